/** What the `?` of the table leads to: parts of the table, their chapters, and how things stand with them. */

import type { Guide, Spot } from "../../lib/explain/explainer.svelte";
import { t } from "../../lib/i18n";
import type { Desk } from "./desk.svelte";
import { towards, type Ring } from "./geometry";
import { chapter, helpFor, related } from "./help";
import { nearness } from "./standing";

export function guideOf(desk: Desk): Guide {
  const { components } = desk;
  return {
    name: (part) => chapter(helpFor(part), components).title,
    chapterOf: helpFor,
    page: (id) => chapter(id, components),
    related,
    fact(part) {
      if (part !== "counters" || !desk.own) return null;
      const near = nearness(desk.own.seals, components);
      return t("ig-ui-near-title", { different: near.different, all: components.different, equal: near.equal, same: components.equal });
    },
  };
}

/** Where the `?` of the palace lie: for a mouse beside what they explain, for fingers upon it. */
export function spotsOf(ring: Ring, fine: boolean, piles: boolean): Spot[] {
  const { from, size } = ring.court;
  const at = (part: string, cell: { x: number; y: number }) => ({ part, x: cell.x, y: cell.y });
  const perSide = ring.arcades.length / 4;
  const awards = ring.arcades[Math.floor(perSide / 2)];
  const [door, space] = [ring.arcades[0], ring.spaces[perSide - 1]];
  if (!door || !space || !awards) return [];
  const low = from + size * 0.955;
  return [
    at("palace", fine ? { x: 16, y: door.y + ring.depth / 2 } : door),
    at("placing", fine ? towards(space, -ring.depth * 0.46) : space),
    at("awards", fine ? towards(awards, ring.depth * 0.58) : awards),
    ...(piles
      ? [
          at("influence", { x: from + size / 2, y: from + size * 0.46 }),
          at("ducats", { x: from + size * 0.3, y: low }),
          at("bag", { x: from + size * 0.7, y: low }),
        ]
      : []),
  ];
}
