/** The rules help: chapters in the order in which one would tell them. Paragraphs are parted by an empty line. */

import { t } from "../../lib/i18n";
import type { MilleFioriComponents as Components } from "../../wire";
import type { HelpPage } from "../game";
import { dogaressaHelp } from "./names";

const CHAPTERS = [
  "goal",
  "masterworks",
  "round",
  "card",
  "workshops",
  "houses",
  "citizens",
  "trade",
  "harbor",
  "ship",
  "route",
  "council",
  "rewards",
  "doge",
  "dogaressa",
  "window",
  "extra",
  "bonus",
  "display",
  "seats",
  "end",
] as const;

/** Chapters about what only the expansion has. */
const EXPANSION = new Set<string>(["masterworks", "route", "council", "rewards", "doge", "dogaressa", "window"]);

/** Chapters of the base game to which the expansion adds something. */
const CHANGED = new Set(["goal", "round", "card", "ship", "extra", "bonus", "display", "seats", "end"]);

/** The Dogaressa cards in the order of the rules (X5.3). */
const DOGARESSAS = ["points", "two-masterworks", "extra-card", "sea-route", "minor-doge", "major-doge"];

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

/** Likewise in games with the expansion. */
const RELATED_EXPANSION: Record<string, string[]> = {
  ship: ["route"],
  bonus: ["rewards", "route"],
  seats: ["window", "dogaressa"],
  round: ["doge"],
  card: ["doge", "council"],
  route: ["ship", "rewards"],
  council: ["rewards", "doge"],
  rewards: ["council", "dogaressa", "window"],
  doge: ["council", "round"],
  dogaressa: ["rewards", "doge"],
  window: ["rewards", "end"],
};

/** The rule switches with their values, the usual one first, as in the rules (section 5). */
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

/** Those that the expansion adds; that of the base game for two players falls away. */
const SWITCHES_EXPANSION: Record<string, string[]> = {
  colour_step_first: ["false", "true"],
  start_player_at_once: ["false", "true"],
  main_deck_ship_numbers: ["true", "false"],
};

function switchesOf(components?: Components): [string, string[]][] {
  if (!components?.expansion) return Object.entries(SWITCHES);
  const kept = Object.entries(SWITCHES).filter(([name]) => name !== "two_player_plays");
  return [...kept, ...Object.entries(SWITCHES_EXPANSION)];
}

/** Parts of the table that are not called like the chapter that explains them. */
const CHAPTER_OF: Record<string, string> = {
  nobili: "citizens",
  populi: "citizens",
  sea: "ship",
  hand: "card",
  palace: "rewards",
  city: "route",
  masterworks: "window",
  dogaressas: "dogaressa",
  "bonus:palace": "rewards",
  "bonus:city": "route",
};

/** The chapter that explains a part of the table: regions of the schema, the sea route, bonus spaces, the display. */
export function helpFor(part: string): string {
  return CHAPTER_OF[part] ?? (part.startsWith("bonus") ? "bonus" : part);
}

export function related(id: string, components?: Components): string[] {
  return [...(RELATED[id] ?? []), ...((components?.expansion && RELATED_EXPANSION[id]) || [])];
}

/** The six kinds of Dogaressa cards, each with what it does. */
function dogaressaTexts(components: Components): string[] {
  return DOGARESSAS.map((kind) => {
    const name = t(`mf-dogaressa-${kind}`);
    const title = name.charAt(0).toLocaleUpperCase() + name.slice(1);
    return t("mf-help-dogaressa-kind", { kind: title, help: dogaressaHelp(kind, components) });
  });
}

/** A chapter for the edition of these components; without them, for the base game. */
export function chapter(id: string, components?: Components): HelpPage {
  const text = [t(`mf-help-${id}-text`)];
  if (components?.expansion && CHANGED.has(id)) text.push(t(`mf-help-${id}-masterworks`));
  if (components?.expansion && id === "dogaressa") text.push(...dogaressaTexts(components));
  return { id, title: t(`mf-help-${id}-title`), text: text.join("\n\n") };
}

function switchText(name: string, values: string[]): string {
  return t("mf-help-switch", {
    label: t(`mf-option-${name}`),
    help: t(`mf-option-${name}-help`),
    values: values.map((value) => t(`mf-option-${name}-value-${value}`)).join(" / "),
  });
}

export function help(components?: Components): HelpPage[] {
  const chapters = CHAPTERS.filter((id) => components?.expansion || !EXPANSION.has(id));
  const pages: HelpPage[] = chapters.map((id) => chapter(id, components));
  const switches = switchesOf(components).map(([name, values]) => switchText(name, values));
  pages.push({
    id: "switches",
    title: t("mf-help-switches-title"),
    text: [t("mf-help-switches-text"), ...switches].join("\n\n"),
  });
  return pages;
}
