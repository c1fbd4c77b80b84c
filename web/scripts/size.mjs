// The page must stay small: what a visitor of a game downloads, compressed as a server would send it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const LANGUAGES = ["en", "de", "it"];
const page = process.env.RIDOTTO_PAGE ?? fileURLToPath(new URL("../../src/ridotto/server/page", import.meta.url));
const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));

const sizes = new Map();
/** The compressed size of a file of the page in bytes. */
function size(name) {
  if (!sizes.has(name)) sizes.set(name, gzipSync(readFileSync(join(page, name)), { level: 9 }).length);
  return sizes.get(name);
}

/** The files of a chunk and of all that it imports at once. */
function files(key, seen = new Set()) {
  if (seen.has(key)) return new Set();
  seen.add(key);
  const chunk = manifest[key];
  const found = new Set([chunk.file, ...(chunk.css ?? [])]);
  for (const other of chunk.imports ?? []) for (const file of files(other, seen)) found.add(file);
  return found;
}

const keys = Object.keys(manifest);
const words = (language, folder) =>
  keys.filter((key) => key.includes(`${folder}words/${language}.`)).flatMap((key) => [...files(key)]);
const entry = keys.find((key) => manifest[key].isEntry);
const games = keys.filter((key) => /src\/games\/[\w-]+\/index\.ts$/.test(key));
let largest = 0;
for (const key of games) {
  const name = key.split("/").at(-2);
  const sums = LANGUAGES.map((language) => {
    const folder = `games/${name.replaceAll("-", "_")}/`;
    const all = new Set([
      "index.html",
      ...files(entry),
      ...files(key),
      ...words(language, "ridotto/"),
      ...words(language, folder),
    ]);
    return [...all].reduce((sum, file) => sum + size(file), 0);
  });
  largest = Math.max(largest, ...sums);
  console.log(`${name}: ${LANGUAGES.map((language, i) => `${language} ${sums[i]}`).join(", ")} bytes`);
}
if (games.length === 0 || largest > LIMIT) {
  console.error(`A visitor of a game downloads ${largest} bytes, more than ${LIMIT}: load less at the start or drop something.`);
  process.exit(1);
}
