/** The spoken names of places, cards and piles, with what lies there and who would profit. */

import { t } from "../../lib/i18n";
import type { SeatInfo } from "../../wire";
import { arcadeName, cardName, effectOf, isKind, kindName, sentence, spaceName, tokenName } from "./names";
import { ownerOf } from "./standing";
import type { Arcade, Components, Pile, SeatView, Space } from "./types";

const nameOf = (seat: number | null, seats: SeatInfo[]) => seats[seat ?? -1]?.name ?? "";

/** Whom a family's cards serve: "for Ada", "for nobody". */
export function servesText(card: string, views: SeatView[], seats: SeatInfo[]): string {
  const owner = ownerOf(card, views);
  return owner === null ? t("ig-ui-serves-nobody") : t("ig-ui-serves", { name: nameOf(owner, seats) });
}

export function plotLabel(card: string, views: SeatView[], seats: SeatInfo[], components: Components): string {
  return `${cardName(card, components)}, ${servesText(card, views, seats)}`;
}

/** To whom the token would go now, and why not. */
export function standingText({ winner, reason }: Arcade, seats: SeatInfo[]): string {
  return winner === null ? t(`ig-ui-now-${reason}`) : t("ig-ui-now-higher", { name: nameOf(winner, seats) });
}

export function arcadeLabel(arcade: Arcade, seats: SeatInfo[], components: Components): string {
  const token = arcade.token === null ? [] : [tokenName(arcade.token, components)];
  const guarded = arcade.protected && arcade.token ? [t("ig-ui-protected")] : [];
  return [arcadeName(arcade.id), ...token, standingText(arcade, seats), ...guarded].join("; ");
}

export function spaceLabel(space: Space, views: SeatView[], seats: SeatInfo[], components: Components): string {
  const { card } = space;
  const parts = [spaceName(space.id)];
  if (card === null) parts.push(t("ig-ui-free"));
  else if (isKind(card)) parts.push(kindName(card));
  else {
    parts.push(plotLabel(card, views, seats, components));
    if (!space.face_up) parts.push(t("ig-ui-face-down"));
  }
  if (space.protected && (card === null || !isKind(card))) parts.push(t("ig-ui-protected"));
  return parts.join("; ");
}

export function pileLabel({ kind, price, left }: Pile, legal: boolean): string {
  const name = kindName(kind);
  if (price === null) return t("ig-ui-pile-closed", { kind: name });
  return t(legal ? "ig-ui-pile" : "ig-ui-pile-dear", { kind: name, price, left });
}

/** The kind has an effect at all. */
export const hasEffect = (kind: string, components: Components): boolean => effectOf(kind, components) !== "nothing";

export { sentence };
