/** The parts of the table that a move touches. */

import type { Touch } from "../game";
import { stepOf } from "./chooser";

function selectorOf(word: string): string {
  const step = stepOf(word);
  // A card that is named may lie in the hand or among those that can be named.
  return step === "named" ? `[data-card="${word}"]` : `[data-${step}=${word}]`;
}

export function touched(move: string): Touch[] {
  const [verb, object = "", ...places] = move.split(" ");
  const first = verb === "buy" ? `[data-pile=${object}]` : `[data-testid=hand] [data-card="${object}"]`;
  return [first, ...places.map(selectorOf)].map((at) => ({ at }));
}
