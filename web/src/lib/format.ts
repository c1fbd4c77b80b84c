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
