/** What the events of a move did, or would do, to the board of a seat. */

import type { Components, GameEvent, Kind, SpaceOf, Track } from "./types";

/** Milliseconds between two steps of a chain as the board shows it. */
export const STEP_SHOWN = 180;

interface Advance {
  track: Track;
  /** The space that it starts from, and the one it ends on; for prestige its points. */
  from: number;
  to: number;
  /** Steps that found the track full. */
  lost: number;
}

export interface Effects {
  advances: Advance[];
  prestige: number;
  /** A double arrow waits for its track. */
  arrows: number;
  /** Free steps that spaces gave. */
  bonuses: Kind[];
  /** Spaces that were entered, in order, by track. */
  trail: { track: Track; space: number }[];
}

export function effectsOf(events: readonly GameEvent[] | undefined, seat: number | null): Effects {
  const found: Effects = { advances: [], prestige: 0, arrows: 0, bonuses: [], trail: [] };
  const at = (track: Track, from: number): Advance => {
    let advance = found.advances.find((one) => one.track === track);
    if (!advance) found.advances.push((advance = { track, from, to: from, lost: 0 }));
    return advance;
  };
  for (const event of events ?? []) {
    if (event.seat !== seat || seat === null) continue;
    const { track, space = 0 } = event;
    if (event.kind === "step" && track) {
      at(track, space - 1).to = space;
      found.trail.push({ track, space });
    } else if (event.kind === "lost" && track) {
      at(track, Number.NaN).lost += 1;
    } else if (event.kind === "bonus" && event.resource) {
      found.bonuses.push(event.resource);
    } else if (event.kind === "double-arrow") {
      found.arrows += 1;
    } else if (event.kind === "arrow") {
      found.arrows = Math.max(0, found.arrows - 1);
    } else if (event.kind === "score" && event.reason === "card") {
      found.prestige += event.points ?? 0;
    }
  }
  return found;
}

interface Found {
  contracts: number;
  stars: number;
  /** The best banner reached. */
  banner: number | null;
}

const spacesOf = (track: string, components: Components): SpaceOf[] =>
  components.tracks.find((one) => one.id === track)?.spaces ?? [];

/** What is printed on the spaces that a cube enters and counts in scorings. */
export function foundOn({ track, from, to }: Advance, components: Components): Found {
  const entered = spacesOf(track, components).slice(from + 1, to + 1);
  return {
    contracts: entered.filter((space) => space.contract).length,
    stars: entered.filter((space) => space.star !== undefined).length,
    banner: entered.findLast((space) => space.banner !== undefined)?.banner ?? null,
  };
}
