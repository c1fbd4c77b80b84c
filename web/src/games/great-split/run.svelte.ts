/** The suggestion of the house being played: move by move, each when the one before has been seen. */

import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { STEP_SHOWN } from "./effects";

interface Table {
  /** A move can be made now. */
  open: () => boolean;
  legal: (move: string) => boolean;
  /** How many steps the last move shows on the board. */
  shown: () => number;
  commit: (move: string) => void;
}

export class Run {
  /** The moves that are still to be made; null if none is under way. */
  left = $state.raw<string[] | null>(null);
  /** Nothing has been shown yet that would have to be waited for. */
  #fresh = true;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  start(moves: string[]): void {
    this.#fresh = true;
    this.left = moves;
  }

  stop(): void {
    this.left = null;
  }

  /** Make the next move whenever the table is open for it; called once, while the table is set up. */
  follow(): void {
    $effect(() => {
      if (!this.left || !this.#table.open()) return;
      const [next, ...later] = this.left;
      if (next === undefined || !this.#table.legal(next)) return this.stop();
      const timer = setTimeout(() => {
        this.#fresh = false;
        this.left = later.length ? later : null;
        this.#table.commit(next);
      }, untrack(() => this.#breath()));
      return () => clearTimeout(timer);
    });
  }

  /** Milliseconds that the steps of the last move take to be seen. */
  #breath(): number {
    if (this.#fresh || settings.pace === "instant") return 0;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return Math.min(1600, 300 + STEP_SHOWN * this.#table.shown());
  }
}
