/** The rules help: chapters in the order in which one would tell them. Paragraphs are parted by an empty line. */

import { t, type Args } from "../../lib/i18n";
import { list } from "../../lib/format";
import type { GreatSplitComponents as Components } from "../../wire";
import type { HelpPage } from "../game";
import { characterHelp, characterName } from "./names";

const CHAPTERS = [
  "goal",
  "round",
  "deal",
  "split",
  "choice",
  "resolution",
  "cards",
  "splitter",
  "tracks",
  "gold",
  "seals",
  "chains",
  "market",
  "lines",
  "tomes",
  "artwork",
  "gems",
  "contracts",
  "characters",
  "prestige",
  "seats",
  "end",
  "figures",
] as const;

/** What else one may want to read after a chapter. */
const RELATED: Record<string, string[]> = {
  goal: ["round", "end"],
  round: ["deal", "split", "resolution", "market"],
  deal: ["split"],
  split: ["choice", "deal"],
  choice: ["split", "resolution"],
  resolution: ["cards", "splitter", "chains"],
  cards: ["tracks", "seals"],
  splitter: ["resolution", "split"],
  tracks: ["tomes", "artwork", "gems", "gold"],
  gold: ["chains", "contracts"],
  seals: ["contracts", "chains"],
  chains: ["gold", "seals"],
  market: ["artwork", "lines"],
  lines: ["tomes", "artwork", "gems"],
  tomes: ["lines", "contracts"],
  artwork: ["market", "lines"],
  gems: ["lines", "contracts"],
  contracts: ["seals", "characters"],
  characters: ["contracts"],
  prestige: ["cards", "end"],
  seats: ["split", "choice"],
  end: ["lines", "contracts"],
};

/** The rule switches with their values, the usual one first. */
const SWITCHES: Record<string, string[]> = {
  hand_limits: ["late", "middle", "early"],
  market: ["rises", "falls"],
  artwork_tiers: ["equal", "growing"],
  empty_group: ["false", "true"],
  arrow_on_prestige: ["true", "false"],
  arrow_on_full_track: ["false", "true"],
};

/** Parts of the table that are not called like the chapter that explains them. */
const CHAPTER_OF: Record<string, string> = {
  topaz: "gems",
  emerald: "gems",
  hand: "cards",
  card: "cards",
  wallet: "choice",
  character: "characters",
  slider: "market",
  tile: "market",
  arrow: "gold",
  bonus: "chains",
  star: "seals",
  contract: "contracts",
  line: "lines",
  token: "lines",
  deck: "deal",
  limit: "deal",
  discard: "deal",
  take: "choice",
  resolve: "resolution",
  over: "end",
};

/** The chapter that explains a part of the table: a track, a component, a phase. */
export function helpFor(part: string): string {
  return CHAPTER_OF[part] ?? (part.endsWith("-seal") ? "seals" : part);
}

export function related(id: string): string[] {
  return RELATED[id] ?? [];
}

/** Figures of the box that the chapters speak of: an owner's edition may have others. */
function figures(components: Components): Args {
  const tomes = components.tracks.find(({ id }) => id === "tomes")?.spaces ?? [];
  const seal = components.tracks.find(({ id }) => id.endsWith("-seal"))?.spaces ?? [];
  return {
    levels: list(components.levels.map((level) => ["I", "II", "III"][level - 1] ?? "")),
    limits: list(components.limits.map(String)),
    lines: list(components.lines.map(String)),
    last: tomes.length - 1,
    seal: seal.length - 1,
    lap: components.prestige_lap,
    steps: components.arrow_steps,
    factor: components.gem_points,
    most: Math.max(...components.tiers),
  };
}

/** The character tiles, each with where it starts and what it adds. */
function characterTexts(components: Components): string[] {
  return components.characters.map(({ id }) => {
    const name = characterName(id);
    const character = name.charAt(0).toLocaleUpperCase() + name.slice(1);
    return t("gs-help-character", { character, help: characterHelp(id, components) });
  });
}

export function chapter(id: string, components: Components): HelpPage {
  const text = [t(`gs-help-${id}-text`, figures(components))];
  if (id === "characters") text.push(...characterTexts(components));
  return { id, title: t(`gs-help-${id}-title`), text: text.join("\n\n") };
}

function switchText(name: string, values: string[]): string {
  return t("gs-help-switch", {
    label: t(`gs-option-${name}`),
    help: t(`gs-option-${name}-help`),
    values: values.map((value) => t(`gs-option-${name}-value-${value}`)).join(" / "),
  });
}

export function help(components: Components): HelpPage[] {
  const pages = CHAPTERS.map((id) => chapter(id, components));
  const switches = Object.entries(SWITCHES).map(([name, values]) => switchText(name, values));
  pages.push({
    id: "switches",
    title: t("gs-help-switches-title"),
    text: [t("gs-help-switches-text"), ...switches].join("\n\n"),
  });
  return pages;
}
