/** The address after the hash is the page: `#/` sets up a match, `#/table/ID` waits for friends, `#/match/ID` plays. */

export type Route = { page: "new" } | { page: "table" | "match"; id: string };

function read(): Route {
  const found = /^#\/(table|match)\/([\w-]+)$/.exec(location.hash);
  return found ? { page: found[1] as "table" | "match", id: found[2]! } : { page: "new" };
}

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
export const matchPath = (id: string) => `#/match/${id}`;

export function goTo(path: string): void {
  location.hash = path;
}
