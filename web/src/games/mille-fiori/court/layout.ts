/**
 * Where things lie on the expansion board: as a slim strip beside the base board, or as a square where the parts of
 * the table share one place. Both share the units of the base board.
 */

import { BASE_SEA, type Box, type Spot } from "../geometry";
import type { Spots } from "../guide";
import { PALACE } from "../names";

export { PALACE };
export const STEPS = 3;

export interface CourtLayout {
  slim: boolean;
  /** What is seen of the drawing. */
  view: Box;
  /** The water inside the frame. */
  water: Box;
  /** Half width and half height of a step. */
  step: { width: number; height: number };
  /** The ground of a council tile, counted from the bottom up. */
  tile(index: number): Box;
  /** Centre of a council space, 1 to 18. */
  council(number: number): Spot;
  /** Centre of a space of the sea route, from S21 on. */
  sea(number: number): Spot;
  /** Where ships lie beside a sea space: away from it by this. */
  berth(number: number): Spot;
  /** Centres of the bonus rhombs. */
  palace: Spot;
  city: Spot;
  /** The facade of the palace, before which the figures stand. */
  facade: Box;
}

const SLIM_SEA: readonly Spot[] = [
  { x: 32, y: 960 },
  { x: 84, y: 960 },
  { x: 136, y: 960 },
  { x: 188, y: 960 },
  { x: 240, y: 958 },
  { x: 284, y: 928 },
  { x: 300, y: 878 },
  { x: 300, y: 826 },
  { x: 300, y: 774 },
  { x: 300, y: 722 },
  { x: 300, y: 670 },
  { x: 296, y: 610 },
];

const slim: CourtLayout = {
  slim: true,
  view: { x: 0, y: -34, width: 340, height: 1068 },
  water: { x: 0, y: 0, width: 332, height: 1000 },
  step: { width: 30.5, height: 34 },
  tile: (index) => ({ x: 8, y: 762 - 115 * index, width: 204, height: 111 }),
  council(number) {
    const index = Math.floor((number - 1) / STEPS);
    const place = (number - 1) % STEPS;
    const { x, y, width, height } = this.tile(index);
    // Every second flight of the stairs leads back to the left.
    const along = index % 2 === 0 ? place : STEPS - 1 - place;
    return { x: x + width / 2 + (along - 1) * 65, y: y + height - 41 - 15 * place };
  },
  sea: (number) => SLIM_SEA[number - BASE_SEA - 1] ?? { x: 0, y: 960 },
  berth: (number) => (number > 25 ? { x: -42, y: 0 } : { x: 0, y: -40 }),
  palace: { x: 268, y: 90 },
  city: { x: 273, y: 482 },
  facade: { x: 10, y: 26, width: 192, height: 136 },
};

const square: CourtLayout = {
  slim: false,
  view: { x: 0, y: 0, width: 640, height: 640 },
  water: { x: 8, y: 8, width: 624, height: 624 },
  step: { width: 38, height: 43 },
  // Rows of two tiles, the path going back and forth.
  tile(index) {
    const row = Math.floor(index / 2);
    const column = row % 2 === 0 ? index % 2 : 1 - (index % 2);
    return { x: 14 + 246 * column, y: 402 - 101 * row, width: 244, height: 97 };
  },
  council(number) {
    const index = Math.floor((number - 1) / STEPS);
    const place = (number - 1) % STEPS;
    const { x, y, width, height } = this.tile(index);
    const along = Math.floor(index / 2) % 2 === 0 ? place : STEPS - 1 - place;
    return { x: x + width / 2 + (along - 1) * 80, y: y + height / 2 };
  },
  sea: (number) => ({ x: 38 + 51 * (number - BASE_SEA - 1), y: 596 }),
  berth: () => ({ x: 0, y: -40 }),
  palace: { x: 430, y: 92 },
  city: { x: 570, y: 452 },
  facade: { x: 24, y: 30, width: 320, height: 150 },
};

/** Where the `?` of the parts lie, for a mouse on the strip and for fingers on the square. */
export const COURT_SPOTS: Spots = {
  fine: {
    council: { x: 232, y: 204 },
    "bonus:palace": slim.palace,
    "bonus:city": slim.city,
    route: { x: 222, y: 908 },
  },
  touch: {
    council: { x: 258, y: 345 },
    "bonus:palace": square.palace,
    "bonus:city": square.city,
    route: { x: 290, y: 556 },
  },
};

export const layoutOf = (small: boolean): CourtLayout => (small ? square : slim);

/** Where the figures on one space stand: side by side, so that all of them are seen. */
export function figureSpot(layout: CourtLayout, number: number, index: number, count: number): Spot {
  if (number >= PALACE) {
    const { x, y, width, height } = layout.facade;
    return { x: x + (width * (2 * index + 1)) / (2 * Math.max(count, 4)), y: y + height - 22 };
  }
  const { x, y } = layout.council(number);
  const gap = layout.step.width * (count > 2 ? 0.5 : 0.6);
  return { x: x + gap * (index - (count - 1) / 2), y: y + 6 };
}

/** Where the ships on one space lie. */
export function berthSpot(layout: CourtLayout, number: number, index: number, count: number): Spot {
  const at = layout.sea(number);
  const off = layout.berth(number);
  const alone = index === count - 1 && index % 2 === 0;
  const across = alone ? 0 : 26 * ((index % 2) - 0.5);
  const along = Math.floor(index / 2) * 27;
  if (off.x) return { x: at.x + off.x - along, y: at.y + across * 1.4 };
  return { x: at.x + across, y: at.y + off.y - along };
}
