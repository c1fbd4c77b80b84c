/** What the `?` of the table leads to: parts of the table, their chapters, and how things stand with them. */

import type { Guide, Spot } from "../../lib/explain/explainer.svelte";
import { t } from "../../lib/i18n";
import type { Desk } from "./desk.svelte";
import type { Cell, Ring } from "./geometry";
import { chapter, helpFor, kindText, related } from "./help";
import { isKind, kindName } from "./names";
import { nearness } from "./standing";

export function guideOf(desk: Desk): Guide {
  const { components } = desk;
  /** An Influence card has a page of its own; the chapter tells of all of them. */
  const page = (id: string) =>
    isKind(id) ? { id, title: kindName(id), text: kindText(id, components) } : chapter(id, components);
  return {
    name: (part) => page(part).title,
    chapterOf: (part) => (isKind(part) ? part : helpFor(part)),
    page,
    related: (id) => (isKind(id) ? ["influence", "placing"] : related(id)),
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
  const [door, awards, corner, space] = [ring.arcades[0], ring.arcades[perSide], ring.arcades[3 * perSide], ring.spaces[perSide - 1]];
  if (!door || !space || !awards || !corner) return [];
  const low = from + size * 0.955;
  /** The lower right corner of a corner card, which neither token nor winner needs. */
  const free = ({ x, y }: Cell) => ({ x: x + ring.depth * 0.36, y: y + ring.depth * 0.36 });
  /** A corner of the space that a card in it needs least, upright or across. */
  const side = space.height > space.width * 1.12 ? 1 : -1;
  return [
    at("palace", fine ? free(corner) : door),
    at("placing", fine ? { x: space.x + side * (space.width / 2 - 22), y: space.y - side * (space.height / 2 - 22) } : space),
    at("awards", fine ? free(awards) : awards),
    ...(piles
      ? [
          at("influence", { x: from + size / 2, y: from + size * 0.46 }),
          at("ducats", { x: from + size * 0.3, y: low }),
          at("bag", { x: from + size * 0.7, y: low }),
        ]
      : []),
  ];
}
