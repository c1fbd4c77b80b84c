/** Numbers, dates and lists in the words of the language. */

import { language } from "./i18n";

/** A number as the language writes it, below nothing with the sign that is as wide as a plus. */
const written = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language(), options).format(value).replace("-", "−");

export const number = (value: number) => written(value, { maximumFractionDigits: 3 });

export const list = (items: string[]) =>
  new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(items);

export const moment = (iso: string) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** The time of day. */
export const hour = (iso: string) => new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(iso));

/** A share of one: "61 %". */
export const percent = (share: number, digits = 0) =>
  written(share, { style: "percent", maximumFractionDigits: digits });

/** The same for a difference, with its sign. */
export const change = (share: number) =>
  written(share, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** A number that is an estimate. */
export const decimal = (value: number) => written(value, { maximumFractionDigits: 1 });
