/** The result: Seals by guild, and what became of the Ducats. */

import { t } from "../../lib/i18n";
import type { IntrigoComponents as Components, IntrigoEvent as Event, LogEntry, SeatInfo } from "../../wire";
import type { Breakdown, Score } from "../game";
import { eventText } from "./events";
import { ducatsText, GUILDS, sealsText, tokenArgs } from "./names";

const DUCATS_WON = "ducats-won";
const DUCATS_SPENT = "ducats-spent";
const PURCHASES = "purchases";

/** What one event adds to which row; a Ducat over the limit is taken back at once. */
function shareOf({ kind, token, price = 0 }: Event): [string, number][] {
  switch (kind) {
    case "award":
      return [[!token || token === "ducat" ? DUCATS_WON : token, 1]];
    case "limited":
      return [[DUCATS_WON, -1]];
    case "bought":
      return [[DUCATS_SPENT, price], [PURCHASES, 1]];
    default:
      return [];
  }
}

/** `log` holds the entries that count, without those taken back. The rows do not add up to the score. */
export function breakdown(log: LogEntry[], seats: SeatInfo[]): Breakdown {
  const labels: [string, string][] = [
    ...GUILDS.map((guild): [string, string] => [guild, t("ig-breakdown-seals", tokenArgs(guild))]),
    [DUCATS_WON, t("ig-breakdown-ducats-won")],
    [DUCATS_SPENT, t("ig-breakdown-ducats-spent")],
    [PURCHASES, t("ig-breakdown-purchases")],
  ];
  const rows = new Map(labels.map(([id, label]) => [id, { label, points: seats.map(() => 0) }]));
  for (const event of log.flatMap((entry) => entry.events as Event[])) {
    const { seat } = event;
    if (seat === undefined) continue;
    for (const [id, amount] of shareOf(event)) {
      const points = rows.get(id)?.points;
      if (points) points[seat] = (points[seat] ?? 0) + amount;
    }
  }
  return { rows: [...rows.values()] };
}

/** A score is whole Seals and a thousandth for each Ducat. */
const sealsIn = (points: number) => Math.floor(points + 1e-9);

export const score: Score = {
  text(points) {
    const seals = sealsIn(points);
    return t("ig-score", { seals: sealsText(seals), ducats: ducatsText(Math.round((points - seals) * 1000)) });
  },
  whole: sealsIn,
  expected: (score) => sealsText(Math.round(score * 10) / 10),
};

/** Why somebody has won: most Seals alone win nothing. */
export function verdict(log: LogEntry[], seats: SeatInfo[], components: Components): string | null {
  const over = (log.flatMap((entry) => entry.events) as Event[]).findLast(({ kind }) => kind === "over");
  return over ? eventText(over, seats, components) : null;
}
