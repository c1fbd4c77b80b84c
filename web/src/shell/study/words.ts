/** What an analysis says about moves and chances, in the words that the log of the game uses. */

import type { GamePage } from "../../games/game";
import { decimal, percent } from "../../lib/format";
import { t } from "../../lib/i18n";
import type { Match } from "../../lib/match.svelte";
import type { Outlined } from "../../lib/outlines";
import { momentOf, nextMoves, rowsOf, type Decision, type Mark, type Moment } from "../../lib/study";
import type { LogEntry, TurningPoint } from "../../wire";

/** The sentence of a move with what it brings. */
export function tell(match: Match, page: GamePage, seat: number, move: string, events: unknown[]): string {
  const entry: LogEntry = { seq: 0, kind: "move", seat, move, events: events as LogEntry["events"], what: null, of: null };
  return page.moveText(entry, match.hello?.seats ?? [], match.hello?.components);
}

/** What the table outlines of a decision: the best move and the played one, or that one which somebody points at. */
export function outlinesOf(page: GamePage, decision: Decision, { entry }: Moment, pointed: string | null): Outlined[] {
  const { seat, played } = decision;
  const rows = rowsOf(decision);
  if (rows.length === 0) return [{ manner: "played", move: played, touches: page.touched(played, seat, entry?.events ?? []) }];
  return rows.flatMap((row, i): Outlined[] => {
    if (pointed === null ? !row.best && !row.played : row.move !== pointed) return [];
    const touches = page.touched(row.move, seat, row.played ? (entry?.events ?? []) : row.events);
    if (row.best || row.played) return [{ manner: row.best ? "best" : "played", move: row.move, touches }];
    return [{ manner: "other", move: row.move, number: i + 1, touches }];
  });
}

/** The move in a few words. */
export const choice = (match: Match, page: GamePage, move: string): string =>
  page.choiceText(move, match.hello?.components);

/** The same for what was played, whose entry tells what it has brought about. */
export function tellPlayed(match: Match, page: GamePage, { seat, played }: Pick<Decision, "seat" | "played">, { entry }: Moment): string {
  return entry ? tell(match, page, seat, played, entry.events) : choice(match, page, played);
}

/** What was played at a turning point, and the seat's next moves up to the one that scored. */
export function explainPlayed(match: Match, page: GamePage, turn: TurningPoint): string {
  const { gameLog } = match;
  const next = nextMoves(gameLog, turn.move, turn.seat, turn.played_then.length);
  const then = next.map(({ events }, i) => tell(match, page, turn.seat, turn.played_then[i] ?? "", events));
  return [tellPlayed(match, page, turn, momentOf(gameLog, turn.move)), ...then].join(" ");
}

/** "Playing coin 1 on NM3 instead would have brought: 6 points …", from the journal of a dry run. */
export function explainBest(match: Match, page: GamePage, turn: TurningPoint): string {
  const { seat, best, best_then, best_events } = turn;
  const components = match.hello?.components;
  const [deed = "", ...deeds] = page.deedTexts([best, ...best_then], seat, best_events, components);
  const then = deeds.map((next) => t("study-turn-next", { next })).join("");
  const gains = page.gainTexts(seat, best_events, match.hello?.seats ?? [], components).join("; ");
  const text = t(gains ? "study-turn-instead" : "study-turn-instead-nothing", { deed, then, gains });
  // In some languages the deed begins the sentence.
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What that made of the chances to win. */
export function explainCost(page: GamePage, { best, played, loss, points_loss, swing }: TurningPoint): string {
  if (best === played || loss < 0.0005) return t("study-turn-swing", { win: percent(swing, 1) });
  const win = percent(loss, 1);
  return points_loss < 0.05 ? t("study-turn-cost", { win }) : t("study-turn-cost-points", { win, points: scoreText(page, points_loss) });
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
