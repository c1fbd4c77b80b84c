/** The game's words for what the server tells; the shapes themselves are made from its schema. */

import type { MilleFioriCardFace as WireFace, MilleFioriSpace as Space, MilleFioriView as WireView } from "../../wire";
import type { CourtCard } from "./court/cards";

export type {
  MilleFioriComponents as Components,
  MilleFioriEvent as GameEvent,
  MilleFioriSpace as Space,
} from "../../wire";

export type View = WireView;

/** A face of the deck, or of the cards beside it. */
export interface CardFace extends WireFace {
  /** What a card of the expansion shows. */
  court?: CourtCard | null;
}
export type Region = Space["region"];
export type BonusSet = "workshops" | "houses" | "nobili" | "populi" | "trade";

export const BONUS_SETS: BonusSet[] = ["workshops", "houses", "nobili", "populi", "trade"];
/** Those of the expansion board. */
export const COURT_SETS = ["palace", "city"] as const;
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];
