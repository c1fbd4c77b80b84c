/** The one line that says what is to be done now, or whom everybody waits for. */

import { t } from "../../lib/i18n";
import { courtPrompt, courtWaiting } from "./court/prompt";
import type { Desk } from "./desk.svelte";
import { sentence } from "./labels";
import { cardName } from "./names";

/** What was pressed once and must be pressed again. */
function againPrompt({ armed, armedPlace, pending, confirm, decision, components }: Desk): string | null {
  if (pending && confirm) {
    const card = cardName(pending, components);
    return t(decision.draft.size ? "mf-ui-prompt-draft-again" : "mf-ui-prompt-extra-again", { card });
  }
  const place = armedPlace ?? "";
  if (armed === "sail" || armed?.startsWith("advance")) return t("mf-ui-prompt-sail-again", { space: place });
  return armed?.startsWith("lay") ? t("mf-ui-prompt-lay-again", { space: place }) : null;
}

function decisionPrompt(desk: Desk): string | null {
  const { view, decision, components } = desk;
  const again = againPrompt(desk) ?? courtPrompt(desk);
  if (again !== null) return again;
  if (decision.draft.size) return t("mf-ui-prompt-draft");
  if (decision.extra.size) return t(decision.decline ? "mf-ui-prompt-extra" : "mf-ui-prompt-extra-only");
  const card = view.card ? cardName(view.card, components) : "";
  if (decision.lay.size) return t(decision.sail ? "mf-ui-prompt-play" : "mf-ui-prompt-play-lay", { card });
  return decision.sail ? t("mf-ui-prompt-play-sail", { card }) : null;
}

function waitingPrompt({ view, seats, own, components }: Desk): string {
  if (view.phase === "over") return t("mf-ui-prompt-over");
  if (view.phase === "draft") {
    return own?.chosen
      ? t("mf-ui-prompt-chosen", { card: cardName(own.chosen, components) })
      : t("mf-ui-prompt-wait-draft");
  }
  const name = seats[view.turn ?? -1]?.name ?? "";
  const court = courtWaiting(view, name, components);
  if (court !== null) return court;
  if (view.phase === "extra") return t("mf-ui-prompt-wait-extra", { name });
  return view.card
    ? t("mf-ui-prompt-wait-play", { name, card: cardName(view.card, components) })
    : t("mf-ui-prompt-wait-turn", { name });
}

export const promptOf = (desk: Desk): string => sentence(decisionPrompt(desk) ?? waitingPrompt(desk));
