/** What is told of the thing, the place or the move that is considered. */

import { t } from "../../lib/i18n";
import { awardsOf, haulAt } from "./awarding";
import { stepOf } from "./chooser";
import type { Desk } from "./desk.svelte";
import { comparison, effectTexts, eventText, moveText } from "./events";
import { arcadeLabel, hasEffect, plotLabel, sentence, spaceLabel } from "./labels";
import { cardName, ducatsText, isKind, kindBrief, kindHelp, kindName } from "./names";
import { eventsOf, type Components, type GameEvent } from "./types";

interface Line {
  seat: number | null;
  /** The token that would go to the seat, or to nobody. */
  token: string | null;
  text: string;
}

export interface Facts {
  title: string;
  lines: Line[];
  /** The round ends with this move: what each seat would receive. */
  hauls: string[][] | null;
}

const plain = (text: string): Line => ({ seat: null, token: null, text });

/** "A4: Contarini 4 beats Dandolo 3" beside the token and the seat that would get it now. */
function standing(event: GameEvent, components: Components): Line {
  const why = comparison(event, components);
  const args = { arcade: event.arcade ?? "", why };
  const text = event.seat !== undefined ? "ig-ui-stands" : why ? "ig-ui-stands-nobody-why" : "ig-ui-stands-nobody";
  return { seat: event.seat ?? null, token: event.token ?? null, text: t(text, args) };
}

/** What the named card is asked for; who holds it is not known before. */
function askedFor(named: string, more: string, components: Components): string {
  const card = cardName(named, components);
  if (!more) return t("ig-ui-calling-next", { card });
  if (stepOf(more) === "space") return t("ig-ui-calling", { card, space: more });
  return t("ig-ui-exchanging", { card, other: cardName(more, components) });
}

function ofMove(desk: Desk): Facts {
  const { seats, components, considered } = desk;
  const events = eventsOf(desk.move);
  const [verb = "", thing = "", space = "", named = "", aside = ""] = considered;
  const awards = awardsOf(events);
  const over = events.filter(({ kind }) => kind === "over").map((event) => plain(eventText(event, seats, components)));
  const stands = events
    .filter(({ kind }) => kind === "stands")
    .map((event) => standing(event, components));
  if (verb === "place") {
    const nothing = !stands.length && !awards.length ? [plain(t("ig-ui-changes-nothing"))] : [];
    return {
      title: t("ig-ui-placing", { card: cardName(thing, components), space }),
      lines: [...over, ...stands, ...nothing],
      hauls: awards.length ? haulAt(awards, awards.length, seats.length) : null,
    };
  }
  const price = events.find(({ kind }) => kind === "bought")?.price ?? 0;
  const effects = effectTexts(events, seats, components).map((text) => plain(sentence(text)));
  if (named && !effects.length) effects.push(plain(askedFor(named, aside, components)));
  // What is armed says so in the prompt.
  const bare = considered.length === 3 && hasEffect(thing, components) && desk.move?.move !== desk.armed;
  if (!effects.length && bare) effects.push(plain(t("ig-ui-no-effect")));
  if (!hasEffect(thing, components)) effects.push(plain(kindHelp(thing, components)));
  return {
    title: t("ig-ui-buying", { kind: kindName(thing), space, price }),
    lines: [...over, ...effects, ...stands],
    hauls: awards.length ? haulAt(awards, awards.length, seats.length) : null,
  };
}

function ofThing(desk: Desk, thing: string, brief: boolean): Facts {
  const { components, view, seats } = desk;
  if (!isKind(thing)) return { title: plotLabel(thing, view.seats, seats, components), lines: [], hauls: null };
  const pile = view.piles.find(({ kind }) => kind === thing);
  const price = pile?.price ?? null;
  const title = price === null ? t("ig-ui-pile-closed", { kind: kindName(thing) }) : t("ig-ui-pile-title", { kind: kindName(thing), price });
  if (!brief) return { title, lines: [plain(kindHelp(thing, components))], hauls: null };
  const text = kindBrief(thing, components);
  // The prompt names it already once it is taken.
  const taken = price !== null && desk.thing === thing;
  return taken
    ? { title: "", lines: [plain(`${ducatsText(price)}. ${text}`)], hauls: null }
    : { title, lines: [plain(text)], hauls: null };
}

function ofPlace(desk: Desk, id: string, brief: boolean): Facts {
  const { palace, view, seats, components } = desk;
  const arcade = palace.arcades.find((one) => one.id === id);
  if (arcade) return { title: arcadeLabel(arcade, seats, components), lines: [], hauls: null };
  const space = view.spaces.find((one) => one.id === id);
  if (!space) return { title: "", lines: [], hauls: null };
  const help = space.card !== null && isKind(space.card) ? [plain((brief ? kindBrief : kindHelp)(space.card, components))] : [];
  return { title: spaceLabel(space, view.seats, seats, components), lines: help, hauls: null };
}

/** `brief`: there is room for a line or two only. */
export function factsOf(desk: Desk, brief: boolean): Facts {
  const { move, lookedThing, thing, place, entry, seats, components } = desk;
  if (move && move.move.startsWith("keep ")) return ofThing(desk, move.move.slice(5), brief);
  // What is armed stands in the prompt already.
  if (move) return move.move === desk.armed ? { ...ofMove(desk), title: "" } : ofMove(desk);
  if (lookedThing) return ofThing(desk, lookedThing.thing, brief);
  // A place where the effect would find something: what that can be is chosen next.
  if (thing !== null && (desk.looked === null || desk.stage.further.has(desk.looked))) return ofThing(desk, thing, brief);
  if (place !== null) return ofPlace(desk, place, brief);
  if (desk.scene || !entry || entry.kind !== "move") return { title: "", lines: [], hauls: null };
  return { title: "", lines: [plain(moveText(entry, seats, components))], hauls: null };
}
