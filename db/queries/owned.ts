import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

type Schema = typeof schema;
/** The tables whose rows belong to somebody, by their names in the schema. */
export type OwnedTable = { [K in keyof Schema]: Schema[K] extends SQLiteTable & { owner_id: unknown } ? K : never }[keyof Schema];

interface Fate {
  /** When a guest's work goes to an account: `move` with it, `drop` (the guest's alone, and it is over), or `keep` as it is. */
  merge: "move" | "drop" | "keep";
  /** When an account is deleted: `now` with the request, `later` once none of its tasks is under way, or `keep`. */
  erase: "now" | "later" | "keep";
}

/** What happens to the rows of every table that has an owner. A table that is missing here is a type error, and fails a test. */
export const OWNED = {
  draft: { merge: "move", erase: "later" },
  share: { merge: "move", erase: "now" },
  task: { merge: "move", erase: "later" },
  timeline: { merge: "move", erase: "later" },
  timelineStep: { merge: "move", erase: "later" },
  timelineComment: { merge: "move", erase: "later" },
  providerJob: { merge: "move", erase: "later" },
  asset: { merge: "move", erase: "later" },
  // Somebody's face: it may be offered to all.
  avatar: { merge: "move", erase: "now" },
  clonedVoice: { merge: "move", erase: "later" },
  assetFolder: { merge: "move", erase: "later" },
  assetTag: { merge: "move", erase: "later" },
  assetWord: { merge: "move", erase: "later" },
  assetAnalysis: { merge: "move", erase: "later" },
  storedFile: { merge: "move", erase: "later" },
  fileReference: { merge: "move", erase: "later" },
  releaseNoticeRead: { merge: "move", erase: "later" },
  // Named by a hash of the guest: of no use to an account, and removed with the guest's files.
  artifact: { merge: "keep", erase: "later" },
  // What was seen and done says who it was then.
  event: { merge: "keep", erase: "later" },
  session: { merge: "drop", erase: "now" },
  handoff: { merge: "drop", erase: "now" },
  knownDevice: { merge: "drop", erase: "now" },
  identity: { merge: "drop", erase: "now" },
  secondFactor: { merge: "keep", erase: "now" },
  passkey: { merge: "keep", erase: "now" },
  recoveryCode: { merge: "keep", erase: "now" },
  loginChallenge: { merge: "drop", erase: "now" },
  feedback: { merge: "keep", erase: "now" },
  // Guests have none.
  apiKey: { merge: "drop", erase: "now" },
  apiSpend: { merge: "drop", erase: "now" },
  apiRequest: { merge: "drop", erase: "now" },
  apiUsage: { merge: "drop", erase: "now" },
  webhookEndpoint: { merge: "drop", erase: "now" },
  webhookDelivery: { merge: "drop", erase: "now" },
  seat: { merge: "drop", erase: "now" },
  // A team has other members, who keep it; whom it invited may still come.
  team: { merge: "keep", erase: "keep" },
  teamInvitation: { merge: "keep", erase: "keep" },
  teamAudit: { merge: "keep", erase: "keep" },
  teamAllocation: { merge: "keep", erase: "keep" },
  allocatedLot: { merge: "keep", erase: "keep" },
  // Append-only, and names nobody (docs/decisions/013).
  ledger: { merge: "keep", erase: "keep" },
  balance: { merge: "keep", erase: "keep" },
  creditLot: { merge: "keep", erase: "keep" },
  lotDraw: { merge: "keep", erase: "keep" },
  // Books: what was paid is kept, as the law asks; the row names nobody but the company that an invoice was made out to.
  paymentCustomer: { merge: "keep", erase: "keep" },
  providerCall: { merge: "keep", erase: "keep" },
  paymentOrder: { merge: "keep", erase: "keep" },
  subscription: { merge: "keep", erase: "keep" },
  promotionUse: { merge: "keep", erase: "keep" },
  cancelSurvey: { merge: "move", erase: "now" },
  report: { merge: "move", erase: "now" },
  // A friend who leaves and comes back is not paid for again.
  inviteLog: { merge: "keep", erase: "keep" },
} as const satisfies Record<OwnedTable, Fate>;

type Owned = SQLiteTable & { owner_id: SQLiteColumn };
const byName: Record<OwnedTable, Owned> = schema;
/** The tables that have an owner, with their fates. */
export const ownedTables = (Object.keys(OWNED) as OwnedTable[]).map((name) => ({ name, table: byName[name], ...OWNED[name] }));

/** Of a table of which an owner may have a row but once: whether `to` has none like it. */
function isNew(table: Owned, to: string): SQL | undefined {
  const once = getTableConfig(table).primaryKeys.flatMap(({ columns }) => (columns.includes(table.owner_id) ? columns : []));
  if (once.length === 0) return undefined;
  const alike = once.map((column) => sql`had.${sql.identifier(column.name)} = ${column === table.owner_id ? to : column}`);
  return sql`NOT EXISTS (SELECT 1 FROM ${table} AS had WHERE ${sql.join(alike, sql` AND `)})`;
}

/** The statements by which a guest's rows become an account's. What the account has already is not had twice. */
export const mergingOwned = (db: Database, { from, to }: { from: string; to: string }) =>
  ownedTables.flatMap(({ table, merge }): BatchItem<"sqlite">[] => {
    if (merge === "move")
      return [
        db
          .update(table)
          .set({ owner_id: to })
          .where(and(eq(table.owner_id, from), isNew(table, to))),
      ];
    return merge === "drop" ? [db.delete(table).where(eq(table.owner_id, from))] : [];
  });

/** The statements that delete what an owner leaves, of the tables that are erased then. */
export const erasingOwned = (db: Database, ownerId: string, when: readonly Fate["erase"][]) =>
  ownedTables.flatMap(({ table, erase }) =>
    erase !== "keep" && when.includes(erase) ? [db.delete(table).where(eq(table.owner_id, ownerId))] : [],
  );
