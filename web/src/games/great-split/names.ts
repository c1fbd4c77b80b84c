/** What things are called: tracks, cards, characters, tokens and spaces in the spoken language. */

import { list } from "../../lib/format";
import { language, t } from "../../lib/i18n";
import type {
  GreatSplitCardFace as CardFace,
  GreatSplitComponents as Components,
  GreatSplitLine as Line,
  GreatSplitSpaceOf as Space,
  GreatSplitTrackOf as TrackOf,
} from "../../wire";

export type Kind = "tomes" | "artwork" | "topaz" | "emerald" | "gold";
export type Track = TrackOf["id"] | "prestige";
export type Token = Line["tokens"][number];
export type Half = "first" | "second";

export const KINDS: readonly Kind[] = ["tomes", "artwork", "topaz", "emerald", "gold"];

/** "tomes, artwork or topaz". */
const either = (items: string[]) =>
  new Intl.ListFormat(language(), { style: "long", type: "disjunction" }).format(items);

/** "gold-seal" belongs to "gold". */
const kindOfSeal = (seal: string): string => seal.replace(/-seal$/, "");

/** A track of its own: "artwork", "gold seal", "prestige". */
export function trackName(track: string): string {
  return t("gs-track", { track });
}

/** Icons of a resource or of prestige: "3 tomes". */
export function iconsName(icon: string, count: number): string {
  return t("gs-icons", { icon, count });
}

/** Icons in a row, equal neighbours together: "2 tomes and 1 gold". */
function counted(icons: string[]): string {
  const runs: { icon: string; count: number }[] = [];
  for (const icon of icons) {
    const last = runs.at(-1);
    if (last?.icon === icon) last.count += 1;
    else runs.push({ icon, count: 1 });
  }
  return list(runs.map(({ icon, count }) => iconsName(icon, count)));
}

/** The tracks that a seal icon allows: "tomes, artwork or topaz", "any kind". */
export function sealTracks(seals: string[]): string {
  return seals.length === KINDS.length ? t("gs-seals-any") : either(seals.map((seal) => trackName(kindOfSeal(seal))));
}

/** Seal icons: "2 seals (tomes or artwork)", "2 wild seals". */
function sealsName(seals: string[], count: number): string {
  if (seals.length === KINDS.length) return t("gs-card-wild", { count });
  return t("gs-card-seal", { count, tracks: sealTracks(seals) });
}

function cardFace(card: string, components: Components): CardFace | undefined {
  return components.cards.find(({ id }) => id === card);
}

/** A card by what it shows; many cards share a name. */
export function cardName(card: string, components: Components): string {
  const face = cardFace(card, components);
  if (!face) return card;
  const parts: string[] = [];
  const resources = face.icons.filter((icon) => typeof icon === "string");
  if (resources.length > 0) parts.push(counted(resources));
  const seals = face.icons.filter((icon) => Array.isArray(icon));
  const first = seals[0];
  if (!first) return list(parts);
  const alike = seals.every((seal) => seal.join() === first.join());
  if (alike) parts.push(sealsName(first, seals.length));
  else parts.push(...seals.map((seal) => sealsName(seal, 1)));
  return list(parts);
}

/** Several cards, each name by itself: "1 tome and 1 gold, 3 prestige, 1 wild seal". */
export function cardNames(cards: string[], components: Components): string {
  return cards.map((card) => cardName(card, components)).join(", ");
}

export function levelName(level: number): string {
  return t("gs-level", { level: ["I", "II", "III"][level - 1] ?? String(level) });
}

export function characterName(character: string): string {
  return t(`gs-character-${character}`);
}

/** Where a character starts and what it adds to the contracts. */
export function characterHelp(character: string, components: Components): string {
  const tile = components.characters.find(({ id }) => id === character);
  if (!tile) return "";
  return t("gs-character-help", {
    start: counted(tile.start),
    contracts: list(tile.contracts.map((kind) => trackName(kind))),
  });
}

export function tokenName(token: Token): string {
  return t(`gs-token-${token}`);
}

/** A scoring line with its tokens: "Scoring line after round 3: gem scoring and blank". */
export function lineName(line: Line): string {
  return t("gs-line", { round: line.after, tokens: list(line.tokens.map(tokenName)) });
}

export function tileName(value: number): string {
  return t("gs-tile", { value });
}

/** What an amount of artwork scores: "9 points from artwork 8". */
export function tierName(need: number, points: number): string {
  return t("gs-tier", { need, points });
}

/** One of the two parts of a wallet. */
export function halfName(half: Half): string {
  return t(`gs-half-${half}`);
}

/** What is printed on a space, each thing by itself. */
export function spaceThings(space: Space): string[] {
  const things: string[] = [];
  if (space.number !== undefined) things.push(t("gs-space-number", { number: space.number }));
  if (space.banner !== undefined) things.push(t("gs-space-banner", { points: space.banner }));
  if (space.contract) things.push(t("gs-space-contract"));
  if (space.arrow) things.push(t("gs-space-arrow"));
  if (space.star !== undefined) things.push(t("gs-space-star", { number: space.star }));
  if (space.bonus) things.push(t("gs-space-bonus", { track: space.bonus }));
  return things;
}
