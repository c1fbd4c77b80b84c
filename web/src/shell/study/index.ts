/** The way to the analysis of a finished game, which is loaded with its words when somebody asks for it. */

import { addWords, type Words } from "../../lib/i18n";
import type Panel from "./StudyPanel.svelte";

export type StudyPanel = typeof Panel;

const words: Words = {
  en: () => Promise.all([import("@ridotto/words/en.study.ftl?raw")]),
  de: () => Promise.all([import("@ridotto/words/de.study.ftl?raw")]),
  it: () => Promise.all([import("@ridotto/words/it.study.ftl?raw")]),
};

export async function loadStudy(): Promise<StudyPanel> {
  const [{ default: found }] = await Promise.all([import("./StudyPanel.svelte"), addWords(words)]);
  return found;
}
