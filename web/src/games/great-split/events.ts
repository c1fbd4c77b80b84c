/** The log of The Great Split in sentences: one for each event, and one for each move with what it brought. */

import { list } from "../../lib/format";
import { t, type Args } from "../../lib/i18n";
import type {
  GreatSplitComponents as Components,
  GreatSplitEvent as Event,
  GreatSplitView as View,
  LogEntry,
  SeatInfo,
  SeatState,
} from "../../wire";
import { cardName, cardNames, characterName, halfName, levelName, sealTracks, type Half } from "./names";

const seatName = (seat: number | null | undefined, seats: SeatInfo[]) => seats[seat ?? -1]?.name ?? "";

/** Everything a message can ask of an event; each takes what it needs. */
function argsOf(event: Event, seats: SeatInfo[], components: Components): Args {
  const { points = 0, number = 0, space = 0, value = 0, slider = 0 } = event;
  return {
    name: seatName(event.seat, seats),
    points,
    number,
    count: number,
    space,
    value,
    slider,
    limit: event.limit ?? 0,
    level: event.level ? levelName(event.level) : "",
    topaz: event.topaz ?? 0,
    emerald: event.emerald ?? 0,
    icons: event.icons ?? 0,
    stars: event.stars ?? 0,
    steps: components.arrow_steps,
    track: event.track ?? "prestige",
    resource: event.resource ?? "gold",
    card: event.card ? cardName(event.card, components) : "",
    character: event.character ? characterName(event.character) : "",
  };
}

/** Why points were scored: "14 points for gems (topaz 7, emerald 9)". */
export function reasonOf(event: Event, seats: SeatInfo[], components: Components): string {
  return t(`gs-reason-${event.reason}`, argsOf(event, seats, components));
}

function sentence(event: Event, seats: SeatInfo[], components: Components): string {
  const args = argsOf(event, seats, components);
  if (event.kind !== "score") return t(`gs-event-${event.kind}`, args);
  return t("gs-event-score", { ...args, what: reasonOf(event, seats, components) });
}

/** What the sentence of the move tells already: several hundred cards are played in a game of seven. */
const TOLD = new Set<Event["kind"]>([
  ...(["deal", "discard", "divide", "choose", "play", "turn", "splitter", "seal", "arrow", "step", "lost"] as const),
  ...(["wallets", "market", "round", "over"] as const),
]);

/** A line below the move that led to the event; empty if the move says it itself. */
export function eventText(event: Event, seats: SeatInfo[], components: Components): string {
  const told = TOLD.has(event.kind) || (event.kind === "score" && event.reason === "card");
  return told ? "" : sentence(event, seats, components);
}

const CLOSING = new Set<Event["kind"]>(["wallets", "exchange", "market", "line", "final", "round", "over"]);

/** What the move itself brought about, and what followed because all had decided. */
function parted(events: Event[]): [Event[], Event[]] {
  const cut = events.findIndex(({ kind }) => CLOSING.has(kind));
  return cut < 0 ? [events, []] : [events.slice(0, cut), events.slice(cut)];
}

/** Cubes where they came to stand, in the order in which they moved: "tomes on 6". */
function cubesMoved(events: Event[]): string[] {
  const reached = new Map<string, number>();
  for (const { kind, track, space } of events) {
    if (kind === "step" && track && space !== undefined) reached.set(track, space);
  }
  return [...reached].map(([track, space]) => t("gs-gain-track", { track, space }));
}

/** How many steps found each track full. */
function stepsLost(events: Event[]): Map<string, number> {
  const lost = new Map<string, number>();
  for (const { kind, track } of events) if (kind === "lost" && track) lost.set(track, (lost.get(track) ?? 0) + 1);
  return lost;
}

/** What a move brings the seat that makes it, in a few words each: for the log and for previews. */
export function gains(events: Event[]): string[] {
  const [own] = parted(events);
  const found = cubesMoved(own);
  const points = own.reduce((sum, event) => sum + (event.kind === "score" ? (event.points ?? 0) : 0), 0);
  if (points > 0) found.push(t("gs-gain-points", { points }));
  for (const [track, count] of stepsLost(own)) found.push(t("gs-gain-lost-track", { track, count }));
  if (own.at(-1)?.kind === "double-arrow") found.push(t("gs-gain-arrow"));
  if (own.some(({ kind }) => kind === "arrow-lost")) found.push(t("gs-gain-arrow-lost"));
  return found;
}

/** The two halves named in the words of a division. */
export function halvesOf(words: string): [string[], string[]] {
  const [first = "", second = ""] = words.replace(/^split /, "").split("|");
  return [first.split(" ").filter(Boolean), second.split(" ").filter(Boolean)];
}

/** A decision that others may not see yet, in words for whoever may. */
function secretText(move: string, args: Args, components: Components): string {
  const [verb = "", ...rest] = move.split(" ");
  switch (verb) {
    case "discard":
      return t("gs-move-own-discard", { ...args, cards: cardNames(rest, components) });
    case "split": {
      const [first = "", second = ""] = halvesOf(move).map((cards) =>
        cards.length ? cardNames(cards, components) : t("gs-half-empty"),
      );
      return t("gs-move-own-split", { ...args, first, second });
    }
    case "take":
      return t("gs-move-own-take", { ...args, half: halfName(rest[0] as Half) });
    default:
      return t("gs-move-own-turn", { ...args, card: cardName(rest[0] ?? "", components) });
  }
}

const SECRET = new Set(["discard", "split", "take", "turn"]);

/** What was done, without its consequences and without the full stop. */
function actionText(entry: LogEntry, own: Event[], seats: SeatInfo[], components: Components): string {
  const event = own[0];
  const args = event ? argsOf(event, seats, components) : { name: seatName(entry.seat, seats) };
  if (entry.move && SECRET.has(entry.move.split(" ")[0] ?? "")) return secretText(entry.move, args, components);
  return event ? t(`gs-move-${event.kind}`, args) : "";
}

/** "Ada 8 points", for every seat that scores. */
export function scored(events: Event[], seats: SeatInfo[]): string[] {
  return seats.flatMap(({ name }, seat) => {
    const own = events.filter((event) => event.kind === "score" && event.seat === seat);
    return own.length ? [t("gs-move-scored", { name, points: own.reduce((sum, { points = 0 }) => sum + points, 0) })] : [];
  });
}

/** What followed for everybody: wallets, exchange, market, scorings, the next round. */
function closingText(events: Event[], seats: SeatInfo[], components: Components): string[] {
  return events.flatMap((event, at) => {
    switch (event.kind) {
      case "exchange":
        // One sentence for all of them.
        return events.findIndex(({ kind }) => kind === "exchange") === at ? [t("gs-move-exchange")] : [];
      case "wallets":
      case "market":
      case "round":
      case "over":
        return [sentence(event, seats, components)];
      case "line":
      case "final": {
        const rest = events.slice(at + 1);
        const end = rest.findIndex(({ kind }) => kind === "round" || kind === "over" || kind === "line");
        const points = scored(end < 0 ? rest : rest.slice(0, end), seats);
        return [points.length ? t("gs-move-scoring", { outcome: list(points) }) : sentence(event, seats, components)];
      }
      default:
        return [];
    }
  });
}

/** A sentence for a move; what everybody's decisions set off follows in sentences of its own. */
export function moveText(entry: LogEntry, seats: SeatInfo[], components: Components): string {
  if (entry.kind === "undo") return t("gs-move-undo", { name: seatName(entry.seat, seats) });
  const [own, closing] = parted(entry.events as Event[]);
  const followed = closingText(closing, seats, components);
  if (entry.kind === "start") return [t("gs-move-start"), ...followed].join(" ");
  const what = actionText(entry, own, seats, components);
  const outcome = gains(own);
  const told = outcome.length
    ? t("gs-move-outcome", { what, outcome: list(outcome) })
    : t("gs-move-plain", { what });
  return [told, ...followed].join(" ");
}

/** What is awaited of the seat that looks: "divide your hand". */
export function awaitText(state: SeatState, actors: number[]): string {
  const view = state.view as View;
  const seat = view.seats[view.seat ?? actors[0] ?? 0];
  if (!seat) return "";
  if (seat.seals.length > 0) {
    return t("gs-await-seal", { count: seat.seals_left, tracks: sealTracks(seat.seals) });
  }
  if (seat.arrow) return t("gs-await-arrow");
  if (view.phase === "resolve") return t("gs-await-resolve", { count: seat.left_size + Number(seat.splitter) });
  return t(`gs-await-${view.phase}`, { count: seat.over });
}
