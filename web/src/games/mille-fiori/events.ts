/** The log of Mille Fiori in sentences: one for each event, and one for each move with what it brought. */

import { t, type Args } from "../../lib/i18n";
import type { LogEntry, MilleFioriComponents as Components, MilleFioriEvent as Event, SeatInfo } from "../../wire";
import { choiceText } from "./choices";
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

/** What the move itself brought about, and what followed from the end of a cycle, a round or the game. */
function parted(events: Event[]): [Event[], Event[]] {
  const closing = ({ kind, reason }: Event) =>
    ["cycle", "round", "leftover", "over"].includes(kind) || reason === "row" || reason === "column";
  const cut = events.findIndex(closing);
  return cut < 0 ? [events, []] : [events.slice(0, cut), events.slice(cut)];
}

/** Up to two reasons are told; more of them become one sum. */
function ownOutcome(seat: number, events: Event[], seats: SeatInfo[]): string[] {
  const own = events.filter((event) => event.seat === seat);
  const scores = own.filter((event) => event.kind === "score" && (event.points ?? 0) > 0);
  const told = scores.length > 2 ? [] : scores;
  const outcome = told.map((event) => reasonText(event, argsOf(event, seats)));
  if (scores.length > 2) outcome.push(t("mf-points", { points: sum(scores) }));
  for (const event of own) if (event.kind === "bonus") outcome.push(reasonText(event, argsOf(event, seats)));
  return [...outcome, ...own.flatMap((event) => gainText(event, seats) ?? [])];
}

/** "Anna 3 points", for everybody but one seat. */
function othersOutcome(seat: number | null, events: Event[], seats: SeatInfo[]): string[] {
  const scores = events.filter((event) => event.kind === "score");
  return seats.flatMap(({ name }, other) => {
    const points = other === seat ? 0 : sum(scores.filter((event) => event.seat === other));
    return points > 0 ? [t("mf-move-other", { name, points })] : [];
  });
}

/** What events bring a seat, and then the others: points with their reasons, extra cards, steps. */
export function outcomeOf(seat: number, events: Event[], seats: SeatInfo[], components: Components): string[] {
  const [own] = parted(events);
  const told = own.filter((event) => event.seat === seat);
  const scores = told.filter(({ kind, points = 0 }) => kind === "score" && points > 0);
  const many = scores.length > 3 ? [t("mf-points", { points: sum(scores) })] : [];
  const reasons = told.flatMap((event) => {
    if (event.kind === "extra-earned") return [t(`mf-gain-extra-${event.reason}`, argsOf(event, seats, components))];
    if (event.kind !== "bonus" && event.kind !== "score") return gainText(event, seats, components) ?? [];
    const summed = event.kind === "score" && many.length > 0;
    return (event.points ?? 0) > 0 && !summed ? [reasonText(event, argsOf(event, seats, components))] : [];
  });
  return [...many, ...reasons, ...othersOutcome(seat, own, seats)];
}

/** What was done with the words of a move, without its consequences and without the full stop. */
function actionText(words: string, events: Event[], args: Args, components?: Components): string {
  const [verb = "", object = ""] = words.split(" ");
  const find = (kind: Event["kind"]) => events.findLast((event) => event.kind === kind);
  const told = (event: Event | undefined) => (event ? argsOf(event, [], components) : {});
  const card = cardName(find("play")?.card ?? find("discard")?.card ?? "", components);
  switch (verb) {
    case "lay":
      return t("mf-move-lay", { ...args, card, space: object });
    case "doge":
      return t("mf-move-doge", { ...args, card });
    case "use":
      return t("mf-move-use", { ...args, card, used: cardName(object) });
    case "take":
    case "frame":
    case "climb": {
      const event = events.find((event) => event.kind === verb);
      if (event) return t(`mf-move-${variantOf(event, true)}`, { ...told(event), ...args });
      // A preview does not always tell what is taken.
      return verb === "take" && object !== "stack"
        ? t("mf-move-take", { ...args, card: cardName(object, components) })
        : components ? choiceText(words, components) : "";
    }
    case "advance":
      return t("mf-move-advance", { ...told(events.find((event) => event.kind === "sail")), ...args });
    default: {
      // A ship at the end of its route stays there.
      const sail = find("sail");
      return sail ? t("mf-move-sail", { ...args, card, space: `S${sail.end ?? 0}` }) : t("mf-move-discard", { ...args, card });
    }
  }
}

/** The sentence about a move; without components the cards of the expansion are told more briefly. */
function ownText(entry: LogEntry, events: Event[], seats: SeatInfo[], components?: Components): string {
  const name = seatName(entry.seat, seats);
  if (entry.seat === null) return t("mf-move-chance");
  if (entry.move === null) return t("mf-event-chosen", { name });
  const [verb, object = ""] = entry.move.split(" ");
  if (verb === "draft") return t("mf-move-draft", { name, card: cardName(object, components) });
  if (verb === "extra") return t("mf-event-extra", { name, card: cardName(object, components) });
  if (verb === "decline") return t("mf-event-decline", { name });
  const what = actionText(entry.move, events, { name }, components);
  const told = verb === "climb" ? events.findIndex((event) => event.kind === "climb") : -1;
  const further = events.filter((_, i) => i !== told);
  const outcome = [...ownOutcome(entry.seat, further, seats), ...othersOutcome(entry.seat, further, seats)];
  return outcome.length ? t("mf-move-outcome", { what, outcome: outcome.join("; ") }) : t("mf-move-plain", { what });
}

export function moveText(entry: LogEntry, seats: SeatInfo[], components?: Components): string {
  if (entry.kind === "start") return t("mf-move-start");
  if (entry.kind === "undo") return t("mf-move-undo", { name: seatName(entry.seat, seats) });
  const [events, closing] = parted(entry.events as Event[]);
  const text = ownText(entry, events, seats, components);
  const windows = othersOutcome(null, closing, seats);
  return windows.length ? `${text} ${t("mf-move-windows", { outcome: windows.join("; ") })}` : text;
}
