import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "smol-toml";
import { run } from "./command.ts";
import { ROOT, stateFolder } from "./paths.ts";

export interface LocalWorkers {
  /** Config files of the web and the upstream worker, in that order. */
  configs: [string, string];
  /** Where wrangler keeps D1, KV, R2 and Workflows. */
  persistTo: string;
}

type Config = Record<string, unknown> & { main: string; assets?: { directory: string }; d1_databases?: { migrations_dir: string }[] };

/** A worker's wrangler.toml with this machine's addresses and secrets in its variables, and absolute paths. */
function localConfig(source: string, name: string, vars: Record<string, string>): string {
  const config = parse(readFileSync(join(ROOT, source), "utf8")) as Config;
  const absolute = (path: string) => resolve(ROOT, dirname(source), path);
  config.main = absolute(config.main);
  if (config.assets) config.assets.directory = absolute(config.assets.directory);
  for (const database of config.d1_databases ?? []) database.migrations_dir = absolute(database.migrations_dir);
  config.vars = { ...(config.vars as object), ...vars };
  const file = join(stateFolder(), `${name}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2), { mode: 0o600 });
  return file;
}

export function localWorkers(vars: { web: Record<string, string>; upstream: Record<string, string> }): LocalWorkers {
  return {
    configs: [localConfig("wrangler.toml", "web", vars.web), localConfig("workers/upstream/wrangler.toml", "upstream", vars.upstream)],
    persistTo: join(stateFolder(), "data"),
  };
}

/** Brings the local databases up to date. */
export async function migrate({ configs: [web, upstream], persistTo }: LocalWorkers): Promise<void> {
  for (const [database, config] of [["reelwright", upstream], ["reelwright-cache", web]] as const) {
    await run("wrangler", ["d1", "migrations", "apply", database, "--local", "-c", config, "--persist-to", persistTo], {
      cwd: ROOT,
      mend: "npm start again; if it fails the same way, remove .reelwright",
      env: { CI: "1", WRANGLER_SEND_METRICS: "false" },
    });
  }
}
