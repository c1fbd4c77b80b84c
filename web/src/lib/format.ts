/** Numbers, dates and lists in the words of the language. */

import { language } from "./i18n";

export const number = (value: number) =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 3 }).format(value);

export const list = (items: string[]) =>
  new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(items);

export const moment = (iso: string) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** The time of day. */
export const hour = (iso: string) => new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(iso));

/** A share of one: "61 %". */
export const percent = (share: number, digits = 0) =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);

/** The same for a difference, with its sign. */
export const change = (share: number) =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(share);

/** A number that is an estimate. */
export const decimal = (value: number) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
