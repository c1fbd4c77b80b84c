/** What the looking seat considers and presses: one choice at a time, shown before it is made. */

import { untrack } from "svelte";
import type { LegalMove } from "../../wire";
import type { TableProps } from "../game";
import { decisionOf, endOf, faceOf, isPlaying, placesOf, shipEnd } from "./decision";
import { highlights } from "./highlights";
import type { Components, GameEvent, Region, View } from "./types";

/** Milliseconds after which a move that was not answered can be made again. */
const PATIENCE = 2500;

/**
 * A place on the table is named by its space, `S` with the number of a sea space, `L` with that of a council space,
 * or `F` with a position of the shop window.
 */
export type Place = string;

const numberOf = (place: Place | null, letter: string): number | null =>
  place !== null && new RegExp(`^${letter}\\d+$`).test(place) ? Number(place.slice(1)) : null;

export class Desk {
  /** The words of the move that was pressed once. */
  armed = $state<string | null>(null);
  handIndex = $state<number | null>(null);
  /** The card of the display that was pressed once. */
  taken = $state<string | null>(null);
  /** What the pointer or the focus is on. */
  lookedCard = $state<string | null>(null);
  lookedPlace = $state<Place | null>(null);
  lookedMove = $state<string | null>(null);
  /** On small screens: the region of the board that is enlarged; undefined follows the card being played. */
  zoom = $state<Region | null | undefined>(undefined);

  /** A move is on its way: nothing more is pressed until the answer is there. */
  #sent = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #props: () => TableProps;

  readonly components = $derived.by(() => this.#props().components as Components);
  readonly seats = $derived.by(() => this.#props().seats);
  readonly you = $derived.by(() => this.#props().you);
  readonly confirm = $derived.by(() => this.#props().confirm);
  readonly entry = $derived.by(() => this.#props().entry);
  readonly view = $derived.by(() => this.#props().state.view as unknown as View);
  readonly own = $derived(this.you === null ? undefined : this.view.seats[this.you]);

  readonly open = $derived.by(() => this.#props().canMove && !this.#sent);
  readonly legal = $derived.by(() => (this.open ? this.#props().state.legal : []));
  readonly decision = $derived(decisionOf(this.legal));
  readonly moves = $derived(new Map(this.legal.map((move) => [move.move, move])));
  /** What a press on a place does; of several moves that lead there the shortest. */
  readonly moveAt = $derived.by(() => {
    const { lay, frame, sail, doge, advance, climb } = this.decision;
    const found = new Map<Place, LegalMove>(lay);
    for (const [number, move] of frame) found.set(`F${number}`, move);
    const lead = (letter: string, kind: "sail" | "climb", moves: Iterable<LegalMove | null>) => {
      for (const move of moves) {
        const end = endOf(move, kind);
        if (move && end !== null && !found.has(`${letter}${end}`)) found.set(`${letter}${end}`, move);
      }
    };
    lead("S", "sail", [sail, ...advance.values()]);
    lead("L", "climb", [doge, ...climb.values()]);
    return found;
  });
  readonly #placeOf = $derived(new Map([...this.moveAt].map(([place, move]) => [move.move, place])));

  /** What the looking seat decides about; what others choose meanwhile does not change it. */
  readonly matter = $derived.by(() => {
    const { round, cycle, phase, turn, card } = this.view;
    return JSON.stringify([this.you, round, cycle, phase, turn, card, this.own?.hand, this.#props().state.legal.map((move) => move.move)]);
  });

  readonly playing = $derived(isPlaying(this.decision));
  readonly handCard = $derived(this.handIndex === null ? null : (this.own?.hand[this.handIndex] ?? null));
  /** The card of hand or display that waits for its second press. */
  readonly pending = $derived(
    this.decision.extra.size ? this.taken : this.decision.draft.size ? this.handCard : null,
  );
  readonly ready = $derived(this.open && (this.armed !== null || this.pending !== null));
  readonly face = $derived(
    faceOf(this.playing ? this.view.card : (this.lookedCard ?? this.taken ?? this.handCard), this.components),
  );
  /** The card that lies in front of somebody: the one being played, or the own one that was chosen. */
  readonly inPlay = $derived(this.view.card ?? this.own?.chosen ?? null);

  /** The move that is looked at, or was pressed once, and its place. */
  readonly move = $derived.by(() => {
    if (this.lookedMove !== null) return this.moves.get(this.lookedMove) ?? null;
    if (this.lookedPlace !== null) return this.moveAt.get(this.lookedPlace) ?? null;
    return this.armed === null ? null : (this.moves.get(this.armed) ?? null);
  });
  readonly place = $derived(
    this.lookedMove === null && this.lookedPlace !== null
      ? this.lookedPlace
      : this.move
        ? (this.#placeOf.get(this.move.move) ?? null)
        : null,
  );
  readonly armedPlace = $derived(this.armed === null ? null : (this.#placeOf.get(this.armed) ?? null));
  readonly seaPlace = $derived(numberOf(this.place, "S"));
  readonly councilPlace = $derived(numberOf(this.place, "L"));
  readonly windowPlace = $derived(numberOf(this.place, "F"));

  readonly hints = $derived(new Set(this.playing ? [] : placesOf(this.face, this.view)));
  /** Where the own ship would go with what is looked at. */
  readonly ship = $derived.by(() => {
    if (this.you === null) return null;
    const resting = this.playing ? endOf(this.decision.sail, "sail") : shipEnd(this.face, this.you, this.view, this.components);
    const to = this.#ownEnd("sail") ?? resting;
    return to === null ? null : { seat: this.you, to };
  });
  /** Where the own council figure would go. */
  readonly figure = $derived.by(() => {
    const to = this.#ownEnd("climb") ?? endOf(this.decision.doge, "climb");
    return this.you === null || to === null ? null : { seat: this.you, to };
  });
  readonly marks = $derived(
    highlights(this.entry?.events as unknown as GameEvent[] | undefined, this.components, this.view),
  );

  constructor(props: () => TableProps) {
    this.#props = props;
    $effect(() => {
      void this.matter;
      this.#sent = false;
      this.letGo();
      this.lookedCard = this.lookedPlace = this.lookedMove = null;
      this.zoom = undefined;
    });
    $effect(() => {
      const { hint } = this.#props();
      if (hint && hint.taken > 0) untrack(() => this.layReady(hint.move));
    });
  }

  #ownEnd(kind: "sail" | "climb"): number | null {
    const events = (this.move?.events ?? []) as unknown as GameEvent[];
    return events.find((event) => event.kind === kind && event.seat === this.you)?.end ?? null;
  }

  /** The pointer or the focus came onto a card, or left it. */
  look(card: string | null, move?: string): void {
    this.lookedCard = card;
    this.lookedMove = move ?? null;
  }

  commit(move: string | undefined): void {
    if (!this.open || move === undefined) return;
    this.#sent = true;
    // A refused move leaves everything as it was; then it can be pressed again.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.#sent = false), PATIENCE);
    this.#props().onmove(move);
  }

  /** A button or a place with a move was pressed. */
  press(move: string | undefined): void {
    if (move === undefined) return;
    this.handIndex = this.taken = null;
    if (this.confirm && this.armed !== move) this.armed = move;
    else this.commit(move);
  }

  pressHand(card: string, index: number): void {
    const move = this.decision.draft.get(card);
    this.taken = this.armed = null;
    if (!move || (this.confirm && this.handIndex !== index)) this.handIndex = this.handIndex === index ? null : index;
    else this.commit(move.move);
  }

  pressDisplay(card: string): void {
    const move = this.decision.extra.get(card);
    this.handIndex = this.armed = null;
    if (!move || (this.confirm && this.taken !== card)) this.taken = this.taken === card ? null : card;
    else this.commit(move.move);
  }

  /** A move as if it had been pressed once: only confirming it is left. */
  layReady(move: string): void {
    if (!this.moves.has(move)) return;
    this.letGo();
    const [verb, object = ""] = move.split(" ");
    if (verb === "draft") this.handIndex = this.own?.hand.indexOf(object) ?? null;
    else if (verb === "extra") this.taken = object;
    else this.armed = move;
  }

  /** What was pressed once becomes the move. */
  confirmNow(): void {
    const { extra, draft } = this.decision;
    if (this.armed !== null) this.commit(this.armed);
    else if (this.pending) this.commit((extra.get(this.pending) ?? draft.get(this.pending))?.move);
  }

  letGo(): void {
    this.armed = this.taken = null;
    this.handIndex = null;
  }

  /** The Escape key lets go what was pressed once; what is open above the table closes first. */
  escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open], :popover-open")) return;
    this.letGo();
  }
}
