/** Points that rise over the expansion board. */

import type { Desk } from "../desk.svelte";
import { BASE_SEA, bonusSpot, type Spot } from "../geometry";
import { arrange, bonusIndex, seaNumber, type Float } from "../highlights";
import type { Components, GameEvent } from "../types";
import type { CourtLayout } from "./layout";

function spotOf(event: GameEvent, layout: CourtLayout, components: Components): Spot | null {
  if (event.kind === "bonus" && (event.set === "palace" || event.set === "city")) {
    return bonusSpot(layout[event.set], bonusIndex(event, components));
  }
  if (event.kind !== "score") return null;
  if (event.reason === "council") return layout.council(event.number ?? 1);
  const number = event.reason === "sea" ? seaNumber(event.space) : 0;
  return number > BASE_SEA ? layout.sea(number) : null;
}

export function courtFloats({ entry, components }: Desk, layout: CourtLayout): Float[] {
  const events = (entry?.events ?? []) as unknown as GameEvent[];
  return arrange(
    events.flatMap((event) => {
      const spot = event.points ? spotOf(event, layout, components) : null;
      return spot ? [{ seat: event.seat ?? 0, points: event.points ?? 0, ...spot }] : [];
    }),
  );
}
