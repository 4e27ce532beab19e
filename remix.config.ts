import { existsSync } from "node:fs";
import type { VitePluginConfig } from "@remix-run/dev";
import { ROUTES } from "./app/route-table.ts";

/** Options of Remix's Vite plug-in; `vite.config.ts` imports them. Routes come from the table, and only those built. */
const config: VitePluginConfig = {
  ssr: true,
  appDirectory: "app",
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
  routes: (define) =>
    define((route) => {
      route("/", "routes/index/route.tsx", { index: true });
      for (const { path, folder } of ROUTES) {
        const file = ["tsx", "ts"].map((ending) => `routes/${folder}/route.${ending}`).find((name) => existsSync(`app/${name}`));
        if (file) route(path, file, { id: `routes/${folder}` });
      }
      route("*", "routes/not-found/route.tsx");
    }),
};

export default config;
