/* Made from the server's models by `npm run types`; do not edit. */

export type FromBrowser = (Move | Undo | Hurry | Resume | Ping | Ask | Answer | GoOn | Return | Say)
export type ToBrowser = (Hello | Step | Around | Said | Error | Rematch | Pong)

/**
 * One decision of the record.
 */
export interface AnalysedDecision {
  move: number
  seat: number
  played: string
  best: string
  choices: number
  candidates: Candidate[]
  loss: number
  points_loss: number
  noise: number
  mark: (("inaccuracy" | "mistake" | "blunder") | null)
  win: number[]
  points: number[]
  scores: number[]
}
/**
 * A move that could have been made.
 */
export interface Candidate {
  move: string
  win: number
  points: number
  visits: number
  events: {
    [k: string]: any
  }[]
}
/**
 * How a seat has played, and how lucky it was.
 */
export interface AnalysedSeat {
  seat: number
  loss: number
  points_loss: number
  inaccuracies: number
  mistakes: number
  blunders: number
  accuracy: number
  luck: number
  skill: number
  gifts: number
}
/**
 * A finished game, decision by decision.
 */
export interface Analysis {
  format: string
  game: string
  edition: string
  players: string[]
  iterations: number
  seed: string
  start: Expected
  decisions: AnalysedDecision[]
  turning_points: TurningPoint[]
  seats: AnalysedSeat[]
}
/**
 * What every seat can expect.
 */
export interface Expected {
  win: number[]
  points: number[]
}
/**
 * A move that decided much, and what the best one would have brought instead.
 */
export interface TurningPoint {
  move: number
  seat: number
  loss: number
  points_loss: number
  swing: number
  played: string
  best: string
  played_events: {
    [k: string]: any
  }[]
  played_then: string[]
  best_events: {
    [k: string]: any
  }[]
  best_then: string[]
}
/**
 * How things stand with the analysis of a match that is over.
 */
export interface AnalysisProgress {
  state: ("none" | "queued" | "running" | "done" | "failed")
  done: number
  all: number
  before: number
  cancellable: boolean
  analysis: (Analysis | null)
}
/**
 * Answer what somebody has asked for; who has asked withdraws it with ``agree = false``.
 */
export interface Answer {
  type: "answer"
  seat: number
  ask: number
  agree: boolean
}
/**
 * How things are around the table; sent at the start and whenever it changes.
 */
export interface Around {
  type: "around"
  seats: SeatAround[]
  spectators: number
  paused: boolean
  asked: (Asked | null)
}
/**
 * How a seat is now, beside the game.
 */
export interface SeatAround {
  here: boolean
  replaced: boolean
  absent: boolean
  milliseconds: (number | null)
  running: boolean
}
/**
 * What somebody asks for and not all have answered yet.
 */
export interface Asked {
  seq: number
  by: number
  what: ("undo" | "pause" | "takeover")
  of: (number | null)
  agreed: number[]
  open: number[]
}
/**
 * Ask the other people at the table for something. Who need not ask anybody gets it at once.
 */
export interface Ask {
  type: "ask"
  seat: number
  what: ("undo" | "pause" | "takeover")
  of?: (number | null)
}
/**
 * Play on from a position of a match that is over.
 */
export interface BranchRequest {
  moves: number
  seat: number
  bot?: (string | null)
}
/**
 * How long people may think. Computers have no clock.
 */
export interface Clock {
  kind: ("move" | "game")
  seconds: number
  increment: number
}
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
  code: ("malformed" | "too-large" | "stale" | "illegal" | "not-yours" | "over" | "too-fast" | "unavailable" | "paused" | "not-now")
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
  eyes?: boolean
}
export interface Ping {
  type: "ping"
}
/**
 * End a pause.
 */
export interface GoOn {
  type: "go-on"
  seat: number
}
/**
 * Take the own seat back from the computer.
 */
export interface Return {
  type: "return"
  seat: number
}
/**
 * Say something to everybody who looks at the match: a text, or one of the reactions.
 */
export interface Say {
  type: "say"
  seat: number
  text?: (string | null)
  reaction?: (("hello" | "thanks" | "well-played" | "wow" | "oops" | "sorry" | "hurry" | "good-game") | null)
}
export interface GameInfo {
  name: string
  ready: boolean
  editions: EditionInfo[]
  bots: string[]
  ratings: {
    [k: string]: number
  }
}
/**
 * What the house would do with all that a seat has still to use, or with a half of the wallet that it received.
 */
export interface GreatSplitAdvice {
  rest: (GreatSplitPlan | null)
  first: (GreatSplitPlan | null)
  second: (GreatSplitPlan | null)
}
/**
 * Moves of a resolution, as the house would make them, and the board of the seat afterwards.
 */
export interface GreatSplitPlan {
  moves: string[]
  prestige: number
  tracks: {
    [k: string]: number
  }
  worth: GreatSplitScored
}
/**
 * What a seat would score if all scorings, and the contracts, took place now; also after its last space.
 */
export interface GreatSplitScored {
  tomes: number
  artwork: number
  gems: number
  contracts: {
    [k: string]: number
  }
}
/**
 * A card of the box.
 */
export interface GreatSplitCardFace {
  id: string
  level: (1 | 2 | 3)
  icons: (("tomes" | "artwork" | "topaz" | "emerald" | "gold") | "prestige" | ("tomes-seal" | "artwork-seal" | "topaz-seal" | "emerald-seal" | "gold-seal")[])[]
}
/**
 * A character tile.
 */
export interface GreatSplitCharacter {
  id: string
  start: ("tomes" | "artwork" | "topaz" | "emerald" | "gold")[]
  contracts: ("tomes" | "artwork" | "topaz" | "emerald" | "gold")[]
}
/**
 * What lies in the box, as far as a page draws it.
 */
export interface GreatSplitComponents {
  tracks: GreatSplitTrackOf[]
  prestige_lap: number
  arrow_steps: number
  cards: GreatSplitCardFace[]
  characters: GreatSplitCharacter[]
  limits: number[]
  levels: (1 | 2 | 3)[]
  lines: number[]
  market: number[][]
  tiers: number[]
  tiles: number[]
  gem_points: number
}
/**
 * A track of a player's board; its spaces from the start, space 0, on.
 */
export interface GreatSplitTrackOf {
  id: (("tomes" | "artwork" | "topaz" | "emerald" | "gold") | ("tomes-seal" | "artwork-seal" | "topaz-seal" | "emerald-seal" | "gold-seal"))
  spaces: GreatSplitSpaceOf[]
}
/**
 * One space of a track, with what is printed on it. Only what is there.
 */
export interface GreatSplitSpaceOf {
  number?: number
  banner?: number
  contract?: boolean
  arrow?: boolean
  star?: number
  bonus?: ("tomes" | "artwork" | "topaz" | "emerald" | "gold")
}
/**
 * Contract icons, on the track and on the character tile together, and stars of a kind.
 */
export interface GreatSplitContract {
  icons: number
  stars: number
}
/**
 * Something that happened, with its reason. Only the fields of its kind are there.
 */
export interface GreatSplitEvent {
  kind: ("round" | "character" | "deal" | "discard" | "divide" | "wallets" | "choose" | "exchange" | "play" | "turn" | "splitter" | "seal" | "arrow" | "step" | "lost" | "bonus" | "double-arrow" | "arrow-lost" | "market" | "line" | "blank" | "final" | "score" | "over")
  seat?: number
  points?: number
  reason?: ("card" | "tomes" | "artwork" | "gems" | "contract")
  card?: string
  character?: string
  track?: (("tomes" | "artwork" | "topaz" | "emerald" | "gold") | ("tomes-seal" | "artwork-seal" | "topaz-seal" | "emerald-seal" | "gold-seal") | "prestige")
  resource?: ("tomes" | "artwork" | "topaz" | "emerald" | "gold")
  space?: number
  number?: number
  limit?: number
  level?: (1 | 2 | 3)
  value?: number
  slider?: number
  topaz?: number
  emerald?: number
  icons?: number
  stars?: number
}
/**
 * A scoring line with its tokens.
 */
export interface GreatSplitLine {
  after: number
  tokens: ("tomes" | "artwork" | "gems" | "none")[]
}
/**
 * What everybody, or the seat that looks, knows of one seat.
 */
export interface GreatSplitSeatView {
  prestige: number
  tracks: {
    [k: string]: number
  }
  character: (string | null)
  contracts: {
    [k: string]: GreatSplitContract
  }
  worth: GreatSplitScored
  hand_size: number
  hand: (string | null)[]
  shown: string[]
  left: (string[] | null)
  left_size: number
  turned_size: number
  splitter: boolean
  deciding: boolean
  over: number
  discarded: number
  divided: boolean
  wallet: (GreatSplitWallet | null)
  chosen: boolean
  taken: (("first" | "second") | null)
  playing: (string | null)
  seals: ("tomes-seal" | "artwork-seal" | "topaz-seal" | "emerald-seal" | "gold-seal")[]
  seals_left: number
  arrow: boolean
}
/**
 * A divided hand, as far as the looking seat knows it: its own, or the one that it has received.
 */
export interface GreatSplitWallet {
  first: string[]
  second: string[]
}
/**
 * A position as one seat sees it. The left neighbour of seat i is seat i + 1, of the last one seat 0.
 */
export interface GreatSplitView {
  seat: (number | null)
  phase: ("setup" | "discard" | "split" | "take" | "resolve" | "over")
  round: number
  rounds: number
  limit: number
  level: (1 | 2 | 3)
  slider: number
  needs: number[]
  market: (number | null)[]
  lines: GreatSplitLine[]
  decks: number[]
  waiting: number[]
  seats: GreatSplitSeatView[]
  scores: number[]
  ranks: (number[] | null)
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
  terms: Terms
  components: {
    [k: string]: any
  }
  seed_hash: string
  seats: SeatInfo[]
  yours: number[]
  hints: boolean
  origin: (Origin | null)
  seq: number
  log: LogEntry[]
}
/**
 * What the people at a table have agreed on, beside the rules of the game.
 */
export interface Terms {
  clock: (Clock | null)
  away: ("vote" | "computer")
  open_end: boolean
}
export interface SeatInfo {
  name: string
  kind: ("human" | "computer")
  bot: (string | null)
}
/**
 * Where a match comes from that was played on from another one.
 */
export interface Origin {
  match: string
  moves: number
}
/**
 * One entry of the log.
 * 
 * A move (words are null where they are secret), the start, a take-back, or what people have settled among
 * themselves: somebody asks for something, agrees or declines; the computer takes a seat over, its person returns; the
 * game is paused and goes on. A ``hint`` was given to a seat.
 */
export interface LogEntry {
  seq: number
  kind: ("start" | "move" | "undo" | "ask" | "agree" | "decline" | "takeover" | "return" | "pause" | "go-on" | "excuse" | "hint")
  seat: (number | null)
  move: (string | null)
  events: {
    [k: string]: any
  }[]
  what: (("undo" | "pause" | "takeover") | null)
  of: (number | null)
}
/**
 * What a seat could do best.
 */
export interface Hint {
  move: string
  win: number
  points: number
  candidates: WeighedMove[]
}
/**
 * A move that was looked at, and what the seat could expect of it.
 */
export interface WeighedMove {
  move: string
  win: number
  points: number
  visits: number
}
export interface HintRequest {
  seat: number
  seq: number
}
/**
 * One Arcade card of the ring, clockwise from the Palace Door, with its token.
 */
export interface IntrigoArcade {
  id: string
  token: (("clero" | "militari" | "mercanti" | "vinai" | "scrivani" | "ducat") | null)
  face_up: boolean
  protected: boolean
  winner: (number | null)
  reason: ("higher" | "tie" | "neutral" | "deserted" | "face-down" | "empty")
}
/**
 * What lies in the box, as far as a page draws it.
 */
export interface IntrigoComponents {
  families: {
    [k: string]: string
  }
  guilds: {
    [k: string]: string
  }
  cards: IntrigoPlotCard[]
  influence: IntrigoInfluenceKind[]
  rings: {
    [k: string]: IntrigoRing
  }
  seal_first: boolean
  seals_each: number
  ducats: (number | null)
  start_ducats: number
  equal: number
  different: number
  guard_value: number
  guard_protects: boolean
}
/**
 * A face of the Plot cards and how many cards of the box show it.
 */
export interface IntrigoPlotCard {
  id: string
  family: ("contarini" | "gradenigo" | "dandolo" | "morosini" | "tiepolo")
  value: number
  count: number
}
/**
 * A kind of Influence card: prices from the top of its pile, and what it does by the switches of the edition.
 */
export interface IntrigoInfluenceKind {
  kind: ("assassin" | "thief" | "trader" | "gondolier" | "courtesan" | "guard")
  prices: number[]
  effect: ("nothing" | "turn-plot" | "turn-token" | "turn-ducat" | "trade-adjacent" | "trade-pair" | "trade-any" | "move-neighbour" | "move-any" | "swap-any" | "swap-neighbours" | "exchange" | "place-at-once" | "place-next" | "lure" | "cancel")
}
/**
 * The ring for one number of players.
 */
export interface IntrigoRing {
  arcades: number
  hand: number
  families: number
}
/**
 * Something that happened, with its reason. Only the fields of its kind are there.
 */
export interface IntrigoEvent {
  kind: ("round" | "token" | "dealt" | "kept" | "passed" | "placed" | "bought" | "plot-turned" | "token-turned" | "tokens-swapped" | "plot-moved" | "plots-swapped" | "exchanged" | "called" | "shown" | "cancelled" | "skipped" | "award" | "stands" | "limited" | "returned" | "stayed" | "first-player" | "over")
  seat?: number
  number?: number
  left?: number
  card?: string
  space?: string
  other?: string
  influence?: ("assassin" | "thief" | "trader" | "gondolier" | "courtesan" | "guard")
  price?: number
  arcade?: string
  token?: ("clero" | "militari" | "mercanti" | "vinai" | "scrivani" | "ducat")
  holder?: number
  reason?: (("higher" | "tie" | "neutral" | "deserted" | "face-down" | "empty") | ("equal-seals" | "different-seals" | "rounds"))
  sides?: IntrigoSide[]
}
/**
 * What lies in a space beside an Arcade card.
 */
export interface IntrigoSide {
  space: string
  card: (string | null)
  face_up: boolean
}
/**
 * Cards that the looking seat has passed on in the draft of this round.
 */
export interface IntrigoPassed {
  pick: number
  to: number
  cards: string[]
}
/**
 * One pile of Influence cards.
 */
export interface IntrigoPile {
  kind: ("assassin" | "thief" | "trader" | "gondolier" | "courtesan" | "guard")
  price: (number | null)
  left: number
}
/**
 * What everybody, or the seat that looks, knows of one seat.
 */
export interface IntrigoSeatView {
  families: ("contarini" | "gradenigo" | "dandolo" | "morosini" | "tiepolo")[]
  ducats: (number | null)
  seals: {
    [k: string]: number
  }
  hand_size: number
  hand: (string | null)[]
  packet_size: number
  packet: (string[] | null)
  has_kept: boolean
  must_place: string[]
}
/**
 * One space of the ring; ``S3`` lies between ``A3`` and ``A4``.
 */
export interface IntrigoSpace {
  id: string
  card: (string | null)
  face_up: boolean
  protected: boolean
}
/**
 * A position as one seat sees it.
 */
export interface IntrigoView {
  seat: (number | null)
  phase: ("setup" | "seals" | "deal" | "draft" | "turn" | "placing" | "buying" | "aiming" | "over")
  round: number
  max_rounds: (number | null)
  first: number
  turn: (number | null)
  pick: number
  picks: number
  to_left: boolean
  doing: (string | null)
  at: (string | null)
  aim: (string | null)
  arcades: IntrigoArcade[]
  spaces: IntrigoSpace[]
  piles: IntrigoPile[]
  bag: {
    [k: string]: number
  }
  supply: (number | null)
  not_dealt: number
  passed: IntrigoPassed[]
  seats: IntrigoSeatView[]
  scores: number[]
  winner: (number | null)
  ranks: (number[] | null)
}
/**
 * A table that waits for friends, as one browser sees it.
 */
export interface Invitation {
  type: "invitation"
  id: string
  game: string
  edition: string
  options: {
    [k: string]: boolean | number | string
  }
  terms: Terms
  seats: InvitedSeat[]
  listed: boolean
  host: boolean
  closed: boolean
  match: (string | null)
}
/**
 * Who sits there, or nobody yet.
 */
export interface InvitedSeat {
  kind: ("human" | "computer" | "open")
  name: string
  bot: (string | null)
  yours: boolean
  here: boolean
}
export interface InvitationCreated {
  id: string
}
export interface InvitationRequest {
  game: string
  edition: string
  options?: {
    [k: string]: boolean | number | string
  }
  terms?: Terms1
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatOffer[]
  listed?: boolean
}
/**
 * What the people at a table have agreed on, beside the rules of the game.
 */
export interface Terms1 {
  clock: (Clock | null)
  away: ("vote" | "computer")
  open_end: boolean
}
/**
 * A seat of a table that waits for friends: people on the host's own device, computers, or whoever comes.
 */
export interface SeatOffer {
  kind: ("human" | "computer" | "open")
  name?: (string | null)
  bot?: (string | null)
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
/**
 * The match that another one was played on from.
 */
export interface MatchOrigin {
  match: string
  created: (string | null)
  decision: number
}
export interface MatchRequest {
  game: string
  edition: string
  options?: {
    [k: string]: boolean | number | string
  }
  terms?: Terms2
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatRequest[]
}
/**
 * What the people at a table have agreed on, beside the rules of the game.
 */
export interface Terms2 {
  clock: (Clock | null)
  away: ("vote" | "computer")
  open_end: boolean
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
  origin: (MatchOrigin | null)
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
/**
 * A line of the list of open tables.
 */
export interface OpenTable {
  id: string
  game: string
  edition: string
  host: string
  yours: boolean
  free: number
  seats: number
  created: string
}
/**
 * The token of a link that moves a seat to the device on which it is opened first.
 */
export interface PassCreated {
  token: string
  minutes: number
}
/**
 * The seat belongs to this browser now.
 */
export interface Passed {
  match: string
  seat: number
}
/**
 * An entry of a log that cannot be replayed here; words are null where they may be secret.
 */
export interface PastEntry {
  seq: number
  kind: string
  seat: (number | null)
  words: (string | null)
}
/**
 * A match that cannot go on under the rules that are installed here: it can only be read.
 */
export interface PastMatch {
  id: string
  game: string
  edition: string
  created: string
  reason: string
  seats: string[]
  entries: PastEntry[]
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
 * The same people play again.
 */
export interface Rematch {
  type: "rematch"
  match: string
}
/**
 * What somebody says. The last ones are repeated after ``hello``; ``number`` tells them apart.
 */
export interface Said {
  type: "said"
  number: number
  seat: number
  text: (string | null)
  reaction: (("hello" | "thanks" | "well-played" | "wow" | "oops" | "sorry" | "hurry" | "good-game") | null)
  at: string
}
export interface SeatComputer {
  name: string
  bot?: (string | null)
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
  advice: ({
    [k: string]: any
  } | null)
}
export interface ServerInfo {
  version: string
  ready: boolean
  games: GameInfo[]
}
export interface SitDown {
  name: string
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
