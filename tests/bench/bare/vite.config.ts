import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [remix({ serverModuleFormat: "esm", future: { v3_singleFetch: true } })],
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
  resolve: { mainFields: ["browser", "module", "main"] },
});
