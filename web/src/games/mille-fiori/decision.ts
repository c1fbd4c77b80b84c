/** What can be decided now, sorted by what is pressed for it. No rule is known here: all comes with the legal moves. */

import type { LegalMove } from "../../wire";
import type { CardFace, Components, GameEvent, View } from "./types";

export interface Decision {
  draft: Map<string, LegalMove>;
  extra: Map<string, LegalMove>;
  lay: Map<string, LegalMove>;
  sail: LegalMove | null;
  decline: LegalMove | null;
}

export function decisionOf(legal: LegalMove[]): Decision {
  const decision: Decision = { draft: new Map(), extra: new Map(), lay: new Map(), sail: null, decline: null };
  for (const move of legal) {
    const [verb, target = ""] = move.move.split(" ");
    if (verb === "draft" || verb === "extra" || verb === "lay") decision[verb].set(target, move);
    else if (verb === "sail" || verb === "decline") decision[verb] = move;
  }
  return decision;
}

export function faceOf(card: string | null, components: Components): CardFace | null {
  return components.cards.find((face) => face.id === card) ?? null;
}

export const eventsOf = (move: LegalMove): GameEvent[] => move.events as unknown as GameEvent[];

/** The number of the sea space that sailing leads to. */
export function sailEnd(move: LegalMove | null): number | null {
  const sail = move && eventsOf(move).find((event) => event.kind === "sail");
  return sail?.end ?? null;
}

/** The spaces a card could be laid on if it were played now, as the server tells them. */
export function placesOf(face: CardFace | null, view: View): string[] {
  return (face && view.places?.[face.symbol]) || [];
}

/** Where the ship of a seat would go with a card: the route ends at its last space. */
export function shipEnd(face: CardFace | null, seat: number | null, view: View, components: Components): number | null {
  const own = seat === null ? undefined : view.seats[seat];
  return face && own ? Math.min(own.ship + face.number, components.sea.length) : null;
}

/** The events that a preview tells: points and what they come with; what is only on its way is left out. */
export function worthTelling(events: GameEvent[]): GameEvent[] {
  const kinds = ["score", "bonus", "bonus-lost", "extra-earned", "extra-lost", "last-diamond"];
  return events.filter((event) => kinds.includes(event.kind) && (event.kind !== "score" || (event.points ?? 0) > 0));
}

export const earnsExtra = (move: LegalMove): boolean => eventsOf(move).some((event) => event.kind === "extra-earned");

const REGION_ORDER = ["workshops", "houses", "nobili", "populi", "trade", "harbor"];

/** Cards in the order of the regions; equal faces become one with a count. */
export function sortedFaces(cards: string[], components: Components): { face: CardFace; count: number }[] {
  const rank = (face: CardFace) => REGION_ORDER.indexOf(face.region ?? "") * 1000 + components.cards.indexOf(face);
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .flatMap(([card, count]) => {
      const face = faceOf(card, components);
      return face ? [{ face, count }] : [];
    })
    .sort((a, b) => rank(a.face) - rank(b.face));
}
