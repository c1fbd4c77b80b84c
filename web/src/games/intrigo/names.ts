/** What things are called: cards, families, guilds, tokens, kinds of Influence cards and places of the ring. */

import { t } from "../../lib/i18n";
import type {
  IntrigoArcade as Arcade,
  IntrigoComponents as Components,
  IntrigoInfluenceKind as InfluenceKind,
} from "../../wire";

/** What a name can be made from while the components are still on their way. */
export type Box = Partial<Components>;
export type Kind = InfluenceKind["kind"];
export type Token = NonNullable<Arcade["token"]>;

export const KINDS: Kind[] = ["assassin", "thief", "trader", "gondolier", "courtesan", "guard"];
export const GUILDS = ["clero", "militari", "mercanti", "vinai", "scrivani"] as const;

/** Names begin with a capital letter; inside of a sentence that is the message's own business. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const isKind = (card: string): card is Kind => (KINDS as string[]).includes(card);

/** Family names are proper names, the same in every language; an owner's box may have others. */
export function familyName(family: string, components?: Box): string {
  return components?.families?.[family] ?? sentence(family);
}

/** The families that a seat may own are all but the last one. */
export function neutralFamily(components?: Box): string {
  return Object.keys(components?.families ?? {}).at(-1) ?? "tiepolo";
}

/** `contarini-4` or the kind of an Influence card. */
export function cardName(card: string, components?: Box): string {
  if (isKind(card)) return kindName(card);
  const [family = "", value = ""] = card.split("-");
  return t("ig-card", { family: familyName(family, components), value });
}

/** Guilds that an owner has renamed keep that name in every language. */
function ownGuildName(guild: string, components?: Box): string | null {
  const name = components?.guilds?.[guild];
  return name === undefined || name === sentence(guild) ? null : name;
}

export function guildName(guild: string, components?: Box): string {
  return ownGuildName(guild, components) ?? t(`ig-guild-${guild}`);
}

/** What messages ask about a token: a guild, `ducat`, or `custom` with the name that its owner has given the guild. */
export function tokenArgs(token: string | undefined | null, components?: Box): { token: string; guild: string } {
  const own = token && token !== "ducat" ? ownGuildName(token, components) : null;
  return own === null ? { token: token ?? "ducat", guild: "" } : { token: "custom", guild: own };
}

/** "Ducat", "Seal of the Clergy". */
export function tokenName(token: string, components?: Box): string {
  return t("ig-token", tokenArgs(token, components));
}

export function kindName(kind: string): string {
  return t(`ig-kind-${kind}`);
}

/** The effect of a kind under the switches of this box. */
export function effectOf(kind: string, components: Box): InfluenceKind["effect"] {
  return components.influence?.find((one) => one.kind === kind)?.effect ?? "nothing";
}

/** The effect lets two things change places: it does not matter which of them is named first. */
export const isSwap = (effect: InfluenceKind["effect"]): boolean => /^(trade|swap)-/.test(effect);

/** What an Influence card does. A Guard may protect or count as a card of a neutral family. */
export function kindHelp(kind: string, components: Box): string {
  const effect = effectOf(kind, components);
  if (kind !== "guard" || effect !== "nothing") return t(`ig-effect-${effect}`);
  if (components.guard_protects) return t("ig-effect-protect");
  const value = components.guard_value ?? 0;
  return value > 0 ? t("ig-effect-neutral", { value }) : t("ig-effect-nothing");
}

/** The same in a line or two. */
export function kindBrief(kind: string, components: Box): string {
  const effect = effectOf(kind, components);
  if (kind !== "guard" || effect !== "nothing") return t(`ig-brief-${effect}`);
  if (components.guard_protects) return t("ig-brief-protect");
  const value = components.guard_value ?? 0;
  return value > 0 ? t("ig-brief-neutral", { value }) : t("ig-brief-nothing");
}

/** "1, 2, 3": what the cards of a kind cost, from the top of its pile. */
export function pricesText(kind: string, components: Box): string {
  return (components.influence?.find((one) => one.kind === kind)?.prices ?? []).join(", ") || "–";
}

export function ducatsText(count: number): string {
  return t("ig-ducats", { count });
}

export function sealsText(count: number): string {
  return t("ig-seals", { count });
}

/** An Arcade card by itself: "A0, Palace Door". */
export function arcadeName(arcade: string): string {
  return t(arcade === "A0" ? "ig-arcade-door" : "ig-arcade", { arcade });
}

export function spaceName(space: string): string {
  return t("ig-space", { space });
}
