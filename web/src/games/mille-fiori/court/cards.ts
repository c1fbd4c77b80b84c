/** What the cards of the expansion show: Doge cards, masterworks, Dogaressa cards. */

import type { CardFace, Components } from "../types";

export const SHAPES = ["horse", "vase", "bowl"] as const;
export const GLASS = ["green", "red", "blue"] as const;
export type Shape = (typeof SHAPES)[number];
export type Glass = (typeof GLASS)[number];

export interface Masterwork {
  kind: "masterwork";
  shape: Shape;
  colour: Glass;
  value: number;
}

export type CourtCard =
  | Masterwork
  | { kind: "doge"; arrows: number; points: number }
  | { kind: "dogaressa"; name: string; points: number };

const DOGARESSAS = ["points", "two-masterworks", "extra-card", "sea-route", "minor-doge", "major-doge"];

export function masterwork(id: string): Masterwork | null {
  const [shape, colour, value] = id.split("-");
  const known = SHAPES.some((one) => one === shape) && GLASS.some((one) => one === colour);
  return known ? { kind: "masterwork", shape: shape as Shape, colour: colour as Glass, value: Number(value) } : null;
}

/** The drawing of a card of the expansion, or null for a card with a region. */
export function courtCard(id: string, { expansion }: Components): CourtCard | null {
  const doge = expansion?.doges[id];
  if (doge) return { kind: "doge", ...doge };
  if (!DOGARESSAS.includes(id)) return masterwork(id);
  return { kind: "dogaressa", name: id, points: expansion?.dogaressa_points[id] ?? 0 };
}

/** The face of a card that is not in the deck: masterworks of the stack and Dogaressa cards have no ship number. */
export function sideFace(id: string, components: Components): CardFace | null {
  const court = courtCard(id, components);
  return court && { id, symbol: court.kind, number: 0, region: null, count: 0, court };
}
