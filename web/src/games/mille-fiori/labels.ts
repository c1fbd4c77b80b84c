/** The spoken names of places and cards, with what they hold and what they would bring. */

import type { LegalMove, SeatInfo } from "../../wire";
import { t } from "../../lib/i18n";
import { earnsExtra } from "./decision";
import { cardName, regionName, seaName, seaStartName, spaceName } from "./names";
import type { CardFace, Components, View } from "./types";

/** "brings 6 points and an extra card; Anna 3 points" */
export function bringsText(move: LegalMove, you: number | null, seats: SeatInfo[]): string {
  const own = t(earnsExtra(move) ? "mf-ui-brings-extra" : "mf-ui-brings", { points: move.points[you ?? -1] ?? 0 });
  const others = move.points.flatMap((points, seat) =>
    points > 0 && seat !== you ? [`${seats[seat]?.name ?? ""}: ${t("mf-points", { points })}`] : [],
  );
  return [own, ...others].join("; ");
}

export function spaceLabel(
  id: string,
  components: Components,
  view: View,
  seats: SeatInfo[],
  move: LegalMove | undefined,
  you: number | null,
): string {
  const space = components.spaces.find((other) => other.id === id);
  if (!space) return id;
  const owner = view.spaces[id];
  const cover = owner === undefined ? t("mf-ui-free") : t("mf-ui-covered", { name: seats[owner]?.name ?? "" });
  return [spaceName(space), cover, ...(move ? [bringsText(move, you, seats)] : [])].join("; ");
}

/** "ships: Anna, Bruno", or nothing where none lies. */
function shipsText(number: number, view: View, seats: SeatInfo[]): string[] {
  const there = view.seats.flatMap((seat, i) => (seat.ship === number ? [seats[i]?.name ?? ""] : []));
  return there.length ? [t("mf-ui-ships", { names: there.join(", ") })] : [];
}

export const startLabel = (view: View, seats: SeatInfo[]): string =>
  [sentence(seaStartName()), ...shipsText(0, view, seats)].join("; ");

export function seaLabel(
  number: number,
  components: Components,
  view: View,
  seats: SeatInfo[],
  move: LegalMove | null,
  you: number | null,
): string {
  const space = components.sea[number - 1];
  if (!space) return "";
  return [seaName(space, components), ...shipsText(number, view, seats), ...(move ? [bringsText(move, you, seats)] : [])].join("; ");
}

/** Names are written small inside a sentence; at its beginning they are not. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A card by itself; those of the expansion tell their ship number too, which their names do not. */
export function faceName(face: CardFace): string {
  const { court, number } = face;
  const card = court?.kind === "doge" ? t("mf-card-doge", { arrows: court.arrows, points: court.points }) : cardName(face.id);
  return sentence(court && number > 0 ? t("mf-card-ship", { card, number }) : card);
}

export function cardLabel(face: CardFace, count = 1, chosen = false, fresh = false): string {
  const card = faceName(face);
  const plain = face.region ? t("mf-ui-card", { card, region: regionName(face.region) }) : card;
  if (chosen) return t("mf-ui-card-chosen", { name: plain });
  const name = count > 1 ? t("mf-ui-card-count", { name: plain, count }) : plain;
  return fresh ? t("mf-ui-card-fresh", { name }) : name;
}
