/** One match as this browser sees it: messages in, what the page shows out. */

import type { GamePage } from "../games/game";
import { loadGame } from "../games";
import type { Error as Refusal, FromBrowser, Hello, LogEntry, SeatState, Step, ToBrowser } from "../wire";
import { ApiError, whyRefused } from "./api";
import { has, t } from "./i18n";
import { Player } from "./player.svelte";
import { recall, remember } from "./settings.svelte";
import { LiveSocket, type Connection } from "./socket";
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
  /** The match in which the same people play again. */
  rematch = $state<string | null>(null);
  /** Entries as they are played, for those who listen to the page. */
  spoken = $state.raw<LogEntry[]>([]);

  /** The seat before the screen when several people share it. */
  #viewer = $state<number | null>(null);
  /** Something was sent and is not answered yet. */
  #pending = $state(false);
  #seq: number | null = null;
  readonly #socket: LiveSocket<ToBrowser>;
  readonly player = new Player(
    (step) => this.#played(step),
    (step) => this.#weight(step),
  );

  readonly yours = $derived(this.hello?.yours ?? []);
  readonly you = $derived(this.yours.length > 1 ? this.#viewer : (this.yours[0] ?? null));
  readonly over = $derived(this.player.now?.over ?? false);
  readonly handover = $derived.by(() => this.#handover());
  readonly state = $derived(this.#stateOf(this.player.shown, this.you));
  /** Seats that must decide in the newest position that has been shown. */
  readonly actors = $derived(this.player.now?.actors ?? []);
  readonly settled = $derived(!this.player.replaying && this.player.browsed === null);
  readonly yourTurn = $derived(
    this.settled && !this.over && !this.handover && this.you !== null && this.actors.includes(this.you),
  );
  readonly canMove = $derived(
    this.yourTurn && !this.#pending && this.connection === "open" && (this.state?.legal.length ?? 0) > 0,
  );
  readonly canUndo = $derived(
    this.settled && !this.#pending && this.connection === "open" && !this.handover && (this.state?.undo ?? false),
  );
  /** There is something to wait for that need not be waited for. */
  readonly canSkip = $derived(
    this.player.replaying ||
      this.player.closing ||
      (!this.over && this.yours.length > 0 && this.actors.length > 0 && !this.#awaitsPeople()),
  );

  constructor(readonly id: string) {
    this.#socket = new LiveSocket<ToBrowser>(`matches/${encodeURIComponent(id)}`, {
      since: () => this.#since(),
      message: (message) => this.#message(message),
      connection: (state) => {
        this.connection = state;
        this.#pending = false;
      },
      refused: () => void this.#refused(),
    });
  }

  close(): void {
    this.#socket.close();
    this.player.stop();
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
    this.player.skip();
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
    const seen = recall<number | null>(`ridotto.seen.${this.id}`, null);
    return typeof seen === "number" && seen > 0 ? seen - 1 : null;
  }

  #message(message: ToBrowser): void {
    switch (message.type) {
      case "hello":
        return this.#welcome(message);
      case "step":
        return this.#step(message);
      case "error":
        return this.#error(message);
      case "rematch":
        this.rematch = message.match;
        return;
      case "pong":
        return this.#caughtUp(message.seq);
    }
  }

  #welcome(hello: Hello): void {
    const first = this.hello === null;
    this.hello = hello;
    this.log = hello.log;
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
    const last = this.#seq;
    if (last !== null && step.entry !== null) {
      if (step.seq <= last) return;
      if (step.seq > last + 1) return void this.#socket.send({ type: "resume", seq: last });
    }
    const repeated = step.entry === null && step.seq === last && this.player.now !== null;
    this.#seq = step.seq;
    this.#pending = false;
    if (!repeated) this.player.add(step);
  }

  #error(error: Refusal): void {
    this.#pending = false;
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
    remember(`ridotto.seen.${this.id}`, step.seq);
    if (!entry) return;
    if (!this.log.some((known) => known.seq === entry.seq) && entry.seq > (this.hello?.seq ?? -1)) {
      this.log = withEntry(this.log, entry);
    }
    this.spoken = [...this.spoken, entry].slice(-8);
  }

  #weight(step: Step): number {
    const entry = step.entry;
    if (!entry || !this.page) return 0;
    if (this.page.weight) return this.page.weight(entry, this.yours);
    // What nobody may see is no spectacle.
    return entry.move === null ? 0.2 : 1;
  }

  #stateOf(step: Step | null, seat: number | null): SeatState | null {
    return step?.seats.find((state) => state.seat === seat) ?? null;
  }

  #awaitsPeople(): boolean {
    return this.actors.some((seat) => this.hello?.seats[seat]?.kind === "human");
  }

  #handover(): Handover | null {
    if (this.yours.length < 2 || this.player.now === null || this.over || this.player.replaying) return null;
    const waiting = this.yours.filter((seat) => this.actors.includes(seat));
    const viewer = this.#viewer;
    if (viewer !== null && (waiting.length === 0 || waiting.includes(viewer))) return null;
    const next = waiting.find((seat) => seat > (viewer ?? -1)) ?? waiting[0] ?? null;
    const undo = this.#stateOf(this.player.now, viewer)?.undo ? viewer : null;
    return { to: next, undo };
  }

  async #refused(): Promise<void> {
    const reason = await whyRefused(this.id);
    if (reason === null) return;
    this.failure = reason;
    this.close();
  }
}

/** The log after one more entry; a step that was taken back leaves it. */
export function withEntry(log: LogEntry[], entry: LogEntry): LogEntry[] {
  if (entry.kind !== "undo") return [...log, entry];
  const taken = log.findLastIndex((past) => past.kind === "move" && past.seat === entry.seat);
  return taken < 0 ? log : log.slice(0, taken);
}

export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t("error-unexpected");
}
