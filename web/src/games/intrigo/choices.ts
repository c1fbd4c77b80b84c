/** A move in a few words, where who makes it and what it brings stand elsewhere. */

import { t } from "../../lib/i18n";
import { cardName, kindName, type Box } from "./names";

/** Spaces and Arcade cards are named by their ids, as on the board. */
const isPlace = (word: string) => /^[SA]\d+$/.test(word);

export function choiceText(words: string, components: Box): string {
  const [verb = "", object = "", space = "", ...targets] = words.split(" ");
  if (verb === "keep") return cardName(object, components);
  if (verb === "place") return t("ig-choice-place", { card: cardName(object, components), space });
  const named = targets.map((target) => (isPlace(target) ? target : cardName(target, components)));
  const args = { kind: kindName(object), space };
  return named.length ? t("ig-choice-buy-on", { ...args, targets: named.join(", ") }) : t("ig-choice-buy", args);
}
