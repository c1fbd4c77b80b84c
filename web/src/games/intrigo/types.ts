/** The game's words for what the server tells; the shapes themselves are made from its schema. */

import type { IntrigoEvent, LegalMove } from "../../wire";

export type {
  IntrigoArcade as Arcade,
  IntrigoComponents as Components,
  IntrigoEvent as GameEvent,
  IntrigoPassed as Passed,
  IntrigoPile as Pile,
  IntrigoSeatView as SeatView,
  IntrigoSide as Side,
  IntrigoSpace as Space,
  IntrigoView as View,
} from "../../wire";

export const LETTERS = ["A", "B", "C", "D"];

export const eventsOf = (move: LegalMove | null): IntrigoEvent[] => (move?.events ?? []) as unknown as IntrigoEvent[];
