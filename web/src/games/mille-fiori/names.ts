/** What things are called: cards, spaces and regions in the spoken language. */

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

/** A card by its face, `quartz-3`. */
export function cardName(card: string): string {
  const cut = card.lastIndexOf("-");
  return t("mf-card", { symbol: symbolName(card.slice(0, cut)), number: Number(card.slice(cut + 1)) });
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

export function seaName(space: SeaSpace): string {
  const id = !space.extra ? "mf-space-sea" : space.points > 0 ? "mf-space-sea-both" : "mf-space-sea-extra";
  return t(id, { id: space.id, points: space.points });
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
