/** Where the points of a match came from, region by region. */

import { t } from "../../lib/i18n";
import type { Breakdown } from "../game";
import type { LogEntry, MilleFioriEvent as Event, SeatInfo } from "../../wire";
import { regionName } from "./names";

const REGIONS = ["workshops", "houses", "nobili", "populi", "trade", "harbor", "sea", "council", "window", "bonus"] as const;
type Source = (typeof REGIONS)[number];

/** The two pyramids share their reasons; their spaces tell them apart. */
const pyramid = (space = ""): Source => (space.startsWith("N") ? "nobili" : "populi");

function sourceOf(event: Event): Source | null {
  if (event.kind === "bonus") return "bonus";
  if (event.kind !== "score") return null;
  switch (event.reason) {
    case "group":
      return "workshops";
    case "run":
      return "houses";
    case "citizen":
    case "triangle":
      return pyramid(event.space);
    case "trade":
    case "harbor":
    case "sea":
      return event.reason;
    default:
      // The sources of the expansion: council and cards of the Doge, shop window.
      return REGIONS.find((region) => region === event.region) ?? null;
  }
}

/** Rows that only a game with the expansion has. */
const EXPANSION: Source[] = ["council", "window"];
const isExpansion = (event: Event) => event.kind === "climb" || event.kind === "frame";

const label = (source: Source) => (source === "council" ? t("mf-breakdown-council") : regionName(source));

/** `log` holds the entries that count, without those taken back. */
export function breakdown(log: LogEntry[], seats: SeatInfo[]): Breakdown {
  const points = new Map<Source, number[]>(REGIONS.map((region) => [region, seats.map(() => 0)]));
  let expansion = false;
  for (const entry of log) {
    for (const event of entry.events as Event[]) {
      expansion ||= isExpansion(event);
      const row = points.get(sourceOf(event) as Source);
      if (row && event.seat !== undefined) row[event.seat] = (row[event.seat] ?? 0) + (event.points ?? 0);
    }
  }
  const shown = REGIONS.filter((region) => expansion || !EXPANSION.includes(region));
  return { rows: shown.map((region) => ({ label: label(region), points: points.get(region) ?? [] })) };
}
