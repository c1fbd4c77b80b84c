// Writes src/wire.ts from the server's models; with --check only compares, for the tests.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const target = new URL("../src/wire.ts", import.meta.url);
const python = process.env.PYTHON ?? "python3";

let text;
try {
  text = execFileSync(python, ["-m", "ridotto.server.schema"], { encoding: "utf8", maxBuffer: 1 << 26 });
} catch {
  console.error(`The types were not made: '${python} -m ridotto.server.schema' failed. Install ridotto there or set PYTHON.`);
  process.exit(1);
}

/** Titles of fields would become types of their own. */
function withoutTitles(node, isMap = false) {
  if (Array.isArray(node)) return node.map((item) => withoutTitles(item));
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => isMap || !(key === "title" && typeof value === "string"))
      .map(([key, value]) => [key, withoutTitles(value, key === "properties" || key === "$defs")]),
  );
}

/** Two blanks for each open brace; the compiler itself leaves lines flush left. */
function indented(source) {
  let depth = 0;
  return source
    .split("\n")
    .map((line) => {
      if (line.startsWith("}")) depth -= 1;
      const result = line === "" ? "" : "  ".repeat(depth) + line;
      if (line.endsWith("{")) depth += 1;
      return result;
    })
    .join("\n");
}

const schema = withoutTitles(JSON.parse(text));
const names = Object.keys(schema.$defs);
// The root names every definition, so that each is written out, and is cut off again afterwards.
const root = { ...schema, type: "object", properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])) };
const source = await compile(root, "Wire", {
  additionalProperties: false,
  bannerComment: "/* Made from the server's models by `npm run types`; do not edit. */",
  unreachableDefinitions: false,
  ignoreMinAndMaxItems: true,
  format: false,
  unknownAny: false,
});
const result = indented(source).replace(/export interface Wire \{[\s\S]*?\n\}\n/, "");

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== result) {
    console.error("src/wire.ts does not fit the server's models; run 'npm run types' in web/ and commit the file.");
    process.exit(1);
  }
} else {
  writeFileSync(target, result);
}
