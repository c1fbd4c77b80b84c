/** Cards by what they show: their icons, and what a pile of them comes to. */

import type { CardFace, Components, Icon, Kind, Seal, Track } from "./types";
import { kindOf, KINDS } from "./types";

const known = new WeakMap<Components, Map<string, CardFace>>();

export function faceOf(card: string, components: Components): CardFace | null {
  let faces = known.get(components);
  if (!faces) {
    faces = new Map(components.cards.map((face) => [face.id, face]));
    known.set(components, faces);
  }
  return faces.get(card) ?? null;
}

export const isSealIcon = (icon: Icon): icon is Seal[] => Array.isArray(icon);

/** The kinds that a seal icon allows, in their usual order. */
export const kindsOf = (icon: Seal[]): Kind[] => KINDS.filter((kind) => icon.some((seal) => kindOf(seal) === kind));

/** The icon fits every seal track. */
export const isWild = (icon: Seal[]): boolean => icon.length === KINDS.length;

export interface Sum {
  /** What there is of each kind, and of prestige; only what is there. */
  steps: { track: Exclude<Track, Seal>; count: number }[];
  /** Seal icons that share what they allow. */
  seals: { kinds: Kind[]; count: number }[];
}

/** What the icons of some cards come to, all used face up. */
export function sumOf(cards: readonly (string | null)[], components: Components): Sum {
  const steps = new Map<string, number>();
  const seals = new Map<string, { kinds: Kind[]; count: number }>();
  for (const card of cards) {
    for (const icon of (card && faceOf(card, components)?.icons) || []) {
      if (!isSealIcon(icon)) {
        steps.set(icon, (steps.get(icon) ?? 0) + 1);
        continue;
      }
      const kinds = kindsOf(icon);
      const same = seals.get(kinds.join());
      if (same) same.count += 1;
      else seals.set(kinds.join(), { kinds, count: 1 });
    }
  }
  const order = [...KINDS, "prestige" as const];
  return {
    steps: order.flatMap((track) => (steps.has(track) ? [{ track, count: steps.get(track) ?? 0 }] : [])),
    seals: [...seals.values()],
  };
}
