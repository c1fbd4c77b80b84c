/** The one line that says what is to be done now, or whom everybody waits for. */

import type { SeatInfo } from "../../wire";
import { t } from "../../lib/i18n";
import type { Decision } from "./decision";
import { sentence } from "./labels";
import { cardName } from "./names";
import type { View } from "./types";

export interface Situation {
  view: View;
  seats: SeatInfo[];
  you: number | null;
  decision: Decision;
  /** The place that was pressed once: a space, `sail`, or nothing. */
  armed: string | null;
  /** The card that was pressed once. */
  pending: string | null;
  sailTo: string;
  confirm: boolean;
}

function decisionPrompt({ view, decision, armed, pending, sailTo, confirm }: Situation): string | null {
  const selected = confirm && pending ? { card: cardName(pending) } : null;
  if (decision.draft.size) return selected ? t("mf-ui-prompt-draft-again", selected) : t("mf-ui-prompt-draft");
  if (decision.extra.size) {
    if (selected) return t("mf-ui-prompt-extra-again", selected);
    return t(decision.decline ? "mf-ui-prompt-extra" : "mf-ui-prompt-extra-only");
  }
  if (armed === "sail") return t("mf-ui-prompt-sail-again", { space: sailTo });
  if (armed) return t("mf-ui-prompt-lay-again", { space: armed });
  const card = view.card ? cardName(view.card) : "";
  if (decision.lay.size) return t(decision.sail ? "mf-ui-prompt-play" : "mf-ui-prompt-play-lay", { card });
  return decision.sail ? t("mf-ui-prompt-play-sail", { card }) : null;
}

function waitingPrompt({ view, seats, you }: Situation): string {
  if (view.phase === "over") return t("mf-ui-prompt-over");
  const chosen = you === null ? null : view.seats[you]?.chosen;
  if (view.phase === "draft") {
    return chosen ? t("mf-ui-prompt-chosen", { card: cardName(chosen) }) : t("mf-ui-prompt-wait-draft");
  }
  const name = seats[view.turn ?? -1]?.name ?? "";
  if (view.phase === "extra") return t("mf-ui-prompt-wait-extra", { name });
  return view.card
    ? t("mf-ui-prompt-wait-play", { name, card: cardName(view.card) })
    : t("mf-ui-prompt-wait-turn", { name });
}

export const promptOf = (situation: Situation): string =>
  sentence(decisionPrompt(situation) ?? waitingPrompt(situation));
