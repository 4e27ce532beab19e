import { join } from "node:path";
import { whenChanged } from "./fingerprint.ts";
import { ROOT, stateFolder } from "./paths.ts";
import { wrangler } from "./wrangler.ts";
import { readConfig, writeConfig } from "./wrangler-config.ts";

export interface LocalWorkers {
  /** Config files of the web and the upstream worker, in that order. */
  configs: [string, string];
  /** Where wrangler keeps D1, KV, R2 and Workflows. */
  persistTo: string;
  /** The same for the web worker: a folder of its own where it runs apart. */
  webPersistTo: string;
}

/** A worker's configuration with this machine's addresses and secrets in its variables. */
function localConfig(source: string, name: string, vars: Record<string, string>): string {
  const config = readConfig(source);
  delete config.containers;
  // Another upstream over HTTP leaves no service to bind.
  if (vars.UPSTREAM_URL) delete config.services;
  return writeConfig(name, { ...config, vars: { ...config.vars, ...vars } });
}

/** Both workers configured for this machine, and where their data is kept. */
export function localWorkers(vars: { web: Record<string, string>; upstream: Record<string, string> }): LocalWorkers {
  return {
    configs: [localConfig("wrangler.toml", "web", vars.web), localConfig("workers/upstream/wrangler.toml", "upstream", vars.upstream)],
    persistTo: join(stateFolder(), "data"),
    webPersistTo: join(stateFolder(), vars.web.UPSTREAM_URL ? "data-web" : "data"),
  };
}

/** Brings the local databases up to date; does nothing while the migrations are those of the last time. Marks lie with the data, and go with it. */
export async function migrate({ configs: [web, upstream], persistTo, webPersistTo }: LocalWorkers): Promise<void> {
  const databases = [
    { name: "reelwright", config: upstream, folder: persistTo, migrations: "db/migrations" },
    { name: "reelwright-cache", config: web, folder: webPersistTo, migrations: "db/cache-migrations" },
  ];
  for (const { name, config, folder, migrations } of databases) {
    await whenChanged(join(folder, `${name}.mark`), [join(ROOT, migrations)], () =>
      wrangler(
        ["d1", "migrations", "apply", name, "--local", "-c", config, "--persist-to", folder],
        "npm start again; if it fails the same way, remove .reelwright",
      ),
    );
  }
}
