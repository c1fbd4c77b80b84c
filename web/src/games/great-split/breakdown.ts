/** Where the points of a match came from: steps, scoring lines, final scorings, contracts. */

import { t } from "../../lib/i18n";
import type { Breakdown } from "../game";
import type { GreatSplitEvent as Event, LogEntry, SeatInfo } from "../../wire";
import { KINDS } from "./names";

/** Rows in the order in which their points are scored. */
const ROWS = [
  "steps",
  "line-1",
  "line-2",
  "final-tomes",
  "final-artwork",
  "final-gems",
  ...KINDS.map((kind) => `contract-${kind}`),
];

function label(row: string): string {
  const [part = "", which = ""] = row.split("-");
  switch (part) {
    case "line":
      return t("gs-breakdown-line", { number: Number(which) });
    case "contract":
      return t("gs-breakdown-contract", { track: which });
    default:
      return t(`gs-breakdown-${row}`);
  }
}

/** The row of a scoring event; `part` is the scoring that is going on. */
function rowOf({ reason, resource }: Event, part: string): string {
  if (reason === "card") return "steps";
  if (reason === "contract") return `contract-${resource}`;
  return part === "final" ? `final-${reason}` : part;
}

/** `log` holds the entries that count, without those taken back. */
export function breakdown(log: LogEntry[], seats: SeatInfo[]): Breakdown {
  const points = new Map<string, number[]>(ROWS.map((row) => [row, seats.map(() => 0)]));
  let part = "";
  for (const event of log.flatMap((entry) => entry.events as Event[])) {
    if (event.kind === "line") part = `line-${event.number}`;
    if (event.kind === "final") part = "final";
    if (event.kind !== "score" || event.seat === undefined) continue;
    const row = points.get(rowOf(event, part));
    if (row) row[event.seat] = (row[event.seat] ?? 0) + (event.points ?? 0);
  }
  return { rows: ROWS.map((row) => ({ label: label(row), points: points.get(row) ?? [] })) };
}
