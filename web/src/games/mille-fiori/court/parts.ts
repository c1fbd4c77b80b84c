/** The parts of the table with the expansion, and which of them a decision needs. */

import { BASE_SEA } from "../geometry";
import type { Desk } from "../desk.svelte";

export type Part = "board" | "council" | "cards" | "windows" | "seats";

export const PARTS: Part[] = ["board", "council", "cards", "windows", "seats"];
/** Those that are tabs also where both boards are seen all the time. */
export const WIDE: Part[] = ["cards", "windows", "seats"];
export const GLYPHS: Record<Part, string> = {
  board: "board",
  council: "council",
  cards: "cards",
  windows: "masterwork",
  seats: "seats",
};

/** Where a move is made that is only looked at. */
export function partOfMove(move: string, phase: string): Part | null {
  switch (/^\w*/.exec(move)?.[0]) {
    case "extra":
      return "cards";
    case "take":
      return phase === "masterwork" ? "windows" : "cards";
    case "frame":
      return "windows";
    case "climb":
    case "doge":
      return "council";
    case "lay":
    case "sail":
      return "board";
    default:
      return null;
  }
}

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
