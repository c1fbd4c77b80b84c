// The page must stay small: everything that `npm run build` made, compressed as a server would send it.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const page = process.env.RIDOTTO_PAGE ?? fileURLToPath(new URL("../../src/ridotto/server/page", import.meta.url));

let total = 0;
for (const name of readdirSync(page, { recursive: true })) {
  const path = join(page, name);
  if (!statSync(path).isFile() || name.startsWith(".")) continue;
  const bytes = gzipSync(readFileSync(path), { level: 9 }).length;
  total += bytes;
  console.log(`${String(bytes).padStart(8)}  ${name}`);
}
console.log(`${String(total).padStart(8)}  in all, of at most ${LIMIT} bytes compressed`);
if (total > LIMIT) {
  console.error(`The page has grown past ${LIMIT} bytes compressed: load less at the start or drop something.`);
  process.exit(1);
}
