import { appIdsOf } from "../tools/app.ts";
import { TOOLS } from "../tools/index.ts";
import type { Manifest } from "../tools/manifest.ts";
import { COSTS, type CostName } from "./credits.ts";
import type { AppId, AppName } from "./tasks.ts";

/** An app of spec §3 that has a page in spec §2: where that is, and which row of the cost table it takes. */
interface AppRow {
  app_id: AppId;
  name: AppName;
  path: string;
  cost: CostName | null;
}

const isCost = (name: string): name is CostName => Object.hasOwn(COSTS, name);

function rowsOf(manifest: Manifest): AppRow[] {
  const { slug, chargedAs = slug, apps, pages } = manifest;
  const ids = appIdsOf(manifest);
  const cost = isCost(chargedAs) ? chargedAs : null;
  return apps.flatMap((name, at) => {
    const app_id = ids[at];
    return app_id === undefined ? [] : [{ app_id, name, path: `/${pages[0].path}`, cost }];
  });
}

/** Every app, in the order of the tools. */
export const appRows = (): AppRow[] => TOOLS.flatMap(rowsOf);
