/**
 * Where everything lies on a player's board, in pixels of the screen, so that no text is ever drawn too small.
 *
 * Each kind is a band with its resource track and its seal track: beside each other on a wide board, one above the
 * other on a narrow one. Around all of them runs prestige.
 */

import { isSeal, KINDS, kindOf, sealOf, type Components, type Kind, type Track } from "./types";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BoardShape {
  width: number;
  height: number;
  /** The two tracks of a kind lie one above the other. */
  stacked: boolean;
  rim: number;
}

/** Narrow boards have no room for both tracks of a kind beside each other. */
const NARROW = 640;

export const shapeOf = (width: number, height: number): BoardShape => {
  const stacked = width < NARROW;
  return { width, height, stacked, rim: stacked ? 20 : 24 };
};

const GAP = 5;
/** Share of the width that the resource track has beside its seal track. */
const RESOURCE_SHARE = 0.615;
const WORTH = { wide: 58, stacked: 34 };
const PLATE = { wide: 40, stacked: 28 };

/** The inside of the rim. */
export const inside = ({ width, height, rim }: BoardShape): Rect => ({
  x: rim,
  y: rim,
  width: width - 2 * rim,
  height: height - 2 * rim,
});

/** The band of a kind. */
export function bandOf(shape: BoardShape, kind: Kind): Rect {
  const { x, y, width, height } = inside(shape);
  const each = (height - GAP * (KINDS.length + 1)) / KINDS.length;
  return { x: x + GAP, y: y + GAP + KINDS.indexOf(kind) * (each + GAP), width: width - 2 * GAP, height: each };
}

/** Where the worth of the contracts of a kind is told, at the end of its band. */
export function worthOf(shape: BoardShape, kind: Kind): Rect {
  const band = bandOf(shape, kind);
  const width = shape.stacked ? WORTH.stacked : WORTH.wide;
  return { ...band, x: band.x + band.width - width, width };
}

/** A track with its start. */
export function trackRect(shape: BoardShape, track: Track): Rect {
  const kind = kindOf(track);
  if (!kind) return { x: 0, y: 0, width: shape.width, height: shape.height };
  const band = bandOf(shape, kind);
  const room = band.width - (shape.stacked ? WORTH.stacked : WORTH.wide);
  if (shape.stacked) {
    const half = band.height / 2;
    return { x: band.x, y: band.y + (isSeal(track) ? half : 0), width: room, height: half };
  }
  const resource = room * RESOURCE_SHARE;
  return isSeal(track)
    ? { x: band.x + resource, y: band.y, width: room - resource, height: band.height }
    : { x: band.x, y: band.y, width: resource, height: band.height };
}

/** A space of a track; space 0 is the start, with the sign of the track. */
export function spaceRect(shape: BoardShape, track: Track, space: number, last: number): Rect {
  const { x, y, width, height } = trackRect(shape, track);
  const plate = shape.stacked ? PLATE.stacked : PLATE.wide;
  if (space <= 0) return { x, y, width: plate, height };
  const each = (width - plate - 4) / Math.max(1, last);
  return { x: x + plate + (space - 1) * each, y, width: each, height };
}

export const centre = ({ x, y, width, height }: Rect): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** The number of the last space of a track. */
export const lastOf = (track: Track, components: Components): number =>
  (components.tracks.find((one) => one.id === track)?.spaces.length ?? 1) - 1;

/** A point of the prestige track: clockwise around the board from the upper left corner. */
export function rimPoint({ width, height, rim }: BoardShape, prestige: number, lap: number): { x: number; y: number } {
  const [w, h] = [width - rim, height - rim];
  const at = (((prestige % lap) / lap) * 2 * (w + h));
  const half = rim / 2;
  if (at < w) return { x: half + at, y: half };
  if (at < w + h) return { x: half + w, y: half + at - w };
  if (at < 2 * w + h) return { x: half + w - (at - w - h), y: half + h };
  return { x: half, y: half + h - (at - 2 * w - h) };
}

/** The tracks from top to bottom, as the arrow keys lead through them. */
export const ORDER: Track[] = [...KINDS.flatMap((kind): Track[] => [kind, sealOf(kind)]), "prestige"];
