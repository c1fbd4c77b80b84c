/** Words of the page, from the same Fluent catalogues that the server reads. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, string | number>;
/** The catalogues of each language, loaded when somebody speaks it. */
export type Words = Record<Language, () => Promise<{ default: string }[]>>;

// Isolation marks would end up in titles, labels and file names; the three languages run the same way.
const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  de: new FluentBundle("de", { useIsolating: false }),
  it: new FluentBundle("it", { useIsolating: false }),
};

let announce: () => void = () => {};
/** Makes readers of `t` run again when a catalogue arrives. */
const watchCatalogues = createSubscriber((update) => {
  announce = update;
});

const all: Words[] = [];
const ready = new Map<Words, Set<Language>>();

/** Words to be known from now on: in the spoken language at once, in another one when it is chosen. */
export async function addWords(words: Words): Promise<void> {
  if (!all.includes(words)) all.push(words);
  await prepare(settings.language);
}

/** Load what is still missing of a language. Rejected if the server cannot be reached. */
export async function prepare(language: Language): Promise<void> {
  await Promise.all(all.map((words) => load(words, language)));
}

async function load(words: Words, language: Language): Promise<void> {
  const known = ready.get(words) ?? new Set();
  ready.set(words, known);
  if (known.has(language)) return;
  for (const { default: source } of await words[language]()) {
    bundles[language].addResource(new FluentResource(source), { allowOverrides: true });
  }
  known.add(language);
  announce();
}

/** The words of the house. */
export const houseWords: Words = {
  en: () =>
    Promise.all([
      import("@ridotto/words/en.ftl?raw"),
      import("@ridotto/words/en.around.ftl?raw"),
      import("@ridotto/words/en.terms.ftl?raw"),
      import("@ridotto/words/en.friends.ftl?raw"),
      import("@ridotto/words/en.levels.ftl?raw"),
    ]),
  de: () =>
    Promise.all([
      import("@ridotto/words/de.ftl?raw"),
      import("@ridotto/words/de.around.ftl?raw"),
      import("@ridotto/words/de.terms.ftl?raw"),
      import("@ridotto/words/de.friends.ftl?raw"),
      import("@ridotto/words/de.levels.ftl?raw"),
    ]),
  it: () =>
    Promise.all([
      import("@ridotto/words/it.ftl?raw"),
      import("@ridotto/words/it.around.ftl?raw"),
      import("@ridotto/words/it.terms.ftl?raw"),
      import("@ridotto/words/it.friends.ftl?raw"),
      import("@ridotto/words/it.levels.ftl?raw"),
    ]),
};

/** The language that is spoken now; reactive. */
export function language(): Language {
  return settings.language;
}

/** Speak a language from now on. Rejected, and nothing changed, if its words cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  await prepare(language);
  settings.language = language;
}

/** Whether the spoken language has this message; for names that owners may add without words. */
export function has(id: string): boolean {
  watchCatalogues();
  return bundles[settings.language].hasMessage(id);
}

/** A message in the spoken language; reactive. An unknown id comes back as it is, so that a gap is seen. */
export function t(id: string, args?: Args): string {
  watchCatalogues();
  const bundle = bundles[settings.language];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** The first of these ids that has words, or the fallback itself. */
export function name(fallback: string, ...ids: string[]): string {
  const id = ids.find(has);
  return id === undefined ? fallback : t(id);
}

/** The message of a rule switch; names of switches may have dots, ids of messages may not. */
export const optionId = (prefix: string, option: string): string => `${prefix}-option-${option.replaceAll(".", "-")}`;
