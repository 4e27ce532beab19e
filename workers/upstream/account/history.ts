import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { ledger, task } from "../../../db/schema/index.ts";
import type { Movement } from "../../../trpc/contract/account/center.ts";
import type { Call } from "../http/implement.ts";

const PAGE = 20;
type Entry = typeof ledger.$inferSelect;

const grantKind = (taskId: string): Movement["kind"] => (/^(welcome|friend|inviter):/.exec(taskId)?.[1] as "welcome" | "friend" | "inviter" | undefined) ?? "grant";

/** A task's entries add up to one receipt: what is held, what was spent, or that it came back. */
function receipt(head: Entry, all: Entry[], title: string): Movement {
  const closed = all.find(({ task_id, kind }) => task_id === head.task_id && (kind === "settle" || kind === "release"));
  const base = { id: head.id, title, created_at: head.created_at, returned: closed?.kind === "release" };
  if (head.kind !== "reserve") return { ...base, kind: head.kind === "expire" ? "expire" : grantKind(head.task_id), amount: head.available, held: 0 };
  const held = closed ? 0 : head.reserved;
  return { ...base, kind: "task", amount: closed?.kind === "settle" ? head.available : 0, held };
}

/** The ledger of who asks, newest first, 20 a page; `older` is where the next page starts. */
export async function creditHistory({ db, user }: Call, before = Number.MAX_SAFE_INTEGER) {
  const heads = await db
    .select()
    .from(ledger)
    .where(and(eq(ledger.owner_id, user.id), lt(ledger.created_at, before), inArray(ledger.kind, ["grant", "reserve", "expire", "allocate"])))
    .orderBy(desc(ledger.created_at))
    .limit(PAGE);
  const ids = heads.filter(({ kind }) => kind === "reserve").map(({ task_id }) => task_id);
  const [closes, titles] = ids.length === 0 ? [[], []] : await Promise.all([
    db.select().from(ledger).where(and(inArray(ledger.task_id, ids), inArray(ledger.kind, ["settle", "release"]))),
    db.select({ id: task.id, title: task.title }).from(task).where(inArray(task.id, ids)),
  ]);
  const titled = new Map(titles.map(({ id, title }) => [id, title]));
  const list = heads.map((head) => receipt(head, closes, titled.get(head.task_id) ?? ""));
  return { list, older: heads.length === PAGE ? (heads.at(-1)?.created_at ?? null) : null };
}
