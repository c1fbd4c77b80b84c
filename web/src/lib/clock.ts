/** Times on clocks, in figures and in words. */

import { list } from "./format";
import { language } from "./i18n";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this tenths of a second are shown. */
export const TENTHS_BELOW = 10 * SECOND;
const LOW = 30 * SECOND;
/** Seconds left at which the own clock warns. */
const WARNINGS = [10, 30, 60];

type Unit = "day" | "hour" | "minute" | "second";

const amount = (value: number, unit: Unit, unitDisplay: "narrow" | "long") =>
  new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(value);
const two = (value: number) => String(value).padStart(2, "0");

function parts(milliseconds: number) {
  return {
    days: Math.floor(milliseconds / DAY),
    hours: Math.floor((milliseconds % DAY) / HOUR),
    minutes: Math.floor((milliseconds % HOUR) / MINUTE),
    seconds: Math.floor((milliseconds % MINUTE) / SECOND),
  };
}

/** Longer than this is told in days, longer than one day in hours. */
const FEW_DAYS = 3;

/** What a clock shows: 5d, 53h, 1:02:03, 4:05, 9.4. There is little room for it. */
export function clockText(milliseconds: number): string {
  const { days, hours, minutes, seconds } = parts(milliseconds);
  if (days >= FEW_DAYS) return amount(days, "day", "narrow");
  if (days > 0) return amount(24 * days + hours, "hour", "narrow");
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  if (milliseconds >= TENTHS_BELOW) return `${minutes}:${two(seconds)}`;
  const tenths = Math.floor(milliseconds / 100) / 10;
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1 }).format(tenths);
}

/** The same as one says it, no finer than one wants to hear it. */
export function clockSpoken(milliseconds: number): string {
  const { days, hours, minutes, seconds } = parts(milliseconds);
  const said = (pairs: [number, Unit][]) =>
    list(pairs.filter(([value]) => value > 0).map(([value, unit]) => amount(value, unit, "long")));
  if (days > 0) return said([[days, "day"], [hours, "hour"]]);
  if (hours > 0) return said([[hours, "hour"], [minutes, "minute"]]);
  return said([[minutes, "minute"], [seconds, "second"]]) || amount(0, "second", "long");
}

/** There is little left of a clock that gives `whole` at first. */
export const isLow = (milliseconds: number, whole: number): boolean => milliseconds <= Math.min(LOW, whole / 4);

/** The warning that is due when a clock has gone from one time to the other: seconds, or null. */
export function warningBetween(before: number, after: number): number | null {
  return WARNINGS.find((seconds) => after <= seconds * SECOND && before > seconds * SECOND) ?? null;
}
