import { getTableName, sql } from "drizzle-orm";
import { type OwnedTable, ownedTables } from "../../../db/queries/owned.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";

const PAGE = 200;

/** Keys and fingerprints that open something, or name how files lie: of no use to whom they are about, and of some to a thief. */
const SECRET: readonly OwnedTable[] = [
  "session",
  "handoff",
  "knownDevice",
  "secondFactor",
  "recoveryCode",
  "loginChallenge",
  "storedFile",
  "fileReference",
  "artifact",
  "providerJob",
  "teamInvitation",
  // Answers that are kept for a repeated request may hold a key that was told once.
  "apiRequest",
];
const SECRET_COLUMNS = new Set([
  "reporter",
  "password",
  "code_hash",
  "secret",
  "hash",
  "token",
  "pay_url",
  "invoice_key",
  "rowid",
  "public_key",
]);

/** `user` has no owner: it is one. */
const exported = new Map<string, { table: string; column: string }>([
  ["user", { table: "user", column: "id" }],
  ...ownedTables
    .filter(({ name }) => !SECRET.includes(name))
    .map(({ name, table }): [string, { table: string; column: string }] => [name, { table: getTableName(table), column: "owner_id" }]),
]);

/** A JSON column is told as what it holds. */
function readable(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The tables of what is stored of the caller; or rows of one, in the order in which they were written. Throws system.notFound. */
export async function exportPage({ db, user }: Call, name: string | undefined, after: number) {
  const tables = [...exported.keys()];
  if (name === undefined) return { tables, rows: [], next: null };
  const asked = exported.get(name);
  if (!asked) throw new AppError("system.notFound");
  const rows = await db.all<Record<string, unknown>>(
    sql`SELECT rowid AS rowid, * FROM ${sql.identifier(asked.table)} WHERE ${sql.identifier(asked.column)} = ${user.id} AND rowid > ${after}
      ORDER BY rowid LIMIT ${PAGE}`,
  );
  const shown = rows.map((row) =>
    Object.fromEntries(Object.entries(row).flatMap(([column, value]) => (SECRET_COLUMNS.has(column) ? [] : [[column, readable(value)]]))),
  );
  return { tables, rows: shown, next: rows.length === PAGE ? Number(rows.at(-1)?.rowid ?? 0) : null };
}
