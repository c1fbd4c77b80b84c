/** What stands above the buttons of a decision: the name of what is looked at, and what one may want to know of it. */

import { t } from "../../lib/i18n";
import { sharesCouncilColour } from "./court/colours";
import { courtNotes, courtTitle } from "./court/facts";
import type { Desk } from "./desk.svelte";
import { moveText } from "./events";
import { cardLabel, seaLabel, sentence, spaceLabel } from "./labels";
import { spaceInSentence } from "./names";

export function titleOf(desk: Desk): string {
  const { place, seaPlace, components, view, seats, you, face } = desk;
  if (seaPlace !== null) return seaLabel(seaPlace, components, view, seats, null, you);
  const court = courtTitle(desk);
  if (court !== null) return court;
  if (place !== null && desk.move) return sentence(spaceInSentence(place, components));
  if (place !== null) return spaceLabel(place, components, view, seats, undefined, you);
  return face ? cardLabel(face) : "";
}

/** The way of the own ship with the card that is looked at. */
function shipNote({ own, ship, components }: Desk): string[] {
  const to = components.sea[(ship?.to ?? 0) - 1];
  if (!to) return [];
  const from = own?.ship ? `S${own.ship}` : "S0";
  return [t(to.extra ? "mf-ui-ship-way-extra" : "mf-ui-ship-way", { from, to: to.id, points: to.points })];
}

/** `last`: what was done last is told where nothing is looked at. */
export function notesOf(desk: Desk, last: boolean): string[] {
  const { entry, seats, components, face, view } = desk;
  const court = courtNotes(desk);
  if (court !== null) return court;
  if (desk.place !== null) return [];
  if (!face) return last && entry?.kind === "move" && entry.move !== null ? [moveText(entry, seats, components)] : [];
  const how = face.region ? [t(`mf-ui-how-${face.region}`)] : [];
  if (desk.playing || desk.you === null) return how;
  const lies = face.region && view.places ? [t("mf-ui-can-lie", { count: desk.hints.size })] : [];
  const step = sharesCouncilColour(face.region, desk.you, view, components) ? [t("mf-ui-colour-step")] : [];
  return [...how, ...step, ...lies, ...shipNote(desk)];
}
