/** The address after the hash is the page: `#/` sets up a match, `#/match/ID` plays it. */

export type Route = { page: "new" } | { page: "match"; id: string };

function read(): Route {
  const match = /^#\/match\/([\w-]+)$/.exec(location.hash);
  return match ? { page: "match", id: match[1]! } : { page: "new" };
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

export const matchPath = (id: string) => `#/match/${id}`;

export function goTo(path: string): void {
  location.hash = path;
}
