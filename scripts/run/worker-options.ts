import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/** A worker of this machine: its configuration file, and the folder of its bundle. */
export interface Bundled {
  config: string;
  bundle: string;
}

interface Config {
  name: string;
  main: string;
  compatibility_date: string;
  triggers?: { crons: string[] };
  assets?: unknown;
}

export const configOf = ({ config }: Pick<Bundled, "config">) => JSON.parse(readFileSync(config, "utf8")) as Config;

/** What a configuration file states of a worker, but for its code. */
export function bindingsOf(config: string) {
  const { modulesRules: _forSources, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  return { ...options, name: configOf({ config }).name };
}

/** A worker as its configuration file states it, with the code of its bundle. */
export function workerOf({ config, bundle }: Bundled) {
  const { main, assets } = configOf({ config });
  const code = join(bundle, `${parse(main).name}.js`);
  return {
    ...bindingsOf(config),
    rootPath: bundle,
    modulesRoot: bundle,
    modules: [{ type: "ESModule" as const, path: code }],
    ...(assets ? { routes: ["*/*"] } : {}),
  };
}
