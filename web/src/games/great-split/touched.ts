/** The parts of the table that a move touches. */

import type { GreatSplitEvent as Event } from "../../wire";
import type { Touch } from "../game";
import { halvesOf } from "./decision";
import { effectsOf } from "./effects";

const inHand = (card: string): string => `[data-testid=hand] [data-card="${card}"]`;

/** Where the cubes of the seat come to stand. */
function reached(seat: number, events: Event[]): Touch[] {
  const { advances, prestige } = effectsOf(events, seat);
  const cells = advances.filter(({ track }) => track !== "prestige").map(({ track, to }) => ({ at: `[data-cell="${track}:${to}"]` }));
  const rises = prestige > 0 || advances.some(({ track }) => track === "prestige");
  return [...cells, ...(rises ? [{ at: "[data-cell=prestige]" }] : [])];
}

export function touched(move: string, seat: number, events: Event[]): Touch[] {
  const [verb, ...cards] = move.split(" ");
  const [object = ""] = cards;
  switch (verb) {
    case "discard":
      return cards.map((card) => ({ at: inHand(card) }));
    case "split":
      // Numbered as the halves are called.
      return halvesOf(move).flatMap((half, i) => half.map((card) => ({ at: inHand(card), sign: String(i + 1) })));
    case "take":
      return [{ at: `[data-testid=wallet] [data-half=${object}]` }];
    case "play":
    case "turn":
      return [{ at: inHand(object) }, ...reached(seat, events)];
    case "splitter":
      return [{ at: "[data-testid=own-splitter]" }, ...reached(seat, events)];
    default:
      return reached(seat, events);
  }
}
