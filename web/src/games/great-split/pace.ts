/** How long what happened deserves to be looked at before the next thing is shown. */

import type { LogEntry } from "../../wire";
import type { GameEvent } from "./types";

/**
 * Everybody plays at the same time and on a board of their own: who sits at the table is not kept from deciding by what
 * the others do meanwhile. Only what comes for all of them at once is waited for.
 */
export function weight(entry: LogEntry, yours: number[]): number {
  const kinds = new Set((entry.events as unknown as GameEvent[]).map((event) => event.kind));
  if (kinds.has("market")) return 1;
  if (kinds.has("wallets") || kinds.has("exchange")) return 0.4;
  return yours.length === 0 && entry.move !== null ? 0.3 : 0;
}
