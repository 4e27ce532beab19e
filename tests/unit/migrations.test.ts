import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import config from "../../drizzle.config.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const MIGRATIONS = join(ROOT, "db/migrations");
const source = ["--dialect", "sqlite", "--schema", String(config.schema)];

const drizzleKit = (...args: string[]): string =>
  execFileSync(process.execPath, [join(ROOT, "node_modules/drizzle-kit/bin.cjs"), ...args], { cwd: ROOT, encoding: "utf8" });

/** What a database has after these statements: each table's columns, and its indexes however their conditions are quoted. */
function shapeOf(statements: string) {
  const database = new DatabaseSync(":memory:");
  database.exec(statements);
  const select = (sql: string, ...values: string[]) => database.prepare(sql).all(...values);
  const columns = ({ name }: Record<string, unknown>) => [
    name,
    select(`SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?) ORDER BY name`, String(name)),
  ];
  const shape = {
    tables: select("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'sqlite_sequence' ORDER BY name").map(columns),
    indexes: select("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name").map(({ sql }) =>
      String(sql).replaceAll(/"\w+"\."(\w+)"/g, "`$1`"),
    ),
  };
  database.close();
  return shape;
}

it("drizzle-kit generate finds nothing to do: the newest snapshot is the schema", () => {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-migrations-"));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const before = readdirSync(folder, { recursive: true });
    expect(drizzleKit("generate", ...source, "--out", relative(ROOT, folder))).toContain("No schema changes, nothing to migrate");
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("the migrations, in the order of their journal, build the tables, columns and indexes of the schema", () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8")) as {
    entries: { idx: number; tag: string }[];
  };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(
    readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith(".sql"))
      .toSorted(),
  );
  const applied = entries.map(({ tag }) => readFileSync(join(MIGRATIONS, `${tag}.sql`), "utf8")).join("\n");
  expect(shapeOf(applied)).toEqual(shapeOf(drizzleKit("export", ...source)));
});
