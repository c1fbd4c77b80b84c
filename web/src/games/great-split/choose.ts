/**
 * Choosing the cards to give up. There can be thousands of sets, so that none of them is looked through while cards are
 * pressed: a set is found by its name, and how many cards it has is read from any of them.
 */

import type { LegalMove } from "../../wire";
import { keyOf } from "./decision";

/** How many cards have to be chosen. */
export function countOf(discard: Map<string, LegalMove>): number {
  const [first] = discard.keys();
  return first === undefined ? 0 : first.split(" ").length;
}

/** The chosen cards after a press: pressed again a card stays; one too many takes the place of the oldest. */
export function pressed(chosen: readonly string[], card: string, count: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-count);
}

/** The move that gives up exactly these cards. */
export const discardOf = (discard: Map<string, LegalMove>, chosen: readonly string[]): LegalMove | null =>
  discard.get(keyOf(chosen)) ?? null;

/** All cards that can be given up at all. */
export function choosable(discard: Map<string, LegalMove>, hand: readonly string[]): Set<string> {
  const count = countOf(discard);
  if (count === 0) return new Set();
  // Almost always any card will do; then one set for each card says so at once.
  const found = new Set<string>();
  for (const key of discard.keys()) {
    for (const card of key.split(" ")) found.add(card);
    if (found.size === hand.length) break;
  }
  return found;
}
