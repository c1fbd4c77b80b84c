/** What people agree on before they play: the choices of the form, what this browser remembers, and how it is told. */

import type { Clock, Terms } from "../wire";
import { language, t } from "./i18n";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

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

/** What was remembered, as far as it still makes sense. */
export function termsOf(stored: Partial<Terms> | undefined): Terms {
  // An older page or a curious hand may have written anything there.
  const clock = stored?.clock ? CLOCKS.get(clockKey(stored.clock)) : null;
  return {
    clock: clock ?? null,
    away: stored?.away === "computer" ? "computer" : "vote",
    open_end: stored?.open_end !== false,
  };
}

/** Short, since it stands in a list of choices and in one line with other things. */
function span(seconds: number): string {
  const said = (value: number, unit: string, unitDisplay: "short" | "long" = "short") =>
    new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(value);
  if (seconds % DAY === 0) return said(seconds / DAY, "day", "long");
  return seconds % MINUTE === 0 ? said(seconds / MINUTE, "minute") : said(seconds, "second");
}

export function clockLine(clock: Clock | null): string {
  if (clock === null) return t("terms-none");
  const time = span(clock.seconds);
  if (clock.kind === "move") return t("terms-move", { time });
  if (clock.increment === 0) return t("terms-game", { time });
  return t("terms-game-more", { time, more: span(clock.increment) });
}

/** All of it in one line. */
export function termsLine(terms: Terms): string {
  const away = t(terms.away === "computer" ? "terms-computer" : "terms-vote");
  const end = t(terms.open_end ? "terms-open" : "terms-closed");
  const line = [clockLine(terms.clock), away, end].join("; ");
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}
