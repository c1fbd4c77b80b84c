/** The rows and columns of a shop window: what they bring already and what they still can. */

import { t } from "../../../lib/i18n";
import { masterwork, type Masterwork } from "./cards";

export interface Line {
  kind: "row" | "column";
  /** 1 to 3 from the top or from the left. */
  number: number;
  /** The places of the window, 1 to 9. */
  places: number[];
  /** How many of its places hold a card. */
  filled: number;
  /** What all its cards have in common so far. */
  same: { colour: boolean; shape: boolean };
  /** Points at the end of the game if it stays as it is. */
  points: number;
  /** The most it can bring without a card being covered. */
  most: number;
}

const ROWS = [1, 2, 3].map((number) => ({ kind: "row" as const, number, places: [1, 2, 3].map((i) => 3 * (number - 1) + i) }));
const COLUMNS = [1, 2, 3].map((number) => ({ kind: "column" as const, number, places: [number, number + 3, number + 6] }));

function agree<K extends "colour" | "shape">(cards: Masterwork[], what: K): boolean {
  return new Set(cards.map((card) => card[what])).size <= 1;
}

/** All six lines of a window; `line`: the points for one colour, and again for one shape. */
export function linesOf(window: (string | null)[], line: number): Line[] {
  const cards = window.map((card) => (card === null ? null : masterwork(card)));
  return [...ROWS, ...COLUMNS].map((one) => {
    const held = one.places.flatMap((place) => cards[place - 1] ?? []);
    const same = { colour: agree(held, "colour"), shape: agree(held, "shape") };
    const most = line * (Number(same.colour) + Number(same.shape));
    return { ...one, filled: held.length, same, most, points: held.length === one.places.length ? most : 0 };
  });
}

/** The window with one more card in it. */
export function withCard(window: (string | null)[], place: number, card: string | null): (string | null)[] {
  return window.map((other, i) => (i === place - 1 ? (card ?? other) : other));
}

/** The lines that a card on this place would belong to. */
export function linesThrough(place: number, window: (string | null)[], card: string | null, line: number): Line[] {
  return linesOf(withCard(window, place, card), line).filter((one) => one.places.includes(place));
}

/** "Top row: 20 points" or "Left column: 2 of 3, the colour agrees". */
export function lineText(line: Line): string {
  const name = t(`mf-ui-line-${line.kind}`, { number: line.number });
  if (line.filled === line.places.length) return t("mf-ui-line-full", { name, points: line.points });
  if (line.filled < 2) return t("mf-ui-line-first", { name });
  const { colour, shape } = line.same;
  const same = colour && shape ? "both" : colour ? "colour" : shape ? "shape" : "none";
  return t("mf-ui-line-open", { name, same, points: line.most });
}

