/** What can be decided now, sorted by what is pressed for it. No rule is known here: all comes with the legal moves. */

import type { LegalMove } from "../../wire";
import type { Track } from "./types";

/** The ways of using one card of the hand in a resolution. */
interface Uses {
  play?: LegalMove;
  gold?: LegalMove;
  prestige?: LegalMove;
}

export interface Decision {
  /** Cards given up together, by `keyOf` of the set. */
  discard: Map<string, LegalMove>;
  /** Divisions, by `keyOf` of either half. */
  split: Map<string, LegalMove>;
  first: LegalMove | null;
  second: LegalMove | null;
  /** By card. */
  uses: Map<string, Uses>;
  /** By track: what a pending icon, a pending arrow or the splitter can be put on. */
  seal: Map<Track, LegalMove>;
  arrow: Map<Track, LegalMove>;
  splitter: Map<Track, LegalMove>;
}

/** Names a set of cards, in whatever order they come. */
export const keyOf = (cards: Iterable<string>): string => [...cards].sort().join(" ");

const nothing = (): Decision => ({
  discard: new Map(),
  split: new Map(),
  first: null,
  second: null,
  uses: new Map(),
  seal: new Map(),
  arrow: new Map(),
  splitter: new Map(),
});

/** The two halves that the words of a division name. */
export function halvesOf(words: string): [string[], string[]] {
  const cards = words.split(" ").slice(1);
  const bar = cards.indexOf("|");
  return [cards.slice(0, bar).filter(Boolean), cards.slice(bar + 1).filter(Boolean)];
}

function addUse(uses: Map<string, Uses>, card: string, way: keyof Uses, move: LegalMove): void {
  uses.set(card, { ...uses.get(card), [way]: move });
}

export function decisionOf(legal: LegalMove[]): Decision {
  const found = nothing();
  for (const move of legal) {
    const [verb = "", object = "", way = ""] = move.move.split(" ");
    if (verb === "discard") found.discard.set(keyOf(move.move.split(" ").slice(1)), move);
    else if (verb === "split") for (const half of halvesOf(move.move)) found.split.set(keyOf(half), move);
    else if (verb === "take") found[object as "first" | "second"] = move;
    else if (verb === "play") addUse(found.uses, object, "play", move);
    else if (verb === "turn") addUse(found.uses, object, way as "gold" | "prestige", move);
    else if (verb === "seal" || verb === "arrow" || verb === "splitter") found[verb].set(object as Track, move);
  }
  return found;
}

/** What a pending icon or arrow asks for, before anything else can be done. */
export type Asked = "discard" | "split" | "take" | "use" | "seal" | "arrow" | null;

export function askedOf(decision: Decision): Asked {
  if (decision.discard.size) return "discard";
  if (decision.split.size) return "split";
  if (decision.first || decision.second) return "take";
  if (decision.seal.size) return "seal";
  if (decision.arrow.size) return "arrow";
  return decision.uses.size || decision.splitter.size ? "use" : null;
}
