/** What the house would make of some cards: its suggestion for the rest of a resolution, and of each half of a wallet. */

import { t } from "../../lib/i18n";
import type { Half, Scored, SeatView } from "./types";

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

export function planText(plan: Plan, own: SeatView | undefined): string {
  return t("gs-ui-plan", { ...gainOf(plan, own) });
}
