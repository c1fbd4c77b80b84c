/** What the `?` of the table leads to: its parts, their chapters, and where each `?` lies on the boards. */

import type { Guide, Spot } from "../../lib/explain/explainer.svelte";
import { t } from "../../lib/i18n";
import type { Desk } from "./desk.svelte";
import { BONUS_CENTRES, type Box, type Spot as Point } from "./geometry";
import { chapter, helpFor, related } from "./help";
import { bonusCondition, regionName } from "./names";
import { BONUS_SETS, COURT_SETS } from "./types";

/**
 * Where the `?` of a board lie, by what they explain: a region, `sea`, `extra`, `bonus`, `bonus:SET` or what only the
 * expansion has.
 */
export interface Spots {
  fine: Record<string, Point>;
  touch: Record<string, Point>;
}

/** Those of the base board. */
export const BOARD_SPOTS: Spots = {
  /** For a mouse: beside what it explains, where nothing is pressed in play. */
  fine: {
    workshops: { x: 455, y: 160 },
    houses: { x: 759, y: 183 },
    nobili: { x: 868, y: 582 },
    populi: { x: 537, y: 798 },
    trade: { x: 444, y: 470 },
    harbor: { x: 108, y: 417 },
    sea: { x: 172, y: 882 },
    extra: { x: 449, y: 767 },
    ...Object.fromEntries(BONUS_SETS.map((set) => [`bonus:${set}`, BONUS_CENTRES[set]])),
  },
  /** For fingers: on what it explains, and far enough from the next even on the smallest board. */
  touch: {
    workshops: { x: 250, y: 235 },
    houses: { x: 912, y: 590 },
    nobili: { x: 674, y: 540 },
    populi: { x: 740, y: 760 },
    trade: { x: 305, y: 610 },
    harbor: { x: 108, y: 610 },
    sea: { x: 558, y: 910 },
    extra: { x: 448, y: 160 },
    bonus: { x: 638, y: 206 },
  },
};

/** Those of a board of which this box is seen. */
export function spotsIn(box: Box, { fine, touch }: Spots, direct: boolean): Spot[] {
  return Object.entries(direct ? fine : touch).map(([part, { x, y }]) => ({ part, x: x - box.x, y: y - box.y }));
}

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

/** The set of bonus spaces that a part is, if it is one. */
const bonusSetOf = (part: string) => [...BONUS_SETS, ...COURT_SETS].find((set) => part === `bonus:${set}`);

function partName(part: string): string {
  const set = bonusSetOf(part);
  if (set) return `${regionName("bonus")}, ${regionName(set)}`;
  const name = NAMES[part];
  return name ? t(name) : regionName(part);
}

/** What a set of bonus spaces asks for, and which of them are still free. */
function bonusFact(set: string, { components, view }: Desk): string {
  const free = (components.bonuses[set] ?? []).filter((_, i) => (view.bonuses[set]?.[i] ?? null) === null);
  const args = { region: regionName(set), condition: bonusCondition(set), free: free.join(", ") };
  return t(free.length ? "mf-ui-explain-bonus" : "mf-ui-explain-bonus-taken", args);
}

export function guideOf(desk: Desk): Guide {
  return {
    name: partName,
    chapterOf: helpFor,
    page: (id) => chapter(id, desk.components),
    related: (id) => related(id, desk.components),
    fact(part) {
      const set = bonusSetOf(part);
      return set ? bonusFact(set, desk) : null;
    },
  };
}
