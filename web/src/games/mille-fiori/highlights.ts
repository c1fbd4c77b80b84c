/** What an entry of the log changed, as marks on the board: new diamonds, moved ships, points that rise by seat. */

import type { LogEntry } from "../../wire";
import { BASE_SEA, BONUS_CENTRES, bonusSpot, seaSpot, spaceSpot, type Spot } from "./geometry";
import { BONUS_SETS, type Components, type GameEvent, type View } from "./types";

export interface Float extends Spot {
  seat: number;
  points: number;
}

export interface Highlights {
  /** Spaces and bonus spaces (`set:index`) whose diamond is new. */
  fresh: Set<string>;
  /** Seats whose ship has just moved, and where it came from. */
  sailed: Map<number, number>;
  /** Seats whose council figure has just moved. */
  climbed: Set<number>;
  /** Positions of the shop window that have just been filled, by seat. */
  framed: Map<number, number>;
  /** Points that rise over the base board. */
  floats: Float[];
}

const nothing = (): Highlights => ({
  fresh: new Set(),
  sailed: new Map(),
  climbed: new Set(),
  framed: new Map(),
  floats: [],
});
const NONE = nothing();

export const seaNumber = (space: string | undefined): number => Number(/^S(\d+)$/.exec(space ?? "")?.[1] ?? 0);

/** Reasons for points whose place is not on the base board. */
const ELSEWHERE = ["council", "card", "masterwork", "row", "column"];

/**
 * Where the points of an event are to be shown: those of the sea route at its space, those of a good at a diamond
 * of their owner, all others at the diamond that brought them.
 */
function scoreSpot(event: GameEvent, laid: string | undefined, components: Components, view: View): Spot | null {
  const seat = event.seat ?? 0;
  if (ELSEWHERE.includes(event.reason ?? "")) return null;
  if (event.reason === "sea") {
    const number = seaNumber(event.space);
    return components.expansion && number > BASE_SEA ? null : seaSpot(number, seat);
  }
  if (event.reason !== "trade") return spaceSpot(laid ?? event.space ?? "");
  const scored = components.spaces.filter(
    (space) => space.region === "trade" && space.symbol === event.symbol && view.spaces[space.id] === seat,
  );
  const first = scored.find((space) => space.id === laid) ?? scored[0];
  return first ? spaceSpot(first.id) : null;
}

/** Points that would lie on each other become one sum for a seat, or stand one above the other. */
export function arrange(floats: Float[]): Float[] {
  const sums: Float[] = [];
  for (const float of floats) {
    const same = sums.find((other) => other.seat === float.seat && other.x === float.x && other.y === float.y);
    if (same) same.points += float.points;
    else sums.push({ ...float });
  }
  return sums.map((float, i) => {
    const below = sums.slice(0, i).filter((other) => other.x === float.x && other.y === float.y).length;
    return { ...float, y: float.y - 40 * below };
  });
}

/** Which of the bonus spaces of its set an event covered. */
export function bonusIndex(event: GameEvent, components: Components): number {
  return Math.max(0, (components.bonuses[event.set ?? ""] ?? []).indexOf(event.points ?? -1));
}

export function highlights(events: GameEvent[] | undefined, components: Components, view: View): Highlights {
  if (!events?.length) return NONE;
  const result = nothing();
  const floats: Float[] = [];
  const laid = events.find((event) => event.kind === "diamond")?.space;
  for (const event of events) {
    const seat = event.seat ?? 0;
    if (event.kind === "diamond" && event.space) result.fresh.add(event.space);
    if (event.kind === "sail") result.sailed.set(seat, event.start ?? 0);
    if (event.kind === "climb") result.climbed.add(seat);
    if (event.kind === "frame") result.framed.set(seat, event.number ?? 0);
    if (event.kind === "bonus" && event.set) {
      const index = bonusIndex(event, components);
      result.fresh.add(`${event.set}:${index}`);
      const set = BONUS_SETS.find((one) => one === event.set);
      if (set) floats.push({ seat, points: event.points ?? 0, ...bonusSpot(BONUS_CENTRES[set], index) });
    }
    if (event.kind === "score" && event.points) {
      const spot = scoreSpot(event, laid, components, view);
      if (spot) floats.push({ seat, points: event.points, ...spot });
    }
  }
  result.floats = arrange(floats);
  return result;
}

/** The cards that came to the display when the round began that is being played, with their number. */
export function arrivals(log: LogEntry[], round: number): Map<string, number> {
  let arrived = new Map<string, number>();
  for (const entry of log) {
    for (const event of entry.events as unknown as GameEvent[]) {
      if (event.kind === "leftover" && event.card) arrived.set(event.card, (arrived.get(event.card) ?? 0) + 1);
      if (event.kind !== "round") continue;
      if (event.number === round) return arrived;
      arrived = new Map();
    }
  }
  return new Map();
}

/** Compasses that can still give an extra card, or have given it; drawn fainter then. */
export function closedCompasses(components: Components, view: View): Set<string> {
  const open = new Set<string>();
  const all = new Set<string>();
  for (const space of components.spaces) {
    if (!space.compass) continue;
    all.add(space.compass);
    if (view.spaces[space.id] === undefined) open.add(space.compass);
  }
  return new Set([...all].filter((id) => !open.has(id)));
}
