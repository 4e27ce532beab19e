import { existsSync } from "node:fs";
import type { VitePluginConfig } from "@remix-run/dev";
import { isBuilt, ROUTES } from "./app/route-table.ts";

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
      for (const { path, folder } of ROUTES.filter(isBuilt)) {
        const ending = existsSync(`app/routes/${folder}/route.tsx`) ? "tsx" : "ts";
        route(path, `routes/${folder}/route.${ending}`, { id: `routes/${folder}` });
      }
      route("*", "routes/not-found/route.tsx");
    }),
};

export default config;
