import { existsSync } from "node:fs";
import type { VitePluginConfig } from "@remix-run/dev";
import { isBuilt, ROUTES } from "./app/route-table.ts";
import type { RouteRow } from "./app/route-table/row.ts";

/**
 * Options of Remix's Vite plug-in; `vite.config.ts` imports them. Routes come from the table, only those built, each
 * in the layout of its row.
 */
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
      const group = (layout: RouteRow["layout"]) => {
        for (const { path, folder } of ROUTES.filter(isBuilt).filter((row) => row.layout === layout)) {
          const ending = existsSync(`app/routes/${folder}/route.tsx`) ? "tsx" : "ts";
          route(path, `routes/${folder}/route.${ending}`, { id: `routes/${folder}` });
        }
      };
      route("", "layouts/with-sidebar.tsx", () => {
        route("", "routes/index/route.tsx", { index: true });
        group(undefined);
        route("*", "routes/not-found/route.tsx");
      });
      route("", "layouts/bare.tsx", () => group("bare"));
    }),
};

export default config;
