/**
 * Step by step through the words of whole moves: "buy", "thief", "S7", "A8". A move may end where another one goes on:
 * "buy thief S7" has no effect. Nothing is known of the rules here; what can follow is what some legal move says next,
 * except that two targets which change places may be pressed in either order.
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

/** A move with the words in the order in which they are pressed. */
export interface Course {
  words: string[];
  move: LegalMove;
}

/** The rules name two things that change places once, in an order of their own; nobody at the table knows that order. */
export function coursesOf(legal: LegalMove[], isSwap: (kind: string) => boolean): Course[] {
  return legal.flatMap((move) => {
    const words = move.move.split(" ");
    const [verb = "", kind = "", space = "", one, other, ...more] = words;
    const course = { words, move };
    if (verb !== "buy" || one === undefined || other === undefined || !isSwap(kind)) return [course];
    return [course, { words: [verb, kind, space, other, one, ...more], move }];
  });
}

export function stageOf(courses: Course[], words: string[]): Stage {
  const stage: Stage = { next: new Set(), whole: null, further: new Set() };
  for (const { words: parts, move } of courses) {
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
export const thingsOf = (courses: Course[], verb: string): Set<string> => stageOf(courses, [verb]).next;

/** What the next words stand for; all words of one step are of one kind. */
export function kindOfNext({ next }: Stage): Step | null {
  const [first] = next;
  return first === undefined ? null : stepOf(first);
}
