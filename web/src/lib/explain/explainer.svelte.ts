/** The `?` of the parts of a table: which of them is asked about, and what the game says of it. */

import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { HelpPage } from "../../games/game";

/** What a game knows of the parts of its table. A part is named by the game; so is a chapter of its rules help. */
export interface Guide {
  /** What a part is called. */
  name(part: string): string;
  /** The chapter that explains it. */
  chapterOf(part: string): string;
  page(chapter: string): HelpPage;
  /** Chapters that one may want to read after this one. */
  related(chapter: string): string[];
  /** How things stand just now with a part, in a sentence. */
  fact?(part: string): string | null;
}

/** A point of a drawing, in its own units. */
export interface Spot {
  part: string;
  x: number;
  y: number;
}

export class Explainer {
  readonly #fine = new MediaQuery("(pointer: fine)", true);
  /** The parts of the table share one place, so that there is no room for a `?` beside each. */
  tabs = $state(false);
  /** On screens without such room: the next press on a part of the table explains it. */
  asking = $state(false);
  asked = $state.raw<{ part: string; anchor: DOMRect } | null>(null);

  /** Every part carries its `?` all the time. */
  readonly direct = $derived(this.#fine.current && !this.tabs);
  readonly shown = $derived(this.direct || this.asking);

  constructor(readonly guide: Guide) {}

  ask(part: string, opener: Element): void {
    this.asked = { part, anchor: opener.getBoundingClientRect() };
  }

  /** The browser gives the focus back to what opened the explanation. */
  close(): void {
    this.asked = null;
    this.asking = false;
  }
}

export const [getExplainer, setExplainer] = createContext<Explainer>();
