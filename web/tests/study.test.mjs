/** Levels, hints, and what is read off the analysis of a finished game. */

import assert from "node:assert/strict";
import { after, describe, it, mock } from "node:test";
import { setImmediate } from "node:timers/promises";
import { openPage } from "./page.mjs";
import { assertReadable, LANGUAGES } from "./words.mjs";

globalThis.window ??= globalThis;
globalThis.location ??= { hash: "" };
globalThis.addEventListener ??= () => {};
globalThis.localStorage ??= { getItem: () => null, setItem: () => {} };

const { load, speaker, close } = await openPage();
after(close);
const speak = await speaker("mille-fiori");
const { levelHelp, levelName, LEVELS, offeredLevels, playedLevel, rankOf, usualLevel } = await load("/src/lib/levels.ts");
const { hintedParts } = await load("/src/lib/hints.ts");
const { within } = await load("/src/lib/outlines.ts");
const study = await load("/src/lib/study.ts");
const { loadGame } = await load("/src/games/index.ts");

describe("levels", () => {
  it("are offered weakest first, without what is there for comparisons", () => {
    assert.deepEqual(offeredLevels(["random", "greedy", ...LEVELS.toReversed()]), [...LEVELS]);
    assert.deepEqual(offeredLevels(["random", "master", "own-bot", "novice"]), ["novice", "master", "own-bot"]);
  });
  it("leave whatever a server has if it has none of them", () => {
    assert.deepEqual(offeredLevels(["random", "greedy"]), ["random", "greedy"]);
    assert.equal(usualLevel(["random", "greedy"]), "greedy");
  });
  it("begin in the middle", () => {
    assert.equal(usualLevel(LEVELS), "casual");
    assert.deepEqual(LEVELS.map(rankOf), [1, 2, 3, 4, 5, 6]);
    assert.equal(rankOf("greedy"), 0);
    assert.equal(rankOf(null), 0);
  });
  it("go on as a computer has played", () => {
    const seats = (...bots) => bots.map((bot) => ({ bot }));
    assert.equal(playedLevel(seats(null, "greedy", "master", "novice")), "master");
    assert.equal(playedLevel(seats(null, "greedy")), null);
  });
  it("say in every language how they play", () => {
    for (const language of LANGUAGES) {
      speak(language);
      const names = LEVELS.map(levelName);
      assert.equal(new Set(names).size, LEVELS.length);
      for (const level of LEVELS) {
        assertReadable(levelName(level), level, "bot");
        assertReadable(levelHelp(level), level, "bot");
      }
    }
    assert.equal(levelName("somebody-elses"), "somebody-elses");
    assert.equal(levelHelp("somebody-elses"), "");
  });
});

describe("a hint", () => {
  it("points at the button that makes the move, and at all that it touches", () => {
    const parts = hintedParts('take "x"', [{ at: "[data-space=S3]" }]);
    assert.deepEqual(parts.map(({ at }) => at), ['[data-move="take \\"x\\""]', "[data-space=S3]"]);
  });
});

describe("a suggestion whose preview tells nothing", () => {
  it("is told all the same", async () => {
    const { moveText } = await loadGame("mille-fiori");
    speak("en");
    const told = (move) => moveText({ seq: 0, kind: "move", seat: 0, move, events: [], what: null, of: null }, [{ name: "Ada" }], { spaces: [] });
    assert.equal(told("take minor-doge"), "Ada takes Dogaressa card “minor Doge card” from the open cards.");
    assert.equal(told("take stack"), "From the top of the stack.");
  });
});

describe("a move on the table", () => {
  const touches = async (game, move, events = [], seat = 0) => {
    const { touched } = await loadGame(game);
    return touched(move, seat, events).map(({ at, sign }) => (sign ? `${sign}: ${at}` : at));
  };
  const played = "[data-testid=in-play] > *";

  it("touches cards, spaces and where ship and council figure go: mille-fiori", async () => {
    const sails = [{ kind: "sail", seat: 0, start: 3, end: 6 }, { kind: "sail", seat: 1, start: 0, end: 9 }];
    assert.deepEqual(await touches("mille-fiori", "draft house-4"), ['[data-testid=hand] [data-card="house-4"]']);
    assert.deepEqual(await touches("mille-fiori", "lay B5"), [played, '[data-space="B5"]']);
    assert.deepEqual(await touches("mille-fiori", "sail", sails), [played, "[data-sea=S6]"]);
    assert.deepEqual(await touches("mille-fiori", "climb 2", [{ kind: "climb", seat: 0, start: 1, end: 3 }]), [played, '[data-council="3"]']);
    assert.deepEqual(await touches("mille-fiori", "frame 5"), [played, '[data-frame="5"]']);
    assert.deepEqual(await touches("mille-fiori", "take stack"), ["[data-stack=back]"]);
    assert.deepEqual(await touches("mille-fiori", "decline"), []);
  });
  it("lies on the part of the table that then comes up: mille-fiori", async () => {
    const { partOfMove } = await load("/src/games/mille-fiori/court/parts.ts");
    const part = (move, phase = "play") => partOfMove(move, phase);
    assert.deepEqual(["lay B5\nsail", "climb 2", "frame 5", "extra swan-2", "draft swan-2", ""].map((move) => part(move)), [
      "board", "council", "windows", "cards", null, null,
    ]);
    assert.deepEqual(["masterwork", "dogaressa"].map((phase) => part("take stack", phase)), ["windows", "cards"]);
  });
  it("touches what is pressed for it, word by word: intrigo", async () => {
    assert.deepEqual(await touches("intrigo", "place dandolo-2 S7"), ['[data-testid=hand] [data-card="dandolo-2"]', "[data-space=S7]"]);
    assert.deepEqual(await touches("intrigo", "buy trader S15 A0 A3"), ["[data-pile=trader]", "[data-space=S15]", "[data-arcade=A0]", "[data-arcade=A3]"]);
    assert.deepEqual(await touches("intrigo", "buy thief S1 dandolo-2"), ["[data-pile=thief]", "[data-space=S1]", '[data-card="dandolo-2"]']);
  });
  it("touches cards with the half they go to, and the spaces that cubes reach: great-split", async () => {
    const hand = (card) => `[data-testid=hand] [data-card="${card}"]`;
    assert.deepEqual(await touches("great-split", "split I-01 I-02 | I-03"), [`1: ${hand("I-01")}`, `1: ${hand("I-02")}`, `2: ${hand("I-03")}`]);
    assert.deepEqual(await touches("great-split", "discard I-01 I-02"), [hand("I-01"), hand("I-02")]);
    const steps = [{ kind: "step", seat: 0, track: "tomes", space: 4 }, { kind: "step", seat: 0, track: "tomes", space: 5 }];
    assert.deepEqual(await touches("great-split", "play I-01", [...steps, { kind: "score", reason: "card", seat: 0, points: 2 }]), [
      hand("I-01"), '[data-cell="tomes:5"]', "[data-cell=prestige]",
    ]);
    assert.deepEqual(await touches("great-split", "take second"), ["[data-testid=wallet] [data-half=second]"]);
  });
  it("is not pointed at where it has been scrolled away", () => {
    const room = { x: 0, y: 0, width: 100, height: 100 };
    assert.deepEqual(within({ x: 90, y: 10, width: 16, height: 20 }, room), { x: 90, y: 10, width: 10, height: 20 });
    assert.equal(within({ x: 95, y: 10, width: 20, height: 20 }, room), null);
    assert.equal(within({ x: 120, y: 10, width: 20, height: 20 }, room), null);
  });
});

/** A decision that is all right unless it says otherwise. */
const decision = (change = {}) => ({
  move: 0, seat: 0, played: "sail", best: "sail", choices: 3, candidates: [], loss: 0, points_loss: 0, noise: 0, mark: null,
  win: [0.5, 0.5], points: [10, 10], scores: [0, 0], ...change,
});

describe("an analysis", () => {
  const decisions = [
    decision({ mark: "mistake", win: [0.4, 0.6], scores: [3, 0] }),
    decision({ seat: 1 }),
    decision({ mark: "blunder", win: [0.1, 0.9], scores: [3, 8] }),
  ];
  const analysis = { start: { win: [0.5, 0.5], points: [9, 9] }, decisions };

  it("has a line for each seat, which begins before the first decision", () => {
    assert.deepEqual(study.linesOf(analysis, "win"), [[0.5, 0.4, 0.5, 0.1], [0.5, 0.6, 0.5, 0.9]]);
    assert.deepEqual(study.linesOf(analysis, "scores"), [[0, 3, 0, 3], [0, 0, 0, 8]]);
  });
  it("is drawn from the lower to the upper edge", () => {
    assert.equal(study.pathOf([0, 0.5, 1], 1, 100, 40), "M0.0 40.0L50.0 20.0L100.0 0.0");
    assert.equal(study.pathOf([7], 5, 100, 40), "M0.0 0.0");
  });
  it("ends its axis at a round number", () => {
    assert.deepEqual([0, 1, 7, 12, 21, 101, 249, 260].map(study.roundUp), [1, 1, 10, 20, 25, 200, 250, 500]);
  });
  it("keeps labels apart and inside", () => {
    assert.deepEqual(study.spread([0, 40, 40], 10, 40), [0, 30, 40]);
    assert.deepEqual(study.spread([5, 5, 5], 10, 40), [5, 15, 25]);
    assert.deepEqual(study.spread([40, 0], 10, 40), [40, 0]);
  });
  it("finds the decision under a finger, also beside the chart", () => {
    assert.deepEqual([-0.2, 0, 0.34, 0.99, 1, 1.3].map((share) => study.decisionAt(share, 3)), [0, 0, 1, 2, 2, 2]);
  });
  it("leads from mark to mark", () => {
    assert.equal(study.nextMarked(decisions, -1, 1), 0);
    assert.equal(study.nextMarked(decisions, 0, 1), 2);
    assert.equal(study.nextMarked(decisions, 2, 1), null);
    assert.equal(study.nextMarked(decisions, 2, -1), 0);
    assert.equal(study.nextMarked(decisions, 0, -1), null);
  });
  it("says which candidate was played and which is best", () => {
    const candidates = ["sail", "lay B5"].map((move) => ({ move, win: 0.5, points: 9, visits: 4 }));
    const rows = study.rowsOf(decision({ candidates, played: "lay B5" }));
    assert.deepEqual(rows.map(({ played, best }) => [played, best]), [[false, true], [true, false]]);
  });
  it("tells the best move first, then the played one, then the others by their chances", () => {
    const values = { "lay A7": [0.7, 5], "lay D1": [0.4, 30], "lay B5": [0.3, 2], "lay C2": [0.6, 90], sail: [0.5, 900] };
    const candidates = Object.entries(values).map(([move, [win, visits]]) => ({ move, win, points: 9, visits }));
    const rows = study.rowsOf(decision({ candidates, played: "lay B5" }));
    assert.deepEqual(rows.map(({ move }) => move), ["sail", "lay B5", "lay C2", "lay D1", "lay A7"]);
    assert.deepEqual(rows.map(({ rough }) => rough), [false, false, true, true, true]);
  });
  it("does not tell values of moves that were hardly tried, unless they were compared", () => {
    const candidates = ["sail", "lay B5", "lay D1", "lay A7"].map((move, i) => ({ move, win: 0.5, points: 9, visits: [900, 1, 20, 19][i] }));
    const rows = study.rowsOf(decision({ candidates, played: "lay B5" }));
    assert.deepEqual(rows.map(({ sure }) => sure), [true, true, true, false]);
  });
});

describe("the wait for an analysis", () => {
  it("can be ended while it is being asked how far it is", async () => {
    const { Study } = await load("/src/lib/study.svelte.ts");
    const asked = [];
    const replies = [];
    const fetched = mock.method(globalThis, "fetch", (_, { method }) => {
      asked.push(method);
      return new Promise((reply) => replies.push((state) => reply(Response.json({ state, done: 0, all: 0, analysis: null }))));
    });
    globalThis.document ??= { baseURI: "http://house.example/" };
    try {
      const waiting = new Study("abc");
      const begun = waiting.begin();
      const cancelled = [waiting.cancel(), waiting.cancel()];
      assert.deepEqual(asked, ["POST"]);
      replies[0]("running");
      await begun;
      await setImmediate();
      assert.deepEqual(asked, ["POST", "DELETE"]);
      replies[1]("none");
      await Promise.all(cancelled);
      assert.equal(waiting.waiting, false);
      assert.deepEqual(asked, ["POST", "DELETE"]);
      waiting.close();
    } finally {
      fetched.mock.restore();
    }
  });
});

describe("a moment of the log", () => {
  const entry = (seq, kind, seat) => ({ seq, kind, seat, move: null, events: [], what: null, of: null });
  // Entry 2 was taken back; entry 5 is a hint.
  const log = [entry(0, "start", null), entry(1, "move", 0), entry(4, "move", 1), entry(6, "move", null), entry(7, "move", 0)];

  it("lies before the entry of its move, however many were taken back", () => {
    assert.deepEqual(study.momentOf(log, 0), { entry: log[1], before: 0 });
    assert.deepEqual(study.momentOf(log, 1), { entry: log[2], before: 1 });
    assert.deepEqual(study.momentOf(log, 3), { entry: log[4], before: 6 });
    assert.deepEqual(study.momentOf(log, 9), { entry: null, before: 0 });
  });
  it("is followed by what the seat did next", () => {
    assert.deepEqual(study.nextMoves(log, 0, 0, 2), [log[4]]);
    assert.deepEqual(study.nextMoves(log, 0, 0, 0), []);
  });
});

describe("moves in a few words", () => {
  const faces = [
    { id: "I-01", level: 1, icons: ["gold", "gold"] },
    { id: "I-02", level: 1, icons: ["prestige"] },
  ];
  const games = {
    "mille-fiori": [{ spaces: [{ id: "B5", symbol: "pigments" }] }, {
      "draft house-4": "House 4",
      "lay B5": "On B5 (pigments)",
      sail: "For the ship",
      decline: "No extra card",
      doge: "Play the Doge card",
      "extra swan-2": "Extra card: swan 2",
      "take stack": "From the top of the stack",
      "advance 1": "Ship 1 space forward",
      "climb 3": "Council figure 3 steps up",
    }],
    intrigo: [{}, {
      "keep contarini-4": "Contarini 4",
      "place dandolo-2 S7": "Dandolo 2 in S7",
      "buy guard S1": "Palace Guard in S1",
      "buy trader S15 A0 A3": "Trader in S15: A0, A3",
      "buy courtesan S2 dandolo-2 contarini-3": "Courtesan in S2: Dandolo 2, Contarini 3",
    }],
    "great-split": [{ cards: faces }, {
      "discard I-02": "Discard 1 prestige",
      "split I-01 | I-02": "2 gold | 1 prestige",
      "take second": "Second half",
      "play I-01": "2 gold",
      "turn I-01 prestige": "2 gold, face down for prestige",
      "splitter gold-seal": "Splitter: gold seal",
      "seal tomes-seal": "Seal icon: tomes seal",
      "arrow prestige": "Double arrow: prestige",
    }],
  };

  for (const [game, [components, moves]] of Object.entries(games)) {
    it(`are told in every language: ${game}`, async () => {
      const page = await loadGame(game);
      await speaker(game);
      speak("en");
      for (const [move, text] of Object.entries(moves)) assert.equal(page.choiceText(move, components), text);
      for (const language of LANGUAGES) {
        speak(language);
        for (const move of Object.keys(moves)) assertReadable(page.choiceText(move, components), move, page.prefix);
      }
    });
  }
});

describe("what would have been better", () => {
  const seats = ["Ada", "Ben"].map((name) => ({ name }));
  const spaces = [{ id: "S16" }, { id: "PT2", symbol: "fish" }, { id: "NM3", symbol: "coin" }];
  const score = (seat, points, reason, space) => ({ kind: "score", seat, points, reason, space, double: false });
  const tomes = { id: "tomes", spaces: [{}, { contract: true }, { banner: 3 }] };
  const cases = {
    "mille-fiori": {
      components: { spaces },
      moves: ["sail", "extra shell-4", "lay PT2"],
      events: [
        { kind: "play", seat: 0, card: "quartz-1" }, { kind: "sail", seat: 0, start: 15, end: 16 },
        { kind: "extra-earned", seat: 0, reason: "sea", space: "S16" }, { kind: "extra", seat: 0, card: "shell-4" },
        { kind: "play", seat: 0, card: "shell-4" }, { kind: "diamond", seat: 0, space: "PT2" },
        score(0, 6, "citizen", "PT2"), score(1, 3, "triangle", "PM2"), score(0, 3, "triangle", "PM3"),
        { kind: "cycle", number: 4 },
      ],
      deeds: ["playing quartz 1 for the ship and sailing to S16", "taking shell 4 as an extra card", "playing shell 4 on PT2"],
      gains: ["the compass on S16: an extra card", "6 points for the new diamond on PT2 (fish)", "3 points for PM3 in the triangle below", "Ben 3 points"],
    },
    "great-split": {
      components: { tracks: [tomes], cards: [{ id: "I-01", level: 1, icons: ["tomes", "tomes"] }] },
      moves: ["play I-01", "arrow tomes"],
      events: [
        { kind: "play", seat: 0, card: "I-01" }, { kind: "step", seat: 0, track: "tomes", space: 1 },
        { kind: "step", seat: 0, track: "tomes", space: 2 }, { kind: "lost", seat: 0, track: "tomes" },
        { kind: "score", seat: 0, reason: "tomes", points: 7 }, { kind: "score", seat: 1, reason: "tomes", points: 3 },
      ],
      deeds: ["playing 2 tomes", "using the double arrow for tomes"],
      gains: ["tomes to 2", "one step lost (tomes)", "contract icon", "banner of 3 points", "Ada 7 points"],
    },
    intrigo: {
      components: {},
      moves: ["buy assassin S7 S6", "place dandolo-4 S9"],
      events: [
        { kind: "bought", seat: 0, influence: "assassin", space: "S7", price: 1 },
        { kind: "plot-turned", seat: 0, card: "morosini-3", space: "S6" },
        { kind: "stands", seat: 1, arcade: "A6", token: "ducat", sides: [] },
        { kind: "stands", seat: 0, arcade: "A6", token: "ducat", sides: [{ space: "S5", card: "dandolo-2", face_up: true }] },
      ],
      deeds: ["buying an Assassin for S7", "placing Dandolo 4 in S9"],
      gains: ["Morosini 3 in S6 is turned face down", "the Ducat on A6 goes to Ada (Dandolo 2 stands alone)"],
    },
  };
  for (const [game, { components, moves, events, deeds, gains }] of Object.entries(cases)) {
    it(`is told by what it brings: ${game}`, async () => {
      const page = await loadGame(game);
      await speaker(game);
      speak("en");
      assert.deepEqual(page.deedTexts(moves, 0, events, components), deeds);
      assert.deepEqual(page.gainTexts(0, events, seats, components), gains);
      for (const language of LANGUAGES) {
        speak(language);
        for (const text of [...page.deedTexts(moves, 0, events, components), ...page.gainTexts(0, events, seats, components)]) {
          assertReadable(text, game, page.prefix);
        }
      }
    });
  }
  it("is one sum where points come from many places", async () => {
    const { gainTexts } = await loadGame("mille-fiori");
    speak("en");
    const events = [1, 2, 3, 4].map((points) => score(0, points, "triangle", "PB3"));
    assert.deepEqual(gainTexts(0, events, seats, { spaces }), ["10 points"]);
  });
});
