import { and, asc, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../../../db/queries/database.ts";
import { localPayment } from "../../../../db/schema/index.ts";

/** An object as the protocol shows it, and what the server itself remembers of it. Times outside `shown` are Unix ms. */
export interface Kept<S = Shown, M = Record<string, unknown>> {
  shown: S;
  memory: M;
  /** 0: not stored yet. */
  revision: number;
  due_at: number | null;
}
export interface Shown {
  id: string;
  object: string;
  created: number;
}

/** Where objects are kept. A write of what another wrote meanwhile is refused whole. */
export interface ObjectStore {
  read(id: string): Promise<Kept | null>;
  list(object: string, limit?: number): Promise<Kept[]>;
  due(now: number): Promise<Kept | null>;
  /** What of a customer waits for a time. */
  open(customer: string): Promise<Kept[]>;
  write(list: readonly Kept[]): Promise<void>;
}

type Row = typeof localPayment.$inferSelect;
const keptOf = ({ value, revision, due_at }: Row): Kept => ({ ...(value as Pick<Kept, "shown" | "memory">), revision, due_at });

/** Objects in the upstream's own database. */
export function databaseStore(db: Database): ObjectStore {
  const statement = ({ shown, memory, revision, due_at }: Kept) => {
    const value = { shown, memory };
    if (revision === 0)
      return db
        .insert(localPayment)
        .values({ id: shown.id, object: shown.object, value, revision: 1, due_at, created_at: shown.created * 1000 });
    // A revision that another wrote becomes NULL, which the column refuses, and with it the whole batch.
    const next = sql`CASE WHEN ${localPayment.revision} = ${revision} THEN ${revision + 1} END`;
    return db.update(localPayment).set({ value, due_at, revision: next }).where(eq(localPayment.id, shown.id));
  };
  return {
    read: async (id) => {
      const [row] = await db.select().from(localPayment).where(eq(localPayment.id, id));
      return row ? keptOf(row) : null;
    },
    list: async (object, limit = 100) => {
      const newest = desc(localPayment.created_at);
      const rows = await db.select().from(localPayment).where(eq(localPayment.object, object)).orderBy(newest).limit(limit);
      return rows.map(keptOf);
    },
    due: async (now) => {
      const isDue = and(isNotNull(localPayment.due_at), lte(localPayment.due_at, now));
      const [row] = await db.select().from(localPayment).where(isDue).orderBy(asc(localPayment.due_at)).limit(1);
      return row ? keptOf(row) : null;
    },
    open: async (customer) => {
      const theirs = eq(sql`json_extract(${localPayment.value}, '$.shown.customer')`, customer);
      const rows = await db
        .select()
        .from(localPayment)
        .where(and(isNotNull(localPayment.due_at), theirs))
        .limit(100);
      return rows.map(keptOf);
    },
    write: async (list) => {
      const [first, ...rest] = list.map(statement);
      if (first) await db.batch([first, ...rest]);
    },
  };
}
