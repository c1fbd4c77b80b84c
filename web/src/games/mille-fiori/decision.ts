/** What can be decided now, sorted by what is pressed for it. No rule is known here: all comes with the legal moves. */

import type { LegalMove } from "../../wire";
import { courtCard, sideFace } from "./court/cards";
import type { CardFace, Components, GameEvent, View } from "./types";

/** Moves that name what they are about: the card or the space. */
const NAMING = ["draft", "extra", "lay", "use", "take"] as const;
/** Moves that name a number: a position of the shop window, spaces for the ship, steps of the council figure. */
const COUNTING = ["frame", "advance", "climb"] as const;
const PLAIN = ["sail", "decline", "doge"] as const;

export type Decision = Record<(typeof NAMING)[number], Map<string, LegalMove>> &
  Record<(typeof COUNTING)[number], Map<number, LegalMove>> &
  Record<(typeof PLAIN)[number], LegalMove | null>;

const isOneOf = <T extends string>(verb: string, verbs: readonly T[]): verb is T => verbs.some((one) => one === verb);

export function decisionOf(legal: LegalMove[]): Decision {
  const maps = <K extends string, T>(verbs: readonly K[]) =>
    Object.fromEntries(verbs.map((verb) => [verb, new Map()])) as Record<K, Map<T, LegalMove>>;
  const decision: Decision = {
    ...maps<(typeof NAMING)[number], string>(NAMING),
    ...maps<(typeof COUNTING)[number], number>(COUNTING),
    sail: null,
    decline: null,
    doge: null,
  };
  for (const move of legal) {
    const [verb = "", target = ""] = move.move.split(" ");
    if (isOneOf(verb, NAMING)) decision[verb].set(target, move);
    else if (isOneOf(verb, COUNTING)) decision[verb].set(Number(target), move);
    else if (isOneOf(verb, PLAIN)) decision[verb] = move;
  }
  return decision;
}

/** The uses of the card that is being played. */
export const isPlaying = ({ lay, sail, doge, frame }: Decision): boolean =>
  lay.size > 0 || frame.size > 0 || sail !== null || doge !== null;

const known = new WeakMap<Components, Map<string, CardFace>>();

/** All faces of the deck, those of the expansion with what they show. */
function facesOf(components: Components): Map<string, CardFace> {
  let faces = known.get(components);
  if (!faces) {
    const shown = (face: CardFace) => ({ ...face, court: face.region ? null : courtCard(face.id, components) });
    faces = new Map(components.cards.map((face) => [face.id, shown(face)]));
    known.set(components, faces);
  }
  return faces;
}

export function faceOf(card: string | null, components: Components): CardFace | null {
  return card === null ? null : (facesOf(components).get(card) ?? sideFace(card, components));
}

export const eventsOf = (move: LegalMove): GameEvent[] => move.events as unknown as GameEvent[];

/** The number of the sea space, or of the council space, that a move leads to first. */
export function endOf(move: LegalMove | null, kind: "sail" | "climb"): number | null {
  const event = move && eventsOf(move).find((event) => event.kind === kind);
  return event?.end ?? null;
}

/** The spaces a card could be laid on if it were played now, as the server tells them. */
export function placesOf(face: CardFace | null, view: View): string[] {
  return (face && view.places?.[face.symbol]) || [];
}

/** Where the ship of a seat would go with a card: the route ends at its last space. */
export function shipEnd(face: CardFace | null, seat: number | null, view: View, components: Components): number | null {
  const own = seat === null ? undefined : view.seats[seat];
  return face && own && face.number > 0 ? Math.min(own.ship + face.number, components.sea.length) : null;
}

/** The events that a preview tells: points and what they come with; what is only on its way is left out. */
export function worthTelling(events: GameEvent[]): GameEvent[] {
  const kinds = ["score", "bonus", "bonus-lost", "extra-earned", "extra-lost", "last-diamond", "climb", "lost", "discard"];
  return events.filter((event) => kinds.includes(event.kind) && (event.kind !== "score" || (event.points ?? 0) > 0));
}

export const earnsExtra = (move: LegalMove): boolean => eventsOf(move).some((event) => event.kind === "extra-earned");

const ORDER = ["workshops", "houses", "nobili", "populi", "trade", "harbor", "doge", "masterwork"];

/** Cards in the order of the regions; equal faces become one with a count. */
export function sortedFaces(cards: string[], components: Components): { face: CardFace; count: number }[] {
  const faces = [...facesOf(components).keys()];
  const rank = (face: CardFace) => ORDER.indexOf(face.region ?? face.symbol) * 1000 + faces.indexOf(face.id);
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .flatMap(([card, count]) => {
      const face = faceOf(card, components);
      return face ? [{ face, count }] : [];
    })
    .sort((a, b) => rank(a.face) - rank(b.face));
}
