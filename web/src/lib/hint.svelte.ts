/** What the house would play, for somebody who asks. That it was asked stands in the record. */

import type { Hello, Hint, LogEntry, SeatState } from "../wire";
import { ApiError, askHint } from "./api";
import { t } from "./i18n";
import { toast } from "./toasts.svelte";

/** What must be known of the match. */
interface Surroundings {
  id: string;
  hello(): Hello | null;
  /** The seat that looks. */
  you(): number | null;
  state(): SeatState | null;
  /** The number of the newest entry. */
  last(): number | null;
  canMove(): boolean;
  /** What stands of the game so far. */
  log(): LogEntry[];
}

export class Hints {
  /** The house is thinking. */
  busy = $state(false);
  #found = $state.raw<{ hint: Hint; choice: string } | null>(null);
  #taken = $state(0);
  readonly #match: Surroundings;
  /** The choice for which a hint counts: who decides, after how many moves, since one like it may follow, and between what. */
  readonly #choice = $derived.by(() => {
    const legal = this.#match.canMove() ? (this.#match.state()?.legal ?? []) : [];
    const you = this.#match.you();
    const made = this.#match.log().filter(({ kind, seat }) => kind === "move" && seat === you).length;
    return legal.length > 1 ? JSON.stringify([you, made, ...legal.map(({ move }) => move)]) : "";
  });

  /** One may ask now. */
  readonly available = $derived.by(() => (this.#match.hello()?.hints ?? false) && this.#choice !== "");
  /** What was suggested, as long as that is still what is to be decided. */
  readonly shown = $derived(this.#found !== null && this.#found.choice === this.#choice ? this.#found.hint : null);
  /** The same for the table. */
  readonly forTable = $derived(this.shown === null ? null : { move: this.shown.move, taken: this.#taken });

  constructor(match: Surroundings) {
    this.#match = match;
  }

  async ask(): Promise<void> {
    const seat = this.#match.you();
    const seq = this.#match.last();
    if (this.busy || !this.available || seat === null || seq === null) return;
    const choice = this.#choice;
    this.busy = true;
    try {
      const hint = await askHint(this.#match.id, seat, seq);
      this.#taken = 0;
      this.#found = { hint, choice };
      if (choice !== this.#choice) toast(t("hint-stale"));
    } catch (error) {
      toast(error instanceof ApiError ? error.message : t("error-unexpected"));
    } finally {
      this.busy = false;
    }
  }

  /** What is suggested is to be laid ready on the table. */
  take(): void {
    this.#taken++;
  }

  dismiss(): void {
    this.#found = null;
  }
}
