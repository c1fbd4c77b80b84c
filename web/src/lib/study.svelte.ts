/** The analysis of one finished match: asked for, waited for, and walked through. */

import type { AnalysisProgress } from "../wire";
import { ApiError, beginAnalysis, cancelAnalysis, getAnalysis } from "./api";
import { t } from "./i18n";
import { nextMarked } from "./study";
import { toast } from "./toasts.svelte";

/** Milliseconds between two questions how far it is; longer after one without an answer. */
const ASK_AGAIN = 700;
const AFTER_FAULT = 3_000;

export class Study {
  /** Null until the server has answered. */
  status = $state.raw<AnalysisProgress | null>(null);
  /** What went wrong, a sentence. */
  problem = $state<string | null>(null);
  /** The decision that is looked at. */
  at = $state(0);
  /** The position after it instead of the one before. */
  after = $state(false);
  /** The move among those considered that alone is outlined on the table; null: the best and the played one are. */
  pointed = $state<string | null>(null);
  /** Something was asked of the server and is not answered yet. */
  busy = $state(false);

  readonly analysis = $derived(this.status?.analysis ?? null);
  readonly decisions = $derived(this.analysis?.decisions ?? []);
  readonly decision = $derived(this.decisions[this.at] ?? null);
  readonly waiting = $derived(this.status?.state === "queued" || this.status?.state === "running");
  readonly markedBefore = $derived(nextMarked(this.decisions, this.at, -1));
  readonly markedAfter = $derived(nextMarked(this.decisions, this.at, 1));

  #timer = 0;
  /** Done when the last question is answered. */
  #answered: Promise<void> = Promise.resolve();
  #closed = false;

  /** `from`: the decision at which it was looked at before. */
  constructor(
    readonly id: string,
    private readonly from: number | null = null,
  ) {}

  /** Begins the analysis, or fetches it if there is one already. */
  begin = (): Promise<void> => this.#ask(() => beginAnalysis(this.id));

  /** Fetches the analysis if there is one; one that nobody has asked for, or that was cancelled, is not begun. */
  look = (): Promise<void> => this.#ask(() => getAnalysis(this.id));

  /** Waits for the answer to what was asked before: it must not be lost. */
  cancel = async (): Promise<void> => {
    await this.#answered;
    await this.#ask(() => cancelAnalysis(this.id));
    // The next answer would wipe it out.
    if (this.problem !== null && this.waiting) toast(this.problem);
  };

  /** Nobody looks any more; the server goes on. */
  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#timer);
  }

  go(at: number): void {
    const last = this.decisions.length - 1;
    this.at = Math.max(0, Math.min(last, at));
    this.after = false;
    this.pointed = null;
  }

  /** Outlines a move on the table, or again the best and the played one. */
  point(move: string): void {
    this.pointed = this.pointed === move ? null : move;
    this.after = false;
  }

  #ask(question: () => Promise<AnalysisProgress>): Promise<void> {
    if (!this.busy) this.#answered = this.#put(question);
    return this.#answered;
  }

  async #put(question: () => Promise<AnalysisProgress>): Promise<void> {
    this.busy = true;
    window.clearTimeout(this.#timer);
    let pause = ASK_AGAIN;
    try {
      this.#arrived(await question());
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : t("error-unexpected");
      pause = AFTER_FAULT;
    } finally {
      this.busy = false;
    }
    if (this.waiting && !this.#closed) this.#timer = window.setTimeout(this.look, pause);
  }

  #arrived(status: AnalysisProgress): void {
    const first = this.analysis === null;
    this.problem = null;
    this.status = status;
    // Where it became interesting for the first time.
    if (first && status.analysis) this.go(this.from ?? nextMarked(status.analysis.decisions, -1, 1) ?? 0);
  }
}
