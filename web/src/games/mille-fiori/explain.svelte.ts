/** The `?` of the parts of the table: which of them is asked about, and where each lies on the board. */

import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { t } from "../../lib/i18n";
import { BONUS_CENTRES, type Spot } from "./geometry";
import { regionName } from "./names";
import { BONUS_SETS, COURT_SETS } from "./types";

/**
 * A region, `sea`, `extra`, `display`, `hand`, `seats`, `bonus` or `bonus:SET`: what has a `?` of its own.
 */
export type Part = string;

/** Where the `?` lies for a mouse: beside what it explains, where nothing is pressed in play. */
const FINE: Record<string, Spot> = {
  workshops: { x: 455, y: 160 },
  houses: { x: 759, y: 183 },
  nobili: { x: 868, y: 582 },
  populi: { x: 537, y: 798 },
  trade: { x: 444, y: 470 },
  harbor: { x: 108, y: 417 },
  sea: { x: 172, y: 882 },
  extra: { x: 449, y: 767 },
};
for (const set of BONUS_SETS) FINE[`bonus:${set}`] = BONUS_CENTRES[set];

/** Where it lies for fingers: on what it explains, and far enough from the next even on the smallest board. */
const TOUCH: Record<string, Spot> = {
  workshops: { x: 250, y: 235 },
  houses: { x: 912, y: 590 },
  nobili: { x: 674, y: 540 },
  populi: { x: 740, y: 760 },
  trade: { x: 305, y: 610 },
  harbor: { x: 108, y: 610 },
  sea: { x: 558, y: 910 },
  extra: { x: 448, y: 160 },
  bonus: { x: 638, y: 206 },
};

export interface Spots {
  fine: Record<Part, Spot>;
  touch: Record<Part, Spot>;
}
/** Those of the base board. */
export const BOARD_SPOTS: Spots = { fine: FINE, touch: TOUCH };

/** The set of bonus spaces that a part is, if it is one. */
export const bonusSetOf = (part: Part): string | undefined =>
  [...BONUS_SETS, ...COURT_SETS].find((set) => part === `bonus:${set}`);

/** Parts that are not called like a region. */
const NAMES: Record<string, string> = {
  extra: "mf-help-extra-title",
  route: "mf-help-route-title",
  display: "mf-ui-display",
  hand: "mf-ui-hand",
  seats: "mf-ui-seats",
  masterworks: "mf-ui-masterworks",
  dogaressas: "mf-ui-dogaressas",
};

export function partName(part: Part): string {
  const set = bonusSetOf(part);
  if (set) return `${regionName("bonus")}, ${regionName(set)}`;
  const name = NAMES[part];
  return name ? t(name) : regionName(part);
}

export class Explainer {
  readonly #fine = new MediaQuery("(pointer: fine)", true);
  /** The parts of the table share one place, so that there is no room for a `?` beside each. */
  tabs = $state(false);
  /** On screens without such room: the next press on a part of the table explains it. */
  asking = $state(false);
  asked = $state.raw<{ part: Part; anchor: DOMRect } | null>(null);

  /** Every part carries its `?` all the time. */
  readonly direct = $derived(this.#fine.current && !this.tabs);
  readonly shown = $derived(this.direct || this.asking);

  ask(part: Part, opener: Element): void {
    this.asked = { part, anchor: opener.getBoundingClientRect() };
  }

  /** The browser gives the focus back to what opened the explanation. */
  close(): void {
    this.asked = null;
    this.asking = false;
  }
}

export const [getExplainer, setExplainer] = createContext<Explainer>();
