import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import options from "./remix.config.ts";

const HELPER = "vite/preload-helper.js";

/**
 * Vite's helper around `import()` loads a chunk's own imports ahead; ours have next to none, and it is a third of the boot
 * script. Islands, and the packages that they bring, have their own: one that they share with the boot script would be a
 * request more, on every page.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  resolveId: (id, importer) =>
    id === `\0${HELPER}` ? `\0${/\/app\/islands\/|\/node_modules\//.test(importer ?? "") ? "islands/" : ""}${HELPER}` : null,
  load: (id) => (id.endsWith(HELPER) ? "export const __vitePreload = (load) => load();" : null),
};

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)|^export \{.*\};$/gm;

/** A browser reads by schemas and writes none: what writes JSON Schema is a fifth of zod, and a method of every schema. */
const noJsonSchema: Plugin = {
  name: "no-json-schema",
  apply: "build",
  transform(code, id, target) {
    if (target?.ssr || !JSON_SCHEMA.test(id)) return null;
    const empty = (name: string) => `export const ${name} = ${name.startsWith("create") ? "() => undefined" : "undefined"};`;
    return { code: Array.from(code.matchAll(EXPORTED), ([whole, name]) => (name ? empty(name) : whole)).join("\n"), map: null };
  },
};

/** As a worker bundles it; `npm run dev` runs the same code in Node, which loads packages itself. */
const IN_A_WORKER = {
  target: "webworker" as const,
  noExternal: true as const,
  resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
};

export default defineConfig(({ command }) => ({
  plugins: [plainImports, noJsonSchema, tailwindcss(), remix(options)],
  ...(command === "build" ? { ssr: IN_A_WORKER, resolve: { mainFields: ["browser", "module", "main"] } } : {}),
  build: { modulePreload: false, minify: true, target: "es2022", assetsInlineLimit: 0 },
}));
