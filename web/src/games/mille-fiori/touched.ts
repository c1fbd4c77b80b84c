/** The parts of the table that a move touches. */

import type { MilleFioriEvent as Event } from "../../wire";
import type { Touch } from "../game";

const PLAYED = "[data-testid=in-play] > *";

/** Where the ship or the council figure of the seat goes. */
function ends(seat: number, events: Event[]): string[] {
  return events.flatMap(({ kind, seat: whose, start, end }) => {
    if (whose !== seat || end === undefined || end === start) return [];
    return kind === "sail" ? [`[data-sea=S${end}]`] : kind === "climb" ? [`[data-council="${end}"]`] : [];
  });
}

function selectors(move: string, seat: number, events: Event[]): string[] {
  const [verb, object = ""] = move.split(" ");
  const card = `[data-card="${object}"]`;
  switch (verb) {
    case "draft":
      return [`[data-testid=hand] ${card}`];
    case "extra":
      return [`[data-testid=display] ${card}`];
    case "use":
      return [`[data-testid=held] ${card}`, ...ends(seat, events)];
    case "take":
      return [`[data-stack=${object === "stack" ? "back" : "open"}]${object === "stack" ? "" : ` ${card}`}`];
    case "lay":
      return [PLAYED, `[data-space="${object}"]`];
    case "frame":
      return [PLAYED, `[data-frame="${object}"]`];
    case "decline":
      return [];
    default:
      return [PLAYED, ...ends(seat, events)];
  }
}

export const touched = (move: string, seat: number, events: Event[]): Touch[] =>
  selectors(move, seat, events).map((at) => ({ at }));
