/** What happens at the end of a round, as pages to be looked at one after the other. */

import type { GameEvent } from "./types";

/** One scoring: the points of each seat with the event that explains them. */
export interface Scoring {
  what: "tomes" | "artwork" | "gems" | "contracts" | "blank";
  /** By seat; several for contracts, one for each kind. */
  scores: GameEvent[][];
  totals: number[];
}

export interface EndOfRound {
  /** The round that ended. */
  round: number;
  /** Value of the market tile and where the slider stands now. */
  market: { value: number; slider: number } | null;
  /** The scoring line that was crossed; null for the last scorings. */
  line: number | null;
  final: boolean;
  scorings: Scoring[];
}

const WHAT: Record<string, Scoring["what"]> = { tomes: "tomes", artwork: "artwork", gems: "gems", contract: "contracts" };

const blank = (seats: number): Scoring => ({ what: "blank", scores: empty(seats), totals: Array<number>(seats).fill(0) });
const empty = (seats: number): GameEvent[][] => Array.from({ length: seats }, () => []);

/** The end of a round among the events of an entry of the log; null if no round ended with it. */
export function endOfRound(events: readonly GameEvent[], seats: number): EndOfRound | null {
  const market = events.find((event) => event.kind === "market");
  if (!market) return null;
  const found: EndOfRound = {
    round: market.number ?? 0,
    market: { value: market.value ?? 0, slider: market.slider ?? 0 },
    line: null,
    final: false,
    scorings: [],
  };
  for (const event of events.slice(events.indexOf(market))) {
    if (event.kind === "line") found.line = event.number ?? null;
    if (event.kind === "final") found.final = true;
    if (event.kind === "blank") found.scorings.push(blank(seats));
    const what = event.kind === "score" && event.reason ? WHAT[event.reason] : undefined;
    if (!what || event.seat === undefined) continue;
    let scoring = found.scorings.find((one) => one.what === what);
    if (!scoring) found.scorings.push((scoring = { ...blank(seats), what }));
    scoring.scores[event.seat]?.push(event);
    scoring.totals[event.seat] = (scoring.totals[event.seat] ?? 0) + (event.points ?? 0);
  }
  return found;
}
