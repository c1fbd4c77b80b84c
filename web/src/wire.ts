/* Made from the server's models by `npm run types`; do not edit. */

export type FromBrowser = (Move | Undo | Hurry | Resume | Ping)
export type ToBrowser = (Hello | Step | Error | Pong)

export interface EditionInfo {
  name: string
  rules_version: number
  seats: number[]
  options: OptionInfo[]
}
/**
 * A rule switch; the default stands first in ``values``.
 */
export interface OptionInfo {
  name: string
  values: (boolean | number | string)[]
}
/**
 * Something this browser sent was refused; the match is unchanged.
 */
export interface Error {
  type: "error"
  code: ("malformed" | "too-large" | "stale" | "illegal" | "not-yours" | "over" | "too-fast" | "unavailable")
  message: string
  seq: number
}
export interface Move {
  type: "move"
  seq: number
  seat: number
  move: string
}
/**
 * Take back the seat's own last step.
 */
export interface Undo {
  type: "undo"
  seq: number
  seat: number
}
/**
 * Computers need not wait any longer for a take-back.
 */
export interface Hurry {
  type: "hurry"
}
/**
 * Send again everything after ``seq``.
 */
export interface Resume {
  type: "resume"
  seq: number
}
export interface Ping {
  type: "ping"
}
export interface GameInfo {
  name: string
  editions: EditionInfo[]
  bots: string[]
}
/**
 * The first message: who sits where, what lies in the box, and what has happened so far.
 */
export interface Hello {
  type: "hello"
  id: string
  game: string
  edition: string
  options: {
    [k: string]: boolean | number | string
  }
  components: {
    [k: string]: any
  }
  seats: SeatInfo[]
  yours: number[]
  seq: number
  log: LogEntry[]
}
export interface SeatInfo {
  name: string
  kind: ("human" | "computer")
  bot: (string | null)
}
/**
 * One entry of the log: a move (words are null where they are secret), the start, or a take-back.
 */
export interface LogEntry {
  seq: number
  kind: ("start" | "move" | "undo")
  seat: (number | null)
  move: (string | null)
  events: {
    [k: string]: any
  }[]
}
export interface LegalMove {
  move: string
  points: number[]
  events: {
    [k: string]: any
  }[]
}
export interface MatchCreated {
  id: string
}
export interface MatchRequest {
  game: string
  edition: string
  options?: {
    [k: string]: boolean | number | string
  }
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatRequest[]
}
export interface SeatRequest {
  kind: ("human" | "computer")
  name: string
  bot?: (string | null)
}
/**
 * One of the matches this browser has a seat in.
 */
export interface MatchSummary {
  id: string
  game: string
  edition: string
  seats: string[]
  over: boolean
  created: string
}
/**
 * A face of the deck and how many cards show it.
 */
export interface MilleFioriCardFace {
  id: string
  symbol: string
  number: number
  region: (("workshops" | "houses" | "nobili" | "populi" | "trade" | "harbor") | null)
  count: number
}
/**
 * What lies in the box, as far as a page draws it.
 */
export interface MilleFioriComponents {
  spaces: MilleFioriSpace[]
  sea: MilleFioriSeaSpace[]
  bonuses: {
    [k: string]: number[]
  }
  cards: MilleFioriCardFace[]
  diamonds: number
  reserve: number
  expansion?: MilleFioriExpansion
}
/**
 * One space of the board (2.2 to 2.5).
 */
export interface MilleFioriSpace {
  id: string
  region: ("workshops" | "houses" | "nobili" | "populi" | "trade" | "harbor")
  symbol: (string | null)
  value: (number | null)
  compass: (string | null)
}
/**
 * One space of the sea route.
 */
export interface MilleFioriSeaSpace {
  id: string
  points: number
  extra: boolean
  effect?: ("masterwork" | number)
}
/**
 * What the box of the expansion adds. Ids of masterworks tell shape, colour and value: ``horse-green-5``.
 */
export interface MilleFioriExpansion {
  tiles: {
    [k: string]: MilleFioriTile
  }
  doges: {
    [k: string]: MilleFioriDoge
  }
  dogaressa_points: {
    [k: string]: number
  }
  reward_sea_route: number
  line: number
}
/**
 * A council tile of the expansion; rewards from the lower space to the upper one.
 */
export interface MilleFioriTile {
  colour: ("brown" | "purple" | "green" | "light-blue")
  rewards: ("points" | "masterwork" | "dogaressa" | "sea-route")[]
  points: number[]
}
/**
 * A Doge card of the expansion.
 */
export interface MilleFioriDoge {
  arrows: number
  points: number
}
/**
 * Something that happened, with its reason. Only the fields of its kind are there.
 */
export interface MilleFioriEvent {
  kind: ("round" | "cycle" | "chosen" | "play" | "diamond" | "score" | "sail" | "extra-earned" | "extra-lost" | "extra" | "decline" | "bonus" | "bonus-lost" | "last-diamond" | "leftover" | "start-player" | "over" | "climb" | "take" | "lost" | "frame" | "use" | "discard" | "shuffle")
  seat?: number
  points?: number
  reason?: ("group" | "run" | "citizen" | "triangle" | "trade" | "harbor" | "sea" | "council" | "card" | "masterwork" | "row" | "column" | "compass" | "three-values" | "five-values" | "top" | "handshake" | "deck" | "diamonds")
  space?: string
  card?: string
  symbol?: string
  region?: ("workshops" | "houses" | "nobili" | "populi" | "trade" | "harbor" | "sea" | "bonus" | "council" | "window")
  set?: ("workshops" | "houses" | "nobili" | "populi" | "trade" | "palace" | "city")
  number?: number
  covered?: number
  double?: boolean
  start?: number
  end?: number
  blind?: boolean
  what?: ("masterwork" | "dogaressa")
}
/**
 * What everybody, or the seat that looks, knows of one seat.
 */
export interface MilleFioriSeatView {
  score: number
  ship: number
  supply: number
  reserve: number
  bonuses: ("workshops" | "houses" | "nobili" | "populi" | "trade" | "palace" | "city")[]
  hand_size: number
  hand: (string | null)[]
  chosen: (string | null)
  has_chosen: boolean
  figure?: number
  dogaressas?: string[]
  window?: (string | null)[]
}
/**
 * Expansion: a stack with its open cards.
 */
export interface MilleFioriStack {
  open: string[]
  left: number
}
/**
 * A position as one seat sees it.
 */
export interface MilleFioriView {
  seat: (number | null)
  phase: ("setup" | "draft" | "play" | "extra" | "over" | "masterwork" | "frame" | "dogaressa" | "advance" | "climb" | "shuffle")
  round: number
  rounds: number
  cycle: number
  cycles: number
  start: number
  turn: (number | null)
  card: (string | null)
  ending: boolean
  deck: number
  display: string[]
  spaces: {
    [k: string]: number
  }
  bonuses: {
    [k: string]: (number | null)[]
  }
  places?: {
    [k: string]: string[]
  }
  council?: string[]
  masterworks?: MilleFioriStack
  dogaressas?: MilleFioriStack
  seats: MilleFioriSeatView[]
  scores: number[]
  ranks: (number[] | null)
}
export interface Pong {
  type: "pong"
  seq: number
}
/**
 * Every 4xx answer: one sentence that says what, where and what to do.
 */
export interface Problem {
  detail: string
}
/**
 * The position as one seat sees it; ``seat`` is null for a spectator.
 */
export interface SeatState {
  seat: (number | null)
  view: {
    [k: string]: any
  }
  legal: LegalMove[]
  undo: boolean
}
export interface ServerInfo {
  version: string
  ready: boolean
  games: GameInfo[]
}
/**
 * One entry of the log and the position after it, once for each seat of this browser.
 */
export interface Step {
  type: "step"
  seq: number
  entry: (LogEntry | null)
  actors: number[]
  over: boolean
  scores: number[]
  ranks: (number[] | null)
  seats: SeatState[]
}
