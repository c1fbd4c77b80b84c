/** What Mille Fiori says: every event, every move and every chapter in every language, and where points came from. */

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { fromPython, openPage } from "./page.mjs";
import { assertReadable as readable, LANGUAGES } from "./words.mjs";

const EXPANSION = ["masterworks", "route", "council", "rewards", "doge", "dogaressa", "window"];
const SETS = ["workshops", "houses", "nobili", "populi", "trade", "palace", "city"];
const SEATS = [{ name: "Ada" }, { name: "Bea" }];

/** What hardly ever happens in a game. */
const RARE = [
  ...["masterwork", "dogaressa"].map((what) => ({ kind: "lost", seat: 0, what })),
  ...["row", "column"].flatMap((reason) =>
    [1, 2, 3].map((number) => ({ kind: "score", seat: 0, points: 10, reason, region: "window", number })),
  ),
  ...SETS.flatMap((set) => [
    { kind: "bonus-lost", seat: 0, set },
    { kind: "bonus", seat: 0, set, points: 20 },
  ]),
  ...["compass", "three-values", "five-values", "top", "handshake", "sea"].map((reason) => ({
    kind: "extra-earned",
    seat: 0,
    reason,
    space: "S7",
  })),
  ...["deck", "diamonds"].map((reason) => ({ kind: "over", reason })),
  ...[2, 19].map((end) => ({ kind: "climb", seat: 0, start: 1, end })),
  { kind: "extra-lost", seat: 0 },
  { kind: "decline", seat: 0 },
  { kind: "last-diamond", seat: 0 },
  { kind: "start-player", seat: 0 },
];

const { load, speaker, close } = await openPage();
after(close);
const { t } = await load("/src/lib/i18n.ts");
const setLanguage = await speaker("mille-fiori");
const page = await (await load("/src/games/index.ts")).loadGame("mille-fiori");
const names = await load("/src/games/mille-fiori/names.ts");

const editions = new Map();
const games = [];
for (const line of fromPython("tests/games.py", "mille-fiori")) {
  const data = JSON.parse(line);
  if (data.log) games.push(data);
  else editions.set(data.edition, data);
}

const assertReadable = (text, about) => readable(text, about, "mf");

const inEveryLanguage = (check) => {
  for (const language of LANGUAGES) {
    setLanguage(language);
    check(language);
  }
};

describe("log", () => {
  it("tells every event and every move of whole games", () => {
    inEveryLanguage(() => {
      for (const { log, seats, components } of games) {
        for (const entry of log) {
          const move = page.moveText(entry, seats, components);
          assertReadable(move, entry);
          assert.match(move, /\.$/);
          for (const event of entry.events) {
            const text = page.eventText(event, seats, components);
            assertReadable(text, event);
            assert.match(text, /\.$/);
          }
        }
      }
    });
  });

  it("tells what hardly ever happens", () => {
    const { components } = editions.get("masterworks");
    inEveryLanguage(() => {
      for (const event of RARE) assertReadable(page.eventText(event, SEATS, components), event);
    });
  });

  it("leaves no kind of event and no reason untold", () => {
    const told = [...RARE, ...games.flatMap((game) => game.log.flatMap((entry) => entry.events))];
    const { kinds, reasons } = editions.get("masterworks");
    assert.deepEqual(kinds.filter((kind) => !told.some((event) => event.kind === kind)), []);
    assert.deepEqual(reasons.filter((reason) => !told.some((event) => event.reason === reason)), []);
  });

  it("tells the lines of the shop windows apart from the last move", () => {
    setLanguage("en");
    const line = { kind: "score", reason: "row", region: "window", number: 1, points: 20 };
    const events = [{ kind: "play", seat: 0, card: "ash-3" }, { kind: "sail", seat: 0, start: 1, end: 4 }];
    events.push({ ...line, seat: 0 }, { ...line, seat: 1 }, { kind: "over", reason: "deck" });
    assert.equal(
      page.moveText({ seq: 9, kind: "move", seat: 0, move: "sail", events }, SEATS),
      "Ada plays ash 3 for the ship and sails to S4. The shop windows score: Ada 20 points; Bea 20 points.",
    );
  });
});

describe("result", () => {
  it("tells where every point came from", () => {
    setLanguage("en");
    for (const { edition, log, seats, scores } of games) {
      const { rows } = page.breakdown(log, seats);
      assert.deepEqual(seats.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat], 0)), scores);
      assert.equal(rows.length, edition === "base" ? 8 : 10);
      for (const row of rows) assertReadable(row.label, row);
    }
  });
});

describe("help", () => {
  it("speaks of the edition that is played", () => {
    inEveryLanguage(() => {
      for (const [edition, { components }] of editions) {
        const chapters = page.help(components);
        for (const chapter of chapters) assertReadable(`${chapter.title} ${chapter.text}`, chapter.id);
        const found = chapters.map((chapter) => chapter.id).filter((id) => EXPANSION.includes(id));
        assert.deepEqual(found, edition === "base" ? [] : EXPANSION);
        const { text } = chapters.find((chapter) => chapter.id === "round");
        assert.equal(text.includes(t("mf-help-round-masterworks")), edition !== "base");
      }
    });
  });

  it("explains every switch with every value, the usual one first", () => {
    inEveryLanguage(() => {
      for (const { components, switches } of editions.values()) {
        const { text } = page.help(components).find((chapter) => chapter.id === "switches");
        const lines = text.split("\n\n").slice(1);
        assert.equal(lines.length, Object.keys(switches).length);
        for (const [name, values] of Object.entries(switches)) {
          const label = t(`mf-option-${name}`);
          const said = values.map((value) => t(`mf-option-${name}-value-${value}`)).join(" / ");
          assert.ok(lines.some((line) => line.startsWith(label) && line.includes(said)), `${name}: ${said}`);
        }
      }
    });
  });
});

describe("names", () => {
  it("has a name for every card and every space", () => {
    inEveryLanguage(() => {
      for (const { components } of editions.values()) {
        for (const face of components.cards) assertReadable(names.cardName(face.id, components), face);
        for (const space of components.spaces) assertReadable(names.spaceName(space), space);
        for (const space of components.sea) assertReadable(names.seaName(space, components), space);
        for (const set of Object.keys(components.bonuses)) assertReadable(names.bonusName(set, 20), set);
        const council = Object.keys(components.expansion?.tiles ?? {});
        for (let number = 1; number <= 3 * council.length + 1; number += 1) {
          assertReadable(names.councilName(number, council, components), number);
        }
      }
    });
  });
});
