/** What the house would make of some cards: its suggestion for the rest of a resolution, and of each half of a wallet. */

import { t } from "../../lib/i18n";
import type { Effects } from "./effects";
import { KINDS, sealOf, type Half, type Scored, type SeatView, type Track } from "./types";

export interface Plan {
  /** The moves in words, in order. */
  moves: string[];
  /** The board afterwards. */
  prestige: number;
  tracks: Record<string, number>;
  worth: Scored;
}

export interface Advice {
  rest: Plan | null;
  first: Plan | null;
  second: Plan | null;
}

export const plansOf = (advice: Advice | null): Partial<Record<Half, Plan>> => ({
  ...(advice?.first ? { first: advice.first } : {}),
  ...(advice?.second ? { second: advice.second } : {}),
});

const total = ({ tomes, artwork, gems, contracts }: Scored): number =>
  tomes + artwork + gems + Object.values(contracts).reduce((sum, points) => sum + (points ?? 0), 0);

/** Prestige that comes at once, and what all scorings together would bring more than now. */
export function gainOf(plan: Plan, own: SeatView | undefined): { prestige: number; worth: number } {
  return {
    prestige: plan.prestige - (own?.prestige ?? 0),
    worth: total(plan.worth) - (own ? total(own.worth) : 0),
  };
}

/** A plan as what it would do to the board. */
export function planned(plan: Plan, own: SeatView): Effects {
  const tracks = KINDS.flatMap((kind): Track[] => [kind, sealOf(kind)]);
  const advances = tracks.flatMap((track) => {
    const [from, to] = [own.tracks[track] ?? 0, plan.tracks[track] ?? 0];
    return to > from ? [{ track, from, to, lost: 0 }] : [];
  });
  const trail = advances.flatMap(({ track, from, to }) =>
    Array.from({ length: to - from }, (_, i) => ({ track, space: from + i + 1 })),
  );
  return { advances, trail, prestige: plan.prestige - own.prestige, arrows: 0, bonuses: [] };
}

export function planText(plan: Plan, own: SeatView | undefined): string {
  return t("gs-ui-plan", { ...gainOf(plan, own) });
}
