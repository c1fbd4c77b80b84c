/** The modules behind the table of The Great Split: what is legal sorted for pressing, divisions, effects, geometry. */

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { openPage } from "./page.mjs";

const { load, close } = await openPage();
after(close);
const from = (name) => load(`/src/games/great-split/${name}.ts`);
const [decision, choose, divide, icons, effects, geometry, scoring] = await Promise.all(
  ["decision", "choose", "divide", "icons", "effects", "geometry", "scoring"].map(from),
);

const move = (words) => ({ move: words, points: [0], events: [] });
const sorted = (words) => decision.decisionOf(words.map(move));

/** All sets of `count` cards, as the server names them. */
function discards(hand, count) {
  if (count === 0) return [[]];
  return hand.flatMap((card, i) => discards(hand.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

describe("legal moves", () => {
  it("are sorted by what is pressed for them", () => {
    const found = sorted(["play I-01", "turn I-01 gold", "turn I-01 prestige", "play II-04", "splitter gold-seal"]);
    assert.deepEqual(Object.keys(found.uses.get("I-01")), ["play", "gold", "prestige"]);
    assert.deepEqual(Object.keys(found.uses.get("II-04")), ["play"]);
    assert.equal(found.splitter.get("gold-seal").move, "splitter gold-seal");
    assert.equal(decision.askedOf(found), "use");
  });

  it("ask for a pending icon or arrow", () => {
    assert.equal(decision.askedOf(sorted(["seal gold-seal"])), "seal");
    assert.equal(decision.askedOf(sorted(["arrow prestige"])), "arrow");
    assert.equal(decision.askedOf(sorted(["take first", "take second"])), "take");
    assert.equal(decision.askedOf(sorted([])), null);
  });

  it("name both halves of a division, also an empty one", () => {
    assert.deepEqual(decision.halvesOf("split I-01 I-02 | II-03"), [["I-01", "I-02"], ["II-03"]]);
    assert.deepEqual(decision.halvesOf("split I-01 I-02 |"), [["I-01", "I-02"], []]);
  });
});

describe("discards", () => {
  const hand = Array.from({ length: 14 }, (_, i) => `II-${String(i + 1).padStart(2, "0")}`);
  const found = sorted(discards(hand, 7).map((cards) => `discard ${cards.join(" ")}`)).discard;

  it("are found among thousands by the chosen cards, in any order", () => {
    assert.equal(found.size, 3432);
    assert.equal(choose.countOf(found), 7);
    const chosen = ["II-09", "II-01", "II-14", "II-02", "II-05", "II-06", "II-03"];
    assert.equal(choose.discardOf(found, chosen).move, "discard II-01 II-02 II-03 II-05 II-06 II-09 II-14");
    assert.equal(choose.discardOf(found, chosen.slice(1)), null);
  });

  it("let every card be chosen that some set has", () => {
    assert.deepEqual([...choose.choosable(found, hand)].sort(), hand);
    const few = sorted(["discard I-01", "discard I-02"]).discard;
    assert.deepEqual([...choose.choosable(few, ["I-01", "I-02", "I-03"])], ["I-01", "I-02"]);
    assert.equal(choose.choosable(new Map(), hand).size, 0);
  });

  it("drop the oldest card when one too many is chosen", () => {
    assert.deepEqual(choose.pressed(["a"], "b", 2), ["a", "b"]);
    assert.deepEqual(choose.pressed(["a", "b"], "c", 2), ["b", "c"]);
    assert.deepEqual(choose.pressed(["a", "b"], "a", 2), ["b"]);
  });
});

describe("a division", () => {
  const hand = ["a", "b", "c", "d"];
  const words = ["split a | b c d", "split a b | c d", "split a c | b d", "split a b c | d", "split a c d | b"];
  const split = sorted(words).split;

  it("is laid out as somebody suggests, with the first card of the hand on the left", () => {
    const hand = ["a", "b", "c", "d"];
    assert.deepEqual(divide.dividedAs(hand, ["c", "a"], ["b", "d"]), { cards: ["a", "c", "b", "d"], cut: 2 });
    assert.deepEqual(divide.dividedAs(hand, ["d"], ["a", "b", "c"]), { cards: ["a", "b", "c", "d"], cut: 3 });
  });
  it("is found by either half", () => {
    assert.equal(divide.splitOf(split, divide.firstRow(hand)).move, "split a b | c d");
    assert.equal(divide.splitOf(split, { cards: ["a", "c", "b", "d"], cut: 2 }).move, "split a c | b d");
    assert.equal(divide.splitOf(split, { cards: hand, cut: 4 }), null);
  });

  it("keeps the first card in the left half when cards change sides", () => {
    let row = divide.flip(divide.firstRow(hand), "c");
    assert.deepEqual([divide.leftOf(row), divide.rightOf(row)], [["a", "b", "c"], ["d"]]);
    row = divide.flip(row, "a");
    assert.deepEqual([divide.leftOf(row), divide.rightOf(row)], [["a", "d"], ["b", "c"]]);
    row = divide.flip(row, "d");
    assert.deepEqual([divide.leftOf(row), divide.rightOf(row)], [["a"], ["d", "b", "c"]]);
    assert.deepEqual(divide.flip(row, "x"), row);
  });

  it("puts the splitter only where the division is legal", () => {
    assert.deepEqual(divide.cuts(split, divide.firstRow(hand)), [1, 2, 3]);
    assert.equal(divide.nearest([1, 2, 3], 9, 2), 3);
    assert.equal(divide.nearest([1, 2, 3], 0, 2), 1);
    assert.equal(divide.nearest([], 3, 2), 2);
    assert.equal(divide.cutAt(divide.firstRow(hand), 9).cut, 4);
  });
});

describe("cards", () => {
  const seal = (...kinds) => kinds.map((kind) => `${kind}-seal`);
  const components = {
    cards: [
      { id: "x", level: 1, icons: ["tomes", "gold"] },
      { id: "y", level: 3, icons: ["prestige", "prestige", "prestige"] },
      { id: "z", level: 2, icons: [seal("gold", "tomes"), seal("gold", "tomes")] },
    ],
  };

  it("come to the sum of their icons, in the order of the tracks", () => {
    const sum = icons.sumOf(["y", "x", "z", null], components);
    assert.deepEqual(sum.steps, [
      { track: "tomes", count: 1 },
      { track: "gold", count: 1 },
      { track: "prestige", count: 3 },
    ]);
    assert.deepEqual(sum.seals, [{ kinds: ["tomes", "gold"], count: 2 }]);
  });
});

describe("effects", () => {
  const events = [
    { kind: "play", seat: 0, card: "x" },
    { kind: "step", seat: 0, track: "gold", space: 4 },
    { kind: "double-arrow", seat: 0, track: "gold", space: 4 },
    { kind: "step", seat: 1, track: "gold", space: 9 },
    { kind: "score", seat: 0, reason: "card", points: 2 },
    { kind: "lost", seat: 0, track: "tomes" },
  ];

  it("tell cubes, prestige, lost steps and what waits, for one seat", () => {
    const found = effects.effectsOf(events, 0);
    assert.deepEqual(found.advances[0], { track: "gold", from: 3, to: 4, lost: 0 });
    assert.equal(found.advances[1].lost, 1);
    assert.equal(found.prestige, 2);
    assert.equal(found.arrows, 1);
    assert.deepEqual(found.trail, [{ track: "gold", space: 4 }]);
    assert.deepEqual(effects.effectsOf(events, null).advances, []);
  });

  it("find what is printed on the spaces that are entered", () => {
    const spaces = [{}, { contract: true }, { banner: 5, contract: true }, { star: 1 }];
    const found = effects.foundOn({ track: "tomes", from: 0, to: 2, lost: 0 }, { tracks: [{ id: "tomes", spaces }] });
    assert.deepEqual(found, { contracts: 2, stars: 0, banner: 5 });
  });
});

describe("the board", () => {
  const inFrame = ({ x, y, width, height }, shape) =>
    x >= 0 && y >= 0 && x + width <= shape.width + 0.01 && y + height <= shape.height + 0.01;

  for (const [width, height] of [[816, 500], [390, 350], [320, 300]]) {
    it(`has room for every space at ${width} by ${height}`, () => {
      const shape = geometry.shapeOf(width, height);
      for (const track of geometry.ORDER.filter((one) => one !== "prestige")) {
        const last = track.endsWith("-seal") ? 10 : 16;
        const spaces = Array.from({ length: last + 1 }, (_, i) => geometry.spaceRect(shape, track, i, last));
        assert.ok(spaces.every((rect) => inFrame(rect, shape)));
        for (let i = 1; i < last; i++) assert.ok(spaces[i].x + spaces[i].width <= spaces[i + 1].x + 0.01);
        assert.ok(spaces[last].x + spaces[last].width <= geometry.worthOf(shape, "gold").x + 0.01 || !shape.stacked);
      }
    });
  }

  it("runs prestige around the rim and begins again after a lap", () => {
    const shape = geometry.shapeOf(800, 500);
    assert.deepEqual(geometry.rimPoint(shape, 0, 100), geometry.rimPoint(shape, 200, 100));
    const corners = [0, 25, 50, 75].map((points) => geometry.rimPoint(shape, points, 100));
    assert.ok(new Set(corners.map(({ x, y }) => `${x}:${y}`)).size === 4);
  });
});

describe("the end of a round", () => {
  const events = [
    { kind: "step", seat: 0, track: "gold", space: 4 },
    { kind: "market", number: 3, value: 2, slider: 5 },
    { kind: "line", number: 1 },
    { kind: "score", seat: 0, points: 14, reason: "gems", topaz: 7, emerald: 9 },
    { kind: "score", seat: 1, points: 4, reason: "gems", topaz: 2, emerald: 3 },
    { kind: "blank" },
    { kind: "round", number: 4 },
  ];

  it("is told scoring by scoring", () => {
    const end = scoring.endOfRound(events, 2);
    assert.deepEqual([end.round, end.market, end.line, end.final], [3, { value: 2, slider: 5 }, 1, false]);
    assert.deepEqual(end.scorings.map(({ what, totals }) => [what, totals]), [["gems", [14, 4]], ["blank", [0, 0]]]);
  });

  it("adds up contracts of all kinds", () => {
    const contract = (seat, resource, points) => ({ kind: "score", reason: "contract", seat, resource, points, icons: 1, stars: points });
    const end = scoring.endOfRound([events[1], { kind: "final" }, contract(0, "gold", 3), contract(0, "tomes", 2)], 1);
    assert.equal(end.final, true);
    assert.deepEqual(end.scorings[0].totals, [5]);
  });

  it("is none while the round goes on", () => assert.equal(scoring.endOfRound(events.slice(0, 1), 2), null));
});
