/** The one line that says what is to be done now, or whom everybody waits for. */

import { list } from "../../lib/format";
import { t } from "../../lib/i18n";
import { SPLITTER, type Desk } from "./desk.svelte";
import { seatName, sentence } from "./labels";
import { cardName, halfName, sealTracks, trackName } from "./names";

/** What was pressed once and must be pressed again. */
function againPrompt({ armed, components }: Desk): string | null {
  const [verb = "", object = "", way = ""] = armed?.split(" ") ?? [];
  switch (verb) {
    case "take":
      return t("gs-ui-prompt-take-again", { half: halfName(object as "first" | "second") });
    case "play":
      return t("gs-ui-prompt-play-again", { card: cardName(object, components) });
    case "turn":
      return t("gs-ui-prompt-turn-again", { track: trackName(way) });
    case "seal":
    case "arrow":
    case "splitter":
      return t("gs-ui-prompt-track-again", { track: trackName(object) });
    default:
      return null;
  }
}

function decisionPrompt(desk: Desk): string | null {
  const again = againPrompt(desk);
  if (again !== null) return again;
  switch (desk.expected) {
    case "discard":
      return t("gs-ui-prompt-discard", { count: desk.discards, chosen: desk.chosen.length });
    case "split":
      return t("gs-ui-prompt-split", { name: seatName(desk.left, desk.seats) });
    case "take":
      return t("gs-ui-prompt-take", { name: seatName(desk.right, desk.seats) });
    case "seal":
      return t("gs-ui-prompt-seal", { tracks: sealTracks(desk.own?.seals ?? []), count: desk.own?.seals_left ?? 1 });
    case "arrow":
      return t("gs-ui-prompt-arrow", { steps: desk.components.arrow_steps });
    case "use":
      if (desk.card === SPLITTER) return t("gs-ui-prompt-splitter");
      return desk.card === null ? t("gs-ui-prompt-use") : t("gs-ui-prompt-card", { card: cardName(desk.card, desk.components) });
    default:
      return null;
  }
}

function waitingPrompt({ view, seats, you }: Desk): string {
  if (view.phase === "over") return t("gs-ui-prompt-over");
  // Nobody waits for the looking seat: what it does next is asked in a moment.
  if (you !== null && view.waiting.includes(you)) return t("gs-ui-prompt-moment");
  const names = view.waiting.map((seat) => seatName(seat, seats));
  if (names.length === 0) return t("gs-ui-prompt-moment");
  return t(`gs-ui-wait-${view.phase}`, { names: list(names), count: names.length });
}

export const promptOf = (desk: Desk): string => sentence(decisionPrompt(desk) ?? waitingPrompt(desk));
