/** The HTTP side of the server. */

import type {
  AnalysisProgress,
  BranchRequest,
  Hint,
  Invitation,
  InvitationCreated,
  InvitationRequest,
  MatchCreated,
  MatchRequest,
  MatchSummary,
  OpenTable,
  PassCreated,
  Passed,
  PastMatch,
  ServerInfo,
} from "../wire";
import { language, t } from "./i18n";

/** A request that was refused or got no answer; the message is a sentence for the person who plays. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status; 0: no answer at all. */
    readonly status: number,
  ) {
    super(message);
  }
}

/** Relative to the page, so that a server below a path of a larger site works too. */
export function apiUrl(path: string): URL {
  const url = new URL(`api/${path}`, document.baseURI);
  url.hash = "";
  return url;
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(apiUrl(path), {
      ...init,
      headers: { "Accept-Language": language(), "Content-Type": "application/json" },
    });
  } catch {
    throw new ApiError(t("error-offline"), 0);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const detail = (body as { detail?: unknown } | null)?.detail;
  throw new ApiError(typeof detail === "string" ? detail : t("error-server", { status: response.status }), response.status);
}

export const getInfo = () => request<ServerInfo>("info");
export const getMatches = () => request<MatchSummary[]>("matches");
export const createMatch = (body: MatchRequest) =>
  request<MatchCreated>("matches", { method: "POST", body: JSON.stringify(body) });
export const rematch = (id: string) =>
  request<MatchCreated>(`matches/${encodeURIComponent(id)}/rematch`, { method: "POST" });
export const recordUrl = (id: string) => apiUrl(`matches/${encodeURIComponent(id)}/record`).href;

const post = <T>(path: string, body: object = {}) => request<T>(path, { method: "POST", body: JSON.stringify(body) });
const tablePath = (id: string, rest = "") => `invitations/${encodeURIComponent(id)}${rest}`;

export const openTable = (body: InvitationRequest) => post<InvitationCreated>("invitations", body);
export const getOpenTables = () => request<OpenTable[]>("invitations");
export const getTable = (id: string) => request<Invitation>(tablePath(id));
export const sitDown = (id: string, seat: number, name: string) =>
  post<Invitation>(tablePath(id, `/seats/${seat}`), { name });
export const freeSeat = (id: string, seat: number) =>
  request<Invitation>(tablePath(id, `/seats/${seat}`), { method: "DELETE" });
export const seatComputer = (id: string, seat: number, name: string, bot: string | null) =>
  post<Invitation>(tablePath(id, `/seats/${seat}/computer`), { name, bot });
export const startTable = (id: string) => post<MatchCreated>(tablePath(id, "/start"));
export const closeTable = (id: string) => post<Invitation>(tablePath(id, "/close"));

const matchPath = (id: string, rest: string) => `matches/${encodeURIComponent(id)}/${rest}`;

/** A link with which another device takes over a seat of this browser. */
export const passSeat = (id: string, seat: number) => post<PassCreated>(matchPath(id, `seats/${seat}/pass`));
export const takeSeat = (token: string) => post<Passed>(`passes/${encodeURIComponent(token)}`);
const analysis = (id: string, method: "GET" | "POST" | "DELETE") =>
  request<AnalysisProgress>(matchPath(id, "analysis"), { method });
export const getAnalysis = (id: string) => analysis(id, "GET");
/** Begins it unless it is there or under way. */
export const beginAnalysis = (id: string) => analysis(id, "POST");
export const cancelAnalysis = (id: string) => analysis(id, "DELETE");
export const askHint = (id: string, seat: number, seq: number) => post<Hint>(matchPath(id, "hint"), { seat, seq });
/** A new match that goes on from a moment of a finished one. */
export const branch = (id: string, body: BranchRequest) => post<MatchCreated>(matchPath(id, "branch"), body);
/** A match that can only be read; rejected if it can be played. */
export const getPast = (id: string) => request<PastMatch>(matchPath(id, "past"));

/** Why a match can never be opened, which a refused socket does not tell; null if it may be possible later. */
export async function whyRefused(id: string): Promise<string | null> {
  try {
    await request(`matches/${encodeURIComponent(id)}/record`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return t("error-no-match");
    if (error instanceof ApiError && error.status === 409) return error.message;
  }
  return null;
}
