/** Plays the steps that arrive one after the other, at the pace of the setting, and keeps them for looking back. */

import type { Step } from "../wire";
import { settings, type Pace } from "./settings.svelte";
import { isTalk } from "./talk";

const DWELL: Record<Pace, number> = { slow: 2600, normal: 1300, fast: 550, instant: 0 };

/** Milliseconds that something of this weight is looked at, at the pace of the setting. */
export const dwell = (weight: number): number => DWELL[settings.pace] * weight;

export class Player {
  /** The positions that have been shown, oldest first. */
  positions = $state.raw<Step[]>([]);
  /** Steps that wait for their turn. */
  queue = $state.raw<Step[]>([]);
  /** Position looked at on the time line; null: the newest one. */
  browsed = $state<number | null>(null);

  /** The last step of the game is still being looked at. */
  closing = $state(false);

  readonly now = $derived(this.positions.at(-1) ?? null);
  readonly replaying = $derived(this.queue.length > 0);
  readonly shownIndex = $derived(this.browsed ?? this.positions.length - 1);
  readonly shown = $derived(this.positions[this.shownIndex] ?? null);
  readonly before = $derived(this.positions[this.shownIndex - 1] ?? null);

  #readyAt = 0;
  #timer = 0;

  constructor(
    private readonly played: (step: Step) => void,
    /** How long a step deserves to be looked at, 1 being an ordinary one. */
    private readonly weight: (step: Step) => number,
  ) {}

  add(step: Step): void {
    // What people settle among themselves needs no time to be looked at, and takes none from what does.
    if (talks(step) && !this.replaying) return this.#play(step);
    this.queue = [...this.queue, step];
    this.#pump();
  }

  /** Shows all that waits at once. */
  skip(): void {
    window.clearTimeout(this.#timer);
    for (const step of this.queue) this.#play(step);
    this.queue = [];
    this.#readyAt = 0;
    this.closing = false;
  }

  browse(index: number): void {
    const last = this.positions.length - 1;
    this.browsed = index >= last ? null : Math.max(0, index);
  }

  /** Looks at the position with this sequence number, if it is kept. */
  visit(seq: number): void {
    const index = this.positions.findIndex((step) => step.seq === seq);
    if (index >= 0) this.browse(index);
  }

  /** The newest position once more, as it is now: what led to it stays, and whoever is choosing is not disturbed. */
  renew(step: Step): void {
    const last = this.now;
    if (!last) {
      this.positions = [{ ...step, entry: null }];
      return;
    }
    const { actors, over, scores, ranks } = step;
    const seats = alike(last, step) ? last.seats : step.seats;
    this.positions = [...this.positions.slice(0, -1), { ...last, actors, over, scores, ranks, seats }];
  }

  /** Forgets all that was shown: somebody else looks from now on. */
  forget(): void {
    this.stop();
    this.positions = this.queue = [];
    this.browsed = null;
    this.closing = false;
    this.#readyAt = 0;
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }

  #pump(): void {
    window.clearTimeout(this.#timer);
    while (this.queue.length > 0) {
      const wait = this.#readyAt - performance.now();
      if (wait > 0 && !talks(this.queue[0]!)) {
        this.#timer = window.setTimeout(() => this.#pump(), wait);
        return;
      }
      const [step, ...rest] = this.queue;
      this.queue = rest;
      this.#play(step!);
      if (talks(step!)) continue;
      const linger = step!.entry ? dwell(this.weight(step!)) : 0;
      this.#readyAt = performance.now() + linger;
      if (step!.over && linger > 0) this.#close(linger);
    }
  }

  #close(linger: number): void {
    this.closing = true;
    this.#timer = window.setTimeout(() => (this.closing = false), linger);
  }

  #play(step: Step): void {
    if (talks(step)) this.renew(step);
    else this.positions = [...this.positions, step];
    this.played(step);
  }
}

const talks = (step: Step): boolean => step.entry !== null && isTalk(step.entry);

/** The same position for all that a table shows; previews of the same moves may differ, they are samples. */
function alike(a: Step, b: Step): boolean {
  const known = (step: Step) =>
    JSON.stringify(step.seats.map(({ seat, view, legal, undo }) => [seat, view, legal.map(({ move }) => move), undo]));
  return known(a) === known(b);
}
