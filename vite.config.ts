import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import options from "./remix.config.ts";

export default defineConfig({
  plugins: [tailwindcss(), remix(options)],
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: { modulePreload: false, minify: true, target: "es2022", assetsInlineLimit: 0 },
});
