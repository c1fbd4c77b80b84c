/**
 * The hand as a row that the splitter divides. Which half is called first has no meaning, so the first card of the hand
 * always leads the row: a division then has one picture only, and its left half is the one that the words name first.
 */

import type { LegalMove } from "../../wire";
import { keyOf } from "./decision";

export interface Row {
  /** The cards from left to right. */
  cards: string[];
  /** How many of them lie left of the splitter. */
  cut: number;
}

export const leftOf = ({ cards, cut }: Row): string[] => cards.slice(0, cut);
export const rightOf = ({ cards, cut }: Row): string[] => cards.slice(cut);

/** The move that makes this division. */
export const splitOf = (split: Map<string, LegalMove>, row: Row): LegalMove | null => split.get(keyOf(leftOf(row))) ?? null;

/** The row to begin with: the hand as it is sorted, the splitter in the middle of it. */
export const firstRow = (hand: readonly string[]): Row => ({ cards: [...hand], cut: Math.ceil(hand.length / 2) });

/** The row of a hand that is divided already. */
export const rowOf = (first: readonly string[], second: readonly string[]): Row => ({
  cards: [...first, ...second],
  cut: first.length,
});

/** The row in which the cards of a hand lie divided like this; the half with the first card of the hand is the left one. */
export function dividedAs(hand: readonly string[], one: readonly string[], other: readonly string[]): Row {
  const [first] = hand;
  const left = first !== undefined && other.includes(first) ? other : one;
  const ordered = (mine: boolean) => hand.filter((card) => left.includes(card) === mine);
  return rowOf(ordered(true), ordered(false));
}

export const cutAt = (row: Row, cut: number): Row => ({ ...row, cut: Math.max(0, Math.min(row.cards.length, cut)) });

/** A card changes sides and lies down beside the splitter. If the first one does, all others change sides instead. */
export function flip(row: Row, card: string): Row {
  const { cards, cut } = row;
  const at = cards.indexOf(card);
  if (at < 0) return row;
  if (at === 0) {
    const moved = cards.slice(cut);
    return { cards: [card, ...moved, ...cards.slice(1, cut)], cut: moved.length + 1 };
  }
  const rest = cards.filter((other) => other !== card);
  const place = at < cut ? cut - 1 : cut;
  return { cards: [...rest.slice(0, place), card, ...rest.slice(place)], cut: at < cut ? cut - 1 : cut + 1 };
}

/** Where the splitter can stand, so that the division is one of the legal ones. */
export const cuts = (split: Map<string, LegalMove>, row: Row): number[] =>
  Array.from({ length: row.cards.length + 1 }, (_, cut) => cut).filter((cut) => splitOf(split, { ...row, cut }) !== null);

/** The legal place for the splitter next to where it is dragged. */
export const nearest = (legal: readonly number[], wanted: number, fallback: number): number =>
  legal.reduce((best, cut) => (Math.abs(cut - wanted) < Math.abs(best - wanted) ? cut : best), legal[0] ?? fallback);
