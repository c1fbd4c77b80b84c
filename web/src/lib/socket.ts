/** A connection to the server: opens, keeps alive, and comes back by itself where it left off. */

import type { FromBrowser } from "../wire";
import { apiUrl } from "./api";

export type Connection = "connecting" | "open" | "lost";

export interface SocketOwner<Message> {
  /** The last sequence number seen; null before the first, or where there are none. */
  since(): number | null;
  message(message: Message): void;
  connection(state: Connection): void;
  /** The server refused the very first connection. */
  refused(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class LiveSocket<Message> {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry = 0;
  #ping = 0;
  #patience = 0;
  #closed = false;
  #everOpen = false;

  constructor(
    /** Below the interface of the server: `matches/ID`. */
    private readonly path: string,
    private readonly owner: SocketOwner<Message>,
  ) {
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#awake);
    this.#open();
  }

  /** False if there is no connection; nothing is kept for later, since the position may have changed by then. */
  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#awake);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    this.owner.connection(this.#everOpen || this.#attempts > 0 ? "lost" : "connecting");
    const url = apiUrl(`${this.path}/socket`);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const since = this.owner.since();
    if (since !== null) url.searchParams.set("since", String(since));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#everOpen = true;
      this.#attempts = 0;
      this.owner.connection("open");
      this.#ping = window.setInterval(() => this.#check(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      window.clearTimeout(this.#patience);
      const message = parse<Message>(event.data);
      if (message !== null) this.owner.message(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#attempts += 1;
    if (!this.#everOpen && this.#attempts === 1) this.owner.refused();
    if (this.#closed) return;
    this.owner.connection("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#attempts - 1));
    // Spread out, so that a restarted server is not called by everybody at once.
    this.#retry = window.setTimeout(() => this.#open(), wait * (0.7 + 0.6 * Math.random()));
  }

  #drop(): void {
    window.clearTimeout(this.#retry);
    window.clearTimeout(this.#patience);
    window.clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A connection can be dead without a word, after a phone slept or changed its network. */
  #check(): void {
    if (!this.send({ type: "ping" })) return;
    window.clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  readonly #now = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#open();
  };

  readonly #awake = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };
}

function parse<Message>(data: unknown): Message | null {
  try {
    return JSON.parse(String(data)) as Message;
  } catch {
    return null;
  }
}
