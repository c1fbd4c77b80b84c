/** Where things lie on the board, in thousandths of its width; the places of the real board. */

import type { BonusSet, Region, Space } from "./types";

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Half diagonals of a diamond and of the space it lies on. */
export const HALF_WIDTH = 26;
export const HALF_HEIGHT = 33;

/** Half width, half height of the upright side, and half height of a workshop's hexagon. */
export const HEX = { width: 30, side: 18.5, height: 37.5 };

/** Half diagonals of one of the four bonus spaces of a set. */
export const BONUS_HALF = { width: 28, height: 34 };

/** The board itself, and the board with the score track around it. */
export const BOARD: Box = { x: 0, y: 0, width: 1000, height: 1000 };
export const TRACK_WIDTH = 34;
export const FULL: Box = {
  x: -TRACK_WIDTH,
  y: -TRACK_WIDTH,
  width: 1000 + 2 * TRACK_WIDTH,
  height: 1000 + 2 * TRACK_WIDTH,
};

const WORKSHOP_ROWS: Record<string, { y: number; columns: number[] }> = {
  A: { y: 144, columns: [1, 3, 5, 7, 9, 11, 15] },
  B: { y: 203, columns: [0, 2, 4, 6, 8, 10, 14, 16] },
  C: { y: 263, columns: [1, 3, 7, 9, 11, 13, 15, 17] },
  D: { y: 322, columns: [2, 6, 8, 10, 12, 14, 16] },
};

const HOUSE_BEND: readonly Spot[] = [
  { x: 658, y: 42 },
  { x: 712, y: 42 },
  { x: 766, y: 42 },
  { x: 820, y: 42 },
  { x: 873, y: 46 },
  { x: 920, y: 72 },
];

const PYRAMIDS: Record<string, Record<string, Spot>> = {
  N: { T: { x: 618, y: 513 }, M: { x: 590, y: 550 }, B: { x: 562, y: 588 } },
  P: { T: { x: 674, y: 726 }, M: { x: 646, y: 766 }, B: { x: 618, y: 804 } },
};
export const PYRAMID_PITCH = 56;

export const DOCK_ROWS = [474, 542, 609, 677, 745];
const HARBOR_COLUMNS: Record<string, number> = { a: 54, b: 107, c: 162 };
const TRADE_COLUMNS: Record<string, number> = { G: 224, C: 277, E: 332, S: 386 };

export const BONUS_CENTRES: Record<BonusSet, Spot> = {
  workshops: { x: 638, y: 206 },
  houses: { x: 843, y: 183 },
  nobili: { x: 820, y: 513 },
  populi: { x: 585, y: 730 },
  trade: { x: 449, y: 642 },
};

export const HANDSHAKE: Spot = { x: 449, y: 728 };

/** Marks of the houses: compass for three values, bonus for four, compass for five. */
export const HOUSE_MARKS: Record<3 | 4 | 5, Spot> = {
  3: { x: 776, y: 128 },
  4: { x: 843, y: 98 },
  5: { x: 776, y: 238 },
};

/** Sea spaces that lie on this board. */
export const BASE_SEA = 20;

const LANES = [60, 90, 125, 158];
const LANE_Y = 808;

function workshop(row: string, position: number): Spot | null {
  const line = WORKSHOP_ROWS[row];
  const column = line?.columns[position - 1];
  return line && column !== undefined ? { x: 52 + 31 * column, y: line.y } : null;
}

function house(number: number): Spot | null {
  if (number < 1) return null;
  return HOUSE_BEND[number - 1] ?? { x: 949, y: 121 + (704 / 13) * (number - 7) };
}

function citizen(pyramid: string, level: string, position: number): Spot | null {
  const first = PYRAMIDS[pyramid]?.[level];
  return first ? { x: first.x + PYRAMID_PITCH * (position - 1), y: first.y } : null;
}

function dock(row: number, column: string): Spot | null {
  const x = TRADE_COLUMNS[column] ?? HARBOR_COLUMNS[column];
  const y = DOCK_ROWS[row - 1];
  return x === undefined || y === undefined ? null : { x, y };
}

/** The centre of a space, or null for a space that this board does not have. */
export function spaceSpot(id: string): Spot | null {
  const [, letters = "", digits = "", column = ""] = /^([A-Z]+)(\d+)([A-Za-z]?)$/.exec(id) ?? [];
  const number = Number(digits);
  if (column) return dock(number, column);
  if (letters.length === 2) return citizen(letters.charAt(0), letters.charAt(1), number);
  return letters === "H" ? house(number) : workshop(letters, number);
}

/** How far a diamond is turned on its space: the houses follow the bend of their strip. */
export function spaceTurn(id: string): number {
  const number = /^H(\d+)$/.exec(id)?.[1];
  if (number === undefined) return 0;
  const bend: Record<string, number> = { "5": 20, "6": 52 };
  return bend[number] ?? (Number(number) > 6 ? 90 : 0);
}

/** The centre of a space of the sea route; 0 is no place of the route but the lane of the seat. */
export function seaSpot(number: number, seat = 0): Spot {
  if (number <= 0) return { x: LANES[seat % LANES.length] ?? 60, y: LANE_Y };
  const bend = [
    { x: 39, y: 863 },
    { x: 49, y: 916 },
    { x: 89, y: 953 },
  ][number - 1];
  return bend ?? { x: 146 + 51.5 * (number - 4), y: 960 };
}

/** Where the ships on one space lie: beside the space on the lagoon's side, never over its value. */
export function shipSpot(number: number, seat: number, index: number, count: number): Spot {
  const at = seaSpot(number, seat);
  if (number <= 0) return { x: at.x, y: at.y - 2 };
  const alone = index === count - 1 && index % 2 === 0;
  const across = alone ? 0 : (index % 2) - 0.5;
  const along = Math.floor(index / 2);
  if (number <= 2) return { x: at.x + 40 + along * 26, y: at.y - 4 + across * 30 };
  if (number === 3) return { x: at.x + 12 + across * 26, y: at.y - 40 - along * 30 };
  return { x: at.x + across * 25, y: at.y - 40 - along * 30 };
}

/** The spaces around each compass of the workshops, from the data of the box. */
export function compassSpots(spaces: Space[]): { id: string; spot: Spot }[] {
  const around = new Map<string, Spot[]>();
  for (const space of spaces) {
    const spot = space.compass && spaceSpot(space.id);
    if (!space.compass || !spot) continue;
    around.set(space.compass, [...(around.get(space.compass) ?? []), spot]);
  }
  return [...around].map(([id, spots]) => ({ id, spot: middle(spots) }));
}

/** The compasses above the tops of the pyramids. */
export function topCompass(id: string): Spot | null {
  const spot = /^[NP]T/.test(id) ? spaceSpot(id) : null;
  return spot && { x: spot.x, y: spot.y - HALF_HEIGHT - 18 };
}

/** One of the four bonus spaces around the centre of their set. */
export function bonusSpot({ x, y }: Spot, index: number): Spot {
  const { width, height } = BONUS_HALF;
  if (index % 3 === 0) return { x, y: y + (index === 0 ? -height : height) };
  return { x: x + (index === 1 ? -width : width), y };
}

/** The place of a score on the track: 0 in the top left corner, then clockwise, 25 a side. */
export function trackSpot(score: number): Spot {
  const step = ((score % 100) + 100) % 100;
  const low = -TRACK_WIDTH / 2;
  const side = 1000 + TRACK_WIDTH;
  const along = low + (side * (step % 25)) / 25;
  const high = low + side;
  if (step < 25) return { x: along, y: low };
  if (step < 50) return { x: high, y: along };
  if (step < 75) return { x: high + low - along, y: high };
  return { x: low, y: high + low - along };
}

function middle(spots: Spot[]): Spot {
  const sum = spots.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

const REGION_BOXES: Record<Region, Box> = {
  workshops: { x: 10, y: 90, width: 690, height: 290 },
  houses: { x: 600, y: 0, width: 400, height: 870 },
  nobili: { x: 510, y: 420, width: 390, height: 220 },
  populi: { x: 510, y: 640, width: 390, height: 220 },
  trade: { x: 190, y: 430, width: 330, height: 350 },
  harbor: { x: 10, y: 430, width: 410, height: 350 },
};

/** The square to look at so that these places are big enough to be pressed. */
export function frame(region: Region | null, spots: Spot[]): Box {
  if (!region || spots.length === 0) return BOARD;
  const room = 74;
  const left = Math.min(...spots.map((s) => s.x)) - room;
  const right = Math.max(...spots.map((s) => s.x)) + room;
  const top = Math.min(...spots.map((s) => s.y)) - room;
  const bottom = Math.max(...spots.map((s) => s.y)) + room;
  const whole = REGION_BOXES[region];
  const least = Math.min(420, Math.max(whole.width, whole.height));
  const side = Math.min(BOARD.width, Math.max(right - left, bottom - top, least));
  const clamp = (middle: number) => Math.max(0, Math.min(BOARD.width - side, middle - side / 2));
  return { x: clamp((left + right) / 2), y: clamp((top + bottom) / 2), width: side, height: side };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest place in the direction of an arrow key; places off to the side count as farther. */
export function neighbour<T extends Spot>(from: Spot, places: T[], arrow: Arrow): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow];
    const aside = Math.abs(arrow === "ArrowLeft" || arrow === "ArrowRight" ? dy : dx);
    if (ahead < 4) continue;
    const distance = ahead + 2.2 * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

const points = (spot: Spot, corners: [number, number][]) =>
  `M${corners.map(([x, y]) => `${(spot.x + x).toFixed(1)},${(spot.y + y).toFixed(1)}`).join("L")}Z`;

/** A rhombus around a spot, turned by some degrees. */
export function rhombus(spot: Spot, width = HALF_WIDTH, height = HALF_HEIGHT, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: [number, number][] = [
    [0, -height],
    [width, 0],
    [0, height],
    [-width, 0],
  ];
  return points(spot, corners.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]));
}

export function hexagon(spot: Spot, grow = 0): string {
  const { width, side, height } = HEX;
  const [w, s, h] = [width + grow, side + grow * 0.6, height + grow];
  return points(spot, [
    [0, -h],
    [w, -s],
    [w, s],
    [0, h],
    [-w, s],
    [-w, -s],
  ]);
}

/** The outline of a space around a spot. */
export function outline(space: { id: string; region: Region }, spot: Spot, grow = 0): string {
  if (space.region === "workshops") return hexagon(spot, grow);
  return rhombus(spot, HALF_WIDTH + grow, HALF_HEIGHT + grow * 1.25, spaceTurn(space.id));
}
