/** Entries of the log by which people settle something among themselves; nothing of the game moves with them. */

import type { GamePage } from "../games/game";
import type { LogEntry, SeatInfo } from "../wire";
import { t } from "./i18n";

const TALK = new Set<LogEntry["kind"]>([
  "ask", "agree", "decline", "takeover", "return", "pause", "go-on", "excuse", "hint",
]);
/** Of interest only as long as nobody has answered. */
const PASSING = new Set<LogEntry["kind"]>(["ask", "agree", "decline", "excuse"]);

export const isTalk = (entry: LogEntry): boolean => TALK.has(entry.kind);
export const isPassing = (entry: LogEntry): boolean => PASSING.has(entry.kind);

/**
 * The log after one more entry: moves that were taken back leave it, what passes does not enter it. A single step of
 * one's own goes without a word; that several were taken back, also those of others, is told.
 */
export function withEntry(log: LogEntry[], entry: LogEntry): LogEntry[] {
  if (isPassing(entry)) return log;
  if (entry.kind !== "undo") return [...log, entry];
  const first = entry.of ?? log.findLast((past) => past.kind === "move" && past.seat === entry.seat)?.seq;
  const left = first === undefined ? log : log.filter((past) => past.kind !== "move" || past.seq < first);
  return log.length - left.length > 1 ? [...left, entry] : left;
}

/** What a game is told of the log: what stands of the game. */
export const gameLog = (log: LogEntry[]): LogEntry[] =>
  log.filter(({ kind }) => kind === "start" || kind === "move");

/** The sentence of an entry. */
export function entryText(page: GamePage, entry: LogEntry, seats: SeatInfo[], components: unknown): string {
  if (!isTalk(entry)) return page.moveText(entry, seats, components);
  const seat = entry.kind === "takeover" ? (entry.of ?? entry.seat) : entry.seat;
  return t(`log-${entry.kind}`, { name: seats[seat ?? -1]?.name ?? "" });
}

/** The seat whose sign stands before an entry. */
export const entrySeat = (entry: LogEntry): number | null =>
  entry.kind === "takeover" ? (entry.of ?? entry.seat) : entry.seat;
