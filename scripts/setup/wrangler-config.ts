import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "smol-toml";
import { ROOT, stateFolder } from "./paths.ts";

export type WranglerConfig = Record<string, unknown> & {
  main: string;
  vars?: Record<string, string>;
  assets?: { directory: string };
  alias?: Record<string, string>;
  containers?: { image: string; image_build_context?: string }[];
  services?: unknown[];
  d1_databases?: { database_name: string; database_id: string; migrations_dir: string }[];
  kv_namespaces?: { binding: string; id: string }[];
};

/** A worker's wrangler.toml with every path made absolute, so that it can be written elsewhere. */
export function readConfig(source: string): WranglerConfig {
  const config = parse(readFileSync(join(ROOT, source), "utf8")) as WranglerConfig;
  const absolute = (path: string) => resolve(ROOT, dirname(source), path);
  config.main = absolute(config.main);
  if (config.assets) config.assets.directory = absolute(config.assets.directory);
  for (const [name, path] of Object.entries(config.alias ?? {})) config.alias = { ...config.alias, [name]: absolute(path) };
  for (const database of config.d1_databases ?? []) database.migrations_dir = absolute(database.migrations_dir);
  for (const container of config.containers ?? []) {
    container.image = absolute(container.image);
    if (container.image_build_context) container.image_build_context = absolute(container.image_build_context);
  }
  return config;
}

/** Writes a configuration into the state folder, readable by this user alone; answers its path. */
export function writeConfig(name: string, config: WranglerConfig): string {
  const file = join(stateFolder(), `${name}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2), { mode: 0o600 });
  return file;
}
