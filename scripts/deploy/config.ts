import { readConfig, writeConfig } from "../setup/wrangler-config.ts";

interface Changes {
  vars: Record<string, string>;
  /** Ids of this account's resources, by database name or binding. */
  ids: Record<string, string>;
  containers: boolean;
}

/** A worker's configuration for one account. */
export function deployConfig(source: string, name: string, { vars, ids, containers }: Changes): string {
  const config = readConfig(source);
  config.vars = { ...config.vars, ...vars };
  for (const database of config.d1_databases ?? []) database.database_id = ids[database.database_name] ?? database.database_id;
  for (const space of config.kv_namespaces ?? []) space.id = ids[space.binding] ?? space.id;
  if (!containers) delete config.containers;
  return writeConfig(`deploy-${name}`, config);
}
