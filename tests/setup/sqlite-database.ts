import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import type { Database } from "../../db/queries/database.ts";

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");

/** Brings an empty SQLite database to what the product's is. */
export function migrated(sqlite: DatabaseSync): void {
  for (const name of readdirSync(MIGRATIONS)
    .filter((one) => one.endsWith(".sql"))
    .toSorted())
    sqlite.exec(readFileSync(join(MIGRATIONS, name), "utf8"));
}

/** The product's queries upon a SQLite database of this process. D1 answers the same ones; a batch is a transaction there, too. */
export function databaseOver(sqlite: DatabaseSync): Database {
  // To prepare a statement costs more than to run it.
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const known = prepared.get(text) ?? sqlite.prepare(text);
    prepared.set(text, known);
    return known;
  };
  const answer = (text: string, params: unknown[]) => ({
    rows: statement(text)
      .all(...(params as string[]))
      .map((row) => Object.values(row)) as unknown[],
  });
  const one = async (text: string, params: unknown[]) => answer(text, params);
  const batch = async (queries: { sql: string; params: unknown[] }[]) => {
    sqlite.exec("BEGIN IMMEDIATE");
    try {
      const answers = queries.map(({ sql, params }) => answer(sql, params));
      sqlite.exec("COMMIT");
      return answers;
    } catch (error) {
      sqlite.exec("ROLLBACK");
      throw error;
    }
  };
  return drizzle(one, batch) as unknown as Database;
}
