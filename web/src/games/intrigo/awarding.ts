/** The awarding of a round, card by card, from the events that it left; the table itself has gone on since. */

import type { LogEntry } from "../../wire";
import type { Arcade, GameEvent, SeatView, Space, View } from "./types";

export interface Scene {
  awards: GameEvent[];
  arcades: Arcade[];
  spaces: Space[];
  over: GameEvent | null;
}

export const awardsOf = (events: GameEvent[]): GameEvent[] => events.filter(({ kind }) => kind === "award");

/** The palace as it stood when the awarding began, as far as the events and the view tell. */
export function sceneOf(events: GameEvent[], view: View): Scene | null {
  const awards = awardsOf(events);
  if (!awards.length) return null;
  const told = new Map(awards.map((award) => [award.arcade, award]));
  const sides = new Map(awards.flatMap(({ sides = [] }) => sides).map((side) => [side.space, side]));
  return {
    awards,
    arcades: view.arcades.map((arcade) => {
      const award = told.get(arcade.id);
      if (!award) return arcade;
      const reason = award.reason as Arcade["reason"];
      const winner = award.seat ?? null;
      return { ...arcade, token: award.token ?? null, face_up: reason !== "face-down", protected: false, reason, winner };
    }),
    spaces: view.spaces.map((space) => {
      const side = sides.get(space.id);
      return side ? { ...space, card: side.card, face_up: side.face_up, protected: false } : space;
    }),
    over: events.find(({ kind }) => kind === "over") ?? null,
  };
}

/** What the seats had when only the first `done` awards had been made. */
export function seatsAt(seats: SeatView[], events: GameEvent[], done: number): SeatView[] {
  const later = awardsOf(events).slice(done);
  const arcades = new Set(later.map(({ arcade }) => arcade));
  return seats.map((seat, i) => {
    const seals = { ...seat.seals };
    let ducats = seat.ducats;
    for (const { token, seat: winner } of later) {
      if (winner !== i || !token) continue;
      if (token !== "ducat") seals[token] = (seals[token] ?? 0) - 1;
      else if (ducats !== null) ducats--;
    }
    // A Ducat over the limit was never kept.
    for (const event of events) {
      if (event.kind === "limited" && event.seat === i && arcades.has(event.arcade) && ducats !== null) ducats++;
    }
    return { ...seat, seals, ducats };
  });
}

/** The tokens that each seat has won in the first `done` awards. */
export function haulAt(awards: GameEvent[], done: number, seats: number): string[][] {
  const hauls = Array.from({ length: seats }, (): string[] => []);
  for (const { seat, token } of awards.slice(0, done)) if (seat !== undefined && token) hauls[seat]?.push(token);
  return hauls;
}

const WON = 0.8;
const LOST = 0.5;
/** After the last one, before the table is cleared. */
const CLOSING = 1.8;

/** How long an award deserves to be looked at; 1 is an ordinary step of the game. */
export const awardWeight = ({ seat, reason }: GameEvent): number =>
  reason === "empty" ? 0.15 : seat === undefined ? LOST : WON;

/** How long an entry of the log deserves to be looked at. */
export function weight(entry: LogEntry): number {
  const events = entry.events as unknown as GameEvent[];
  const awards = awardsOf(events);
  if (awards.length) return 1 + CLOSING + awards.reduce((sum, award) => sum + awardWeight(award), 0);
  if (entry.kind === "start") return 0;
  if (entry.seat === null) return 0.4;
  // What nobody may see is no spectacle.
  if (events.every(({ kind }) => kind === "kept" || kind === "passed")) return 0.2;
  return events.some(({ kind }) => kind === "bought") ? 1.5 : 1;
}
