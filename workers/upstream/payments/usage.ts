import { and, count, desc, eq, gte, inArray, sql, sum } from "drizzle-orm";
import { BURN, lotsOf } from "../../../db/queries/ledger.ts";
import { ledger, task } from "../../../db/schema/index.ts";
import type { Call } from "../http/implement.ts";

const DAY = 86_400_000;
const KIND_OF = { [BURN.plan]: "plan", [BURN.gift]: "gift", [BURN.bought]: "bought" } as const;

/** Credits in the order in which they are spent. */
export async function lotsFor({ db, user }: Call) {
  const rows = await lotsOf(db, user.id);
  const list = rows.map(({ priority, remaining, granted, expires_at }) => ({
    kind: KIND_OF[priority as keyof typeof KIND_OF] ?? "gift",
    remaining,
    granted,
    expires_at,
  }));
  return { list };
}

/** What was spent, by day and tool: settled reservations, of tasks whose rows may be gone (then of no tool: 0). */
export async function usageOf({ db, user }: Call, days: number) {
  const since = Date.now() - days * DAY;
  const day = sql<string>`date(${ledger.created_at} / 1000, 'unixepoch')`;
  const app = sql<number>`coalesce(${task.app_id}, 0)`;
  const rows = await db
    .select({ day, app_id: app, tasks: count(), credits: sum(sql`-${ledger.reserved}`) })
    .from(ledger)
    .leftJoin(task, eq(task.id, ledger.task_id))
    .where(and(eq(ledger.owner_id, user.id), gte(ledger.created_at, since), inArray(ledger.kind, ["settle"])))
    .groupBy(day, app)
    .orderBy(desc(day), app)
    .limit(1000);
  return { list: rows.map((row) => ({ ...row, credits: Number(row.credits ?? 0) })) };
}
