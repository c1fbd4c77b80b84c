/** A move in a few words, where who makes it and what it brings stand elsewhere. */

import { t } from "../../lib/i18n";
import type { GreatSplitComponents as Components } from "../../wire";
import { halvesOf } from "./events";
import { sentence } from "./labels";
import { cardName, cardNames, halfName, trackName, type Half } from "./names";

export function choiceText(words: string, components: Components): string {
  const [verb = "", ...rest] = words.split(" ");
  const [object = "", track = ""] = rest;
  switch (verb) {
    case "discard":
      return t("gs-choice-discard", { cards: cardNames(rest, components) });
    case "split": {
      const [first = "", second = ""] = halvesOf(words).map((cards) =>
        cards.length ? cardNames(cards, components) : t("gs-half-empty"),
      );
      return t("gs-choice-split", { first, second });
    }
    case "take":
      return sentence(halfName(object as Half));
    case "play":
      return sentence(cardName(object, components));
    case "turn":
      return sentence(t("gs-choice-turn", { card: cardName(object, components), track: trackName(track) }));
    default:
      return t(`gs-choice-${verb}`, { track: trackName(object) });
  }
}
