/** The log of Mille Fiori in sentences: one for each event, and one for each move with what it brought. */

import { t, type Args } from "../../lib/i18n";
import type { LogEntry, MilleFioriComponents as Components, MilleFioriEvent as Event, SeatInfo } from "../../wire";
import { cardName, spaceInSentence, symbolName } from "./names";

const seatName = (seat: number | null | undefined, seats: SeatInfo[]) => seats[seat ?? -1]?.name ?? "";

/** Everything a message can ask of an event; each takes what it needs. */
function argsOf(event: Event, seats: SeatInfo[], components?: Components): Args {
  const { points = 0, number = 0, start = 0, end = 0 } = event;
  return {
    name: seatName(event.seat, seats),
    points,
    number,
    covered: event.covered ?? 0,
    // In trade every diamond of a seat scores the number of covered spaces.
    diamonds: number > 0 ? points / number : 0,
    distance: end - start,
    set: event.set ?? "",
    space: event.kind === "sail" ? `S${end}` : spaceInSentence(event.space ?? "", components),
    card: event.card ? cardName(event.card) : "",
    symbol: event.symbol ? symbolName(event.symbol) : "",
  };
}

/** Why points were scored: "6 points for a group of 3, doubled". */
function reasonText(event: Event, args: Args): string {
  if (event.kind === "bonus") return t("mf-reason-bonus", args);
  return t(event.double ? `mf-reason-${event.reason}-double` : `mf-reason-${event.reason}`, args);
}

/** The reason alone, without its seat: for a preview that shows the seat by its sign. */
export function reasonOf(event: Event, seats: SeatInfo[], components: Components): string {
  return event.kind === "extra-earned" ? t("mf-reason-extra") : reasonText(event, argsOf(event, seats, components));
}

export function eventText(event: Event, seats: SeatInfo[], components: Components): string {
  const args = argsOf(event, seats, components);
  switch (event.kind) {
    case "score":
      return t("mf-event-score", { ...args, what: reasonText(event, args) });
    case "extra-earned":
      return t(`mf-event-extra-${event.reason}`, args);
    case "over":
      return t(`mf-event-over-${event.reason}`, args);
    default:
      return t(`mf-event-${event.kind}`, args);
  }
}

/** What was done, without its consequences and without the full stop. */
function actionText(space: string | undefined, name: string, events: Event[]): string {
  const card = cardName(events.find((event) => event.kind === "play")?.card ?? "");
  if (space) return t("mf-move-lay", { name, card, space });
  const sail = events.find((event) => event.kind === "sail");
  // A ship at the end of its route stays there.
  return sail ? t("mf-move-sail", { name, card, space: `S${sail.end ?? 0}` }) : t("mf-move-discard", { name, card });
}

const sum = (events: Event[]) => events.reduce((total, event) => total + (event.points ?? 0), 0);

/** Up to two reasons are told; more of them become one sum. */
function ownOutcome(seat: number, events: Event[], seats: SeatInfo[]): string[] {
  const own = events.filter((event) => event.seat === seat && (event.points ?? 0) > 0);
  const scores = own.filter((event) => event.kind === "score");
  const told = scores.length > 2 ? [] : scores;
  const outcome = told.map((event) => reasonText(event, argsOf(event, seats)));
  if (scores.length > 2) outcome.push(t("mf-points", { points: sum(scores) }));
  for (const event of own) if (event.kind === "bonus") outcome.push(reasonText(event, argsOf(event, seats)));
  if (events.some((event) => event.kind === "extra-earned")) outcome.push(t("mf-reason-extra"));
  return outcome;
}

function othersOutcome(seat: number, events: Event[], seats: SeatInfo[]): string[] {
  return seats.flatMap(({ name }, other) => {
    const points = other === seat ? 0 : sum(events.filter((event) => event.kind === "score" && event.seat === other));
    return points > 0 ? [t("mf-move-other", { name, points })] : [];
  });
}

export function moveText(entry: LogEntry, seats: SeatInfo[]): string {
  const name = seatName(entry.seat, seats);
  if (entry.kind === "start") return t("mf-move-start");
  if (entry.kind === "undo") return t("mf-move-undo", { name });
  if (entry.move === null || entry.seat === null) return t("mf-event-chosen", { name });
  const [verb, object] = entry.move.split(" ");
  if (verb === "draft") return t("mf-move-draft", { name, card: cardName(object ?? "") });
  if (verb === "extra") return t("mf-event-extra", { name, card: cardName(object ?? "") });
  if (verb === "decline") return t("mf-event-decline", { name });
  const events = entry.events as Event[];
  const what = actionText(object, name, events);
  const outcome = [...ownOutcome(entry.seat, events, seats), ...othersOutcome(entry.seat, events, seats)];
  return outcome.length ? t("mf-move-outcome", { what, outcome: outcome.join("; ") }) : t("mf-move-plain", { what });
}
