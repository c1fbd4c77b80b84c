/** The parts of the table with the expansion, and which of them a decision needs. */

import { BASE_SEA } from "../geometry";
import type { Desk } from "../desk.svelte";

export type Part = "board" | "council" | "cards" | "windows" | "seats";

/** `wide`: also a tab where both boards are seen all the time. */
export const PARTS: { name: Part; glyph: string; wide: boolean }[] = [
  { name: "board", glyph: "board", wide: false },
  { name: "council", glyph: "council", wide: false },
  { name: "cards", glyph: "cards", wide: true },
  { name: "windows", glyph: "masterwork", wide: true },
  { name: "seats", glyph: "seats", wide: true },
];

/** Where the decision is taken; null: any part will do. */
export function partOf({ decision, view, own }: Desk): Part | null {
  // The end shows what the rows and columns of the windows have brought.
  if (view.phase === "over") return "windows";
  if (decision.extra.size) return "cards";
  if (decision.take.size) return view.phase === "masterwork" ? "windows" : "cards";
  if (decision.frame.size) return "windows";
  if (decision.climb.size || decision.doge) return "council";
  if (decision.advance.size) return (own?.ship ?? 0) + 4 > BASE_SEA ? "council" : "board";
  return decision.lay.size || decision.sail || decision.draft.size ? "board" : null;
}
