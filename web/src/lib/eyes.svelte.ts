/** After the end: the game once more, from its first entry on, as every seat has seen it. */

import type { FromBrowser, Hello, Step } from "../wire";
import { t } from "./i18n";
import { Player } from "./player.svelte";
import { toast } from "./toasts.svelte";

/** What must be known of the match. */
interface Surroundings {
  hello(): Hello | null;
  /** The seat that looks otherwise. */
  you(): number | null;
  /** The number of the newest entry. */
  last(): number | null;
  /** False if there is no connection. */
  send(message: FromBrowser): boolean;
}

/** Before the start, which is entry 0. */
const BEFORE_ALL = -1;

export class Eyes {
  /** The positions with the views of all seats. */
  readonly player = new Player(
    () => {},
    () => 0,
  );
  /** They are shown instead of the own ones. */
  open = $state(false);
  /** The seat whose view is shown; null: what everybody sees. */
  seat = $state<number | null>(null);
  /** The positions are on their way. */
  loading = $state(false);
  readonly #match: Surroundings;

  /** The views that there are; the own ones alone where those of others stay hidden. */
  readonly views = $derived(this.player.now?.seats.map((state) => state.seat) ?? []);
  readonly allowed = $derived.by(() => {
    const hello = this.#match.hello();
    return hello !== null && hello.terms.open_end && hello.seats.length > 1;
  });

  constructor(match: Surroundings) {
    this.#match = match;
  }

  look(): void {
    if (this.open || this.loading) return;
    if (this.player.now) return this.#show();
    this.loading = this.#match.send({ type: "resume", seq: BEFORE_ALL, eyes: this.allowed });
    if (!this.loading) toast(t("eyes-lost"));
  }

  close(): void {
    this.open = false;
    this.player.browse(Infinity);
  }

  /** Forgets what has come so far: the connection was lost, or somebody sits elsewhere. */
  reset(): void {
    const interrupted = this.loading;
    this.open = this.loading = false;
    this.player.forget();
    if (interrupted) this.look();
  }

  /** A step that was sent for this; whether it was. */
  takes(step: Step): boolean {
    const seats = this.allowed ? (this.#match.hello()?.seats.length ?? 0) : 1;
    if (!this.loading || step.seats.length < seats) return false;
    if (step.seq === 0) this.player.forget();
    this.player.add(step);
    if (step.seq === this.#match.last()) this.#show();
    return true;
  }

  #show(): void {
    this.loading = false;
    this.open = true;
    // One's own view one knows already.
    const you = this.#match.you();
    this.seat = this.views.find((seat) => seat !== null && seat !== you) ?? you;
  }
}
