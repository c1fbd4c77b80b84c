/** The rules help: chapters in the order in which one would tell them. Paragraphs are parted by an empty line. */

import { list } from "../../lib/format";
import { optionId, t } from "../../lib/i18n";
import type { IntrigoComponents as Components } from "../../wire";
import type { HelpPage } from "../game";
import { familyName, KINDS, kindHelp, kindName, neutralFamily, pricesText } from "./names";

const CHAPTERS = [
  "goal",
  "palace",
  "families",
  "round",
  "draft",
  "placing",
  "influence",
  "awards",
  "cleanup",
  "ducats",
  "counters",
  "bag",
  "seats",
  "players",
  "end",
] as const;

/** What else one may want to read after a chapter. */
const RELATED: Record<string, string[]> = {
  palace: ["awards", "placing"],
  families: ["awards", "players"],
  draft: ["round", "families"],
  placing: ["influence", "awards"],
  influence: ["placing", "ducats"],
  awards: ["families", "end"],
  ducats: ["influence", "awards"],
  counters: ["end", "bag"],
  bag: ["counters", "cleanup"],
  seats: ["counters", "ducats"],
  end: ["counters", "awards"],
};

/** The rule switches with their values, the usual one first, as in the rules (section 5). */
const SWITCHES: Record<string, (string | number | boolean)[]> = {
  "influence.after_round": ["removed", "back-to-pile"],
  "thief.targets": ["ducat-or-seal", "ducat-only"],
  "trader.range": ["adjacent-with-any", "adjacent-pair", "any-two"],
  "gondolier.mode": ["move-neighbour", "move-any", "swap-any", "swap-neighbours"],
  "courtesan.mode": ["exchange", "place-at-once", "place-next-turn", "lure", "as-gondolier"],
  "guard.mode": ["protection", "blocker", "neutral-4", "neutral-5", "cancel"],
  "influence.effect_optional": [true, false],
  "influence.may_buy_without_target": [true, false],
  "resolve.single_card": ["wins", "nobody"],
  "same_owner_tie": ["nobody", "owner"],
  "cleanup.leftover_tokens": ["stay", "lay-out-anew"],
  "cleanup.displaced_tokens": ["return", "stay"],
  "seal.token_returns": ["when-counted", "end-of-phase"],
  "ducats.finite": [true, false],
  "first_player.rotation": ["left", "right", "last-seal", "fixed"],
  "draft.direction": ["left", "alternate"],
  "two_players.layout": ["two-rounds", "reshuffle", "twelve", "one-family"],
  "three_players.neutral": ["unused-family", "neutral-family"],
  "palace_door.kind": ["seal", "ducat"],
  "information.public": ["ducats-open", "ducats-hidden"],
  "game.max_rounds": ["none", 3, 5, 10, 20, 50, 100],
  "empty_hand": ["skip", "must-buy"],
};

/** The chapter that explains a part of the table; parts are called like chapters, or like a kind of Influence card. */
export function helpFor(part: string): string {
  return (KINDS as string[]).includes(part) ? "influence" : part;
}

export function related(id: string): string[] {
  return RELATED[id] ?? [];
}

/** Figures of this box that the chapters name. */
function figures(components: Components) {
  const { cards, rings, guilds, seals_each: seals } = components;
  const family = neutralFamily(components);
  const values = cards.filter((card) => card.family === family).flatMap(({ value, count }) => Array(count).fill(String(value)));
  const of = (players: number) => rings[players] ?? { arcades: 0, hand: 0, families: 1 };
  const [two, three, four] = [of(2).hand, of(3).hand, of(4).hand];
  return {
    equal: components.equal,
    different: components.different,
    seals,
    all: seals * Object.keys(guilds).length,
    neutral: familyName(family, components),
    neutrals: list(values),
    last: `A${of(4).arcades - 1}`,
    hand: two === three && three === four ? String(two) : t("ig-help-hands", { two, three, four }),
    start: t("ig-ducats-object", { count: components.start_ducats }),
    ring2: of(2).arcades,
    ring3: of(3).arcades,
    hand2: two,
    dealt: 2 * two,
    cards: cards.reduce((sum, { count }) => sum + count, 0),
  };
}

/** One kind of Influence card: name, prices, what it does in this box. */
export function kindText(kind: string, components: Components): string {
  const prices = pricesText(kind, components);
  return t("ig-help-influence-kind", { kind: kindName(kind), prices, help: kindHelp(kind, components) });
}

export function chapter(id: string, components: Components): HelpPage {
  const text = [t(`ig-help-${id}-text`, figures(components))];
  if (id === "influence") text.push(...KINDS.map((kind) => kindText(kind, components)), t("ig-help-influence-end"));
  return { id, title: t(`ig-help-${id}-title`), text: text.join("\n\n") };
}

function switchText(name: string, values: (string | number | boolean)[]): string {
  const id = optionId("ig", name);
  return t("ig-help-switch", {
    label: t(id),
    help: t(`${id}-help`),
    values: values.map((value) => t(`${id}-value-${value}`)).join(" / "),
  });
}

export function help(components: Components): HelpPage[] {
  const pages: HelpPage[] = CHAPTERS.map((id) => chapter(id, components));
  const switches = Object.entries(SWITCHES).map(([name, values]) => switchText(name, values));
  pages.push({
    id: "switches",
    title: t("ig-help-switches-title"),
    text: [t("ig-help-switches-text"), ...switches].join("\n\n"),
  });
  return pages;
}
