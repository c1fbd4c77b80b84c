/** What Intrigo says: every event, every move and every chapter in every language, and what became of Seals and Ducats. */

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { fromPython, openPage } from "./page.mjs";

const LANGUAGES = ["en", "de", "it"];
const SEATS = [{ name: "Ada" }, { name: "Bea" }, { name: "Cleo" }, { name: "Dino" }];
const TOKENS = ["clero", "militari", "mercanti", "vinai", "scrivani", "ducat"];
const KINDS = ["assassin", "thief", "trader", "gondolier", "courtesan", "guard"];
const EFFECTS = [
  ...["nothing", "turn-plot", "turn-token", "turn-ducat", "trade-adjacent", "trade-pair", "trade-any"],
  ...["move-neighbour", "move-any", "swap-any", "swap-neighbours"],
  ...["exchange", "place-at-once", "place-next", "lure", "cancel"],
];

const side = (space, card, face_up = true) => ({ space, card, face_up });
const award = (reason, token, sides, seat) => ({ kind: "award", reason, token, arcade: "A5", sides, seat });

/** What hardly ever happens in a game. */
const RARE = [
  ...TOKENS.flatMap((token) => [
    { kind: "token", arcade: "A4", token },
    { kind: "token-turned", arcade: "A4", token },
    { kind: "returned", arcade: "A4", token },
    { kind: "stayed", arcade: "A4", token },
    award("higher", token, [side("S4", "contarini-3"), side("S5", "tiepolo-2")], 0),
    award("higher", token, [side("S4", "guard"), side("S5", "contarini-3")], 0),
    award("higher", token, [side("S4", "contarini-4"), side("S5", "dandolo-4")], 0),
    award("tie", token, [side("S4", "contarini-3"), side("S5", "tiepolo-3")]),
    award("neutral", token, [side("S4", "contarini-3"), side("S5", "tiepolo-4")]),
    award("neutral", token, [side("S4", "tiepolo-4"), side("S5", "thief")]),
    award("deserted", token, [side("S4", "contarini-3", false), side("S5", "thief")]),
    award("deserted", token, [side("S4", "contarini-3"), side("S5", "thief")]),
    award("face-down", token, [side("S4", "contarini-3"), side("S5", "thief")]),
    { ...award("higher", token, [side("S4", "contarini-3"), side("S5", null)], 0), kind: "stands" },
    { ...award("tie", token, [side("S4", "contarini-3"), side("S5", "dandolo-3")]), kind: "stands" },
  ]),
  { kind: "award", reason: "empty", arcade: "A5", sides: [side("S4", "contarini-3"), side("S5", "thief")] },
  ...KINDS.flatMap((influence) => [0, 1, 3].map((price) => ({ kind: "bought", seat: 0, influence, space: "S3", price }))),
  ...KINDS.map((influence) => ({ kind: "cancelled", space: "S3", influence })),
  ...["exchanged", "called", "shown"].flatMap((kind) => [
    { kind, seat: 0, card: "tiepolo-3", holder: 1, space: "S3" },
    { kind, seat: 0, card: "tiepolo-3", space: "S3" },
  ]),
  ...["equal-seals", "different-seals"].map((reason) => ({ kind: "over", seat: 0, reason })),
  ...[1, 10].map((number) => ({ kind: "over", reason: "rounds", number })),
  ...[0, 1, 8].map((left) => ({ kind: "dealt", number: 4, left })),
  { kind: "plot-turned", space: "S3", card: "contarini-4" },
  { kind: "tokens-swapped", arcade: "A3", other: "A8" },
  { kind: "plot-moved", space: "S3", other: "S8", card: "contarini-4" },
  { kind: "plots-swapped", space: "S3", other: "S8" },
  { kind: "skipped", seat: 0 },
  { kind: "limited", seat: 0, arcade: "A5", token: "ducat" },
  { kind: "first-player", seat: 0 },
  { kind: "round", seat: 0, number: 2 },
];

const { load, speaker, close } = await openPage();
after(close);
const { t, optionId } = await load("/src/lib/i18n.ts");
const setLanguage = await speaker("intrigo");
const page = await (await load("/src/games/index.ts")).loadGame("intrigo");
const events = await load("/src/games/intrigo/events.ts");
const names = await load("/src/games/intrigo/names.ts");

let edition;
const games = [];
for (const line of fromPython("tests/games.py", "intrigo")) {
  const data = JSON.parse(line);
  if (data.log) games.push(data);
  else edition = data;
}
const { components } = edition;

/** The text is one that people can read: nothing is missing in it. */
function assertReadable(text, about) {
  const where = `${JSON.stringify(about)}: ${text}`;
  assert.match(text, /\S/, where);
  assert.doesNotMatch(text, /\big-|undefined|NaN|\[object|[{}]|\(\)|“”|„“|«»| {2}| [.,;]|[.:;]{2}|: ?\./, where);
}

const inEveryLanguage = (check) => {
  for (const language of LANGUAGES) {
    setLanguage(language);
    check(language);
  }
};

const BOUGHT = { kind: "bought", seat: 3, influence: "guard", space: "S6", price: 2 };

/** What the sentence about the move tells has none of its own; how things stand the Palace itself shows. */
const told = (event, seats, box) =>
  page.eventText(event, seats, box) ||
  (event.kind === "stands" ? events.comparison(event, box) : events.effectTexts([event], seats, box)[0]) ||
  page.moveText({ seq: 9, kind: "move", seat: 0, move: null, events: [event] }, seats, box);

const said = (language, event, box = components) => {
  setLanguage(language);
  return page.eventText(event, SEATS, box);
};

const moved = (language, happened, move = null) => {
  setLanguage(language);
  return page.moveText({ seq: 9, kind: "move", seat: 3, move, events: happened }, SEATS, components);
};

describe("log", () => {
  it("tells every event and every move of whole games", () => {
    inEveryLanguage(() => {
      for (const { log, own, seats, components } of games) {
        for (const [i, entry] of log.entries()) {
          const move = page.moveText(entry, seats, components);
          assertReadable(move, entry);
          assert.match(move, /\.$/);
          assertReadable(page.moveText({ ...entry, move: own[i - 1] ?? null }, seats, components), entry);
          for (const event of entry.events) {
            const text = page.eventText(event, seats, components);
            if (text) {
              assertReadable(text, event);
              assert.match(text, /\.$/);
            }
          }
        }
      }
    });
  });

  it("tells what hardly ever happens", () => {
    inEveryLanguage(() => {
      for (const event of RARE) {
        assertReadable(told(event, SEATS, components), event);
        // While the components are still on their way, everything has a name too.
        assertReadable(told(event, SEATS, {}), event);
        assertReadable(page.moveText({ seq: 9, kind: "move", seat: 3, move: null, events: [BOUGHT, event] }, SEATS, components), event);
      }
    });
  });

  it("leaves no kind of event and no reason untold", () => {
    const all = [...RARE, ...games.flatMap((game) => game.log.flatMap((entry) => entry.events))];
    assert.deepEqual(edition.kinds.filter((kind) => !all.some((event) => event.kind === kind)), []);
    assert.deepEqual(edition.reasons.filter((reason) => !all.some((event) => event.reason === reason)), []);
  });

  it("says which card has decided, and how", () => {
    const gradenigo = award("higher", "clero", [side("S4", "contarini-2"), side("S5", "gradenigo-3")], 1);
    assert.equal(said("en", gradenigo), "Bea receives the Seal of the Clergy on A5: Gradenigo 3 beats Contarini 2.");
    assert.equal(said("de", gradenigo), "Bea erhält das Siegel des Klerus auf A5: Gradenigo 3 schlägt Contarini 2.");
    assert.equal(said("it", gradenigo), "Bea riceve il Sigillo del Clero su A5: Gradenigo 3 batte Contarini 2.");
    const neutral = award("neutral", "ducat", [side("S4", "tiepolo-4"), side("S5", "contarini-3")]);
    assert.equal(
      said("de", neutral),
      "Niemand erhält den Dukaten auf A5: Tiepolo 4 schlägt Contarini 3, doch diese Karte gehört niemandem.",
    );
    const alone = award("higher", "ducat", [side("S4", "gradenigo-4", false), side("S5", "contarini-2")], 0);
    assert.equal(said("en", alone), "Ada receives the Ducat on A5: Contarini 2 stands alone.");
  });

  it("tells a purchase with its effect", () => {
    const bought = { kind: "bought", seat: 3, influence: "assassin", space: "S2", price: 1 };
    const turned = { kind: "plot-turned", space: "S1", card: "gradenigo-4" };
    assert.equal(moved("en", [bought]), "Dino pays 1 Ducat and places an Assassin in S2.");
    assert.equal(
      moved("en", [bought, turned]),
      "Dino pays 1 Ducat and places an Assassin in S2: Gradenigo 4 in S1 is turned face down.",
    );
    assert.equal(
      moved("de", [bought, turned]),
      "Dino zahlt 1 Dukaten und legt einen Meuchelmörder in S2: Gradenigo 4 in S1 liegt nun verdeckt.",
    );
    assert.equal(
      moved("it", [bought, turned]),
      "Dino paga 1 Ducato e mette un Assassino in S2: Gradenigo 4 in S1 viene coperta.",
    );
  });

  it("tells an effect that is undone apart from one that is done", () => {
    const guard = { kind: "bought", seat: 3, influence: "guard", space: "S3", price: 2 };
    const undone = { kind: "cancelled", space: "S2", influence: "thief" };
    const turned = { kind: "token-turned", arcade: "A2", token: "vinai" };
    assert.equal(
      moved("en", [guard, undone, turned]),
      "Dino pays 2 Ducats and places a Palace Guard in S3: the effect of the Thief in S2 is undone; " +
        "the Seal of the Vintners on A2 is turned face up again.",
    );
  });

  it("sums the awards up and names the winner", () => {
    const placed = { kind: "placed", seat: 3, card: "contarini-4", space: "S9" };
    const won = (token, seat, arcade) => ({ ...award("higher", token, [], seat), arcade });
    const happened = [placed, won("clero", 0, "A0"), won("ducat", 0, "A1"), won("clero", 0, "A2"), won("ducat", 1, "A3")];
    happened.push(award("tie", "vinai", []), { kind: "over", seat: 0, reason: "equal-seals" });
    assert.equal(
      moved("en", happened),
      "Dino places Contarini 4 in S9. The tokens are handed out: Ada receives 1 Ducat and 2 Seals of the Clergy; " +
        "Bea receives 1 Ducat. Ada has 4 Seals of one guild and wins.",
    );
    assert.match(moved("de", happened), /Ada erhält 1 Dukaten und 2 Siegel des Klerus; Bea erhält 1 Dukaten\./);
    assert.match(moved("it", happened), /Ada riceve 1 Ducato e 2 Sigilli del Clero; Bea riceve 1 Ducato\./);
  });

  it("tells a pick only to those who may know it", () => {
    const kept = [{ kind: "kept", seat: 3 }];
    assert.equal(moved("en", kept), "Dino keeps a card.");
    assert.equal(moved("en", kept, "keep tiepolo-3"), "Dino keeps Tiepolo 3.");
  });
});

describe("what is awaited", () => {
  const seat = { hand_size: 2, ducats: 1, must_place: [] };
  const ask = (view) => {
    const piles = [{ kind: "thief", price: 2, left: 2 }, { kind: "guard", price: null, left: 0 }];
    return page.awaitText({ seat: 0, view: { phase: "turn", pick: 1, picks: 4, seat: 0, seats: [seat], piles, ...view } }, [0]);
  };

  it("depends on hand and Ducats", () => {
    setLanguage("en");
    assert.equal(ask({ phase: "draft", pick: 2 }), "keep a card (2 of 4)");
    assert.equal(ask({}), "place a card");
    assert.equal(ask({ seats: [{ ...seat, ducats: 2 }] }), "place or buy a card");
    assert.equal(ask({ seats: [{ ...seat, hand_size: 0 }] }), "buy a card");
    assert.equal(ask({ seats: [{ ...seat, must_place: ["contarini-4"] }] }), "place the card called for");
  });
});

describe("result", () => {
  it("counts Seals, and Ducats that came and went", () => {
    setLanguage("en");
    for (const { log, seats, scores } of games) {
      const { rows } = page.breakdown(log, seats);
      assert.equal(rows.length, 8);
      for (const row of rows) assertReadable(row.label, row);
      const of = (row, seat) => rows[row].points[seat];
      seats.forEach((_, seat) => {
        const seals = [0, 1, 2, 3, 4].reduce((sum, row) => sum + of(row, seat), 0);
        const ducats = 1 + of(5, seat) - of(6, seat);
        assert.equal(page.score.whole(scores[seat]), seals);
        assert.equal(scores[seat].toFixed(3), (seals + ducats / 1000).toFixed(3));
        assert.ok(page.score.text(scores[seat]).includes(`, ${ducats} Ducat`));
      });
    }
  });

  it("says a score in Seals and Ducats", () => {
    setLanguage("de");
    assert.equal(page.score.text(5.003), "5 Siegel, 3 Dukaten");
    assert.equal(page.score.text(0.001), "0 Siegel, 1 Dukat");
    setLanguage("it");
    assert.equal(page.score.text(1.012), "1 Sigillo, 12 Ducati");
  });
});

describe("help", () => {
  it("explains every chapter, and every kind of Influence card as it is played", () => {
    inEveryLanguage(() => {
      const chapters = page.help(components);
      assert.ok(chapters.length > 10);
      for (const chapter of chapters) assertReadable(`${chapter.title} ${chapter.text}`, chapter.id);
      const { text } = chapters.find(({ id }) => id === "influence");
      for (const kind of KINDS) {
        assert.ok(text.includes(`${names.kindName(kind)} (`), kind);
        assert.ok(text.includes(names.kindHelp(kind, components)), kind);
      }
    });
  });

  it("names the figures of the box at hand", () => {
    const box = {
      ...components,
      rings: { ...components.rings, 2: { arcades: 12, hand: 6, families: 2 }, 4: { arcades: 12, hand: 3, families: 1 } },
      cards: components.cards.map((card) => (card.id === "tiepolo-3" ? { ...card, count: 1 } : card)),
      seals_each: 7,
      start_ducats: 5,
      equal: 6,
      different: 3,
    };
    const told = { en: [], de: [], it: [] };
    inEveryLanguage((language) => {
      told[language] = page.help(box).filter(({ id }) => id !== "switches").map(({ text }) => text).join(" ");
      for (const figure of ["35", "A11", "6", "3"]) assert.ok(told[language].includes(figure), `${language}: ${figure}`);
    });
    assert.match(told.en, /has 2, 3,? and 4 and belongs/);
    assert.match(told.en, /6 with 2 players, 4 with 3, 3 with 4/);
    assert.match(told.de, /Alle beginnen mit 5 Dukaten\./);
    assert.match(told.it, /Ognuno comincia con 5 Ducati\./);
    setLanguage("en");
    assert.match(page.help(components).find(({ id }) => id === "draft").text, /the same number: 4\./);
  });

  it("says what a kind does in a line or two", () => {
    inEveryLanguage(() => {
      const box = (effect) => ({ ...components, influence: [{ kind: "trader", prices: [1], effect }] });
      const told = EFFECTS.map((effect) => names.kindBrief("trader", box(effect)));
      told.push(names.kindBrief("guard", components));
      told.push(names.kindBrief("guard", { ...components, guard_protects: false, guard_value: 5 }));
      for (const text of told) {
        assertReadable(text, text);
        assert.ok(text.length <= 78, text);
      }
      assert.equal(new Set(told).size, told.length);
    });
  });

  it("has words for every effect of the rule switches", () => {
    inEveryLanguage(() => {
      const guard = { guard_protects: false, guard_value: 0 };
      const told = EFFECTS.map((effect) =>
        names.kindHelp("trader", { ...components, influence: [{ kind: "trader", prices: [1, 2], effect }] }),
      );
      told.push(names.kindHelp("guard", components));
      told.push(names.kindHelp("guard", { ...components, ...guard, guard_value: 5 }));
      for (const text of told) assertReadable(text, text);
      assert.equal(new Set(told).size, told.length);
      assert.equal(names.kindHelp("guard", { ...components, ...guard }), told[0]);
    });
  });

  it("explains every switch with every value, the usual one first", () => {
    inEveryLanguage(() => {
      const { text } = page.help(components).find((chapter) => chapter.id === "switches");
      const lines = text.split("\n\n").slice(1);
      assert.equal(lines.length, Object.keys(edition.switches).length);
      for (const [name, values] of Object.entries(edition.switches)) {
        const id = optionId("ig", name);
        const all = values.map((value) => t(`${id}-value-${value}`)).join(" / ");
        assertReadable(`${t(id)} ${t(`${id}-help`)} ${all}`, name);
        assert.ok(lines.some((line) => line.startsWith(t(id)) && line.includes(all)), `${name}: ${all}`);
      }
    });
  });

  it("leads from every part of the table to a chapter", async () => {
    const { chapter, helpFor, related } = await load("/src/games/intrigo/help.ts");
    const ids = new Set(page.help(components).map(({ id }) => id));
    for (const part of [...ids, ...KINDS]) {
      assert.ok(ids.has(helpFor(part)), part);
      for (const id of related(helpFor(part))) assert.ok(ids.has(id), `${part}: ${id}`);
      if (helpFor(part) !== "switches") assertReadable(chapter(helpFor(part), components).text, part);
    }
  });
});

describe("names", () => {
  it("has a name for every card, token, kind and place", () => {
    inEveryLanguage(() => {
      for (const { id } of components.cards) assertReadable(names.cardName(id, components), id);
      for (const kind of KINDS) assertReadable(names.cardName(kind, components), kind);
      for (const token of TOKENS) assertReadable(names.tokenName(token, components), token);
      for (const guild of TOKENS.slice(0, -1)) assertReadable(names.guildName(guild, components), guild);
      for (const arcade of ["A0", "A7"]) assertReadable(names.arcadeName(arcade), arcade);
      assertReadable(names.spaceName("S3"), "S3");
    });
  });

  it("calls families and guilds as the box does", () => {
    const box = {
      ...components,
      families: { ...components.families, morosini: "Venier", tiepolo: "Foscari" },
      guilds: { ...components.guilds, vinai: "Farmers" },
    };
    setLanguage("en");
    assert.equal(names.cardName("morosini-3", box), "Venier 3");
    assert.equal(names.familyName(names.neutralFamily(box), box), "Foscari");
    assert.equal(names.guildName("vinai", box), "Farmers");
    assert.equal(names.tokenName("vinai", box), "Seal “Farmers”");
    assert.equal(names.tokenName("clero", box), "Seal of the Clergy");
    const token = { kind: "token", arcade: "A4", token: "vinai" };
    assert.equal(said("de", token, box), "Auf A4 kommt ein Siegel „Farmers“.");
  });
});
