/** One match as this browser sees it: messages in, what the page shows out. */

import type { GamePage } from "../games/game";
import { loadGame } from "../games";
import type { Error as Refusal, FromBrowser, Hello, LogEntry, PastMatch, SeatState, Step, ToBrowser } from "../wire";
import { ApiError, getPast, whyRefused } from "./api";
import { Chat } from "./chat.svelte";
import { Company } from "./company.svelte";
import { Eyes } from "./eyes.svelte";
import { Hints } from "./hint.svelte";
import { has, t } from "./i18n";
import { hasMoved } from "./manners";
import { Player } from "./player.svelte";
import { goTo, matchPath } from "./route.svelte";
import { recall, remember, SEEN, settings } from "./settings.svelte";
import { LiveSocket, type Connection } from "./socket";
import { gameLog, isPassing, withEntry } from "./talk";
import { toast } from "./toasts.svelte";

/** Whose turn it is to look, on a screen that several people share. */
export interface Handover {
  /** The seat that must act next; null while none of this screen must. */
  to: number | null;
  /** The seat that looked last, if it may still take back what it did. */
  undo: number | null;
}

export class Match {
  hello = $state.raw<Hello | null>(null);
  page = $state.raw<GamePage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>("connecting");
  /** Why there is nothing to play here; a sentence. */
  failure = $state<string | null>(null);
  /** What can be read of it all the same. */
  past = $state.raw<PastMatch | null>(null);
  /** The match in which the same people play again. */
  rematch = $state<string | null>(null);
  /** This page has asked for that match, and goes there by itself. */
  leads = false;
  /** What the header says while the analysis is looked at. */
  studying = $state<string | null>(null);
  /** Entries as they are played, for those who listen to the page. */
  spoken = $state.raw<LogEntry[]>([]);

  /** The seat before the screen when several people share it. */
  #viewer = $state<number | null>(null);
  /** Something was sent and is not answered yet. */
  #pending = $state(false);
  #seq: number | null = null;
  /** This page was there when something happened: it need not be told what others began long ago. */
  #witness = false;
  /** Own seats that have just taken something back: they choose by hand, or they could never go further back. */
  #careful = $state.raw<ReadonlySet<number>>(new Set());
  readonly #socket: LiveSocket<ToBrowser>;
  readonly #own = new Player(
    (step) => this.#played(step),
    (step) => this.#weight(step),
  );
  readonly eyes = new Eyes({
    hello: () => this.hello,
    you: () => this.you,
    last: () => this.#seq,
    send: (message) => this.#socket.send(message),
  });
  readonly player = $derived(this.eyes.open ? this.eyes.player : this.#own);

  readonly company = new Company({
    hello: () => this.hello,
    over: () => this.over,
    rematch: () => this.rematch,
    connected: () => this.connection === "open",
    you: () => this.you,
    send: (message) => this.#socket.send(message),
  });
  readonly chat: Chat;
  readonly hints: Hints;

  readonly yours = $derived(this.hello?.yours ?? []);
  readonly over = $derived(this.player.now?.over ?? false);
  readonly you = $derived.by(() => this.#you());
  /** The record tells all that was hidden; where that is to stay so it is for those who have played. */
  readonly mayRead = $derived(this.over && (this.yours.length > 0 || (this.hello?.terms.open_end ?? false)));
  /** The seat whose view is shown. */
  readonly seen = $derived(this.eyes.open ? this.eyes.seat : this.you);
  readonly handover = $derived.by(() => this.#handover());
  readonly state = $derived(this.#stateOf(this.player.shown, this.seen));
  readonly gameLog = $derived(gameLog(this.log));
  /** Seats that must decide in the newest position that has been shown. */
  readonly actors = $derived(this.player.now?.actors ?? []);
  readonly settled = $derived(!this.player.replaying && this.player.browsed === null);
  readonly yourTurn = $derived(
    this.settled &&
      !this.over &&
      !this.handover &&
      !this.company.paused &&
      this.you !== null &&
      !this.company.replaced(this.you) &&
      this.actors.includes(this.you),
  );
  /** What this page sends will be heard. */
  readonly #ready = $derived(this.settled && !this.#pending && this.connection === "open" && !this.handover);
  readonly canMove = $derived(this.yourTurn && this.#ready && (this.state?.legal.length ?? 0) > 0);
  readonly canUndo = $derived(
    this.#ready &&
      !this.company.paused &&
      this.you !== null &&
      !this.company.replaced(this.you) &&
      (this.state?.undo ?? false),
  );
  /** There is something to wait for that need not be waited for. */
  readonly canSkip = $derived(
    this.player.replaying ||
      this.player.closing ||
      (!this.over &&
        !this.company.paused &&
        this.yours.length > 0 &&
        this.actors.length > 0 &&
        !this.#awaitsPeople()),
  );
  /** What cannot be taken back alone can be with the others' consent. */
  readonly canAskUndo = $derived(
    this.#ready &&
      this.company.mayAsk &&
      !this.canSkip &&
      this.you !== null &&
      !(this.state?.undo ?? false) &&
      hasMoved(this.log, this.you, this.hello?.origin?.moves),
  );
  /** The only move that is possible, if it is to be made by itself. */
  readonly forced = $derived(
    settings.forced && this.canMove && this.state?.legal.length === 1 && !this.#careful.has(this.you ?? -1)
      ? this.state.legal[0]!.move
      : null,
  );

  constructor(readonly id: string) {
    this.chat = new Chat({
      id,
      hello: () => this.hello,
      you: () => this.you,
      send: (message) => this.#socket.send(message),
    });
    this.hints = new Hints({
      id,
      hello: () => this.hello,
      you: () => this.you,
      state: () => this.state,
      last: () => this.#seq,
      canMove: () => this.canMove,
      log: () => this.log,
    });
    this.#socket = new LiveSocket<ToBrowser>(`matches/${encodeURIComponent(id)}`, {
      since: () => this.#since(),
      message: (message) => this.#message(message),
      connection: (state) => {
        this.connection = state;
        this.#pending = false;
        this.company.answered();
      },
      refused: () => void this.#refused(),
    });
  }

  close(): void {
    this.#socket.close();
    this.#own.stop();
  }

  move(move: string): void {
    if (this.canMove && this.you !== null && this.#seq !== null) {
      this.#send({ type: "move", seq: this.#seq, seat: this.you, move });
    }
  }

  undo(seat: number | null = this.you): void {
    if (seat !== null && this.#seq !== null) this.#send({ type: "undo", seq: this.#seq, seat });
  }

  skip(): void {
    if (!this.canSkip) return;
    this.#own.skip();
    this.#socket.send({ type: "hurry" });
  }

  /** The next person has taken the device. */
  open(): void {
    if (this.handover?.to != null) this.#viewer = this.handover.to;
  }

  #send(message: FromBrowser): void {
    if (this.#socket.send(message)) this.#pending = true;
    else toast(t("error-lost"));
  }

  /** What this browser has seen in an earlier visit is where the replay begins. */
  #since(): number | null {
    if (this.#seq !== null) return this.#seq;
    const seen = recall<number | null>(SEEN + this.id, null);
    return typeof seen === "number" && seen > 0 ? seen - 1 : null;
  }

  #message(message: ToBrowser): void {
    switch (message.type) {
      case "hello":
        return this.#welcome(message);
      case "step":
        return this.#step(message);
      case "around":
        return this.company.arrived(message);
      case "said":
        return this.chat.arrived(message);
      case "error":
        return this.#error(message);
      case "rematch":
        return this.#again(message.match);
      case "pong":
        this.#witness = true;
        this.chat.introduced();
        return this.#caughtUp(message.seq);
    }
  }

  #welcome(hello: Hello): void {
    const first = this.hello === null;
    if (!first) this.#witness = true;
    // Whoever sits elsewhere from now on sees other things.
    if (!first && String(hello.yours) !== String(this.yours)) {
      this.#own.forget();
      this.eyes.reset();
      this.#seq = null;
    } else if (this.eyes.loading) this.eyes.reset();
    this.hello = hello;
    this.log = hello.log;
    // The answer comes after all that has been said already.
    this.#socket.send({ type: "ping" });
    if (first) void this.#load(hello.game);
  }

  async #load(game: string): Promise<void> {
    try {
      this.page = (await loadGame(game)) ?? null;
      if (!this.page) this.failure = t("error-unknown-game", { game });
    } catch {
      this.failure = t("error-page-missing");
    }
  }

  #step(step: Step): void {
    if (this.eyes.takes(step)) return;
    const last = this.#seq;
    if (last !== null && step.entry !== null) {
      if (step.seq <= last) return;
      if (step.seq > last + 1) return void this.#socket.send({ type: "resume", seq: last });
    }
    const repeated = step.entry === null && step.seq === last && this.#own.now !== null;
    this.#seq = step.seq;
    this.#pending = false;
    this.company.answered();
    if (step.seq > (this.hello?.seq ?? 0)) this.#witness = true;
    if (!repeated) this.#own.add(step);
    else if (!this.#own.replaying) this.#own.renew(step);
  }

  /** The same people play again: whoever watches goes along, players say themselves that they are ready. */
  #again(match: string): void {
    this.rematch = match;
    if (this.yours.length > 0 || this.leads || !this.#witness) return;
    toast(t("rematch-follow"), true);
    goTo(matchPath(match));
  }

  #error(error: Refusal): void {
    this.#pending = false;
    this.company.answered();
    if (["illegal", "too-fast", "unavailable"].includes(error.code)) this.#mind(this.you, true);
    const id = `error-${error.code}`;
    toast(has(id) ? t(id) : error.message);
    if (error.code === "stale") this.#caughtUp(error.seq);
  }

  /** Asks for what got lost if the server is further than this browser. */
  #caughtUp(seq: number): void {
    if (this.#seq !== null && seq > this.#seq) this.#socket.send({ type: "resume", seq: this.#seq });
  }

  #played(step: Step): void {
    const entry = step.entry;
    remember(SEEN + this.id, step.seq);
    if (!entry) return;
    if (entry.seq > (this.hello?.seq ?? -1)) {
      if (!this.log.some((known) => known.seq === entry.seq)) this.log = withEntry(this.log, entry);
      this.company.heard(entry);
    }
    if (entry.kind === "undo" || entry.kind === "move") this.#mind(entry.seat, entry.kind === "undo");
    if (!isPassing(entry)) this.spoken = [...this.spoken, entry].slice(-8);
  }

  /** A seat must be left to choose by hand, or need not any more. */
  #mind(seat: number | null, careful: boolean): void {
    if (seat === null || careful === this.#careful.has(seat)) return;
    this.#careful = new Set(careful ? [...this.#careful, seat] : [...this.#careful].filter((other) => other !== seat));
  }

  #weight({ entry }: Step): number {
    if (!entry || !this.page) return 0;
    if (this.page.weight) return this.page.weight(entry, this.yours);
    // What nobody may see is no spectacle.
    return entry.move === null ? 0.2 : 1;
  }

  #stateOf(step: Step | null, seat: number | null): SeatState | null {
    return step?.seats.find((state) => state.seat === seat) ?? null;
  }

  #awaitsPeople(): boolean {
    return this.actors.some((seat) => this.hello?.seats[seat]?.kind === "human" && !this.company.replaced(seat));
  }

  /** The seat before the screen; after the end nobody has to hand the device on. */
  #you(): number | null {
    const [first = null] = this.yours;
    if (this.yours.length < 2) return first;
    if (this.#viewer !== null && this.yours.includes(this.#viewer)) return this.#viewer;
    return this.over ? first : null;
  }

  #handover(): Handover | null {
    if (this.yours.length < 2 || this.player.now === null || this.over || this.player.replaying) return null;
    const waiting = this.yours.filter((seat) => this.actors.includes(seat) && !this.company.replaced(seat));
    const viewer = this.you;
    if (viewer !== null && (waiting.length === 0 || waiting.includes(viewer))) return null;
    const replaced = this.yours.find((seat) => this.company.replaced(seat));
    const next = waiting.find((seat) => seat > (viewer ?? -1)) ?? waiting[0] ?? replaced ?? null;
    const undo = this.#stateOf(this.player.now, viewer)?.undo ? viewer : null;
    return { to: next, undo };
  }

  async #refused(): Promise<void> {
    const reason = await whyRefused(this.id);
    if (reason === null) return;
    this.close();
    this.past = await getPast(this.id).catch(() => null);
    this.failure = reason;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t("error-unexpected");
}
