/** Where the parts of the ring lie, in units of the drawing: a square of 1000 with A0 at its upper left corner. */

export const SIZE = 1000;
const MARGIN = 16;
/** How deep the ring is, by its number of Arcade cards. */
const DEPTH: Record<number, number> = { 16: 134, 12: 146, 8: 162 };
/** Spaces are wider than Arcade cards: cards lie in them, and they are pressed most. */
const WIDER = 1.18;
/** What can be pressed reaches into its neighbours, so that fingers hit it on a small board too. */
export const REACH = 8;

export interface Spot {
  x: number;
  y: number;
}

export interface Cell extends Spot {
  id: string;
  width: number;
  height: number;
  /** Into the courtyard. */
  inward: Spot;
  corner: boolean;
}

export interface Ring {
  arcades: Cell[];
  spaces: Cell[];
  depth: number;
  /** The square inside of the ring. */
  court: { from: number; size: number };
}

/** A place on the upper side, `along` from the left corner; then turned to its own side, clockwise. */
function turned(along: number, across: number, side: number): Spot {
  const far = SIZE - MARGIN;
  const near = MARGIN;
  switch (side) {
    case 0:
      return { x: near + along, y: near + across };
    case 1:
      return { x: far - across, y: near + along };
    case 2:
      return { x: far - along, y: far - across };
    default:
      return { x: near + across, y: far - along };
  }
}

const INWARD: Spot[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
const DIAGONAL = Math.SQRT1_2;
const CORNERS: Spot[] = [
  { x: DIAGONAL, y: DIAGONAL },
  { x: -DIAGONAL, y: DIAGONAL },
  { x: -DIAGONAL, y: -DIAGONAL },
  { x: DIAGONAL, y: -DIAGONAL },
];

function build(count: number): Ring {
  const depth = DEPTH[count] ?? (SIZE - 2 * MARGIN) / (count / 2 + 1);
  const perSide = count / 4;
  const room = SIZE - 2 * MARGIN - 2 * depth;
  const arcade = room / (perSide - 1 + perSide * WIDER);
  const space = arcade * WIDER;
  const arcades: Cell[] = [];
  const spaces: Cell[] = [];
  for (let side = 0; side < 4; side++) {
    const upright = side % 2 === 0;
    const cell = (id: string, along: number, width: number): Cell => ({
      id,
      ...turned(along, depth / 2, side),
      width: upright ? width : depth,
      height: upright ? depth : width,
      inward: INWARD[side]!,
      corner: false,
    });
    for (let i = 0; i < perSide; i++) {
      const number = side * perSide + i;
      const start = depth + i * (arcade + space);
      arcades.push(
        i === 0
          ? { ...cell(`A${number}`, depth / 2, depth), width: depth, height: depth, inward: CORNERS[side]!, corner: true }
          : cell(`A${number}`, start - arcade / 2, arcade),
      );
      spaces.push(cell(`S${number}`, start + space / 2, space));
    }
  }
  return { arcades, spaces, depth, court: { from: MARGIN + depth, size: room } };
}

const rings = new Map<number, Ring>();

export function ringOf(count: number): Ring {
  const ring = rings.get(count) ?? build(count);
  rings.set(count, ring);
  return ring;
}

export const cellOf = (ring: Ring, id: string): Cell | undefined =>
  (id.startsWith("A") ? ring.arcades : ring.spaces)[Number(id.slice(1))];

/** A point of a cell, so far from its middle towards the courtyard. */
export const towards = (cell: Cell, distance: number): Spot => ({
  x: cell.x + cell.inward.x * distance,
  y: cell.y + cell.inward.y * distance,
});

export interface Way {
  path: string;
  /** Where the head of the arrow is, and its direction in degrees. */
  end: Spot & { angle: number };
  start: Spot & { angle: number };
}

/** An arrow from one cell to another, bent into the courtyard; its ends lie where the cells meet it. */
export function wayBetween(ring: Ring, from: string, to: string): Way | null {
  const [one, other] = [cellOf(ring, from), cellOf(ring, to)];
  if (!one || !other || from === to) return null;
  // Short of the signs that tell who would win.
  const edge = (cell: Cell) => towards(cell, ring.depth * (cell.id.startsWith("S") ? 0.36 : cell.corner ? 0.66 : 0.5));
  const [start, end] = [edge(one), edge(other)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const span = Math.hypot(end.x - start.x, end.y - start.y);
  const centre = SIZE / 2;
  const away = Math.hypot(centre - middle.x, centre - middle.y) || 1;
  // Neighbours need a bow that can be seen; far ways would cross the middle anyway.
  const bend = Math.min(0.45, (70 + span * 0.16) / away);
  const bow = { x: middle.x + (centre - middle.x) * bend, y: middle.y + (centre - middle.y) * bend };
  const degrees = (a: Spot, b: Spot) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const point = ({ x, y }: Spot) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return {
    path: `M${point(start)}Q${point(bow)} ${point(end)}`,
    start: { ...start, angle: degrees(bow, start) },
    end: { ...end, angle: degrees(bow, end) },
  };
}

/** Round the ring, clockwise from the Palace Door: A0, S0, A1, S1, .. */
export const around = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => [`A${i}`, `S${i}`]).flat();

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest of some cells in the direction of an arrow key; those off to the side count as farther. */
export function neighbour(ring: Ring, from: string, among: string[], arrow: Arrow): string | null {
  const here = cellOf(ring, from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const id of among) {
    const cell = cellOf(ring, id);
    if (!cell || id === from) continue;
    const [dx, dy] = [cell.x - here.x, cell.y - here.y];
    const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow];
    const aside = Math.abs(arrow === "ArrowLeft" || arrow === "ArrowRight" ? dy : dx);
    if (ahead < 4) continue;
    const distance = ahead + 2.2 * aside;
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}
