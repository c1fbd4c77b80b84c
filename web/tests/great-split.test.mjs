/** What The Great Split says: every event, every move and every chapter in every language, and where points came from. */

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { fromPython, openPage } from "./page.mjs";
import { assertReadable as readable, LANGUAGES } from "./words.mjs";

const SEATS = [{ name: "Ada" }, { name: "Bea" }];

/** What hardly ever happens in a game. */
const RARE = [
  { kind: "lost", seat: 0, track: "tomes" },
  { kind: "arrow-lost", seat: 1, track: "gold", space: 16 },
  { kind: "blank" },
  ...[0, 2].map((value) => ({ kind: "market", number: 3, value, slider: 4 })),
];

const { load, speaker, close } = await openPage();
after(close);
const { t } = await load("/src/lib/i18n.ts");
const setLanguage = await speaker("great-split");
const { eventText, moveText, awaitText, gains } = await load("/src/games/great-split/events.ts");
const { help, chapter, helpFor, related } = await load("/src/games/great-split/help.ts");
const { breakdown } = await load("/src/games/great-split/breakdown.ts");
const names = await load("/src/games/great-split/names.ts");
const { promptOf } = await load("/src/games/great-split/prompt.ts");

const [edition, ...games] = fromPython("tests/games.py", "great-split").map((line) => JSON.parse(line));
const { components } = edition;

const assertReadable = (text, about) => readable(text, about, "gs");

const inEveryLanguage = (check) => {
  for (const language of LANGUAGES) {
    setLanguage(language);
    check(language);
  }
};

const move = (words, ...events) => ({ seq: 9, kind: "move", seat: 0, move: words, events });
const SPLITTER = { kind: "splitter", seat: 0, track: "tomes" };
const said = (...entry) => moveText(move(...entry), SEATS, components);

describe("log", () => {
  it("tells every event and every move of whole games, to all and to whoever made the move", () => {
    inEveryLanguage(() => {
      for (const { log, own, seats, components } of games) {
        for (const [at, entry] of log.entries()) {
          for (const words of new Set([entry.move, own[at - 1] ?? entry.move])) {
            const text = moveText({ ...entry, move: words }, seats, components);
            assertReadable(text, entry);
            assert.match(text, /\.$/);
          }
          for (const event of entry.events) {
            const text = eventText(event, seats, components);
            if (text === "") continue;
            assertReadable(text, event);
            assert.match(text, /\.$/);
          }
        }
      }
    });
  });

  it("tells what hardly ever happens", () => {
    inEveryLanguage(() => {
      for (const event of RARE) assertReadable(said("splitter tomes", SPLITTER, event), event);
    });
  });

  it("leaves no kind of event and no reason untold", () => {
    const told = [...RARE, ...games.flatMap((game) => game.log.flatMap((entry) => entry.events))];
    assert.deepEqual(edition.kinds.filter((kind) => !told.some((event) => event.kind === kind)), []);
    assert.deepEqual(edition.reasons.filter((reason) => !told.some((event) => event.reason === reason)), []);
  });

  it("tells below a move only what the move does not say itself", () => {
    setLanguage("en");
    const below = (event) => eventText({ seat: 0, track: "gold", space: 4, ...event }, SEATS, components);
    assert.equal(below({ kind: "step" }), "");
    assert.equal(below({ kind: "score", reason: "card", points: 3 }), "");
    assert.equal(below({ kind: "double-arrow" }), "Space 4 on the gold track gives Ada a double arrow.");
    assert.equal(below({ kind: "score", reason: "tomes", points: 3 }), "Ada scores 3 points for tomes (space 4).");
    const start = { seq: 0, kind: "start", seat: null, move: null, events: [{ kind: "round", number: 1, limit: 5, level: 2 }] };
    assert.equal(
      moveText(start, SEATS, components),
      "The game begins. Round 1 begins: cards of level II, hand limit 5.",
    );
  });

  it("says where the cubes of a card came to stand, and what else it brought", () => {
    setLanguage("en");
    const step = (track, space) => ({ kind: "step", seat: 0, track, space });
    assert.equal(
      said("play III-09", { kind: "play", seat: 0, card: "III-09" }, step("gold", 3), step("gold", 4), {
        kind: "double-arrow",
        seat: 0,
        track: "gold",
        space: 4,
      }),
      "Ada plays 3 gold: gold to 4 and a double arrow.",
    );
    assert.equal(
      said("splitter tomes", SPLITTER, { kind: "lost", seat: 0, track: "tomes" }),
      "Ada uses the splitter: one step lost (tomes).",
    );
    assert.equal(said("play I-28", { kind: "play", seat: 0, card: "I-28" }), "Ada plays 1 wild seal.");
  });

  it("tells a secret only to whoever may read it", () => {
    setLanguage("en");
    const turned = [
      { kind: "turn", seat: 0, track: "prestige" },
      { kind: "score", seat: 0, points: 1, reason: "card", track: "prestige" },
    ];
    assert.equal(said(null, ...turned), "Ada plays a card face down: 1 prestige.");
    assert.equal(
      said("turn I-11 prestige", ...turned),
      "Ada plays 1 tome face down: 1 prestige.",
    );
    const divided = { kind: "divide", seat: 0 };
    assert.equal(said(null, divided, { kind: "wallets" }), "Ada has divided the hand. All wallets go to the left.");
    assert.equal(
      said("split I-01 | I-19 II-04", divided),
      "Ada divides the hand: 1 tome and 1 artwork | 2 prestige, 2 artworks.",
    );
    assert.equal(said("split I-01 |", divided), "Ada divides the hand: 1 tome and 1 artwork | nothing.");
    assert.equal(said("take second", { kind: "choose", seat: 0 }), "Ada takes the second half.");
    assert.equal(said("discard I-11", { kind: "discard", seat: 0, number: 1 }), "Ada discards 1 tome.");
  });

  it("tells what all decisions together set off", () => {
    setLanguage("en");
    const score = (seat, points, rest) => ({ kind: "score", seat, points, ...rest });
    const text = said(
      "splitter topaz",
      { kind: "splitter", seat: 0, track: "topaz" },
      { kind: "step", seat: 0, track: "topaz", space: 4 },
      { kind: "market", number: 3, value: 0, slider: 3 },
      { kind: "line", number: 1 },
      score(0, 8, { reason: "gems", topaz: 4, emerald: 6 }),
      score(1, 2, { reason: "gems", topaz: 1, emerald: 6 }),
      { kind: "blank" },
      { kind: "round", number: 4, limit: 6, level: 3 },
      { kind: "deal", seat: 0, number: 1 },
    );
    assert.equal(
      text,
      "Ada uses the splitter: topaz to 4. " +
        "The market tile of round 3 is a 0: the slider stays on 3. " +
        "Scoring: Ada 8 points and Bea 2 points. " +
        "Round 4 begins: cards of level III, hand limit 6.",
    );
  });

  it("counts as gain of a move only what it brought itself", () => {
    setLanguage("en");
    assert.deepEqual(
      gains([
        { kind: "turn", seat: 0, track: "gold" },
        { kind: "step", seat: 0, track: "gold", space: 5 },
        { kind: "final" },
        { kind: "score", seat: 0, points: 20, reason: "tomes", space: 16 },
      ]),
      ["gold to 5"],
    );
  });
});

describe("what is awaited", () => {
  const seat = { seals: [], seals_left: 0, arrow: false, over: 0, left_size: 0, splitter: false };
  const awaited = (phase, rest) => awaitText({ view: { seat: 0, phase, seats: [{ ...seat, ...rest }] } }, [0]);

  it("is told for every phase, and for icons and arrows that wait for their track", () => {
    inEveryLanguage(() => {
      for (const phase of ["setup", "discard", "split", "take", "resolve", "over"]) {
        assertReadable(awaited(phase, { over: 2, left_size: 3, splitter: true }), phase);
      }
    });
    setLanguage("en");
    assert.equal(awaited("discard", { over: 1 }), "discard one card");
    assert.equal(awaited("resolve", { left_size: 3, splitter: true }), "play your cards (4 to go)");
    assert.equal(
      awaited("resolve", { seals: ["tomes-seal", "gold-seal"], seals_left: 2 }),
      "choose the track of your next seal icon (tomes or gold)",
    );
    assert.equal(awaited("resolve", { arrow: true }), "choose the track of your double arrow");
  });
});

describe("result", () => {
  it("tells where every point came from", () => {
    setLanguage("en");
    for (const { log, seats, scores } of games) {
      const { rows } = breakdown(log, seats);
      assert.deepEqual(seats.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat], 0)), scores);
      assert.equal(rows.length, 11);
    }
    inEveryLanguage(() => {
      for (const row of breakdown(games[0].log, games[0].seats).rows) assertReadable(row.label, row);
    });
  });

  it("keeps scoring lines and final scorings apart", () => {
    setLanguage("en");
    const score = { kind: "score", seat: 1, points: 5, reason: "tomes", space: 6 };
    const log = [{ events: [{ kind: "line", number: 2 }, score, { kind: "final" }, score] }];
    const rows = breakdown(log, SEATS).rows.filter((row) => row.points[1] > 0);
    assert.deepEqual(rows, [
      { label: "Scoring line 2", points: [0, 5] },
      { label: "Final: tomes", points: [0, 5] },
    ]);
  });
});

describe("help", () => {
  it("tells every chapter, and leads on to chapters that exist", () => {
    inEveryLanguage(() => {
      const chapters = help(components);
      for (const { id, title, text } of chapters) assertReadable(`${title} ${text}`, id);
      const ids = chapters.map(({ id }) => id);
      for (const id of ids) for (const other of related(id)) assert.ok(ids.includes(other), `${id}: ${other}`);
    });
  });

  it("has a chapter for every part of the table", () => {
    const ids = help(components).map(({ id }) => id);
    const parts = ["hand", "card", "wallet", "splitter", "character", "slider", "tile", "line", "token", "deck"];
    const phases = ["discard", "split", "take", "resolve", "over"];
    for (const part of [...parts, ...phases, "prestige", ...components.tracks.map(({ id }) => id)]) {
      assert.ok(ids.includes(helpFor(part)), part);
    }
  });

  it("speaks of the figures of the box", () => {
    setLanguage("en");
    assert.match(chapter("deal", components).text, /The hand limits are 5, 5, 6, 6, 7,? and 7\./);
    const other = { ...components, limits: [5, 6, 6, 7, 7, 7], gem_points: 3 };
    assert.match(chapter("deal", other).text, /The hand limits are 5, 6, 6, 7, 7,? and 7\./);
    assert.match(chapter("gems", other).text, /times 3/);
  });

  it("explains every switch with every value, the usual one first", () => {
    inEveryLanguage(() => {
      const { text } = help(components).find(({ id }) => id === "switches");
      const lines = text.split("\n\n").slice(1);
      assert.equal(lines.length, Object.keys(edition.switches).length);
      for (const [name, values] of Object.entries(edition.switches)) {
        const label = t(`gs-option-${name}`);
        const settings = values.map((value) => t(`gs-option-${name}-value-${value}`)).join(" / ");
        assert.ok(lines.some((line) => line.startsWith(label) && line.includes(settings)), `${name}: ${settings}`);
      }
    });
  });
});

describe("names", () => {
  it("has a name for everything in the box", () => {
    inEveryLanguage(() => {
      for (const { id } of components.cards) {
        assertReadable(names.cardName(id, components), id);
      }
      for (const { id } of components.characters) {
        assertReadable(names.characterName(id), id);
        assertReadable(names.characterHelp(id, components), id);
      }
      for (const track of components.tracks) {
        assertReadable(names.trackName(track.id), track.id);
        for (const space of track.spaces) {
          for (const thing of names.spaceThings(space)) assertReadable(thing, space);
        }
      }
      for (const token of ["tomes", "artwork", "gems", "none"]) {
        assertReadable(names.tokenName(token), token);
        assertReadable(names.lineName({ after: 3, tokens: [token, "none"] }), token);
      }
      for (const value of components.tiles) assertReadable(names.tileName(value), value);
    });
  });

  it("names cards by what they show", () => {
    setLanguage("en");
    const called = (id) => names.cardName(id, components);
    assert.equal(called("I-01"), "1 tome and 1 artwork");
    assert.equal(called("III-11"), "5 prestige");
    assert.equal(called("II-18"), "2 seals (tomes or artwork)");
    assert.equal(called("III-21"), "2 wild seals");
    setLanguage("de");
    assert.equal(called("I-05"), "1 Büste und 1 Topas");
    assert.equal(called("II-18"), "2 Siegel (Bücher oder Büsten)");
    setLanguage("it");
    assert.equal(called("I-06"), "1 opera d’arte e 1 smeraldo");
    assert.equal(called("III-14"), "2 sigilli (tomi, opere d’arte o topazi)");
  });

  it("names a card of an owner's edition that mixes icons", () => {
    setLanguage("en");
    const icons = ["gold", ["tomes-seal", "gold-seal"], ["artwork-seal", "topaz-seal"]];
    const cards = [{ id: "I-01", level: 1, icons }];
    assert.equal(
      names.cardName("I-01", { ...components, cards }),
      "1 gold, 1 seal (tomes or gold), and 1 seal (artwork or topaz)",
    );
  });
});

describe("the prompt", () => {
  const desk = (view, more = {}) => ({ armed: null, expected: null, you: 0, seats: SEATS, view, ...more });

  it("waits for others only", () => {
    inEveryLanguage(() => {
      const both = promptOf(desk({ phase: "resolve", waiting: [0, 1] }));
      assert.equal(both, t("gs-ui-prompt-moment"));
      const other = promptOf(desk({ phase: "resolve", waiting: [1] }));
      assert.match(other, /Bea/);
      assert.doesNotMatch(other, /Ada/);
    });
  });

  it("asks on while the steps of others are shown", () => {
    setLanguage("en");
    const asked = desk({ phase: "resolve", waiting: [0, 1] }, { expected: "use", card: null });
    assert.equal(promptOf(asked), t("gs-ui-prompt-use"));
  });
});
