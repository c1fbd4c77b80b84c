/** The game's words for what the server tells; the shapes themselves are made from its schema. */

import type { GreatSplitCardFace, GreatSplitEvent, GreatSplitView } from "../../wire";

export type {
  GreatSplitCardFace as CardFace,
  GreatSplitComponents as Components,
  GreatSplitEvent as GameEvent,
  GreatSplitScored as Scored,
  GreatSplitSeatView as SeatView,
  GreatSplitSpaceOf as SpaceOf,
  GreatSplitView as View,
  GreatSplitWallet as Wallet,
} from "../../wire";

export type Phase = GreatSplitView["phase"];
export type Half = "first" | "second";
export type Icon = GreatSplitCardFace["icons"][number];
export type EventKind = GreatSplitEvent["kind"];

export const KINDS = ["tomes", "artwork", "topaz", "emerald", "gold"] as const;
export type Kind = (typeof KINDS)[number];
export type Seal = `${Kind}-seal`;
export type Track = Kind | Seal | "prestige";

export const sealOf = (kind: Kind): Seal => `${kind}-seal`;
/** The kind that a resource track or a seal track belongs to; prestige has none. */
export const kindOf = (track: string): Kind | null => KINDS.find((kind) => track === kind || track === sealOf(kind)) ?? null;
export const isSeal = (track: string): boolean => track.endsWith("-seal");
