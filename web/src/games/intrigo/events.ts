/** The log of Intrigo in sentences: one for each event, and one for each move with what it brought. */

import { list } from "../../lib/format";
import { t, type Args } from "../../lib/i18n";
import type {
  IntrigoEvent as Event,
  IntrigoSide as Side,
  IntrigoView as View,
  LogEntry,
  SeatInfo,
  SeatState,
} from "../../wire";
import { cardName, GUILDS, isKind, tokenArgs, type Box } from "./names";

const seatName = (seat: number | null | undefined, seats: SeatInfo[]) => seats[seat ?? -1]?.name ?? "";

/** Everything a message can ask of an event; each takes what it needs. */
function argsOf(event: Event, seats: SeatInfo[], components?: Box): Args {
  const { space = "", other = "", arcade = "", number = 0, left = 0, price = 0 } = event;
  return {
    ...tokenArgs(event.token, components),
    name: seatName(event.seat, seats),
    holder: seatName(event.holder, seats),
    card: event.card ? cardName(event.card, components) : "",
    kind: event.influence ?? "",
    space,
    other,
    arcade,
    number,
    left,
    price,
    equal: components?.equal ?? 4,
    different: components?.different ?? 5,
  };
}

/** A side with a card that takes part in the comparison: face up, a Plot card or a Guard that counts as one. */
function counts({ card, face_up }: Side, components?: Box): boolean {
  if (!card || !face_up) return false;
  return isKind(card) ? card === "guard" && (components?.guard_value ?? 0) > 0 : true;
}

function valueOf({ card }: Side, components?: Box): number {
  return card === "guard" ? (components?.guard_value ?? 0) : Number(card?.split("-").at(-1));
}

/** The cards that decide about a token, the higher one first. */
export function deciders(event: Event, components?: Box): Side[] {
  const sides = (event.sides ?? []).filter((side) => counts(side, components));
  return sides.toSorted((one, other) => valueOf(other, components) - valueOf(one, components));
}

/** How a token was decided: `beats`, `equal`, or `alone` where one card stands by itself. */
function wayOf(event: Event, components?: Box): "beats" | "equal" | "alone" {
  const [high, low] = deciders(event, components);
  if (!high || !low) return "alone";
  return valueOf(high, components) === valueOf(low, components) ? "equal" : "beats";
}

/** "Gradenigo 3 beats Contarini 2", "Contarini 2 stands alone". */
export function comparison(event: Event, components?: Box): string {
  const [high, low] = deciders(event, components).map(({ card }) => cardName(card ?? "", components));
  return high ? t(`ig-compare-${wayOf(event, components)}`, { card: high, other: low ?? "" }) : "";
}

/** Whether and why somebody receives a token. */
export function awardText(event: Event, seats: SeatInfo[], components?: Box): string {
  const args = argsOf(event, seats, components);
  const { reason = "empty" } = event;
  const lone = reason === "deserted" && deciders(event, components).length > 0;
  return t(`ig-event-award-${lone ? "lone" : reason}`, { ...args, why: comparison(event, components) });
}

/** The message of an event that is told in more than one way. */
function variantOf({ kind, reason, holder, left }: Event): string {
  switch (kind) {
    case "over":
      return `over-${reason}`;
    case "exchanged":
    case "called":
    case "shown":
      return holder === undefined ? "nobody" : kind;
    case "dealt":
      return left ? "dealt-left" : "dealt";
    default:
      return kind;
  }
}

/** What an Influence card brings about. */
const EFFECTS = new Set<Event["kind"]>([
  "plot-turned",
  "token-turned",
  "tokens-swapped",
  "plot-moved",
  "plots-swapped",
  "exchanged",
  "called",
  "shown",
  "cancelled",
]);

/** Told by the sentence about the move; how things stand is shown on the Palace itself. */
const TOLD = new Set<Event["kind"]>(["kept", "placed", "bought", "skipped", "stands"]);

export function eventText(event: Event, seats: SeatInfo[], components?: Box): string {
  if (TOLD.has(event.kind) || EFFECTS.has(event.kind)) return "";
  if (event.kind === "award") return awardText(event, seats, components);
  return t(`ig-event-${variantOf(event)}`, argsOf(event, seats, components));
}

/** What a purchase does, one clause without a full stop for each effect. */
export function effectTexts(events: Event[], seats: SeatInfo[], components?: Box): string[] {
  const undone = events.some(({ kind }) => kind === "cancelled");
  return events
    .filter(({ kind }) => EFFECTS.has(kind))
    .map((event) => {
      const turned = event.kind === "plot-turned" || event.kind === "token-turned";
      const variant = turned ? `${event.kind}-${undone ? "up" : "down"}` : variantOf(event);
      return t(`ig-effected-${variant}`, argsOf(event, seats, components));
    });
}

/** "the Seal of the Clergy", "2 Seals of the Clergy". */
function sealsObject(guild: string, count: number, components?: Box): string {
  const args = { ...tokenArgs(guild, components), count };
  return t(count === 1 ? "ig-token-object" : "ig-seals-of", args);
}

/** "Ada receives 2 Ducats and the Seal of the Clergy", for every seat that received something. */
export function haul(events: Event[], seats: SeatInfo[], components?: Box): string[] {
  return seats.flatMap(({ name }, seat) => {
    const own = events.filter((event) => event.seat === seat);
    const tokens = own.flatMap(({ kind, token }) => (kind === "award" && token ? [token] : []));
    const count = (token: string) => tokens.filter((other) => other === token).length;
    const ducats = count("ducat") - own.filter(({ kind }) => kind === "limited").length;
    const what = [
      ...(ducats > 0 ? [t("ig-ducats-object", { count: ducats })] : []),
      ...GUILDS.filter(count).map((guild) => sealsObject(guild, count(guild), components)),
    ];
    return what.length ? [t("ig-move-haul", { name, what: list(what) })] : [];
  });
}

/** The end of a round: what everybody received, and who has won. */
function closingTexts(events: Event[], seats: SeatInfo[], components?: Box): string[] {
  const texts: string[] = [];
  if (events.some(({ kind }) => kind === "award")) {
    const hauls = haul(events, seats, components);
    texts.push(hauls.length ? t("ig-move-awards", { outcome: hauls.join("; ") }) : t("ig-move-awards-none"));
  }
  for (const event of events) if (event.kind === "over") texts.push(eventText(event, seats, components));
  return texts;
}

function chanceText(events: Event[], seats: SeatInfo[]): string {
  const dealt = events.find(({ kind }) => kind === "dealt");
  return dealt ? eventText(dealt, seats) : t("ig-move-seals");
}

function ownText(entry: LogEntry, events: Event[], seats: SeatInfo[], components?: Box): string {
  const name = seatName(entry.seat, seats);
  const act = events.find(({ kind }) => kind === "placed" || kind === "bought");
  if (!act) {
    const card = entry.move?.startsWith("keep ") ? cardName(entry.move.slice(5), components) : null;
    return card === null ? t("ig-event-kept", { name }) : t("ig-move-keep", { name, card });
  }
  const args = argsOf(act, seats, components);
  if (act.kind === "placed") return t("ig-event-placed", args);
  const effects = effectTexts(events, seats, components);
  if (!effects.length) return t("ig-event-bought", args);
  return t("ig-move-bought", { ...args, outcome: effects.join("; ") });
}

export function moveText(entry: LogEntry, seats: SeatInfo[], components?: Box): string {
  const events = entry.events as Event[];
  if (entry.kind === "start") return t("ig-move-start");
  if (entry.kind === "undo") return t("ig-move-undo", { name: seatName(entry.seat, seats) });
  if (entry.seat === null) return chanceText(events, seats);
  const skipped = events
    .filter(({ kind }) => kind === "skipped")
    .map((event) => t("ig-event-skipped", argsOf(event, seats, components)));
  return [ownText(entry, events, seats, components), ...skipped, ...closingTexts(events, seats, components)].join(" ");
}

/** What is awaited of the seat that must decide. */
export function awaitText(state: SeatState): string {
  const { phase, pick, picks, seats, seat, piles } = state.view as unknown as View;
  if (phase === "draft") return t("ig-await-draft", { pick, picks });
  const own = seats[seat ?? -1];
  if (own?.must_place.length) return t("ig-await-must-place");
  const canBuy = piles.some(({ price }) => price !== null && price <= (own?.ducats ?? 0));
  if (own?.hand_size === 0) return t("ig-await-buy");
  return t(canBuy ? "ig-await-turn" : "ig-await-place");
}
