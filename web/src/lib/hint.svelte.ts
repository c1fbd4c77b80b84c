/** What the house would play, for somebody who asks. That it was asked stands in the record. */

import type { Hello, Hint, SeatState } from "../wire";
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
}

export class Hints {
  /** The house is thinking. */
  busy = $state(false);
  #found = $state.raw<{ hint: Hint; choice: string } | null>(null);
  readonly #match: Surroundings;
  /** The choice for which a hint counts: who decides, and between what. */
  readonly #choice = $derived.by(() => {
    const legal = this.#match.canMove() ? (this.#match.state()?.legal ?? []) : [];
    return legal.length > 1 ? JSON.stringify([this.#match.you(), ...legal.map(({ move }) => move)]) : "";
  });

  /** One may ask now. */
  readonly available = $derived.by(() => (this.#match.hello()?.hints ?? false) && this.#choice !== "");
  /** What was suggested, as long as that is still what is to be decided. */
  readonly shown = $derived(this.#found !== null && this.#found.choice === this.#choice ? this.#found.hint : null);

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
      this.#found = { hint, choice };
      if (choice !== this.#choice) toast(t("hint-stale"));
    } catch (error) {
      toast(error instanceof ApiError ? error.message : t("error-unexpected"));
    } finally {
      this.busy = false;
    }
  }

  dismiss(): void {
    this.#found = null;
  }
}
