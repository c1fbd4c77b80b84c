/**
 * Step by step through the words of whole moves: "buy", "thief", "S7", "A8". A move may end where another one goes on:
 * "buy thief S7" has no effect. Nothing is known of the rules here; what can follow is what some legal move says next.
 */

import type { LegalMove } from "../../wire";

export type Step = "card" | "pile" | "space" | "arcade" | "named";

export interface Stage {
  /** The words that may come next. */
  next: Set<string>;
  /** The move that has just these words. */
  whole: LegalMove | null;
  /** Next words after which the move may go on still further. */
  further: Set<string>;
}

export function stageOf(legal: LegalMove[], words: string[]): Stage {
  const stage: Stage = { next: new Set(), whole: null, further: new Set() };
  for (const move of legal) {
    const parts = move.move.split(" ");
    if (parts.length < words.length || words.some((word, i) => parts[i] !== word)) continue;
    const next = parts[words.length];
    if (next === undefined) stage.whole = move;
    else {
      stage.next.add(next);
      if (parts.length > words.length + 1) stage.further.add(next);
    }
  }
  return stage;
}

/** What is pressed for a word: a place of the ring, a card that is named, or a card in hand. */
export function stepOf(word: string): Step {
  if (/^S\d+$/.test(word)) return "space";
  return /^A\d+$/.test(word) ? "arcade" : "named";
}

/** All words that can begin a move with a verb: cards for "keep" and "place", kinds for "buy". */
export const thingsOf = (legal: LegalMove[], verb: string): Set<string> => stageOf(legal, [verb]).next;

/** What the next words stand for; all words of one step are of one kind. */
export function kindOfNext({ next }: Stage): Step | null {
  const [first] = next;
  return first === undefined ? null : stepOf(first);
}
