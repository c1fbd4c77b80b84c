/** What a seat is doing, as everybody may know it. */

import { t } from "../../lib/i18n";
import type { SeatInfo } from "../../wire";
import { seatName } from "./labels";
import { characterName, trackName } from "./names";
import { KINDS, type View } from "./types";

type Doing = "deciding" | "done" | "idle";

export function stateOf(view: View, seat: number): Doing {
  if (view.phase === "over" || view.phase === "setup") return "idle";
  return view.waiting.includes(seat) ? "deciding" : "done";
}

/** A seat in a sentence: prestige, tracks, what it is doing. */
export function seatText(view: View, seats: SeatInfo[], seat: number, you: number | null): string {
  const own = view.seats[seat];
  if (!own) return "";
  const parts = [
    t("gs-ui-seat", { name: seatName(seat, seats), points: own.prestige, cards: view.phase === "resolve" ? own.left_size : own.hand_size }),
    ...(seat === you ? [t("gs-ui-you")] : []),
    ...(own.character ? [characterName(own.character)] : []),
    ...KINDS.map((kind) =>
      t("gs-ui-seat-track", { track: trackName(kind), space: own.tracks[kind] ?? 0, stars: own.contracts[kind]?.stars ?? 0 }),
    ),
  ];
  const doing = stateOf(view, seat);
  if (doing !== "idle") parts.push(t(`gs-ui-seat-${doing}`));
  parts.push(t("gs-ui-enlarge"));
  return parts.join("; ");
}
