/** Words of the page, from the same Fluent catalogues that the server reads. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import de from "@ridotto/words/de.ftl?raw";
import en from "@ridotto/words/en.ftl?raw";
import it from "@ridotto/words/it.ftl?raw";
import { createSubscriber } from "svelte/reactivity";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, string | number>;

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

export function addCatalogue(language: Language, source: string): void {
  bundles[language].addResource(new FluentResource(source), { allowOverrides: true });
  announce();
}

addCatalogue("en", en);
addCatalogue("de", de);
addCatalogue("it", it);

/** The language that is spoken now; reactive. */
export function language(): Language {
  return settings.language;
}

export function setLanguage(language: Language): void {
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
