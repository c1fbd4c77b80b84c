/** A move in a few words, where who makes it and what it brings stand elsewhere. */

import { t } from "../../lib/i18n";
import type { MilleFioriComponents as Components } from "../../wire";
import { sentence } from "./labels";
import { cardName, spaceInSentence, windowPlace } from "./names";

export function choiceText(words: string, components: Components): string {
  const [verb = "", object = ""] = words.split(" ");
  const number = Number(object);
  switch (verb) {
    case "draft":
      return sentence(cardName(object, components));
    case "lay":
      return t("mf-choice-lay", { space: spaceInSentence(object, components) });
    case "frame":
      return t("mf-choice-frame", { place: windowPlace(number) });
    case "use":
    case "extra":
      return t(`mf-choice-${verb}`, { card: cardName(object, components) });
    case "take":
      return object === "stack" ? t("mf-choice-take-stack") : sentence(cardName(object, components));
    case "advance":
    case "climb":
      return t(`mf-choice-${verb}`, { number });
    default:
      return t(`mf-choice-${verb}`);
  }
}
