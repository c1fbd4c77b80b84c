/** What is said around a table: heard, read, muted, and said oneself. */

import type { FromBrowser, Hello, Said } from "../wire";
import { t } from "./i18n";
import { isCompany, isHeard, strangers, tidy, unread, withSaid, type Ears, type Reaction } from "./saying";
import { recall, remember } from "./settings.svelte";
import { toast } from "./toasts.svelte";

/** What the chat must know of its match. */
interface Surroundings {
  readonly id: string;
  hello(): Hello | null;
  /** The seat that speaks for this device. */
  you(): number | null;
  /** False if there is no connection. */
  send(message: FromBrowser): boolean;
}

/** What is remembered of one match. */
interface Stored {
  read?: number;
  muted?: number[];
}

/** For all matches. */
const SILENT = "ridotto.silent";
/** How long a seat shows that it has just said something. */
const SHOWN_FOR = 5_000;
const SPOKEN = 5;
/** Milliseconds. */
const TWICE = 800;

export class Chat {
  messages = $state.raw<Said[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  silent = $state(recall<unknown>(SILENT, false) === true);
  /** What has just been said, for those who listen to the page. */
  spoken = $state.raw<Said[]>([]);
  /** What each own seat is writing; nobody at a shared screen finds the words of another. */
  readonly drafts = $state<Record<number, string>>({});
  /** What each seat has just said. */
  #shown = $state.raw<ReadonlyMap<number, Said>>(new Map());
  #read = $state(0);
  /** All that had been said before this page came is here. */
  #introduced = false;
  #reacted: { reaction: Reaction | null; at: number } = { reaction: null, at: 0 };
  readonly #match: Surroundings;

  readonly #ears = $derived.by((): Ears => {
    return { yours: this.#match.hello()?.yours ?? [], muted: this.muted, silent: this.silent };
  });
  /** There are people to talk with, or to listen to. */
  readonly available = $derived.by(() => {
    const hello = this.#match.hello();
    return hello !== null && isCompany(hello);
  });
  readonly heard = $derived(this.messages.filter((said) => isHeard(said, this.#ears)));
  readonly unread = $derived(unread(this.messages, this.#read, this.#ears));
  /** Seats that can be muted. */
  readonly others = $derived.by(() => {
    const hello = this.#match.hello();
    return hello ? strangers(hello) : [];
  });

  constructor(match: Surroundings) {
    this.#match = match;
    const stored = recall<Stored | null>(this.#key, null);
    if (Number.isInteger(stored?.read)) this.#read = stored!.read!;
    if (Array.isArray(stored?.muted)) this.muted = new Set(stored.muted.filter((seat) => Number.isInteger(seat)));
  }

  get #key(): string {
    return `ridotto.chat.${this.#match.id}`;
  }

  arrived(said: Said): void {
    const before = this.messages;
    this.messages = withSaid(before, said);
    if (this.messages === before || !this.#introduced || !isHeard(said, this.#ears)) return;
    this.spoken = [...this.spoken, said].slice(-SPOKEN);
    this.#show(said.seat, said);
    window.setTimeout(() => this.#shown.get(said.seat) === said && this.#show(said.seat, null), SHOWN_FOR);
  }

  /** What comes from now on is new. */
  introduced(): void {
    this.#introduced = true;
  }

  /** What a seat has just said, unless it is muted. */
  shown(seat: number): Said | null {
    const said = this.#shown.get(seat);
    return said && isHeard(said, this.#ears) ? said : null;
  }

  #show(seat: number, said: Said | null): void {
    const shown = new Map(this.#shown);
    if (said) shown.set(seat, said);
    else shown.delete(seat);
    this.#shown = shown;
  }

  /** Somebody looks at the messages. */
  markRead(): void {
    const last = this.messages.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.#keep();
  }

  mute(seat: number, muted: boolean): void {
    const others = [...this.muted].filter((other) => other !== seat);
    this.muted = new Set(muted ? [...others, seat] : others);
    this.#keep();
  }

  muteAll(silent: boolean): void {
    this.silent = silent;
    remember(SILENT, silent);
  }

  #keep(): void {
    remember(this.#key, { read: this.#read, muted: [...this.muted] } satisfies Stored);
  }

  /** Says what the seat before the screen has written. */
  say(): void {
    const seat = this.#match.you();
    if (seat === null) return;
    const text = tidy(this.drafts[seat] ?? "");
    if (text && this.#send({ type: "say", seat, text })) this.drafts[seat] = "";
  }

  /** The same reaction at once again is a finger that pressed twice. */
  react(reaction: Reaction): void {
    const seat = this.#match.you();
    const at = performance.now();
    const twice = this.#reacted.reaction === reaction && at - this.#reacted.at < TWICE;
    if (seat === null || twice) return;
    this.#reacted = { reaction, at };
    this.#send({ type: "say", seat, reaction });
  }

  #send(message: FromBrowser): boolean {
    const sent = this.#match.send(message);
    if (!sent) toast(t("chat-lost"));
    return sent;
  }
}
