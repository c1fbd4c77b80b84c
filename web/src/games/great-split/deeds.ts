/** Moves as deeds that somebody might have done, "playing 3 tomes", and what they bring: for explanations. */

import { t } from "../../lib/i18n";
import type { GreatSplitComponents as Components, GreatSplitEvent as Event, SeatInfo } from "../../wire";
import { effectsOf } from "./effects";
import { gains, halvesOf, scored } from "./events";
import { cardName, cardNames, halfName, spaceThings, type Half } from "./names";

function deed(move: string, components: Components): string {
  const [verb = "", ...rest] = move.split(" ");
  const [object = "", track = ""] = rest;
  switch (verb) {
    case "discard":
      return t("gs-deed-discard", { cards: cardNames(rest, components) });
    case "split": {
      const [first = "", second = ""] = halvesOf(move).map((cards) =>
        cards.length ? cardNames(cards, components) : t("gs-half-empty"),
      );
      return t("gs-deed-split", { first, second });
    }
    case "take":
      return t("gs-deed-take", { half: halfName(object as Half) });
    case "play":
      return t("gs-deed-play", { card: cardName(object, components) });
    case "turn":
      return t("gs-deed-turn", { card: cardName(object, components), track });
    default:
      return t(`gs-deed-${verb}`, { track: object });
  }
}

export const deedTexts = (moves: string[], _seat: number, _events: Event[], components: Components): string[] =>
  moves.map((move) => deed(move, components));

/** With what is printed on the spaces that cubes have entered, which scores later; scorings for everybody come last. */
export function gainTexts(seat: number, events: Event[], seats: SeatInfo[], components: Components): string[] {
  const [scorings, own] = [true, false].map((all) =>
    events.filter((event) => event.seat === seat && all === (event.kind === "score" && event.reason !== "card")),
  ) as [Event[], Event[]];
  const things = effectsOf(own, seat).trail.flatMap(({ track, space }) => {
    const entered = components.tracks.find(({ id }) => id === track)?.spaces[space];
    return entered ? spaceThings({ ...entered, bonus: undefined, number: undefined }) : [];
  });
  return [...gains(own), ...new Set(things), ...scored(scorings, seats)];
}
