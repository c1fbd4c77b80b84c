/** The colours of the council: each is the colour of regions, told by their symbols too. */

import type { Components, Region, View } from "../types";
import { PALACE, STEPS } from "./layout";

export type TileColour = "brown" | "purple" | "green" | "light-blue";

interface Look {
  /** The region whose colour the drawing uses. */
  region: Region;
  regions: Region[];
  glyphs: string[];
}

export const TILE_COLOURS: Record<TileColour, Look> = {
  brown: { region: "workshops", regions: ["workshops"], glyphs: ["pigments"] },
  purple: { region: "houses", regions: ["houses"], glyphs: ["house"] },
  green: { region: "nobili", regions: ["nobili", "populi"], glyphs: ["lion", "lobster"] },
  "light-blue": { region: "trade", regions: ["trade"], glyphs: ["goblet"] },
};

/** Colour, reward and points of a council space; null for the palace. */
export function councilSpace(number: number, view: View, components: Components) {
  const id = view.council?.[Math.floor((number - 1) / STEPS)];
  const tile = id === undefined || number >= PALACE ? undefined : components.expansion?.tiles[id];
  const place = (number - 1) % STEPS;
  const reward = tile?.rewards[place];
  return tile && reward ? { colour: tile.colour, reward, points: tile.points[place] ?? 0 } : null;
}

/** A card of this region has the colour of the space on which the figure of the seat stands. */
export function sharesCouncilColour(region: Region | null, seat: number | null, view: View, components: Components): boolean {
  const figure = seat === null ? undefined : view.seats[seat]?.figure;
  const space = figure === undefined ? null : councilSpace(figure, view, components);
  return region !== null && space !== null && TILE_COLOURS[space.colour].regions.includes(region);
}
