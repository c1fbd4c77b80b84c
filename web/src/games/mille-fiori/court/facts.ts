/** Names and notes for what only the expansion has. */

import type { SeatInfo } from "../../../wire";
import { t } from "../../../lib/i18n";
import type { Desk } from "../desk.svelte";
import { bringsText, cardLabel, sentence } from "../labels";
import { cardName, colourName, councilGain, councilName, dogaressaHelp, PALACE, windowPlace } from "../names";
import { faceOf } from "../decision";
import type { View } from "../types";
import { councilSpace } from "./colours";
import { linesThrough, lineText } from "./window";

/** "figures: Anna, Bruno", or nothing where none stands. */
function figuresText(number: number, view: View, seats: SeatInfo[]): string[] {
  const there = view.seats.flatMap((seat, i) => (seat.figure === number ? [seats[i]?.name ?? ""] : []));
  return there.length ? [t("mf-ui-figures", { names: there.join(", ") })] : [];
}

export function councilLabel(number: number, { view, components, seats, you, moveAt }: Desk): string {
  const move = moveAt.get(`L${number}`);
  const name = councilName(number, view.council ?? [], components);
  const first = number === 1 ? [t("mf-ui-council-start")] : [];
  return [name, ...first, ...figuresText(number, view, seats), ...(move ? [bringsText(move, you, seats)] : [])].join("; ");
}

/** A position of a shop window: where it is and what lies there. */
export function placeLabel(number: number, window: (string | null)[]): string {
  const card = window[number - 1];
  return [sentence(windowPlace(number)), card ? cardName(card) : t("mf-ui-free")].join("; ");
}

const colourOf = (number: number, { view, components }: Desk): string =>
  colourName(councilSpace(number, view, components)?.colour ?? "");

export function courtTitle(desk: Desk): string | null {
  const { councilPlace, windowPlace: position, own, view, components, move } = desk;
  if (councilPlace === PALACE) return sentence(councilName(PALACE, view.council ?? [], components));
  if (councilPlace !== null) {
    const what = councilGain(councilPlace, view.council ?? [], components);
    const whole = desk.move ? [] : [colourOf(councilPlace, desk), ...figuresText(councilPlace, view, desk.seats)];
    return [t("mf-ui-council-space", { space: `L${councilPlace}`, what }), ...whole].join("; ");
  }
  if (position !== null) return placeLabel(position, own?.window ?? []);
  const [verb, card = ""] = desk.place === null ? (move?.move.split(" ") ?? []) : [];
  if (verb !== "use" && verb !== "take") return null;
  if (card === "stack") return t("mf-ui-stack-top");
  const face = faceOf(card, components);
  return face && cardLabel(face);
}

/** The notes of a place of the court or of one of its cards; null for everything that the base game knows too. */
export function courtNotes(desk: Desk): string[] | null {
  const { components, windowPlace: position, own, view, move, face } = desk;
  if (position !== null) {
    const card = view.card ?? null;
    const lines = linesThrough(position, own?.window ?? [], card, components.expansion?.line ?? 0);
    return lines.map(lineText);
  }
  if (desk.place !== null) return null;
  const [verb, card = ""] = move?.move.split(" ") ?? [];
  const shown = verb === "use" || verb === "take" ? faceOf(card, components) : move ? null : face;
  if (verb === "take" && card === "stack") return [];
  if (!shown?.court) return null;
  if (shown.court.kind === "dogaressa") return [dogaressaHelp(shown.court.name, components)];
  if (shown.court.kind === "doge") return [t("mf-ui-how-doge")];
  return [t("mf-ui-how-masterwork", { points: shown.court.value })];
}
