/** What people at a table can do and are told beside the game, as it follows from how things are around it. */

import type { Around, Asked, Hello, LogEntry } from "../wire";

/** How a seat is there. */
export type Presence = "here" | "away" | "absent" | "replaced" | "computer";

/** What matters most of all that is to be said above the table; one thing at a time. */
export type Notice =
  | { kind: "replaced"; seats: number[] }
  /** `answering`: own seats that have not answered; `own`: somebody at this device asks. */
  | { kind: "asked"; asked: Asked; answering: number[]; own: boolean }
  | { kind: "paused" }
  /** The same people play again, and this device has not gone along. */
  | { kind: "rematch"; match: string }
  /** `here`: it is connected, but has no time left. */
  | { kind: "absent"; seat: number; here: boolean };

export interface Standing {
  hello: Hello;
  around: Around;
  over: boolean;
  rematch: string | null;
  /** Seats for which this person rather waits. */
  patient: number[];
}

export function presenceOf(hello: Hello, around: Around | null, seat: number, connected: boolean): Presence {
  if (hello.seats[seat]?.kind === "computer") return "computer";
  const now = around?.seats[seat];
  if (now?.replaced) return "replaced";
  if (hello.yours.includes(seat)) return connected ? "here" : "away";
  if (!now) return "here";
  return now.absent ? "absent" : now.here ? "here" : "away";
}

/** People at other devices who play themselves: whoever must be asked. */
export function othersAt({ seats, yours }: Hello, around: Around | null): number[] {
  return seats.flatMap((info, seat) =>
    info.kind === "human" && !yours.includes(seat) && !around?.seats[seat]?.replaced ? [seat] : [],
  );
}

/** Seats for which the others may ask the computer to play. */
export function takeovers({ seats, yours }: Hello, around: Around): number[] {
  if (!yours.some((seat) => !around.seats[seat]?.replaced)) return [];
  return around.seats.flatMap((now, seat) =>
    now.absent && !now.replaced && !yours.includes(seat) && seats[seat]?.kind === "human" ? [seat] : [],
  );
}

export function noticeOf({ hello, around, over, rematch, patient }: Standing): Notice | null {
  if (over) return rematch === null ? null : { kind: "rematch", match: rematch };
  const { yours } = hello;
  const replaced = yours.filter((seat) => around.seats[seat]?.replaced);
  if (replaced.length > 0) return { kind: "replaced", seats: replaced };
  const { asked } = around;
  const answering = asked?.open.filter((seat) => yours.includes(seat)) ?? [];
  const notice = asked && { kind: "asked" as const, asked, answering, own: yours.includes(asked.by) };
  if (notice && answering.length > 0) return notice;
  if (around.paused) return { kind: "paused" };
  if (notice) return notice;
  if (hello.terms.away === "computer") return null;
  const seat = takeovers(hello, around).find((absent) => !patient.includes(absent));
  return seat === undefined ? null : { kind: "absent", seat, here: around.seats[seat]!.here };
}

/** How many moves would be taken back with what is asked, chance aside, and whether one of them is one of these seats'. */
export function takenBack(log: LogEntry[], { of }: Asked, seats: number[]): { count: number; yours: boolean } {
  const moves = log.filter(({ kind, seq, seat }) => kind === "move" && seat !== null && of !== null && seq >= of);
  return { count: moves.length, yours: moves.some(({ seat }) => seats.includes(seat!)) };
}

/** There is a move of the seat that could be taken back if the others let it; `inherited`: entries from a match played on from. */
export const hasMoved = (log: LogEntry[], seat: number, inherited = 0): boolean =>
  log.some((entry) => entry.kind === "move" && entry.seat === seat && entry.seq > inherited);

/** A pause is worth something: a clock stands still, or somebody else waits. */
export const mayPause = ({ terms, seats }: Hello): boolean =>
  terms.clock !== null || seats.filter((seat) => seat.kind === "human").length > 1;
