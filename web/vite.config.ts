import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds a running `ridotto serve`. */
const server = process.env.RIDOTTO_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  // Relative, so that the page also works below a path of a larger site.
  base: "./",
  plugins: [svelte()],
  resolve: { alias: { "@ridotto": here("../src/ridotto") } },
  build: {
    outDir: process.env.RIDOTTO_PAGE ?? here("../src/ridotto/server/page"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Everything small is inlined by hand; a data URL would break a strict content policy.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here(".."), here("../src/ridotto")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
