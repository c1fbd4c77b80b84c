/** What is spoken of tracks, cards and moves, with what they hold and what they would bring. */

import { list } from "../../lib/format";
import { t } from "../../lib/i18n";
import type { LegalMove, SeatInfo } from "../../wire";
import { gains } from "./events";
import { cardName, iconsName, levelName, sealTracks, spaceThings, trackName } from "./names";
import { sealOf, type Components, type GameEvent, type SeatView, type Track } from "./types";
import { sumOf, type Sum } from "./icons";

/** Names are written small inside a sentence; at its beginning they are not. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const seatName = (seat: number | null, seats: SeatInfo[]): string => seats[seat ?? -1]?.name ?? "";

/** A card by itself: what it shows, and its level. */
export function cardTitle(card: string, components: Components): string {
  const level = components.cards.find((face) => face.id === card)?.level ?? 1;
  return t("gs-ui-card", { card: sentence(cardName(card, components)), level: levelName(level) });
}

export const eventsOf = (move: LegalMove | null): GameEvent[] => (move?.events ?? []) as unknown as GameEvent[];

/** The seal icons whose tracks are asked for when a card is played. */
export function sealsOf({ move }: LegalMove, components: Components): Sum["seals"] {
  const [verb, card = ""] = move.split(" ");
  return verb === "play" ? sumOf([card], components).seals : [];
}

/** "tomes on 6 and 2 prestige", or that a move brings nothing at once. */
export function bringsText(move: LegalMove, components: Components): string {
  const seals = sealsOf(move, components);
  const found = [...gains(eventsOf(move)), ...(seals.length ? [sumText({ steps: [], seals })] : [])];
  return found.length ? list(found) : t("gs-ui-nothing");
}

/** A track with its cube: "Tomes: space 4 of 16; banner of 3 points". */
export function trackLabel(track: Track, seat: SeatView, components: Components): string {
  const name = sentence(trackName(track));
  if (track === "prestige") return t("gs-ui-track-prestige", { track: name, points: seat.prestige });
  const spaces = components.tracks.find((one) => one.id === track)?.spaces ?? [];
  const space = seat.tracks[track] ?? 0;
  const things = spaceThings(spaces[space] ?? {});
  const where = t("gs-ui-track", { track: name, space, last: spaces.length - 1 });
  return [where, ...things].join("; ");
}

/** What a pile of cards comes to, in words. */
export function sumText({ steps, seals }: Sum): string {
  const parts = steps.map(({ track, count }) => iconsName(track, count));
  for (const { kinds, count } of seals) {
    parts.push(t("gs-ui-seals", { count, tracks: sealTracks(kinds.map(sealOf)) }));
  }
  return parts.length ? list(parts) : t("gs-ui-no-cards");
}
