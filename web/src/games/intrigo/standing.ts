/** How near the seats are to victory, from their counters. */

import type { Components, SeatView } from "./types";

export interface Nearness {
  /** Seals of different guilds, and most Seals of one guild. */
  different: number;
  equal: number;
  /** How many Seals the shorter of the two ways still needs. */
  missing: number;
}

export function nearness(seals: SeatView["seals"], components: Components): Nearness {
  const counts = Object.values(seals);
  const different = counts.filter((count) => count > 0).length;
  const equal = Math.max(0, ...counts);
  const missing = Math.min(components.different - different, components.equal - equal);
  return { different, equal, missing: Math.max(0, missing) };
}

/** Which seat a family belongs to; null: nobody profits from it. */
export function ownerOf(card: string | null, seats: Pick<SeatView, "families">[]): number | null {
  const family = card?.split("-")[0] ?? "";
  const seat = seats.findIndex(({ families }) => (families as string[]).includes(family));
  return seat < 0 ? null : seat;
}
