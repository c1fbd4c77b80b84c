/** The people around the table: who is there, how much time they have, and what they ask of one another. */

import type { Around, Asked, FromBrowser, Hello, LogEntry } from "../wire";
import { TENTHS_BELOW } from "./clock";
import { t } from "./i18n";
import { mayPause, noticeOf, othersAt, presenceOf, takeovers, type Notice, type Presence } from "./manners";
import { quickly, slowly } from "./ticking";
import { toast } from "./toasts.svelte";

/** What the company must know of its match. */
interface Surroundings {
  hello(): Hello | null;
  over(): boolean;
  /** The match in which the same people play again. */
  rematch(): string | null;
  connected(): boolean;
  /** The seat that speaks for this device. */
  you(): number | null;
  /** False if there is no connection. */
  send(message: FromBrowser): boolean;
}

export class Company {
  around = $state.raw<Around | null>(null);
  /** Something was sent about which nothing has been heard yet. */
  #busy = $state(false);
  /** Absent seats for which this person rather waits. */
  #patient = $state.raw<number[]>([]);
  /** When the newest message came, on the page's own clock. */
  #at = $state.raw(0);
  /** Who has asked, by the number of what was asked. */
  readonly #askers = new Map<number, number>();
  readonly #match: Surroundings;

  readonly paused = $derived.by(() => (this.around?.paused ?? false) && !this.#match.over());
  readonly asked = $derived(this.around?.asked ?? null);
  readonly spectators = $derived(this.around?.spectators ?? 0);
  readonly notice = $derived.by((): Notice | null => {
    const hello = this.#match.hello();
    if (!hello || !this.around) return null;
    const { around } = this;
    const [over, rematch] = [this.#match.over(), this.#match.rematch()];
    return noticeOf({ hello, around, over, rematch, patient: this.#patient });
  });
  /** Buttons about the company can be pressed. */
  readonly free = $derived.by(() => this.#match.connected() && !this.#busy);
  /** Something can be asked now. */
  readonly mayAsk = $derived.by(() => {
    const you = this.#match.you();
    const settled = this.around !== null && this.asked === null && !this.paused;
    return this.free && settled && !this.#match.over() && you !== null && !this.replaced(you);
  });
  readonly mayPause = $derived.by(() => {
    const hello = this.#match.hello();
    return this.mayAsk && hello !== null && mayPause(hello);
  });
  /** Somebody else must agree. */
  readonly shared = $derived.by(() => {
    const hello = this.#match.hello();
    return hello !== null && othersAt(hello, this.around).length > 0;
  });
  readonly takeovers = $derived.by(() => {
    const hello = this.#match.hello();
    return hello && this.around && this.mayAsk ? takeovers(hello, this.around) : [];
  });

  constructor(match: Surroundings) {
    this.#match = match;
  }

  /** How things are now. */
  arrived(around: Around): void {
    this.around = around;
    this.#at = performance.now();
    this.#busy = false;
    this.#patient = this.#patient.filter((seat) => around.seats[seat]?.absent && !around.seats[seat].replaced);
    if (around.asked) this.#askers.set(around.asked.seq, around.asked.by);
  }

  /** What was sent is answered, or will not be any more. */
  answered(): void {
    this.#busy = false;
  }

  /** An entry of the log that has just been made: what others have settled is told, and whoever asked in vain. */
  heard(entry: LogEntry): void {
    const { kind, seat, of } = entry;
    if (kind === "ask" && seat !== null) this.#askers.set(entry.seq, seat);
    const hello = this.#match.hello();
    if (!hello || seat === null || hello.yours.includes(seat)) return;
    const name = hello.seats[seat]?.name ?? "";
    if (kind === "takeover" || kind === "return") toast(t(`log-${kind}`, { name }), true);
    else if (kind === "go-on") toast(t("told-go-on", { name }), true);
    else if (kind === "undo" && of !== null && of < entry.seq - 1) toast(t("told-undo", { name }), true);
    else if (kind === "decline" && of !== null && hello.yours.includes(this.#askers.get(of) ?? -1)) {
      toast(t("ask-declined", { name }), true);
    }
  }

  replaced(seat: number): boolean {
    return this.around?.seats[seat]?.replaced ?? false;
  }

  presence(seat: number): Presence {
    const hello = this.#match.hello();
    return hello ? presenceOf(hello, this.around, seat, this.#match.connected()) : "here";
  }

  running(seat: number): boolean {
    return (this.around?.seats[seat]?.running ?? false) && !this.#match.over();
  }

  /** Milliseconds that a seat has left; null without a clock. Ticks for whoever reads it. */
  left(seat: number): number | null {
    const told = this.around?.seats[seat]?.milliseconds ?? null;
    if (told === null || !this.running(seat)) return told;
    const left = Math.max(0, told - (slowly() - this.#at));
    if (left === 0 || left >= TENTHS_BELOW) return left;
    return Math.max(0, told - (quickly() - this.#at));
  }

  ask(what: Asked["what"], of: number | null = null): void {
    const seat = this.#match.you();
    if (this.mayAsk && seat !== null) this.#send({ type: "ask", seat, what, of });
  }

  /** One seat answers for all seats of this device. */
  answer(agree: boolean): void {
    const { notice } = this;
    if (notice?.kind !== "asked" || !this.free) return;
    const [seat] = notice.answering;
    if (seat !== undefined) this.#send({ type: "answer", seat, ask: notice.asked.seq, agree });
  }

  withdraw(): void {
    const { asked } = this;
    if (asked && this.free) this.#send({ type: "answer", seat: asked.by, ask: asked.seq, agree: false });
  }

  goOn(): void {
    const seat = this.#match.you() ?? this.#match.hello()?.yours[0] ?? null;
    if (seat !== null && this.free) this.#send({ type: "go-on", seat });
  }

  takeBackSeat(seat: number): void {
    if (this.free) this.#send({ type: "return", seat });
  }

  /** Rather wait for a seat that is away than let the computer play. */
  waitFor(seat: number): void {
    this.#patient = [...this.#patient, seat];
  }

  #send(message: FromBrowser): void {
    if (this.#match.send(message)) this.#busy = true;
    else toast(t("error-lost"));
  }
}
