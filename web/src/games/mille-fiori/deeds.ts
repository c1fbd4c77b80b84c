/** Moves as deeds that somebody might have done, "playing coin 1 on NM3", and what they bring: for explanations. */

import { t } from "../../lib/i18n";
import type { MilleFioriComponents as Components, MilleFioriEvent as Event, SeatInfo } from "../../wire";
import { outcomeOf } from "./events";
import { cardName, windowPlace } from "./names";

/** What is told of a move whose words leave out the card or the space: the next such event of the seat. */
class Course {
  readonly #own: Event[];

  constructor(seat: number, events: Event[]) {
    this.#own = events.filter((event) => event.seat === seat);
  }

  next(...kinds: Event["kind"][]): Event | undefined {
    const at = this.#own.findIndex(({ kind }) => kinds.includes(kind));
    return at < 0 ? undefined : this.#own.splice(0, at + 1).at(-1);
  }
}

function deed(move: string, course: Course, components: Components): string {
  const [verb = "", object = ""] = move.split(" ");
  switch (verb) {
    case "draft":
    case "extra":
      return t(`mf-deed-${verb}`, { card: cardName(object, components) });
    case "use":
      course.next("play");
      return t("mf-deed-use", { card: cardName(object, components) });
    case "take":
      return object === "stack" ? t("mf-deed-take-stack") : t("mf-deed-take", { card: cardName(object, components) });
    case "advance":
    case "climb":
      return t(`mf-deed-${verb}`, { number: Number(object) });
    case "frame":
      return t("mf-deed-frame", { place: windowPlace(Number(object)) });
    case "decline":
      return t("mf-deed-decline");
  }
  const card = cardName(course.next("play", "discard")?.card ?? "", components);
  if (verb === "lay") return t("mf-deed-lay", { card, space: object });
  if (verb === "doge") return t("mf-deed-doge", { card });
  const sail = course.next("sail");
  return sail ? t("mf-deed-sail", { card, space: `S${sail.end ?? 0}` }) : t("mf-deed-discard", { card });
}

export function deedTexts(moves: string[], seat: number, events: Event[], components: Components): string[] {
  const course = new Course(seat, events);
  return moves.map((move) => deed(move, course, components));
}

export const gainTexts = (seat: number, events: Event[], seats: SeatInfo[], components: Components): string[] =>
  outcomeOf(seat, events, seats, components);
