import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { ROOT } from "../../scripts/setup/paths.ts";

const MIGRATIONS = join(ROOT, "db/migrations");

/** The names of the migrations in their order, those before the one of a number, and that one. */
export function migrationsAround(number: string): { before: string[]; one: string[] } {
  const files = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const at = files.findIndex((name) => name.startsWith(number));
  return { before: files.slice(0, at), one: files.slice(at, at + 1) };
}

export const migrate = (database: DatabaseSync, names: readonly string[]): void =>
  database.exec(names.map((name) => readFileSync(join(MIGRATIONS, name), "utf8")).join("\n"));
