/** The rules help: chapters in the order in which one would tell them. Paragraphs are parted by an empty line. */

import { t } from "../../lib/i18n";
import type { HelpPage } from "../game";

const CHAPTERS = [
  "goal",
  "round",
  "card",
  "workshops",
  "houses",
  "citizens",
  "trade",
  "harbor",
  "ship",
  "extra",
  "bonus",
  "display",
  "seats",
  "end",
] as const;

/** What else one may want to read after a chapter. */
const RELATED: Record<string, string[]> = {
  card: ["round", "extra"],
  workshops: ["bonus", "extra"],
  houses: ["bonus", "extra"],
  citizens: ["bonus", "extra"],
  trade: ["harbor", "bonus", "extra"],
  harbor: ["trade", "ship"],
  ship: ["card", "extra"],
  extra: ["display", "card"],
  bonus: ["end"],
  display: ["extra", "round"],
  seats: ["round", "end"],
};

/** The switches of the base game with their values, the usual one first, as in the rules (section 5). */
const SWITCHES: Record<string, string[]> = {
  two_player_plays: ["3", "2", "4"],
  end_by_diamonds: ["cycle", "round"],
  handshake: ["strictly-more", "any-other", "never"],
  citizen_double: ["new-only", "triangle"],
  citizen_support: ["two-below", "row-below"],
  extra_decline: ["true", "false"],
  harbor_repeats: ["false", "true"],
  bonus_from_supply: ["true", "false"],
  house_values: ["all-own", "run"],
};

/** Parts of the table that are not called like the chapter that explains them. */
const CHAPTER_OF: Record<string, string> = { nobili: "citizens", populi: "citizens", sea: "ship", hand: "card" };

/** The chapter that explains a part of the table: regions of the schema, the sea route, bonus spaces, the display. */
export function helpFor(part: string): string {
  return part.startsWith("bonus") ? "bonus" : (CHAPTER_OF[part] ?? part);
}

export const related = (id: string): string[] => RELATED[id] ?? [];

export function chapter(id: string): HelpPage {
  return { id, title: t(`mf-help-${id}-title`), text: t(`mf-help-${id}-text`) };
}

function switchText(name: string, values: string[]): string {
  return t("mf-help-switch", {
    label: t(`mf-option-${name}`),
    help: t(`mf-option-${name}-help`),
    values: values.map((value) => t(`mf-option-${name}-value-${value}`)).join(" / "),
  });
}

export function help(): HelpPage[] {
  const pages: HelpPage[] = CHAPTERS.map(chapter);
  const switches = Object.entries(SWITCHES).map(([name, values]) => switchText(name, values));
  pages.push({
    id: "switches",
    title: t("mf-help-switches-title"),
    text: [t("mf-help-switches-text"), ...switches].join("\n\n"),
  });
  return pages;
}
