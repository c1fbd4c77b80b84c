/** An analysis of a finished game: what the server sends, and what the page reads off it. No rules, no words. */

import type {
  AnalysedDecision as Decision,
  AnalysedSeat as SeatSummary,
  Analysis,
  Candidate,
  LogEntry,
} from "../wire";

export type { Analysis, Candidate, Decision, SeatSummary };
export type Mark = NonNullable<Decision["mark"]>;
export const MARKS: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];
/** As they are written beside moves. */
export const SIGNS: Record<Mark, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Lines of a chart: for each seat its values at the start and after each decision. */
export function linesOf({ start, decisions }: Analysis, what: "win" | "scores"): number[][] {
  const first = what === "win" ? start.win : start.win.map(() => 0);
  return first.map((value, seat) => [value, ...decisions.map((decision) => decision[what][seat] ?? 0)]);
}

/** A round number that is at least as large, for the end of an axis; never nothing. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * unit >= value) ?? 10) * unit;
}

/** The path of a line through values between 0 and `most`, in a frame of this size. */
export function pathOf(values: number[], most: number, width: number, height: number): string {
  const last = Math.max(1, values.length - 1);
  const point = (value: number, at: number) => {
    const share = Math.min(1, Math.max(0, value / most));
    return `${((at / last) * width).toFixed(1)} ${((1 - share) * height).toFixed(1)}`;
  };
  return `M${values.map(point).join("L")}`;
}

/** Heights at which labels stand without covering one another, as near as possible to where they belong. */
export function spread(wanted: number[], gap: number, height: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let free = 0;
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, free);
    free = placed[i]! + gap;
  }
  let limit = height;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, limit);
    limit = placed[i]! - gap;
  }
  return placed;
}

/** The decision at this share of the chart's width. */
export const decisionAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));

/** The next marked decision in that direction; null if there is none. */
export function nextMarked(decisions: Decision[], from: number, direction: 1 | -1): number | null {
  for (let at = from + direction; at >= 0 && at < decisions.length; at += direction) {
    if (decisions[at]!.mark !== null) return at;
  }
  return null;
}

/** Where in the log a decision lies. */
export interface Moment {
  /** The entry of the move; null if the log does not hold it. */
  entry: LogEntry | null;
  /** The number of the entry after which the decision was to be taken. */
  before: number;
}

/** `log` holds what stands of the game: the start, then the moves of the record in their order. */
export function momentOf(log: LogEntry[], move: number): Moment {
  const moves = log.filter((entry) => entry.kind === "move");
  return { entry: moves[move] ?? null, before: moves[move - 1]?.seq ?? 0 };
}

/** A move that was tried less often was put aside before its values meant anything. */
const FEWEST_TRIES = 20;

export interface Row extends Candidate {
  played: boolean;
  best: boolean;
  /** Its values mean something. */
  sure: boolean;
  /** They come from fewer trials than those of the best and the played move, with which they do not compare. */
  rough: boolean;
}

/** What is shown of a decision: the best move, the played one, then the others, the more promising ones first. */
export function rowsOf({ candidates, played, best }: Decision): Row[] {
  const rows = candidates.map((one) => {
    // These two were looked into thoroughly, however soon the search was done with them.
    const compared = { played: one.move === played, best: one.move === best };
    const rough = !compared.played && !compared.best;
    return { ...one, ...compared, rough, sure: !rough || one.visits >= FEWEST_TRIES };
  });
  const place = ({ best, played, sure }: Row) => (best ? 0 : played ? 1 : sure ? 2 : 3);
  return rows.sort((a, b) => place(a) - place(b) || b.win - a.win);
}

/** How often a seat erred in each way. */
export const countOf = (seat: SeatSummary, mark: Mark): number =>
  ({ inaccuracy: seat.inaccuracies, mistake: seat.mistakes, blunder: seat.blunders })[mark];

/** The entries of a seat's next moves after one of the record, so many of them. */
export function nextMoves(log: LogEntry[], move: number, seat: number, count: number): LogEntry[] {
  const moves = log.filter((entry) => entry.kind === "move");
  return moves.slice(move + 1).filter((entry) => entry.seat === seat).slice(0, count);
}
