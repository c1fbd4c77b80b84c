/** How things are around the table: clocks, what stands above the table, the log of what people settle, steps shown. */

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { openPage } from "./page.mjs";
import { LANGUAGES } from "./words.mjs";

globalThis.window ??= globalThis;

const { load, speaker, close } = await openPage();
after(close);
const speak = await speaker("mille-fiori");
const { clockSpoken, clockText, isLow, warningBetween } = await load("/src/lib/clock.ts");
const { hasMoved, mayPause, noticeOf, othersAt, presenceOf, takenBack, takeovers } = await load("/src/lib/manners.ts");
const { entryText, gameLog, isPassing, withEntry } = await load("/src/lib/talk.ts");
const { noticeText } = await load("/src/shell/notice.ts");
const { Player } = await load("/src/lib/player.svelte.ts");
const { settings } = await load("/src/lib/settings.svelte.ts");

const HOUR = 3_600_000;

describe("taking back", () => {
  const move = (seq, seat) => ({ seq, kind: "move", seat, move: "x", events: [], what: null, of: null });
  const log = [move(4, 2), move(5, 1), move(6, null), { ...move(7, 0), kind: "takeover" }, move(8, 0), move(9, 1)];

  it("tells how many moves of people it concerns, and whether an own one is among them", () => {
    assert.deepEqual(takenBack(log, { of: 5 }, [0]), { count: 3, yours: true });
    assert.deepEqual(takenBack(log, { of: 5 }, [2]), { count: 3, yours: false });
    assert.deepEqual(takenBack(log, { of: 9 }, [0]), { count: 1, yours: false });
    assert.deepEqual(takenBack(log, { of: null }, [0]), { count: 0, yours: false });
  });
});

describe("clocks", () => {
  const shown = (milliseconds) => clockText(milliseconds).replaceAll(/\s/g, " ");

  it("show tenths, minutes, hours and days", () => {
    speak("en");
    const times = [0, 99, 9_960, 10_000, 59_999, 60_000, 245_999, HOUR, 5 * HOUR + 62_000, 53 * HOUR, 80 * HOUR];
    assert.deepEqual(times.map(shown), ["0.0", "0.0", "9.9", "0:10", "0:59", "1:00", "4:05", "1:00:00", "5:01:02", "53h", "3d"]);
    speak("de");
    assert.equal(shown(9_450), "9,4");
  });

  it("are said no finer than one wants to hear", () => {
    speak("en");
    const times = [0, 10_000, 60_000, 245_000, 2 * HOUR + 61_500, 24 * HOUR];
    const said = ["0 seconds", "10 seconds", "1 minute", "4 minutes and 5 seconds", "2 hours and 1 minute", "1 day"];
    assert.deepEqual(times.map(clockSpoken), said);
    speak("it");
    assert.equal(clockSpoken(61_000), "1 minuto e 1 secondo");
  });

  it("are low at half a minute, short ones at a quarter", () => {
    assert.deepEqual([30_000, 30_001].map((left) => isLow(left, 600_000)), [true, false]);
    assert.deepEqual([5_000, 5_001].map((left) => isLow(left, 20_000)), [true, false]);
  });

  it("warn once when a mark is passed, of several the last", () => {
    assert.equal(warningBetween(60_001, 60_000), 60);
    assert.equal(warningBetween(60_000, 59_000), null);
    assert.equal(warningBetween(30_100, 29_900), 30);
    assert.equal(warningBetween(65_000, 8_000), 10);
    assert.equal(warningBetween(8_000, 60_000), null, "a clock that was given more time");
  });
});

const person = (name) => ({ name, kind: "human", bot: null });
const SEATS = [person("Ada"), person("Bea"), person("Cem"), { name: "Dot", kind: "computer", bot: "greedy" }];
const hello = (yours = [0], terms = {}) => ({
  seats: SEATS, yours, terms: { clock: null, away: "vote", open_end: true, ...terms },
});
const HERE = { here: true, replaced: false, absent: false, milliseconds: null, running: false };
const around = (changes = {}, rest = {}) => ({
  type: "around", spectators: 0, paused: false, asked: null,
  seats: SEATS.map((_, seat) => ({ ...HERE, ...changes[seat] })),
  ...rest,
});
const asked = (changes) => ({ seq: 7, by: 1, what: "undo", of: 5, agreed: [], open: [0, 2], ...changes });
const notice = (yours, table, { over = false, rematch = null, patient = [], terms = {} } = {}) =>
  noticeOf({ hello: hello(yours, terms), around: table, over, rematch, patient });

describe("presence", () => {
  it("tells people from computers, and who is away from who has left", () => {
    const now = around({ 1: { here: false }, 2: { here: false, absent: true } });
    assert.deepEqual([0, 1, 2, 3].map((seat) => presenceOf(hello(), now, seat, true)), ["here", "away", "absent", "computer"]);
    assert.equal(presenceOf(hello(), around({ 1: { replaced: true, here: false } }), 1, true), "replaced");
  });

  it("knows of the own connection without being told", () => {
    assert.equal(presenceOf(hello(), around(), 0, false), "away");
    assert.equal(presenceOf(hello(), null, 1, true), "here");
  });

  it("asks people who play themselves", () => {
    assert.deepEqual(othersAt(hello(), null), [1, 2]);
    assert.deepEqual(othersAt(hello([0]), around({ 1: { replaced: true } })), [2]);
  });

  it("lets those who play give the seats of others to the computer", () => {
    const now = around({ 0: { absent: true }, 1: { absent: true }, 2: { absent: true, replaced: true } });
    assert.deepEqual(takeovers(hello([0]), now), [1]);
    assert.deepEqual(takeovers(hello([]), now), []);
    assert.deepEqual(takeovers(hello([2]), now), [], "the computer plays for the only own seat");
  });
});

describe("above the table", () => {
  it("stands nothing while all is well, nor after the end", () => {
    assert.equal(notice([0], around()), null);
    assert.equal(notice([0], around({}, { paused: true }), { over: true }), null);
    assert.deepEqual(notice([0], around(), { over: true, rematch: "m2" }), { kind: "rematch", match: "m2" });
  });

  it("stands the own seat before all else", () => {
    const now = around({ 0: { replaced: true } }, { paused: true, asked: asked() });
    assert.deepEqual(notice([0], now), { kind: "replaced", seats: [0] });
  });

  it("stands what must be answered before a pause, what others answer after it", () => {
    const table = { paused: true, asked: asked() };
    assert.deepEqual(notice([0], around({}, table)), { kind: "asked", asked: asked(), answering: [0], own: false });
    assert.deepEqual(notice([1], around({}, table)), { kind: "paused" });
    const mine = { kind: "asked", asked: asked(), answering: [], own: true };
    assert.deepEqual(notice([1], around({}, { asked: asked() })), mine);
    assert.deepEqual(notice([0, 2], around({}, { asked: asked() })).answering, [0, 2]);
  });

  it("stands who is away, unless one waits or the house sees to it", () => {
    const now = around({ 1: { absent: true, here: false }, 2: { absent: true } });
    assert.deepEqual(notice([0], now), { kind: "absent", seat: 1, here: false });
    assert.deepEqual(notice([0], now, { patient: [1] }), { kind: "absent", seat: 2, here: true });
    assert.equal(notice([0], now, { patient: [1, 2] }), null);
    assert.equal(notice([0], now, { terms: { away: "computer" } }), null);
    assert.equal(notice([], now), null);
  });

  it("is said in words", () => {
    const move = (seq, seat) => ({ seq, kind: "move", seat, move: "x", events: [], what: null, of: null });
    const one = [move(4, 0), move(5, 1)];
    const said = (yours, table, log = one) => noticeText(notice(yours, table), { hello: hello(yours), yours, log });
    const takeover = asked({ by: 0, what: "takeover", of: 2, open: [1] });
    speak("en");
    assert.equal(said([0], around({}, { asked: asked() })), "Bea asks to take back the last move.");
    const more = [...one, move(6, null), move(7, 2)];
    assert.equal(said([0], around({}, { asked: asked() }), more), "Bea asks to take back the last 2 moves.");
    assert.equal(
      said([2], around({}, { asked: asked() }), more), "Bea asks to take back the last 2 moves, one of yours too.",
    );
    assert.equal(said([1], around({}, { asked: asked() })), "You ask to take back your last move.");
    assert.equal(said([1], around({}, { asked: takeover })), "Ada suggests that the computer plays for Cem.");
    assert.equal(said([0], around({ 1: { absent: true } })), "Bea has no time left.");
    assert.equal(said([0, 1], around({ 1: { replaced: true } })), "The computer plays for Bea.");
    for (const language of LANGUAGES) {
      speak(language);
      for (const what of ["undo", "pause", "takeover"]) {
        for (const yours of [[0], [1]]) assert.match(said(yours, around({}, { asked: asked({ what, of: 2 }) })), /^[^{}]+\.$/);
      }
    }
  });
});

describe("what may be asked", () => {
  it("a pause, if a clock runs or somebody else plays", () => {
    const alone = { ...hello(), seats: [SEATS[0], SEATS[3]] };
    assert.equal(mayPause(alone), false);
    assert.equal(mayPause({ ...alone, terms: { clock: { kind: "move", seconds: 30, increment: 0 } } }), true);
    assert.equal(mayPause(hello()), true);
  });

  it("to take back, if there is a move", () => {
    const log = [{ seq: 0, kind: "start", seat: null }, { seq: 1, kind: "move", seat: 1 }];
    assert.deepEqual([0, 1].map((seat) => hasMoved(log, seat)), [false, true]);
    assert.equal(hasMoved(log, 1, 99), false, "what came before a branch is not its own");
  });
});

const entry = (seq, kind, seat, rest = {}) => ({ seq, kind, seat, move: null, events: [], what: null, of: null, ...rest });

describe("the log", () => {
  const moves = [entry(0, "start", null), entry(1, "move", 0), entry(2, "move", null), entry(3, "pause", 1), entry(4, "move", 1)];
  const numbers = (log) => log.map(({ seq }) => seq);

  it("loses the moves from the one that is taken back on, not what people settled", () => {
    assert.deepEqual(numbers(withEntry(moves, entry(5, "undo", 0, { of: 1 }))), [0, 3, 5]);
    assert.deepEqual(numbers(withEntry(moves, entry(5, "undo", 1, { of: 4 }))), [0, 1, 2, 3]);
  });

  it("keeps what is of interest afterwards", () => {
    for (const kind of ["takeover", "return", "pause", "go-on"]) {
      assert.equal(withEntry(moves, entry(5, kind, 1)).at(-1).kind, kind);
    }
    for (const kind of ["ask", "agree", "decline", "excuse"]) {
      assert.equal(withEntry(moves, entry(5, kind, 1)), moves);
      assert.ok(isPassing(entry(5, kind, 1)));
    }
  });

  it("tells games of nothing but the game", () => {
    assert.deepEqual(numbers(gameLog([...moves, entry(5, "undo", 0, { of: 9 }), entry(6, "takeover", 0)])), [0, 1, 2, 4]);
  });

  it("is told in words", () => {
    const page = { moveText: () => "the game’s own" };
    const said = (one) => entryText(page, one, SEATS, {});
    speak("en");
    assert.equal(said(entry(5, "takeover", 1, { of: 1 })), "The computer plays for Bea.");
    assert.equal(said(entry(5, "return", 2)), "Cem plays again.");
    assert.equal(said(entry(5, "move", 2)), "the game’s own");
    for (const language of LANGUAGES) {
      speak(language);
      for (const kind of ["takeover", "return", "pause", "go-on"]) assert.match(said(entry(5, kind, 1)), /^[^{}]+\.$/);
    }
  });
});

describe("steps in which only people settled something", () => {
  const legal = [{ move: "play 1", points: [1], events: [] }];
  const step = (seq, kind, view, extra = {}) => ({
    type: "step", seq, entry: kind && entry(seq, kind, 0), actors: [0], over: false, scores: [0, 0], ranks: null,
    seats: [{ seat: 0, view: { view }, legal, undo: false, advice: null }],
    ...extra,
  });
  const player = (pace) => {
    settings.pace = pace;
    const played = [];
    return { it: new Player((one) => played.push(one.seq), () => 1), played };
  };

  it("are no positions of their own and disturb nobody who is choosing", () => {
    const { it: shown, played } = player("instant");
    shown.add(step(1, "move", "a"));
    const before = shown.now;
    const other = step(2, "ask", "a", { seats: [{ ...before.seats[0], legal: [{ ...legal[0], points: [2] }] }] });
    shown.add(other);
    assert.deepEqual(played, [1, 2]);
    assert.equal(shown.positions.length, 1);
    assert.equal(shown.now.seats, before.seats);
    assert.deepEqual([shown.now.seq, shown.now.entry.kind], [1, "move"]);
  });

  it("renew what can be done", () => {
    const { it: shown } = player("instant");
    shown.add(step(1, "move", "a"));
    shown.add(step(2, "takeover", "a", { seats: [{ ...step(2).seats[0], legal: [] }] }));
    assert.deepEqual(shown.now.seats[0].legal, []);
  });

  it("take no time", () => {
    const { it: shown, played } = player("slow");
    shown.add(step(1, "move", "a"));
    shown.add(step(2, "pause", "a"));
    assert.deepEqual(played, [1, 2]);
    assert.equal(shown.replaying, false);
    shown.add(step(3, "move", "b"));
    assert.equal(shown.replaying, true, "a move waits until the one before has been looked at");
    shown.stop();
  });

  it("do not come before the moves that they came after", () => {
    const { it: shown, played } = player("slow");
    for (const one of [step(1, "move", "a"), step(2, "move", "b"), step(3, "go-on", "b")]) shown.add(one);
    assert.deepEqual(played, [1]);
    shown.skip();
    assert.deepEqual(played, [1, 2, 3]);
    assert.deepEqual(shown.positions.map(({ seq }) => seq), [1, 2]);
  });

  it("may be the first that is seen", () => {
    const { it: shown } = player("instant");
    shown.add(step(9, "agree", "a"));
    assert.equal(shown.now.entry, null);
    shown.forget();
    assert.equal(shown.now, null);
  });
});
