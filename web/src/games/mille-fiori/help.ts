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
  "end",
] as const;

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

/** The chapter that explains a part of the table: regions of the schema, the sea route, bonus spaces, the display. */
export function helpFor(part: string): string {
  if (part === "nobili" || part === "populi") return "citizens";
  return part === "sea" ? "ship" : part;
}

function switchText(name: string, values: string[]): string {
  return t("mf-help-switch", {
    label: t(`mf-option-${name}`),
    help: t(`mf-option-${name}-help`),
    values: values.map((value) => t(`mf-option-${name}-value-${value}`)).join(" / "),
  });
}

export function help(): HelpPage[] {
  const pages: HelpPage[] = CHAPTERS.map((id) => ({
    id,
    title: t(`mf-help-${id}-title`),
    text: t(`mf-help-${id}-text`),
  }));
  const switches = Object.entries(SWITCHES).map(([name, values]) => switchText(name, values));
  pages.push({
    id: "switches",
    title: t("mf-help-switches-title"),
    text: [t("mf-help-switches-text"), ...switches].join("\n\n"),
  });
  return pages;
}
