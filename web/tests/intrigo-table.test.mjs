/** How the table of Intrigo thinks: steps of a move, the ring, what events change, the awarding, nearness to victory. */

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { openPage } from "./page.mjs";

const { load, close } = await openPage();
after(close);
const path = "/src/games/intrigo";
const { coursesOf, stageOf, kindOfNext, stepOf, thingsOf } = await load(`${path}/chooser.ts`);
const { isSwap } = await load(`${path}/names.ts`);
const { around, neighbour, ringOf, SIZE, wayBetween } = await load(`${path}/geometry.ts`);
const { applied, arrowOf, arrowsOf } = await load(`${path}/applied.ts`);
const { haulAt, sceneOf, seatsAt, weight } = await load(`${path}/awarding.ts`);
const { nearness, ownerOf } = await load(`${path}/standing.ts`);

const moves = (...words) => words.map((move) => ({ move, points: [], events: [] }));
const courses = (legal, effect = "nothing") => coursesOf(legal, () => isSwap(effect));

describe("a move, word by word", () => {
  const legal = courses(moves("place dandolo-2 S3", "place dandolo-2 S4", "buy thief S3", "buy thief S3 A4", "buy thief S4"));

  it("says what can follow", () => {
    assert.deepEqual([...thingsOf(legal, "place")], ["dandolo-2"]);
    assert.deepEqual([...thingsOf(legal, "buy")], ["thief"]);
    assert.deepEqual([...stageOf(legal, ["place", "dandolo-2"]).next], ["S3", "S4"]);
  });

  it("knows where a move can end although another goes on", () => {
    const stage = stageOf(legal, ["buy", "thief", "S3"]);
    assert.equal(stage.whole?.move, "buy thief S3");
    assert.deepEqual([...stage.next], ["A4"]);
    assert.equal(kindOfNext(stage), "arcade");
    assert.deepEqual([...stageOf(legal, ["buy", "thief"]).further], ["S3"]);
  });

  it("does not take the beginning of a word for the word", () => {
    const stage = stageOf(courses(moves("buy thief S1 A1", "buy thief S10 A10")), ["buy", "thief", "S1"]);
    assert.deepEqual([...stage.next], ["A1"]);
    assert.equal(stage.whole, null);
  });

  it("tells places from cards", () => {
    assert.deepEqual(["S3", "A12", "contarini-4"].map(stepOf), ["space", "arcade", "named"]);
    assert.equal(kindOfNext(stageOf([], ["buy"])), null);
  });
});

describe("two targets that change places", () => {
  /** Moves as the rules name them: each pair once, of two adjacent tokens the lower one first, else the adjacent one. */
  const near = ["A1", "A2"];
  const far = ["A0", "A3", "A7"];
  const pairs = (things) => things.flatMap((one, i) => things.slice(i + 1).map((other) => `${one} ${other}`));
  const NAMED = {
    "trade-adjacent": ["A1 A2", ...near.flatMap((one) => far.map((other) => `${one} ${other}`))],
    "trade-pair": ["A1 A2"],
    "trade-any": [...near.flatMap((one) => far.map((other) => `${one} ${other}`)), "A1 A2", ...pairs(far)],
    "swap-any": pairs(["S0", "S3", "S5", "S11"]),
    "swap-neighbours": ["S0 S2"],
  };

  for (const [effect, named] of Object.entries(NAMED)) {
    it(`are chosen in either order: ${effect}`, () => {
      const legal = moves("buy trader S1", ...named.map((targets) => `buy trader S1 ${targets}`));
      const all = courses(legal, effect);
      const start = ["buy", "trader", "S1"];
      assert.equal(stageOf(all, start).whole?.move, "buy trader S1");
      for (const targets of named) {
        const [one, other] = targets.split(" ");
        for (const [first, second] of [[one, other], [other, one]]) {
          assert.ok(stageOf(all, start).next.has(first), `${first} can be pressed first`);
          const stage = stageOf(all, [...start, first]);
          assert.ok(stage.next.has(second) && !stage.next.has(first) && !stage.whole, `${first}, then ${second}`);
          assert.equal(stageOf(all, [...start, first, second]).whole?.move, `buy trader S1 ${targets}`);
        }
      }
      const reached = [...stageOf(all, start).next].flatMap((first) =>
        [...stageOf(all, [...start, first]).next].map((second) => stageOf(all, [...start, first, second]).whole?.move),
      );
      assert.deepEqual([...new Set(reached)].sort(), legal.slice(1).map(({ move }) => move).sort());
    });
  }

  it("are nothing else: a card goes from one place to another", () => {
    const all = courses(moves("buy gondolier S1 S0 S5"), "move-neighbour");
    assert.deepEqual([...stageOf(all, ["buy", "gondolier", "S1"]).next], ["S0"]);
    assert.deepEqual([...stageOf(all, ["buy", "gondolier", "S1", "S0"]).next], ["S5"]);
  });
});

describe("the ring", () => {
  for (const count of [8, 12, 16]) {
    it(`of ${count} lies whole on its square, clockwise and without overlaps`, () => {
      const ring = ringOf(count);
      const cells = around(count).map((id) => (id.startsWith("A") ? ring.arcades : ring.spaces)[Number(id.slice(1))]);
      assert.equal(new Set(cells.map(({ id }) => id)).size, 2 * count);
      for (const { x, y, width, height } of cells) {
        assert.ok(x - width / 2 >= 0 && x + width / 2 <= SIZE && y - height / 2 >= 0 && y + height / 2 <= SIZE);
      }
      for (const [i, cell] of cells.entries()) {
        const next = cells[(i + 1) % cells.length];
        const apart = Math.max(
          Math.abs(cell.x - next.x) - (cell.width + next.width) / 2,
          Math.abs(cell.y - next.y) - (cell.height + next.height) / 2,
        );
        assert.ok(Math.abs(apart) < 0.01, `${cell.id} and ${next.id} touch`);
      }
      assert.equal(cells.filter(({ corner }) => corner).length, 4);
    });

    it(`of ${count} is wide enough for a finger on a phone`, () => {
      const { spaces } = ringOf(count);
      const least = Math.min(...spaces.flatMap(({ width, height }) => [width, height])) + 16;
      assert.ok((least * 390) / SIZE >= 44);
    });
  }

  it("is walked with the arrow keys", () => {
    const ring = ringOf(16);
    assert.equal(neighbour(ring, "A0", around(16), "ArrowRight"), "S0");
    assert.equal(neighbour(ring, "A0", around(16), "ArrowDown"), "S15");
    assert.equal(neighbour(ring, "A0", around(16), "ArrowUp"), null);
    assert.equal(neighbour(ring, "S0", ["S1", "S15"], "ArrowRight"), "S1");
  });

  it("draws arrows between different places only", () => {
    const ring = ringOf(16);
    assert.match(wayBetween(ring, "S5", "S12").path, /^M[\d.,]+Q[\d.,]+ [\d.,]+$/);
    assert.equal(wayBetween(ring, "S5", "S5"), null);
  });
});

const arcade = (id, token, more = {}) => ({ id, token, face_up: true, protected: false, winner: null, reason: "deserted", ...more });
const space = (id, card = null, face_up = true) => ({ id, card, face_up, protected: false });

describe("what events change", () => {
  const arcades = [arcade("A0", "clero"), arcade("A1", "ducat")];
  const spaces = [space("S0", "dandolo-2"), space("S1")];

  it("puts cards, moves them, turns them", () => {
    const moved = applied(arcades, spaces, [{ kind: "plot-moved", space: "S0", other: "S1", card: "dandolo-2" }]);
    assert.deepEqual(moved.spaces.map(({ card }) => card), [null, "dandolo-2"]);
    assert.deepEqual([...moved.changed].sort(), ["S0", "S1"]);
    const turned = applied(arcades, spaces, [
      { kind: "bought", influence: "assassin", space: "S1" },
      { kind: "plot-turned", space: "S0", card: "dandolo-2" },
    ]);
    assert.deepEqual(turned.spaces.map(({ card, face_up }) => [card, face_up]), [["dandolo-2", false], ["assassin", true]]);
    assert.equal(spaces[0].face_up, true, "the view itself stays as it is");
  });

  it("swaps and turns tokens", () => {
    const swapped = applied(arcades, spaces, [{ kind: "tokens-swapped", arcade: "A0", other: "A1" }]);
    assert.deepEqual(swapped.arcades.map(({ token }) => token), ["ducat", "clero"]);
    const turned = applied(arcades, spaces, [{ kind: "token-turned", arcade: "A1", token: "ducat" }]);
    assert.equal(turned.arcades[1].face_up, false);
  });

  it("tells who would win now", () => {
    const { arcades: now } = applied(arcades, spaces, [{ kind: "stands", arcade: "A0", seat: 1, reason: "higher" }]);
    assert.deepEqual([now[0].winner, now[0].reason], [1, "higher"]);
  });

  it("draws its arrows from the card or between what changes places", () => {
    const bought = { kind: "bought", influence: "thief", space: "S1" };
    assert.deepEqual(arrowsOf([bought, { kind: "token-turned", arcade: "A1" }]), [{ from: "S1", to: "A1", both: false }]);
    assert.deepEqual(arrowsOf([{ kind: "tokens-swapped", arcade: "A0", other: "A1" }]), [{ from: "A0", to: "A1", both: true }]);
    assert.deepEqual(arrowOf(["buy", "gondolier", "S5"]), []);
    assert.deepEqual(arrowOf(["buy", "gondolier", "S5", "S4"]), [{ from: "S5", to: "S4", both: false }]);
    assert.deepEqual(arrowOf(["buy", "courtesan", "S5", "dandolo-2", "S3"]), []);
  });
});

describe("the awarding", () => {
  const sides = (before, after) => [
    { space: "S1", card: before, face_up: true },
    { space: "S0", card: after, face_up: true },
  ];
  const events = [
    { kind: "placed", seat: 0, card: "dandolo-2", space: "S0" },
    { kind: "award", seat: 0, arcade: "A0", token: "clero", reason: "higher", sides: sides(null, "dandolo-2") },
    { kind: "award", seat: 1, arcade: "A1", token: "ducat", reason: "higher", sides: sides("dandolo-2", "morosini-3") },
    { kind: "limited", seat: 1, arcade: "A1", token: "ducat" },
  ];
  const seat = (clero, ducats) => ({ seals: { clero }, ducats, families: [] });
  const view = { arcades: [arcade("A0", null), arcade("A1", null)], spaces: [space("S0"), space("S1")] };

  it("shows the palace as it was", () => {
    const scene = sceneOf(events, view);
    assert.deepEqual(scene.arcades.map(({ token, winner }) => [token, winner]), [["clero", 0], ["ducat", 1]]);
    assert.equal(scene.spaces[0].card, "morosini-3");
    assert.equal(sceneOf([events[0]], view), null);
  });

  it("counts up from what the seats had before", () => {
    const now = [seat(1, 0), seat(0, 3)];
    assert.deepEqual(seatsAt(now, events, 0).map(({ seals, ducats }) => [seals.clero, ducats]), [[0, 0], [0, 3]]);
    assert.deepEqual(seatsAt(now, events, 2).map(({ seals }) => seals.clero), [1, 0]);
    assert.equal(seatsAt([seat(1, null), seat(0, null)], events, 0)[1].ducats, null);
    assert.deepEqual(haulAt(events.slice(1, 3), 1, 2), [["clero"], []]);
  });

  it("gets its time, what is hidden hardly any", () => {
    const entry = (events, more = {}) => ({ seq: 1, kind: "move", seat: 0, move: null, events, ...more });
    assert.ok(weight(entry(events)) > 3);
    assert.equal(weight(entry([{ kind: "kept", seat: 0 }])), 0.2);
    assert.equal(weight(entry([], { kind: "start" })), 0);
  });
});

describe("victory", () => {
  const components = { different: 5, equal: 4 };

  it("is near by the shorter way", () => {
    assert.deepEqual(nearness({ clero: 3, vinai: 1, militari: 0 }, components), { different: 2, equal: 3, missing: 1 });
    assert.equal(nearness({ clero: 1, vinai: 1, militari: 1, mercanti: 1, scrivani: 0 }, components).missing, 1);
    assert.equal(nearness({}, components).missing, 4);
  });

  it("is served by the families of a seat", () => {
    const seats = [{ families: ["dandolo", "contarini"] }, { families: ["morosini"] }];
    assert.equal(ownerOf("contarini-4", seats), 0);
    assert.equal(ownerOf("tiepolo-3", seats), null);
    assert.equal(ownerOf(null, seats), null);
  });
});
