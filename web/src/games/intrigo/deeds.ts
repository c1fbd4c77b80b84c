/** Moves as deeds that somebody might have done, "placing Dandolo 2 in S7", and what they bring about: for explanations. */

import { t } from "../../lib/i18n";
import type { IntrigoEvent as Event, SeatInfo } from "../../wire";
import { comparison, effectTexts, haul } from "./events";
import { cardName, tokenArgs, type Box } from "./names";

export function deedTexts(moves: string[], _seat: number, _events: Event[], components: Box): string[] {
  return moves.map((move) => {
    const [verb = "", object = "", space = ""] = move.split(" ");
    if (verb === "buy") return t("ig-deed-buy", { kind: object, space });
    return t(`ig-deed-${verb}`, { card: cardName(object, components), space });
  });
}

/** Who would now receive the token on an Arcade card. */
function standing(event: Event, seats: SeatInfo[], components: Box): string {
  const args = { ...tokenArgs(event.token, components), arcade: event.arcade ?? "", why: comparison(event, components) };
  if (event.seat === undefined) return t("ig-gain-nobody", args);
  return t("ig-gain-stands", { ...args, name: seats[event.seat]?.name ?? "" });
}

export function gainTexts(_seat: number, events: Event[], seats: SeatInfo[], components: Box): string[] {
  const hauls = haul(events, seats, components);
  // What changes again on the way does not count.
  const last = new Map(events.filter(({ kind, token }) => kind === "stands" && token).map((event) => [event.arcade, event]));
  const stands = hauls.length ? [] : [...last.values()].map((event) => standing(event, seats, components));
  return [...effectTexts(events, seats, components), ...stands, ...hauls];
}
