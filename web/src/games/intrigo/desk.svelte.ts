/** What the looking seat takes in hand and presses: one word of a move after the other, shown before it is made. */

import { untrack } from "svelte";
import type { LegalMove } from "../../wire";
import type { TableProps } from "../game";
import { applied, arrowOf, arrowsOf } from "./applied";
import { sceneOf, seatsAt } from "./awarding";
import { coursesOf, kindOfNext, stageOf, thingsOf } from "./chooser";
import { effectOf, isSwap } from "./names";
import { eventsOf, type Components, type GameEvent, type View } from "./types";

/** Milliseconds after which a move that was not answered can be made again. */
const PATIENCE = 2500;

export class Desk {
  /** The words chosen so far: verb, card or kind, and then places and cards. */
  words = $state.raw<string[]>([]);
  /** The whole words of the move that was pressed once. */
  armed = $state<string | null>(null);
  /** The next word that the pointer or the focus is on. */
  looked = $state<string | null>(null);
  /** The card or kind that the pointer or the focus is on, with the verb that takes it. */
  lookedThing = $state.raw<{ verb: string; thing: string } | null>(null);
  /** The place of the ring that the pointer or the focus is on, or that was pressed last. */
  place = $state<string | null>(null);
  /** How many awards of the shown entry have been told. */
  told = $state(0);

  /** A move is on its way: nothing more is pressed until the answer is there. */
  #sent = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #props: () => TableProps;

  readonly components = $derived.by(() => this.#props().components as Components);
  readonly seats = $derived.by(() => this.#props().seats);
  readonly you = $derived.by(() => this.#props().you);
  readonly confirm = $derived.by(() => this.#props().confirm);
  readonly entry = $derived.by(() => this.#props().entry);
  readonly log = $derived.by(() => this.#props().log);
  readonly view = $derived.by(() => this.#props().state.view as unknown as View);
  readonly own = $derived(this.you === null ? undefined : this.view.seats[this.you]);

  readonly open = $derived.by(() => this.#props().canMove && !this.#sent);
  readonly legal = $derived.by(() => (this.open ? this.#props().state.legal : []));
  readonly #courses = $derived(coursesOf(this.legal, (kind) => isSwap(effectOf(kind, this.components))));
  readonly stage = $derived(stageOf(this.#courses, this.words));
  readonly kind = $derived(this.words.length >= 2 ? kindOfNext(this.stage) : null);
  readonly keeps = $derived(thingsOf(this.#courses, "keep"));
  readonly places = $derived(thingsOf(this.#courses, "place"));
  readonly buys = $derived(thingsOf(this.#courses, "buy"));
  readonly verb = $derived(this.words[0] ?? null);
  readonly thing = $derived(this.words[1] ?? null);
  /** Places of the ring that can be pressed now. */
  readonly lit = $derived(this.kind === "space" || this.kind === "arcade" ? this.stage.next : new Set<string>());
  /** Of the spaces for an Influence card, those where its effect would find nothing. */
  readonly dull = $derived(
    this.verb === "buy" && this.words.length === 2 && this.stage.further.size
      ? new Set([...this.lit].filter((word) => !this.stage.further.has(word)))
      : new Set<string>(),
  );
  /** Cards that can be named, or one of the own hand that can be set aside. */
  readonly naming = $derived(this.kind === "named" && this.words.length === 3 ? this.stage.next : null);
  readonly aside = $derived(this.kind === "named" && this.words.length > 3 ? this.stage.next : null);
  /** The move that does without the effect. */
  readonly bare = $derived(this.verb === "buy" && this.words.length > 2 && this.stage.next.size ? this.stage.whole : null);

  /** The move that is looked at, or was pressed once. */
  readonly move = $derived.by((): LegalMove | null => {
    if (this.looked !== null && this.words.length >= 2) {
      const found = stageOf(this.#courses, [...this.words, this.looked]);
      // Where more is to be chosen, doing without it is not what one looks at.
      if (found.next.size) return null;
      if (found.whole) return found.whole;
    }
    return this.armed === null ? null : (this.legal.find(({ move }) => move === this.armed) ?? null);
  });
  /** All words that are chosen or looked at. */
  readonly considered = $derived(
    this.move ? this.move.move.split(" ") : [...this.words, ...(this.looked && this.words.length >= 2 ? [this.looked] : [])],
  );

  readonly events = $derived((this.entry?.events ?? []) as unknown as GameEvent[]);
  readonly scene = $derived(this.considered.length ? null : sceneOf(this.events, this.view));
  readonly awards = $derived(this.scene?.awards ?? []);
  /** The award that is being told. */
  readonly award = $derived(this.awards[this.told] ?? null);
  /** The counters as they stand at the award that is told. */
  readonly standing = $derived(this.scene ? seatsAt(this.view.seats, this.events, this.told) : this.view.seats);

  /** The palace as it is drawn: with what is considered, or as it was when the awarding began. */
  readonly palace = $derived.by(() => {
    if (this.scene) return { arcades: this.scene.arcades, spaces: this.scene.spaces, changed: new Set<string>() };
    return applied(this.view.arcades, this.view.spaces, this.#ghosts);
  });
  /** What is not there yet, but would be. */
  readonly #ghosts = $derived.by((): GameEvent[] => {
    if (this.move) return eventsOf(this.move);
    const [verb, thing, space] = this.considered;
    if (!space || !thing) return [];
    const kind = verb === "place" ? "placed" : "bought";
    return [{ kind, card: thing, influence: thing as GameEvent["influence"] & string, space }];
  });
  /** Places that the last move has changed, while nothing else is considered. */
  readonly fresh = $derived(
    this.considered.length || this.scene ? new Set<string>() : applied(this.view.arcades, this.view.spaces, this.events).changed,
  );
  readonly arrows = $derived.by(() => {
    if (this.scene) return [];
    if (this.move && this.considered.length > 3) return arrowsOf(eventsOf(this.move));
    return this.considered.length ? arrowOf(this.considered) : arrowsOf(this.events);
  });

  /** What the looking seat decides about; what others choose meanwhile does not change it. */
  readonly matter = $derived.by(() => {
    const { round, phase, pick, turn } = this.view;
    return JSON.stringify([this.you, round, phase, pick, turn, this.own?.hand, this.#props().state.legal.length]);
  });

  constructor(props: () => TableProps) {
    this.#props = props;
    $effect(() => {
      void this.matter;
      this.#sent = false;
      this.letGo();
      this.looked = this.place = null;
      this.lookedThing = null;
    });
    $effect(() => {
      const { hint } = this.#props();
      if (hint && hint.taken > 0) untrack(() => this.layReady(hint.move));
    });
  }

  /** The pointer or the focus came onto a place or a card, or left it. */
  look(word: string | null): void {
    this.looked = word;
  }

  lookAt(verb: string, thing: string | null): void {
    this.lookedThing = thing === null ? null : { verb, thing };
  }

  commit(move: string | undefined): void {
    if (!this.open || move === undefined) return;
    this.#sent = true;
    // A refused move leaves everything as it was; then it can be pressed again.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.#sent = false), PATIENCE);
    this.#props().onmove(move);
  }

  /** A card of the hand or a pile: it is taken in hand, or put back. */
  take(verb: string, thing: string): void {
    if (verb === "keep") return this.#finish(stageOf(this.#courses, ["keep", thing]).whole, true);
    const again = this.words.length === 2 && this.verb === verb && this.thing === thing;
    this.letGo();
    this.lookedThing = this.place = null;
    if (!again && stageOf(this.#courses, [verb, thing]).next.size) this.words = [verb, thing];
  }

  /** A place or a card that a move goes on with. */
  press(word: string): void {
    if (!this.stage.next.has(word)) return;
    const next = stageOf(this.#courses, [...this.words, word]);
    if (next.next.size) {
      this.words = [...this.words, word];
      this.armed = this.looked = this.place = null;
      this.lookedThing = null;
    } else this.#finish(next.whole, !this.#isWasted());
  }

  /** Does without the effect. */
  pressBare(): void {
    this.#finish(this.bare, true);
  }

  /** An Influence card whose effect finds nothing there: that is asked again in any case. */
  #isWasted(): boolean {
    const { verb, thing, words } = this;
    return verb === "buy" && words.length === 2 && effectOf(thing ?? "", this.components) !== "nothing";
  }

  #finish(move: LegalMove | null, sure: boolean): void {
    if (!move) return;
    if ((this.confirm || !sure) && this.armed !== move.move) this.armed = move.move;
    else this.commit(move.move);
  }

  /** A move as if all of it had been pressed: only confirming it is left. */
  layReady(move: string): void {
    if (!this.legal.some((one) => one.move === move)) return;
    this.letGo();
    this.looked = this.place = null;
    this.lookedThing = null;
    const words = move.split(" ");
    if (words[0] !== "keep") this.words = stageOf(this.#courses, words).next.size ? words : words.slice(0, -1);
    this.armed = move;
  }

  confirmNow(): void {
    this.commit(this.armed ?? undefined);
  }

  /** One step back. */
  back(): void {
    if (this.armed !== null) this.armed = null;
    else this.words = this.words.length > 2 ? this.words.slice(0, -1) : [];
    this.looked = null;
  }

  letGo(): void {
    this.words = [];
    this.armed = null;
  }

  /** The Escape key goes one step back; what is open above the table closes first. */
  escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open], :popover-open")) return;
    this.back();
  }
}
