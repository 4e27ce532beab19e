import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vite";
import options from "./remix.config.ts";

/** Sample files that are there in this build: a page offers no player for one that is not. */
const samples = ["voices", "templates", "presenters"].flatMap((folder) =>
  existsSync(`public/samples/${folder}`) ? readdirSync(`public/samples/${folder}`).map((name) => `/samples/${folder}/${name}`) : [],
);

export default defineConfig({
  define: { "import.meta.env.SAMPLES": JSON.stringify(samples) },
  plugins: [tailwindcss(), remix(options)],
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: { modulePreload: { polyfill: false }, minify: true, target: "es2022", assetsInlineLimit: 0 },
});
