/** What the looking seat considers and presses: one choice at a time, shown before it is made. */

import { untrack } from "svelte";
import type { LegalMove } from "../../wire";
import type { TableProps } from "../game";
import { choosable, countOf, discardOf, pressed } from "./choose";
import { askedOf, decisionOf, halvesOf, keyOf } from "./decision";
import { cutAt, dividedAs, firstRow, flip, rowOf, splitOf, type Row } from "./divide";
import { effectsOf, type Effects } from "./effects";
import { eventsOf } from "./labels";
import { planned, type Advice } from "./plan";
import { Run } from "./run.svelte";
import type { Components, GameEvent, Track, View } from "./types";

/** Milliseconds after which a move that was not answered can be made again. */
const PATIENCE = 2500;
export const SPLITTER = "splitter";
const NOTHING = decisionOf([]);

export class Desk {
  /** The words of the move that was pressed once. */
  armed = $state<string | null>(null);
  /** The words of the move that the pointer or the focus is on. */
  looked = $state<string | null>(null);
  /** The card of the hand that is to be used next, or the splitter. */
  card = $state<string | null>(null);
  /** Cards chosen to be given up. */
  chosen = $state.raw<string[]>([]);
  /** How the hand was divided here; it counts as long as the hand has these cards. */
  #row = $state.raw<Row | null>(null);

  /** The suggestion for the rest is shown on the board. */
  planShown = $state(false);
  /** The suggestion while it is being played. */
  readonly run = new Run({
    open: () => this.open,
    legal: (move) => this.moves.has(move),
    shown: () => this.past.trail.length,
    commit: (move) => this.commit(move),
  });

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
  /** The seat whose wallet comes to the looking one, and the one that its own goes to. */
  readonly right = $derived(this.you === null ? 0 : (this.you + this.seats.length - 1) % this.seats.length);
  readonly left = $derived(this.you === null ? 0 : (this.you + 1) % this.seats.length);

  readonly open = $derived.by(() => this.#props().canMove && !this.#sent);
  /** What is asked of the looking seat, also while the steps of others are being shown. */
  readonly #offered = $derived.by(() => decisionOf(this.#sent ? [] : this.#props().state.legal));
  readonly expected = $derived(askedOf(this.#offered));
  readonly discards = $derived(countOf(this.#offered.discard));
  readonly legal = $derived.by(() => (this.open ? this.#props().state.legal : []));
  readonly decision = $derived(this.open ? this.#offered : NOTHING);
  readonly asked = $derived(askedOf(this.decision));
  readonly moves = $derived(new Map(this.legal.map((move) => [move.move, move])));

  /** What the house would do, if the server says so. */
  readonly advice = $derived.by(() => ((this.#props().state as { advice?: unknown }).advice ?? null) as Advice | null);
  readonly rest = $derived(this.advice?.rest ?? null);

  readonly hand = $derived((this.own?.hand ?? []).filter((card): card is string => card !== null));
  /** What the looking seat decides about; what others do meanwhile does not change it. */
  readonly matter = $derived.by(() => {
    const { round, phase } = this.view;
    const { hand, left, splitter, seals_left, arrow, deciding } = this.own ?? {};
    return JSON.stringify([this.you, round, phase, hand, left, splitter, seals_left, arrow, deciding]);
  });

  readonly choosable = $derived(choosable(this.decision.discard, this.hand));
  readonly discard = $derived(discardOf(this.decision.discard, this.chosen));

  readonly row = $derived.by((): Row => {
    const wallet = this.own?.wallet;
    const known = wallet ? rowOf(wallet.first, wallet.second) : firstRow(this.hand);
    const row = this.#row;
    if (row === null || keyOf(row.cards) !== keyOf(known.cards)) return known;
    return wallet && keyOf(row.cards.slice(0, row.cut)) !== keyOf(wallet.first) ? known : row;
  });
  readonly split = $derived(splitOf(this.decision.split, this.row));

  /** What the splitter, a seal icon or a double arrow can be put on. */
  readonly targets = $derived.by((): Map<Track, LegalMove> => {
    const { seal, arrow, splitter } = this.decision;
    if (seal.size) return seal;
    if (arrow.size) return arrow;
    return this.card === SPLITTER ? splitter : new Map();
  });
  readonly uses = $derived(this.card === null ? undefined : this.decision.uses.get(this.card));

  /** The move that is looked at, was pressed once, or is the plain use of the selected card. */
  readonly move = $derived.by((): LegalMove | null => {
    const words = this.looked ?? this.armed;
    return (words === null ? this.uses?.play : this.moves.get(words)) ?? null;
  });
  readonly ahead = $derived.by((): Effects | null => {
    if (this.planShown && this.rest && this.own && this.looked === null) return planned(this.rest, this.own);
    const half = this.move?.move === "take first" ? this.advice?.first : this.move?.move === "take second" ? this.advice?.second : null;
    if (half && this.own) return planned(half, this.own);
    return this.move ? effectsOf(eventsOf(this.move), this.you) : null;
  });
  /** The last entry of the seat whose board is shown: what others do meanwhile does not cut its animation short. */
  readonly latest = $derived.by(() => {
    const now = this.entry?.seq ?? -1;
    return this.#props().log.findLast((entry) => entry.seat === (this.you ?? 0) && entry.seq <= now) ?? null;
  });
  readonly past = $derived(effectsOf(this.latest?.events as unknown as GameEvent[] | undefined, this.you ?? 0));

  constructor(props: () => TableProps) {
    this.#props = props;
    $effect(() => {
      void this.matter;
      this.#sent = false;
      this.letGo();
      this.looked = null;
    });
    $effect(() => {
      const { hint } = this.#props();
      if (hint && hint.taken > 0) untrack(() => this.layReady(hint.move));
    });
    this.run.follow();
  }

  pressRest(): void {
    this.armed = this.card = null;
    this.planShown = !this.planShown;
  }

  playRest(): void {
    if (this.rest) this.run.start(this.rest.moves);
  }

  commit(move: string | undefined): void {
    if (!this.open || move === undefined) return;
    this.#sent = true;
    // A refused move leaves everything as it was; then it can be pressed again.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.#sent = false), PATIENCE);
    this.#props().onmove(move);
  }

  /** A button that stands for a move was pressed. */
  press(move: string | undefined): void {
    if (move === undefined) return;
    if (this.confirm && this.armed !== move) this.armed = move;
    else this.commit(move);
  }

  /** A card of the hand was pressed: chosen to be given up, sent to the other half, or taken up to be used. */
  pressCard(card: string): void {
    if (this.asked === "discard") this.chosen = pressed(this.chosen, card, this.discards);
    else if (this.asked === "split") this.#row = flip(this.row, card);
    else if (this.asked === "use") this.#takeUp(card);
  }

  /** The card pressed first shows what it would do; pressed again it is used face up. */
  #takeUp(card: string): void {
    const play = this.decision.uses.get(card)?.play?.move;
    if (this.card === card && play && (this.armed === play || this.armed === null)) return this.commit(play);
    this.planShown = false;
    this.card = card;
    this.armed = this.confirm ? (play ?? null) : null;
    this.looked = null;
  }

  takeSplitter(): void {
    this.planShown = false;
    this.card = this.card === SPLITTER ? null : SPLITTER;
    this.armed = this.looked = null;
  }

  cut(at: number): void {
    this.#row = cutAt(this.row, at);
  }

  /** A move as if it had been pressed once, cards divided or chosen: only confirming it is left. */
  layReady(move: string): void {
    if (!this.moves.has(move)) return;
    this.letGo();
    this.looked = null;
    const [verb, ...cards] = move.split(" ");
    if (verb === "discard") this.chosen = cards;
    else if (verb === "split") this.#row = dividedAs(this.hand, ...halvesOf(move));
    else {
      this.armed = move;
      if (verb === "play" || verb === "turn") this.card = cards[0] ?? null;
      else if (verb === "splitter") this.card = SPLITTER;
    }
  }

  /** What was pressed once becomes the move. */
  confirmNow(): void {
    if (this.armed !== null) this.commit(this.armed);
  }

  letGo(): void {
    this.armed = this.card = null;
    this.chosen = [];
    this.planShown = false;
  }

  /** The Escape key lets go what was pressed once; what is open above the table closes first. */
  escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open], :popover-open")) return;
    this.letGo();
  }
}
