/** What an analysis says about moves and chances, in the words that the log of the game uses. */

import type { GamePage } from "../../games/game";
import { change, decimal, percent } from "../../lib/format";
import { t } from "../../lib/i18n";
import type { Match } from "../../lib/match.svelte";
import type { Decision, Mark, Moment } from "../../lib/study";
import type { LogEntry } from "../../wire";

export interface Told {
  text: string;
  /** The words of the record, where nothing is known of what the move brings. */
  bare: boolean;
}

/** The sentence of a move with what it brings. */
export function tell(match: Match, page: GamePage, seat: number, move: string, events?: unknown[] | null): Told {
  if (!events) return { text: move, bare: true };
  const entry: LogEntry = { seq: 0, kind: "move", seat, move, events: events as LogEntry["events"], what: null, of: null };
  return { text: page.moveText(entry, match.hello?.seats ?? [], match.hello?.components), bare: false };
}

/** The same for what was played, whose entry tells what it has brought about. */
export function tellPlayed(match: Match, page: GamePage, decision: Pick<Decision, "seat" | "played">, { entry }: Moment): Told {
  return tell(match, page, decision.seat, decision.played, entry?.events);
}

/** What moved beside the move itself: lines of the log that its sentence does not tell already. */
export function furtherLines(match: Match, page: GamePage, headline: string, events: unknown[]): string[] {
  const seats = match.hello?.seats ?? [];
  const lines = events.map((event) => page.eventText(event, seats, match.hello?.components));
  // A single event is the move itself.
  return lines.filter((line) => events.length > 1 && line !== "" && !headline.includes(line.replace(/\.$/, "")));
}

/** An expected score: "92.4 points", in a game without points what stands for them. */
export const scoreText = (page: GamePage, score: number): string =>
  page.score ? (page.score.expected?.(score) ?? decimal(score)) : t("points", { points: Math.round(score * 10) / 10 });

export type Verdict = Mark | "best" | "good" | "forced";

export function verdictOf(decision: Decision): Verdict {
  if (decision.mark) return decision.mark;
  if (decision.choices <= 1) return "forced";
  return decision.played === decision.best ? "best" : "good";
}

/** "Costs 4.2 % of the chance to win and 3 points". */
export function lossText(page: GamePage, { loss, points_loss, choices }: Decision): string {
  if (choices <= 1) return t("study-forced");
  if (loss < 0.0005) return t("study-lost-nothing");
  if (points_loss < 0.05) return t("study-lost-win", { win: percent(loss, 1) });
  return t("study-lost", { win: percent(loss, 1), points: scoreText(page, points_loss) });
}

/** "Ada 61 %, Ben 39 %". */
export function sharesText(match: Match, win: number[]): string {
  const name = (seat: number) => match.hello?.seats[seat]?.name ?? "";
  return win.map((share, seat) => t("study-share", { name: name(seat), win: percent(share) })).join(", ");
}

export const signed = change;
