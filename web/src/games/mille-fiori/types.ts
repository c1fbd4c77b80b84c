/** The game's words for what the server tells; the shapes themselves are made from its schema. */

import type { MilleFioriSpace as Space, MilleFioriView as WireView } from "../../wire";

export type {
  MilleFioriCardFace as CardFace,
  MilleFioriComponents as Components,
  MilleFioriEvent as GameEvent,
  MilleFioriSpace as Space,
} from "../../wire";

export type View = WireView;
export type Region = Space["region"];
export type BonusSet = "workshops" | "houses" | "nobili" | "populi" | "trade";

export const BONUS_SETS: BonusSet[] = ["workshops", "houses", "nobili", "populi", "trade"];
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];
