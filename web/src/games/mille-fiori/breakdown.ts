/** Where the points of a match came from, region by region. */

import type { Breakdown } from "../game";
import type { LogEntry, MilleFioriEvent as Event, SeatInfo } from "../../wire";
import { regionName } from "./names";

const REGIONS = ["workshops", "houses", "nobili", "populi", "trade", "harbor", "sea", "bonus"] as const;
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
      return REGIONS.find((region) => region === event.region) ?? null;
  }
}

/** `log` holds the entries that count, without those taken back. */
export function breakdown(log: LogEntry[], seats: SeatInfo[]): Breakdown {
  const points = new Map<Source, number[]>(REGIONS.map((region) => [region, seats.map(() => 0)]));
  for (const entry of log) {
    for (const event of entry.events as Event[]) {
      const row = points.get(sourceOf(event) as Source);
      if (row && event.seat !== undefined) row[event.seat] = (row[event.seat] ?? 0) + (event.points ?? 0);
    }
  }
  return { rows: REGIONS.map((region) => ({ label: regionName(region), points: points.get(region) ?? [] })) };
}
