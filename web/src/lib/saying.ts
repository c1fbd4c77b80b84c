/** What people may say to one another at a table, and what of it is heard here. */

import type { Hello, Said } from "../wire";

export type Reaction = NonNullable<Said["reaction"]>;

export const REACTIONS: readonly Reaction[] = [
  "hello", "thanks", "well-played", "wow", "oops", "sorry", "hurry", "good-game",
];
/** Characters of a text. */
export const MOST_SAID = 300;
/** Messages that a page keeps. */
const KEPT = 200;

/** What somebody does not want to hear. */
export interface Ears {
  /** Own seats are always heard. */
  yours: number[];
  muted: ReadonlySet<number>;
  /** Nobody is heard. */
  silent: boolean;
}

/** A text as it is sent: on one line, without characters that nobody sees; empty if there is nothing in it. */
export const tidy = (text: string): string =>
  text.replace(/\s+/gu, " ").replace(/[^\P{C}\u200c\u200d]/gu, "").trim();

/** Seats of people at other devices. */
export const strangers = ({ seats, yours }: Pick<Hello, "seats" | "yours">): number[] =>
  seats.flatMap((info, seat) => (info.kind === "human" && !yours.includes(seat) ? [seat] : []));

/** There is somebody to talk with, or for somebody who watches: there are people who talk. */
export const isCompany = (hello: Pick<Hello, "seats" | "yours">): boolean =>
  strangers(hello).length > (hello.yours.length > 0 ? 0 : 1);

/** The messages with one more, in the order in which they were said. After a break the last ones come again. */
export function withSaid(messages: Said[], said: Said): Said[] {
  if (messages.some((known) => known.number === said.number)) return messages;
  return [...messages, said].sort((a, b) => a.number - b.number).slice(-KEPT);
}

export const isHeard = ({ seat }: Said, { yours, muted, silent }: Ears): boolean =>
  yours.includes(seat) || (!silent && !muted.has(seat));

/** How many messages of others have come after the one that was read last. */
export const unread = (messages: Said[], read: number, ears: Ears): number =>
  messages.filter((said) => said.number > read && !ears.yours.includes(said.seat) && isHeard(said, ears)).length;
