/** The match that is being set up on the first page; remembered, since most people play the same again. */

import { offeredLevels, usualLevel } from "../lib/levels";
import { recall, remember } from "../lib/settings.svelte";
import { effective, offeredTo, termsOf } from "../lib/terms";
import type { EditionInfo, GameInfo, InvitationRequest, MatchRequest, PastMatch, SeatOffer, SeatRequest, ServerInfo, Terms } from "../wire";

export type OptionValue = boolean | number | string;

const KINDS = ["human", "computer", "open"] as const;

export interface SeatPlan {
  /** `open`: a friend comes by the link. */
  kind: (typeof KINDS)[number];
  /** Empty: the name that the field suggests. */
  name: string;
  bot: string;
}

interface Stored {
  game?: string;
  edition?: string;
  count?: number;
  seats?: Partial<SeatPlan>[];
  options?: Record<string, OptionValue>;
  listed?: boolean;
  terms?: Partial<Terms>;
}

const KEY = "ridotto.plan";
const MOST_SEATS = 8;

/** Names that computers carry unless somebody gives them another. */
export const COMPUTER_NAMES = ["Tiepolo", "Rosalba", "Goldoni", "Canaletto", "Barbara", "Vivaldi", "Faustina", "Marco"];

export class Plan {
  game = $state("");
  edition = $state("");
  count = $state(2);
  seats = $state<SeatPlan[]>([]);
  /** Rule switches that differ from the edition. */
  options = $state<Record<string, OptionValue>>({});
  /** Strangers may find the table that waits for friends. */
  listed = $state(false);
  terms = $state<Terms>(termsOf({}));

  readonly played = $derived(this.seats.slice(0, this.count));
  /** Somebody is still to come. */
  readonly waits = $derived(this.played.some((seat) => seat.kind === "open"));
  /** What the people of this table can agree on. */
  readonly offered = $derived(offeredTo(this.#count("human"), this.#count("open")));
  readonly gameInfo = $derived.by(() => this.#game());
  readonly editionInfo = $derived.by(() => this.#edition());
  /** How well a computer may play. */
  readonly levels = $derived(offeredLevels(this.gameInfo?.bots ?? []));

  constructor(private readonly info: ServerInfo) {
    const stored = recall<Stored>(KEY, {});
    this.game = info.games.find((game) => game.name === stored.game)?.name ?? info.games[0]?.name ?? "";
    this.edition = stored.edition ?? "";
    this.count = stored.count ?? 2;
    this.options = stored.options ?? {};
    this.listed = stored.listed ?? false;
    this.terms = termsOf(stored.terms);
    this.seats = Array.from({ length: MOST_SEATS }, (_, seat) => ({
      kind: KINDS.find((kind) => kind === stored.seats?.[seat]?.kind) ?? (seat === 0 ? "human" : "computer"),
      name: stored.seats?.[seat]?.name ?? "",
      bot: stored.seats?.[seat]?.bot ?? "",
    }));
    this.fit();
  }

  #count(kind: SeatPlan["kind"]): number {
    return this.played.filter((seat) => seat.kind === kind).length;
  }

  #game(): GameInfo | null {
    return this.info.games.find((game) => game.name === this.game) ?? null;
  }

  #edition(): EditionInfo | null {
    const editions = this.gameInfo?.editions ?? [];
    return editions.find((edition) => edition.name === this.edition) ?? editions[0] ?? null;
  }

  /** Makes the choices fit what the game and its edition offer. */
  fit(): void {
    const edition = this.#edition();
    if (!edition) return;
    this.edition = edition.name;
    if (!edition.seats.includes(this.count)) this.count = edition.seats[0] ?? 2;
    for (const seat of this.seats) if (!this.levels.includes(seat.bot)) seat.bot = usualLevel(this.levels);
    const kept = edition.options.filter((option) => {
      const chosen = this.options[option.name];
      return chosen !== undefined && chosen !== option.values[0] && option.values.includes(chosen);
    });
    this.options = Object.fromEntries(kept.map((option) => [option.name, this.options[option.name]!]));
  }

  choose(option: string, value: OptionValue): void {
    this.options[option] = value;
    this.fit();
  }

  request(suggestion: (seat: number) => string): MatchRequest {
    const seats = this.played.map((seat, index): SeatRequest => {
      const name = seat.name.trim() || suggestion(index);
      return seat.kind === "computer" ? { kind: "computer", name, bot: seat.bot || null } : { kind: "human", name };
    });
    const terms = effective($state.snapshot(this.terms), this.offered);
    return { game: this.game, edition: this.edition, options: { ...this.options }, terms, seats };
  }

  /** The same with the seats of friends left open. */
  invitation(suggestion: (seat: number) => string): InvitationRequest {
    const { seats, ...place } = this.request(suggestion);
    const offers = seats.map((seat, index): SeatOffer => (this.played[index]?.kind === "open" ? { kind: "open" } : seat));
    return { ...place, seats: offers, listed: this.listed };
  }

  keep(): void {
    const { game, edition, count, seats, options, listed, terms } = this;
    remember(KEY, $state.snapshot({ game, edition, count, seats, options, listed, terms }));
  }
}

/** Makes the next form one for the seats of a match that cannot go on. Who was a person is not known; names tell. */
export function planAgain({ game, edition, seats }: PastMatch): void {
  const planned = seats.map((name): Partial<SeatPlan> => {
    return COMPUTER_NAMES.includes(name) ? { kind: "computer", name } : { kind: "human", name };
  });
  remember(KEY, { ...recall<Stored>(KEY, {}), game, edition, count: seats.length, seats: planned } satisfies Stored);
}
