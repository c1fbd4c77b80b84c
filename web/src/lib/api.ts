/** The HTTP side of the server. */

import type { MatchCreated, MatchRequest, MatchSummary, ServerInfo } from "../wire";
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

/** Whether the server knows the match; a refused socket does not tell why it was refused. */
export async function matchExists(id: string): Promise<boolean> {
  try {
    const response = await fetch(recordUrl(id), { method: "GET" });
    return response.status !== 404;
  } catch {
    return true;
  }
}
