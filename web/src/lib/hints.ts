/** Where on the table a suggestion of the house points. */

import type { Touch } from "../games/game";
import type { Match } from "./match.svelte";
import type { Outlined } from "./outlines";

/** The button that makes the move, and all that the move touches. */
export function hintedParts(move: string, touches: Touch[]): Touch[] {
  return [{ at: `[data-move=${JSON.stringify(move)}]` }, ...touches];
}

/** What is suggested now, as the table outlines it. */
export function hinted({ hints, state, page, you }: Match): Outlined[] {
  const hint = hints.shown;
  const legal = state?.legal.find(({ move }) => move === hint?.move);
  if (!hint || !legal || !page || you === null) return [];
  return [{ manner: "hint", move: hint.move, touches: hintedParts(hint.move, page.touched(hint.move, you, legal.events)) }];
}
