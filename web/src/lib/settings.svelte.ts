/** What this browser remembers between visits. A browser that refuses storage still plays, it only forgets. */

export const LANGUAGES = ["en", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  pace: Pace;
  /** A second press commits a move. */
  confirm: boolean;
  /** Single letters act as keys; people who dictate switch this off. */
  keys: boolean;
  /** The only possible move is made by itself. */
  forced: boolean;
}

const KEY = "ridotto.settings";

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; nothing depends on it.
  }
}

/** Before the id of a match: under which name the browser remembers how much it has seen of it. */
export const SEEN = "ridotto.seen.";

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return "en";
}

const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.includes(value as T) ? (value as T) : fallback;

function load(): Settings {
  const stored = recall<Partial<Settings>>(KEY, {});
  const touch = matchMedia("(pointer: coarse)").matches;
  return {
    language: oneOf(LANGUAGES, stored.language, browserLanguage()),
    theme: oneOf(THEMES, stored.theme, "system"),
    pace: oneOf(PACES, stored.pace, "normal"),
    confirm: typeof stored.confirm === "boolean" ? stored.confirm : touch,
    keys: typeof stored.keys === "boolean" ? stored.keys : true,
    forced: stored.forced === true,
  };
}

export const settings = $state<Settings>(load());

/** Call once at the start: writes changes back and puts language and theme on the document. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => remember(KEY, { ...settings }));
    $effect(() => {
      document.documentElement.lang = settings.language;
    });
    $effect(() => {
      document.documentElement.dataset.theme = settings.theme;
    });
  });
}
