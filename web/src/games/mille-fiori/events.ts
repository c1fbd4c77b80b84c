/** The log of Mille Fiori in sentences: one for each event, and one for each move with what it brought. */

import { t, type Args } from "../../lib/i18n";
import type { LogEntry, MilleFioriComponents as Components, MilleFioriEvent as Event, SeatInfo } from "../../wire";
import { cardName, PALACE, spaceInSentence, symbolName, windowPlace } from "./names";

const seatName = (seat: number | null | undefined, seats: SeatInfo[]) => seats[seat ?? -1]?.name ?? "";

/** Where the event happened, as a part of its sentence. */
function spaceOf({ kind, reason, space, end, number }: Event, components?: Components): string {
  if (kind === "sail") return `S${end ?? 0}`;
  if (kind === "climb") return `L${end ?? 0}`;
  return reason === "council" ? `L${number ?? 0}` : spaceInSentence(space ?? "", components);
}

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
    space: spaceOf(event, components),
    card: event.card ? cardName(event.card, components) : "",
    symbol: event.symbol ? symbolName(event.symbol) : "",
    place: event.kind === "frame" ? windowPlace(number) : "",
  };
}

/** The message of an event that is told in more than one way. */
function variantOf({ kind, reason, what, double, blind, end }: Event, expansion: boolean): string {
  switch (kind) {
    case "extra-earned":
      return `extra-${reason}`;
    case "over":
      return `over-${reason}`;
    case "lost":
      return `lost-${what}`;
    case "climb":
      return end === PALACE ? "climb-palace" : "climb";
    case "take":
      return blind ? "take-blind" : "take";
    case "frame":
      return double ? "frame-double" : "frame";
    case "start-player":
      // With the expansion it goes to whoever asks for it, otherwise to the next seat.
      return expansion ? "start-player-doge" : "start-player";
    default:
      return kind;
  }
}

/** Why points were scored: "6 points for a group of 3, doubled". */
function reasonText(event: Event, args: Args): string {
  if (event.kind === "bonus") return t("mf-reason-bonus", args);
  return t(event.double ? `mf-reason-${event.reason}-double` : `mf-reason-${event.reason}`, args);
}

/** The reason alone, without its seat: for a preview that shows the seat by its sign. */
export function reasonOf(event: Event, seats: SeatInfo[], components: Components): string {
  return gainText(event, seats, components) ?? reasonText(event, argsOf(event, seats, components));
}

export function eventText(event: Event, seats: SeatInfo[], components: Components): string {
  const args = argsOf(event, seats, components);
  if (event.kind === "score") return t("mf-event-score", { ...args, what: reasonText(event, args) });
  return t(`mf-event-${variantOf(event, components.expansion !== undefined)}`, args);
}

/** What a move brought beside points. */
function gainText(event: Event, seats: SeatInfo[], components?: Components): string | null {
  switch (event.kind) {
    case "extra-earned":
      return t("mf-reason-extra");
    case "start-player":
      return t("mf-reason-start-player");
    case "climb":
      return t(event.end === PALACE ? "mf-reason-climb-palace" : "mf-reason-climb", argsOf(event, seats, components));
    default:
      return null;
  }
}

const sum = (events: Event[]) => events.reduce((total, event) => total + (event.points ?? 0), 0);

/** Lines of the shop windows belong to the end of the game, not to the move that brought it about. */
const ofWindows = (event: Event) => event.reason === "row" || event.reason === "column";

/** Up to two reasons are told; more of them become one sum. */
function ownOutcome(seat: number, events: Event[], seats: SeatInfo[]): string[] {
  const own = events.filter((event) => event.seat === seat && (event.points ?? 0) > 0 && !ofWindows(event));
  const scores = own.filter((event) => event.kind === "score");
  const told = scores.length > 2 ? [] : scores;
  const outcome = told.map((event) => reasonText(event, argsOf(event, seats)));
  if (scores.length > 2) outcome.push(t("mf-points", { points: sum(scores) }));
  for (const event of own) if (event.kind === "bonus") outcome.push(reasonText(event, argsOf(event, seats)));
  return outcome;
}

/** What the move was itself is not told again as what it brought; the next start player follows from a new round. */
function gains(seat: number, verb: string, events: Event[], seats: SeatInfo[]): string[] {
  const told = events.filter(
    ({ kind, seat: whose }) =>
      whose === seat && !(kind === "climb" && verb === "climb") && !(kind === "start-player" && isNewRound(events)),
  );
  return told.flatMap((event) => gainText(event, seats) ?? []);
}

const isNewRound = (events: Event[]) => events.some((event) => event.kind === "round" || event.kind === "over");

function othersOutcome(seat: number, events: Event[], seats: SeatInfo[]): string[] {
  const scores = events.filter((event) => event.kind === "score" && !ofWindows(event));
  return seats.flatMap(({ name }, other) => {
    const points = other === seat ? 0 : sum(scores.filter((event) => event.seat === other));
    return points > 0 ? [t("mf-move-other", { name, points })] : [];
  });
}
