/** The contract between the shell and the page of a game. */

import type { Component } from "svelte";
import type { Words } from "../lib/i18n";
import type { LogEntry, SeatInfo, SeatState } from "../wire";

export interface TableProps {
  /** Components of the game's schema. */
  components: any;
  seats: SeatInfo[];
  /** The seat that looks (hot seat: the one before the screen); null for a spectator. */
  you: number | null;
  /** View and legal moves of that seat at the position that is shown. */
  state: SeatState;
  /** What led to this position; its events are to be highlighted. */
  entry: LogEntry | null;
  /** All entries so far; while an earlier position is shown also those that came after it. */
  log: LogEntry[];
  /** `you` must decide now and nothing is being replayed. */
  canMove: boolean;
  /** Setting: a second press commits. */
  confirm: boolean;
  /** Moves that are outlined on the table, one a line: the parts that they touch are to be seen. */
  pointed: string;
  /** What the house suggests for this decision; `taken`: how often somebody asked to have it laid ready. */
  hint: TableHint | null;
  onmove: (move: string) => void;
}

export interface TableHint {
  move: string;
  taken: number;
}

/** A part of the table that a move touches. */
export interface Touch {
  /** A selector; what it finds first and can be seen is meant. */
  at: string;
  /** What becomes of it, where that differs within a move: the half that a card goes to. */
  sign?: string;
}

export interface HelpPage {
  id: string;
  title: string;
  text: string;
}

/** What a score means in a game that is not played for points. */
export interface Score {
  /** What a seat has: "5 Seals, 3 Ducats". */
  text(score: number): string;
  /** The number that a chip has room for. */
  whole(score: number): number;
  /** An expected score, which is an average: "4.2 Seals". */
  expected?(score: number): string;
}

export interface Breakdown {
  rows: { label: string; points: number[] }[];
}

/** What the `index.ts` of a game's folder exports as its default. */
export interface GamePage {
  /**
   * Stands before the ids of the game's messages: `mf` has `mf-title` (the game), `mf-about` (one sentence),
   * `mf-edition-NAME` and `-help`, for each rule switch `mf-option-NAME`, `mf-option-NAME-help` and
   * `mf-option-NAME-value-VALUE`. Dots of a switch's name become hyphens.
   */
  prefix: string;
  /** The whole playing surface: board, display, hand, decision. */
  Table: Component<TableProps>;
  /** A sentence for the log, below that of its move; empty if the move says it itself. */
  eventText(event: any, seats: SeatInfo[], components: any): string;
  moveText(entry: LogEntry, seats: SeatInfo[], components: any): string;
  /** A move of the record in a few words, without who makes it and what it brings: "On E5". */
  choiceText(move: string, components: any): string;
  /** Moves of a seat, one after the other, as deeds: "playing coin 1 on E5", in German "Münze 1 auf E5 zu spielen". */
  deedTexts(moves: string[], seat: number, events: any[], components: any): string[];
  /** What events bring the seat, and what they bring others, in a few words each. */
  gainTexts(seat: number, events: any[], seats: SeatInfo[], components: any): string[];
  /** What a move of a seat takes up, presses and reaches, as it lies on the table before; `events`: what it brings about. */
  touched(move: string, seat: number, events: any[]): Touch[];
  /** What is awaited of the seats that must decide: "choose a card", "take an extra card". */
  awaitText?(state: SeatState, actors: number[]): string;
  /** How long a replayed step deserves to be looked at; 1 is an ordinary step, 0 is passed over. `yours`: seats of this page. */
  weight?(entry: LogEntry, yours: number[]): number;
  /** Without it scores are points. */
  score?: Score;
  /** Why the game ended as it did, in a sentence, where scores alone do not tell. */
  verdict?(log: LogEntry[], seats: SeatInfo[], components: any): string | null;
  /** Points by region for the result; whatever is worth comparing if scores are no points. */
  breakdown(log: LogEntry[], seats: SeatInfo[]): Breakdown;
  words: Words;
  /** For the edition of these components; called anew for each language. */
  help(components: any): HelpPage[];
}
