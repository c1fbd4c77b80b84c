/** The one line that says what is to be done now, or whom everybody waits for. */

import { t } from "../../lib/i18n";
import type { Desk } from "./desk.svelte";
import { cardName, effectOf, isKind, kindName } from "./names";
import { sentence } from "./labels";

/** What a purchase asks for next, by its effect and how many targets are named. */
function targetPrompt(desk: Desk): string {
  const { words, components, thing } = desk;
  const effect = effectOf(thing ?? "", components);
  const kind = kindName(thing ?? "");
  const first = words.length === 3;
  switch (effect) {
    case "turn-plot":
    case "cancel":
      return t(`ig-ui-ask-${effect}`, { kind });
    case "turn-token":
    case "turn-ducat":
      return t("ig-ui-ask-turn-token", { kind });
    case "trade-adjacent":
    case "trade-pair":
    case "trade-any":
      return t(first ? "ig-ui-ask-trade-first" : "ig-ui-ask-trade-second", { kind });
    case "swap-any":
    case "swap-neighbours":
      return t(first ? "ig-ui-ask-swap-first" : "ig-ui-ask-swap-second", { kind });
    case "move-neighbour":
    case "move-any":
    case "lure":
      return t(first ? "ig-ui-ask-move-first" : "ig-ui-ask-move-second", { kind });
    case "exchange":
      if (first) return t("ig-ui-ask-name", { kind });
      return t("ig-ui-ask-aside", { card: cardName(words[3] ?? "", components) });
    default:
      return t(first ? "ig-ui-ask-name" : "ig-ui-ask-called", { kind, card: cardName(words[3] ?? "", components) });
  }
}

function decisionPrompt(desk: Desk): string | null {
  const { words, thing, components, armed, own } = desk;
  if (!desk.legal.length) return null;
  if (armed !== null) return armedPrompt(desk, armed);
  if (desk.keeps.size) return t(own?.packet?.length === 1 ? "ig-ui-prompt-keep-last" : "ig-ui-prompt-keep");
  if (words.length > 2) return targetPrompt(desk);
  if (thing !== null) {
    return isKind(thing)
      ? t("ig-ui-prompt-buy-where", { kind: kindName(thing) })
      : t("ig-ui-prompt-place-where", { card: cardName(thing, components) });
  }
  if (own?.must_place.length) return t("ig-ui-prompt-must", { card: cardName(own.must_place[0] ?? "", components) });
  if (!desk.places.size) return t("ig-ui-prompt-buy");
  return t(desk.buys.size ? "ig-ui-prompt-turn" : "ig-ui-prompt-place");
}

function armedPrompt({ components, bare, dull }: Desk, armed: string): string {
  const [verb = "", thing = "", space = ""] = armed.split(" ");
  if (verb === "keep") return t("ig-ui-prompt-keep-again", { card: cardName(thing, components) });
  if (verb === "place") return t("ig-ui-prompt-place-again", { card: cardName(thing, components), space });
  const nothing = bare?.move === armed || (armed.split(" ").length === 3 && effectOf(thing, components) !== "nothing");
  const kind = kindName(thing);
  if (nothing) return t(dull.has(space) || !bare ? "ig-ui-prompt-buy-wasted" : "ig-ui-prompt-buy-bare", { kind, space });
  return t("ig-ui-prompt-buy-again", { kind, space });
}

function waitingPrompt({ view, seats, own, you, awards }: Desk): string {
  if (awards.length) return t("ig-ui-prompt-awards");
  if (view.phase === "over") return t("ig-ui-prompt-over");
  if (view.phase === "draft") return t(own?.has_kept ? "ig-ui-prompt-kept" : "ig-ui-prompt-wait-draft");
  if (view.phase === "seals" || view.phase === "deal" || view.phase === "setup") return t("ig-ui-prompt-dealing");
  return view.turn === you ? t("ig-ui-prompt-your-turn") : t("ig-ui-prompt-wait-turn", { name: seats[view.turn ?? -1]?.name ?? "" });
}

export const promptOf = (desk: Desk): string => sentence(decisionPrompt(desk) ?? waitingPrompt(desk));
