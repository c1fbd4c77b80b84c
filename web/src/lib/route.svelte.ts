/**
 * The address after the hash is the page: `#/` sets up a match, `#/table/ID` waits for friends, `#/match/ID` plays,
 * `#/match/ID/analysis` shows the analysis of a finished match,
 * `#/pass/TOKEN` or `#/pass/TOKEN/NAME` takes over the seat of that name.
 */

export type Route =
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "match"; id: string; study: boolean }
  | { page: "pass"; token: string; name: string };

export function routeOf(hash: string): Route {
  const [, table] = /^#\/table\/([\w-]+)$/.exec(hash) ?? [];
  if (table !== undefined) return { page: "table", id: table };
  const [, id, study] = /^#\/match\/([\w-]+)(\/analysis)?$/.exec(hash) ?? [];
  if (id !== undefined) return { page: "match", id, study: study !== undefined };
  const [, token, name] = /^#\/pass\/([\w.-]+)(?:\/([^/]*))?$/.exec(hash) ?? [];
  return token === undefined ? { page: "new" } : { page: "pass", token, name: decoded(name ?? "") };
}

/** What was written into an address by somebody: short, and empty if it makes no sense. */
function decoded(text: string): string {
  try {
    return [...decodeURIComponent(text)].slice(0, LONGEST_NAME).join("");
  } catch {
    return "";
  }
}

const LONGEST_NAME = 40;
const read = () => routeOf(location.hash);

let current = $state.raw<Route>(read());
window.addEventListener("hashchange", () => {
  current = read();
});

export const route = {
  get current(): Route {
    return current;
  },
};

export const tablePath = (id: string) => `#/table/${id}`;
export const passPath = (token: string, name: string) => `#/pass/${token}/${encodeURIComponent(name)}`;
export const matchPath = (id: string) => `#/match/${id}`;

export const studyPath = (id: string) => `#/match/${id}/analysis`;

/** Goes there instead: a step back leads past where one was. */
export function nowAt(path: string): void {
  history.replaceState(null, "", path);
  current = read();
}

export function goTo(path: string): void {
  location.hash = path;
}
