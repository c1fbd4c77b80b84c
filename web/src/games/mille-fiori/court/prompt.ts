/** What is asked where only the expansion asks. */

import { t } from "../../../lib/i18n";
import { endOf } from "../decision";
import type { Desk } from "../desk.svelte";
import { cardName, windowPlace } from "../names";
import type { Components, View } from "../types";

/** What was pressed once, in words. */
function pressed({ armed, armedPlace, view, components }: Desk): string | null {
  const [verb, object = ""] = armed?.split(" ") ?? [];
  switch (verb) {
    case "frame":
      return windowPlace(Number(object));
    case "doge":
      return view.card ? cardName(view.card, components) : null;
    case "climb":
      return armedPlace ?? t("mf-ui-climbs");
    default:
      return null;
  }
}

export function courtPrompt(desk: Desk): string | null {
  const { decision, view, components } = desk;
  // What a card is called stands right below, with what it brings.
  if (/^(use|take) /.test(desk.armed ?? "")) return t("mf-ui-prompt-confirm");
  const what = pressed(desk);
  if (what !== null) return t("mf-ui-prompt-again", { what });
  const card = view.card ? cardName(view.card, components) : "";
  const sails = endOf(decision.sail, "sail") !== null;
  if (decision.doge) return t(sails ? "mf-ui-prompt-doge" : "mf-ui-prompt-doge-only", { card });
  if (decision.frame.size) return t(sails ? "mf-ui-prompt-frame-sail" : "mf-ui-prompt-frame", { card });
  if (decision.take.size) return t(view.phase === "masterwork" ? "mf-ui-prompt-masterwork" : "mf-ui-prompt-dogaressa");
  if (decision.advance.size) return t("mf-ui-prompt-advance");
  return decision.climb.size ? t("mf-ui-prompt-climb") : null;
}

export function courtWaiting(view: View, name: string, components: Components): string | null {
  switch (view.phase) {
    case "masterwork":
    case "dogaressa":
    case "advance":
    case "climb":
      return t(`mf-ui-prompt-wait-${view.phase}`, { name });
    case "frame":
      return t("mf-ui-prompt-wait-frame", { name, card: view.card ? cardName(view.card, components) : "" });
    default:
      return null;
  }
}
