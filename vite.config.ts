import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import options from "./remix.config.ts";

/** Vite's helper around `import()` loads a chunk's own imports ahead; ours have next to none, and it is a third of the boot script. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null),
};

export default defineConfig({
  plugins: [plainImports, tailwindcss(), remix(options)],
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: { modulePreload: false, minify: true, target: "es2022", assetsInlineLimit: 0 },
});
