/** What people agree on before they play: the choices of the form, what this browser remembers, and how it is told. */

import type { Clock, Terms } from "../wire";
import { language, t } from "./i18n";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds that a clock can be set to. */
export const LEAST_SECONDS = 5;
export const MOST_SECONDS = 14 * DAY;
export const MOST_INCREMENT = DAY;

/** The clocks to choose from, by the values of the form. */
export const CLOCKS: ReadonlyMap<string, Clock | null> = new Map([
  ["none", null],
  ...[30, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY].map((seconds) => entry({ kind: "move", seconds, increment: 0 })),
  entry({ kind: "game", seconds: 10 * MINUTE, increment: 5 }),
  entry({ kind: "game", seconds: 20 * MINUTE, increment: 10 }),
  entry({ kind: "game", seconds: 45 * MINUTE, increment: 15 }),
]);

function entry(clock: Clock): [string, Clock] {
  return [clockKey(clock), clock];
}

export function clockKey(clock: Clock | null): string {
  return clock === null ? "none" : `${clock.kind}-${clock.seconds}-${clock.increment}`;
}

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;

/** The nearest clock that is possible. */
export const fitting = ({ kind, seconds, increment }: Clock): Clock => ({
  kind,
  seconds: within(seconds, LEAST_SECONDS, MOST_SECONDS),
  increment: kind === "game" ? within(increment, 0, MOST_INCREMENT) : 0,
});

/** A clock with figures of one's own, to begin with those of another. */
export const ownClock = (kind: Clock["kind"], from: Clock | null): Clock =>
  fitting({ kind, seconds: from?.seconds ?? 10 * MINUTE, increment: from?.increment ?? 5 });

/** What was remembered, as far as it still makes sense. */
export function termsOf(stored: Partial<Terms> | undefined): Terms {
  // An older page or a curious hand may have written anything there.
  const clock = stored?.clock;
  return {
    clock: clock?.kind === "move" || clock?.kind === "game" ? fitting(clock) : null,
    away: stored?.away === "computer" ? "computer" : "vote",
    open_end: stored?.open_end !== false,
  };
}

/** Which terms mean something where so many people play. */
export interface Offered {
  /** A clock, and looking at everything afterwards: somebody else plays. */
  any: boolean;
  /** What happens to absent people: somebody sits at another device. */
  away: boolean;
}

/** `people`: at this device; `friends`: seats for people at other devices. */
export const offeredTo = (people: number, friends: number): Offered => ({
  any: people + friends > 1,
  away: friends > 0,
});

/** The terms that hold: what means nothing is as usual. */
export function effective(terms: Terms, offered: Offered): Terms {
  const usual = termsOf({});
  if (!offered.any) return usual;
  return offered.away ? terms : { ...terms, away: usual.away };
}

const UNITS = [["day", DAY], ["hour", HOUR], ["minute", MINUTE], ["second", 1]] as const;

/** Short, since it stands in a list of choices and in one line with other things. */
function span(seconds: number): string {
  let rest = seconds;
  const parts = UNITS.flatMap(([unit, size]) => {
    const value = Math.floor(rest / size);
    rest -= value * size;
    const unitDisplay = unit === "day" ? "long" : "short";
    return value > 0 ? [new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(value)] : [];
  });
  return parts.join(" ");
}

export function clockLine(clock: Clock | null): string {
  if (clock === null) return t("terms-none");
  const time = span(clock.seconds);
  if (clock.kind === "move") return t("terms-move", { time });
  if (clock.increment === 0) return t("terms-game", { time });
  return t("terms-game-more", { time, more: span(clock.increment) });
}

/** All of it that means something in one line. */
export function termsLine(terms: Terms, offered: Offered = { any: true, away: true }): string {
  const away = offered.away ? [t(terms.away === "computer" ? "terms-computer" : "terms-vote")] : [];
  const end = t(terms.open_end ? "terms-open" : "terms-closed");
  const line = [clockLine(terms.clock), ...away, end].join("; ");
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}
