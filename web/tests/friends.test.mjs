/** A table for friends: terms, chat, links that move a seat, and looking through others' eyes. */

import assert from "node:assert/strict";
import { after, beforeEach, describe, it, mock } from "node:test";
import { openPage } from "./page.mjs";
import { assertReadable, LANGUAGES } from "./words.mjs";

globalThis.window ??= globalThis;
globalThis.location ??= { hash: "" };
globalThis.addEventListener ??= () => {};

/** What a browser remembers. */
const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
};
beforeEach(() => stored.clear());

const { load, speaker, close } = await openPage();
after(close);
mock.timers.enable({ apis: ["setTimeout"] });
const speak = await speaker("mille-fiori");
const { clockKey, clockLine, CLOCKS, effective, fitting, offeredTo, ownClock, termsLine, termsOf } = await load("/src/lib/terms.ts");
const { isCompany, isHeard, strangers, tidy, unread, withSaid } = await load("/src/lib/saying.ts");
const { Chat } = await load("/src/lib/chat.svelte.ts");
const { Eyes } = await load("/src/lib/eyes.svelte.ts");
const { passPath, routeOf } = await load("/src/lib/route.svelte.ts");

const plain = (text) => text.replaceAll(/\s/g, " ");
const perMove = (seconds) => ({ kind: "move", seconds, increment: 0 });

describe("terms", () => {
  it("are told in one line, in every language", () => {
    for (const language of LANGUAGES) {
      speak(language);
      for (const clock of CLOCKS.values()) {
        const line = termsLine({ clock, away: "computer", open_end: false });
        assertReadable(line, clock, "terms");
        assert.equal(line.split("; ").length, 3, line);
      }
    }
    speak("en");
    assert.equal(plain(termsLine({ clock: null, away: "vote", open_end: true })), "No clock; absent: vote; all shown at the end");
    const line = termsLine({ clock: perMove(120), away: "vote", open_end: false }, offeredTo(2, 0));
    assert.equal(plain(line), "2 min a move; hidden stays hidden");
  });

  it("name times to the second", () => {
    speak("en");
    const times = [30, 90, 3_600, 86_400, 3 * 86_400 + 3_600 + 5].map((seconds) => plain(clockLine(perMove(seconds))));
    assert.deepEqual(times, ["30 sec a move", "1 min 30 sec a move", "1 hr a move", "1 day a move", "3 days 1 hr 5 sec a move"]);
    assert.equal(plain(clockLine({ kind: "game", seconds: 600, increment: 5 })), "10 min + 5 sec for the game");
  });

  it("that were remembered are kept as far as they make sense", () => {
    const usual = { clock: null, away: "vote", open_end: true };
    for (const nonsense of [undefined, {}, { clock: "x", away: 7, open_end: "no" }, { clock: { kind: "chess", seconds: 9 } }]) {
      assert.deepEqual(termsOf(nonsense), usual);
    }
    const own = { clock: { kind: "game", seconds: 421, increment: 3 }, away: "computer", open_end: false };
    assert.deepEqual(termsOf(own), own);
    assert.deepEqual(termsOf({ clock: perMove(1) }).clock, perMove(5));
  });

  it("fit what a server takes", () => {
    assert.deepEqual(fitting({ kind: "move", seconds: 1e9, increment: 5 }), perMove(14 * 86_400));
    assert.deepEqual(fitting({ kind: "game", seconds: NaN, increment: -1 }), { kind: "game", seconds: 5, increment: 0 });
    assert.deepEqual(ownClock("game", null), { kind: "game", seconds: 600, increment: 5 });
    assert.deepEqual(ownClock("move", { kind: "game", seconds: 300, increment: 9 }), perMove(300));
    for (const [key, clock] of CLOCKS) assert.equal(clockKey(clock && fitting(clock)), key);
  });

  it("hold only where they mean something", () => {
    const terms = { clock: perMove(30), away: "computer", open_end: false };
    assert.deepEqual(effective(terms, offeredTo(1, 0)), { clock: null, away: "vote", open_end: true }, "alone");
    assert.deepEqual(effective(terms, offeredTo(3, 0)), { ...terms, away: "vote" }, "at one screen");
    assert.deepEqual(effective(terms, offeredTo(1, 1)), terms, "with friends");
  });
});

const person = (name) => ({ name, kind: "human", bot: null });
const SEATS = [person("Ada"), person("Bea"), person("Cem"), { name: "Dot", kind: "computer", bot: "greedy" }];
const at = "2026-01-02T03:04:05Z";
const said = (number, seat, text = "Hi") => ({ type: "said", number, seat, text, reaction: null, at });

describe("what is said", () => {
  it("is one line without characters that nobody sees", () => {
    assert.equal(tidy("  a\n\tb \u2028 c "), "a b c");
    assert.equal(tidy("a\u200bb\u202ec\u0007"), "abc");
    assert.equal(tidy("\u00ad \u2060"), "");
    assert.equal(tidy("👩‍👩‍👧 <b>"), "👩‍👩‍👧 <b>");
  });

  it("is said where there are people at other devices", () => {
    const company = (yours, seats = SEATS) => isCompany({ seats, yours });
    assert.deepEqual(strangers({ seats: SEATS, yours: [0] }), [1, 2]);
    assert.equal(company([0]), true);
    assert.equal(company([0, 1, 2]), false, "all at one screen");
    assert.equal(company([0], [SEATS[0], SEATS[3]]), false, "alone against a computer");
    assert.equal(company([]), true, "somebody watches friends");
    assert.equal(company([], [SEATS[0], SEATS[3]]), false, "somebody watches one person");
  });

  it("is kept in order and once", () => {
    let messages = [];
    for (const number of [2, 1, 2, 3]) messages = withSaid(messages, said(number, 0));
    assert.deepEqual(messages.map((one) => one.number), [1, 2, 3]);
    for (let number = 4; number < 300; number += 1) messages = withSaid(messages, said(number, 0));
    assert.deepEqual([messages.length, messages[0].number], [200, 100]);
  });

  it("is heard and counted unless its seat is muted", () => {
    const ears = { yours: [0], muted: new Set([1]), silent: false };
    const messages = [said(1, 0), said(2, 1), said(3, 2), said(4, 2)];
    assert.deepEqual(messages.map((one) => isHeard(one, ears)), [true, false, true, true]);
    assert.equal(unread(messages, 0, ears), 2);
    assert.equal(unread(messages, 3, ears), 1);
    assert.equal(unread(messages, 0, { ...ears, silent: true }), 0);
  });
});

/** The chat of Ada's page, and what it sends. */
function chatOf({ yours = [0], you = 0, connected = true } = {}) {
  const sent = [];
  const chat = new Chat({
    id: "m",
    hello: () => ({ seats: SEATS, yours }),
    you: () => you,
    send: (message) => connected && sent.push(message) > 0,
  });
  return { chat, sent };
}

describe("the chat of a page", () => {
  it("announces only what is said from now on", () => {
    const { chat } = chatOf();
    chat.arrived(said(1, 1));
    chat.introduced();
    chat.arrived(said(1, 1));
    assert.deepEqual([chat.spoken, chat.shown(1), chat.unread], [[], null, 1]);
    chat.arrived(said(2, 1, "Now"));
    assert.deepEqual(chat.spoken.map((one) => one.text), ["Now"]);
    assert.equal(chat.shown(1).text, "Now");
    assert.equal(chat.unread, 2);
  });

  it("shows at a seat for a while what it has just said", () => {
    const { chat } = chatOf();
    chat.introduced();
    chat.arrived(said(1, 1, "one"));
    mock.timers.tick(3_000);
    chat.arrived(said(2, 1, "two"));
    mock.timers.tick(3_000);
    assert.equal(chat.shown(1).text, "two");
    mock.timers.tick(3_000);
    assert.equal(chat.shown(1), null);
  });

  it("remembers what was read and who is muted, for this match", () => {
    const { chat } = chatOf();
    for (const number of [1, 2]) chat.arrived(said(number, number));
    chat.markRead();
    chat.mute(2, true);
    const { chat: again } = chatOf();
    for (const number of [1, 2, 3, 4]) again.arrived(said(number, number % 2 ? 1 : 2));
    assert.equal(again.unread, 1);
    assert.deepEqual(again.heard.map((one) => one.number), [1, 3]);
    again.mute(2, false);
    assert.equal(again.unread, 2);
  });

  it("is silent at every table if all are muted, and says nothing of them", () => {
    chatOf().chat.muteAll(true);
    const { chat } = chatOf();
    chat.introduced();
    chat.arrived(said(1, 1));
    assert.deepEqual([chat.silent, chat.heard, chat.spoken, chat.unread, chat.shown(1)], [true, [], [], 0, null]);
  });

  it("survives whatever is remembered", () => {
    stored.set("ridotto.chat.m", '{"read": "x", "muted": {"0": 1}}');
    stored.set("ridotto.silent", "{");
    const { chat } = chatOf();
    chat.arrived(said(1, 1));
    assert.deepEqual([chat.unread, chat.muted.size, chat.silent], [1, 0, false]);
  });

  it("speaks for the seat before the screen, and keeps what was not sent", () => {
    const { chat, sent } = chatOf({ yours: [0, 1], you: 1 });
    Object.assign(chat.drafts, { 0: "of Ada", 1: "  of\nBea " });
    chat.say();
    chat.react("wow");
    assert.deepEqual(sent, [{ type: "say", seat: 1, text: "of Bea" }, { type: "say", seat: 1, reaction: "wow" }]);
    assert.deepEqual({ ...chat.drafts }, { 0: "of Ada", 1: "" });
    const lost = chatOf({ connected: false }).chat;
    lost.drafts[0] = "still here";
    lost.say();
    assert.equal(lost.drafts[0], "still here");
    const { chat: watching, sent: nothing } = chatOf({ yours: [], you: null });
    watching.react("hello");
    assert.deepEqual(nothing, []);
  });
});

describe("looking through others' eyes", () => {
  const states = (...seats) => seats.map((seat) => ({ seat, view: {}, legal: [], undo: false }));
  const step = (seq, seats = states(0, 1)) => ({
    type: "step", seq, entry: { seq, kind: seq ? "move" : "start", seat: 0, move: "x", events: [], what: null, of: null },
    actors: [], over: seq === 2, scores: [0, 0], ranks: null, seats,
  });
  function eyesOf({ you = 1, open_end = true, connected = true } = {}) {
    const sent = [];
    const hello = { seats: SEATS.slice(0, 2), yours: you === null ? [] : [you], terms: { open_end } };
    const eyes = new Eyes({ hello: () => hello, you: () => you, last: () => 2, send: (one) => connected && sent.push(one) > 0 });
    return { eyes, sent };
  }

  it("asks for everything from the start and opens when all is there", () => {
    const { eyes, sent } = eyesOf();
    assert.equal(eyes.takes(step(2)), false, "nobody has asked");
    eyes.look();
    assert.deepEqual(sent, [{ type: "resume", seq: -1, eyes: true }]);
    assert.equal(eyes.takes(step(2, states(1))), false, "the own view once more, after a break");
    for (const seq of [0, 1]) assert.equal(eyes.takes(step(seq)), true);
    assert.deepEqual([eyes.open, eyes.loading], [false, true]);
    eyes.takes(step(2));
    assert.deepEqual([eyes.open, eyes.seat, eyes.views], [true, 0, [0, 1]], "with the eyes of another");
    assert.deepEqual(eyes.player.positions.map((one) => one.seq), [0, 1, 2]);
    eyes.player.browse(0);
    eyes.close();
    eyes.look();
    assert.deepEqual([eyes.open, eyes.player.browsed, sent.length], [true, null, 1], "it is kept");
  });

  it("asks anew if the connection is lost on the way", () => {
    const { eyes, sent } = eyesOf({ you: null });
    eyes.look();
    eyes.takes(step(0));
    eyes.reset();
    assert.deepEqual([sent.length, eyes.player.positions], [2, []]);
    for (const seq of [0, 1, 2]) eyes.takes(step(seq));
    assert.deepEqual([eyes.open, eyes.seat], [true, 0]);
  });

  it("is there only where the table has agreed on it", () => {
    assert.equal(eyesOf().eyes.allowed, true);
    assert.equal(eyesOf({ open_end: false }).eyes.allowed, false);
    const { eyes } = eyesOf({ connected: false });
    eyes.look();
    assert.equal(eyes.loading, false);
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    assert.deepEqual(routeOf("#/match/a-1"), { page: "match", id: "a-1", study: false });
    assert.deepEqual(routeOf("#/match/a-1/analysis"), { page: "match", id: "a-1", study: true });
    assert.deepEqual(routeOf("#/table/x"), { page: "table", id: "x" });
    for (const other of ["", "#/", "#/match/", "#/match/a/b", "#/table/a/analysis", "#/pass/", "#/pass/a b"]) {
      assert.deepEqual(routeOf(other), { page: "new" }, other);
    }
  });

  it("carry the name of a seat that moves, and nothing worse", () => {
    const name = "Bea / <b>50 %</b> é";
    assert.deepEqual(routeOf(passPath("WyJh.aw-_.x", name)), { page: "pass", token: "WyJh.aw-_.x", name });
    assert.deepEqual(routeOf("#/pass/a.b"), { page: "pass", token: "a.b", name: "" });
    assert.equal(routeOf("#/pass/a.b/%E0%A4%A").name, "");
    assert.equal(routeOf(`#/pass/a.b/${"x".repeat(99)}`).name.length, 40);
  });
});
