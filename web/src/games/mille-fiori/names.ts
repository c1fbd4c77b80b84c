/** What things are called: cards, spaces and regions in the spoken language. */

import { list } from "../../lib/format";
import { t } from "../../lib/i18n";
import type {
  MilleFioriComponents as Components,
  MilleFioriSeaSpace as SeaSpace,
  MilleFioriSpace as Space,
} from "../../wire";

export function symbolName(symbol: string): string {
  return t(`mf-symbol-${symbol}`);
}

export function regionName(region: string): string {
  return t(`mf-region-${region}`);
}

/** A card of any kind by its face: `quartz-3`, `doge-7`, `vase-red-5`, `sea-route`. Without components a Doge card tells no more than that. */
export function cardName(card: string, components?: Components): string {
  const parts = card.split("-");
  const number = Number(parts.at(-1));
  if (Number.isNaN(number)) return t("mf-card-dogaressa", { kind: t(`mf-dogaressa-${card}`) });
  if (parts.length === 3) {
    return t("mf-card-masterwork", { glass: t(`mf-glass-${parts[0]}-${parts[1]}`), value: number });
  }
  if (parts[0] === "doge") {
    const doge = components?.expansion?.doges[card];
    return doge ? t("mf-card-doge", { ...doge }) : symbolName("doge");
  }
  return t("mf-card", { symbol: symbolName(parts[0] ?? ""), number });
}

/** What a Dogaressa card does. */
export function dogaressaHelp(kind: string, components: Components): string {
  return t(`mf-dogaressa-${kind}-help`, { points: components.expansion?.dogaressa_points[kind] ?? 0 });
}

/** The row of a space of trade (T2G) or harbor (K2b). */
const row = (space: Space) => Number(space.id[1]);

/** The full name of a space of a region, for whoever cannot see where it lies. */
export function spaceName(space: Space): string {
  return t(`mf-space-${space.region}`, {
    id: space.id,
    symbol: space.symbol ? symbolName(space.symbol) : "",
    value: space.value ?? 0,
    points: space.value ?? 0,
    row: row(space),
  });
}

/** What a space of the sea route gives, one after the other. */
function seaGains({ id, points, extra, effect }: SeaSpace, components: Components): string[] {
  const gains = points > 0 ? [t("mf-points", { points })] : [];
  if (extra) gains.push(t("mf-reason-extra"));
  if (effect === "masterwork") gains.push(t("mf-gain-masterwork"));
  else if (effect) gains.push(t("mf-gain-steps", { steps: effect }));
  if (components.bonuses.city && id === components.sea.at(-1)?.id) gains.push(t("mf-gain-city"));
  return gains.length ? gains : [t("mf-points", { points })];
}

export function seaName(space: SeaSpace, components: Components): string {
  return t("mf-space-sea", { id: space.id, what: list(seaGains(space, components)) });
}

/** Number of the place above the council spaces. */
export const PALACE = 19;
const TILE_SPACES = 3;

/** What a council space gives; `council` are the tiles of the table from the bottom up. */
export function councilGain(number: number, council: string[], components: Components): string {
  const tile = components.expansion?.tiles[council[Math.floor((number - 1) / TILE_SPACES)] ?? ""];
  const place = (number - 1) % TILE_SPACES;
  switch (tile?.rewards[place]) {
    case "points":
      return t("mf-points", { points: tile.points[place] ?? 0 });
    case "masterwork":
      return t("mf-gain-masterwork");
    case "dogaressa":
      return t("mf-gain-dogaressa");
    default:
      return t("mf-gain-ship", { distance: components.expansion?.reward_sea_route ?? 0 });
  }
}

/** A colour of the council with the cards that share it. */
export function colourName(colour: string): string {
  return t(`mf-colour-${colour}`);
}

/** A council space, 1 to 18, or the palace above them. */
export function councilName(number: number, council: string[], components: Components): string {
  const tile = components.expansion?.tiles[council[Math.floor((number - 1) / TILE_SPACES)] ?? ""];
  if (!tile) return t("mf-space-palace");
  const what = councilGain(number, council, components);
  return t("mf-space-council", { id: `L${number}`, what, colour: colourName(tile.colour) });
}

/** A position of a shop window, 1 to 9. */
export function windowPlace(number: number): string {
  return t("mf-window-place", { number });
}

export function seaStartName(): string {
  return t("mf-space-start");
}

export function bonusName(set: string, points: number): string {
  return t("mf-space-bonus", { region: regionName(set), points });
}

/** What a set of bonus spaces asks for: "all four goods". */
export function bonusCondition(set: string): string {
  return t("mf-bonus-condition", { set });
}

export function compassName(compass: string, components: Components): string {
  const around = components.spaces.filter((space) => space.compass === compass).map((space) => space.id);
  return t("mf-space-compass", { id: compass, spaces: around.join(", ") });
}

export function handshakeName(): string {
  return t("mf-space-handshake");
}

/** A space inside a sentence: "B5 (pigments)", or its id alone where no symbol is known. */
export function spaceInSentence(id: string, components?: Components): string {
  const symbol = components?.spaces.find((space) => space.id === id)?.symbol;
  return symbol ? t("mf-space-short", { id, symbol: symbolName(symbol) }) : id;
}
