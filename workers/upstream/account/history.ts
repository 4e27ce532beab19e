import { and, eq, inArray } from "drizzle-orm";
import { after, newestFirst, paged, positionOf } from "../../../db/queries/cursor.ts";
import { ledger, task } from "../../../db/schema/index.ts";
import type { Movement } from "../../../trpc/contract/account/center.ts";
import { PAGE_SIZE } from "../../../trpc/contract/cursor.ts";
import type { Call } from "../http/implement.ts";

const ORDER = { time: ledger.created_at, id: ledger.id };
type Entry = typeof ledger.$inferSelect;

/** What a grant is, by the first word of its name. */
const GRANTS: Readonly<Record<string, Movement["kind"]>> = {
  welcome: "welcome",
  friend: "friend",
  inviter: "inviter",
  invoice: "purchase",
  month: "purchase",
  code: "code",
  stay: "stay",
  "refund-failed": "returned",
  "dispute-won": "returned",
};
const grantKind = (taskId: string): Movement["kind"] => GRANTS[taskId.split(":")[0] ?? ""] ?? "grant";
/** Credits that a team gave or asked back, by the sign of the amount. */
const allocationKind = ({ available }: Entry): Movement["kind"] => (available > 0 ? "allocated" : "recalled");
const LOST: Partial<Record<Entry["kind"], Movement["kind"]>> = { expire: "expire", revoke: "takenBack" };

/** A task's entries add up to one receipt: what is held, what was spent, or that it came back. */
function receipt(head: Entry, all: Entry[], of: Pick<Movement, "title" | "app_id">): Movement {
  const closed = all.find(({ task_id, kind }) => task_id === head.task_id && (kind === "settle" || kind === "release"));
  const base = { id: head.id, ...of, created_at: head.created_at, returned: closed?.kind === "release" };
  if (head.kind !== "reserve")
    return {
      ...base,
      kind: head.kind === "allocate" ? allocationKind(head) : (LOST[head.kind] ?? grantKind(head.task_id)),
      amount: head.available,
      held: 0,
    };
  const held = closed ? 0 : head.reserved;
  return { ...base, kind: "task", amount: closed?.kind === "settle" ? head.available : 0, held };
}

/** The ledger of who asks, newest first, 20 a page; `next` is the cursor of the next page. */
export async function creditHistory({ db, user }: Call, cursor?: string) {
  const rows = await db
    .select()
    .from(ledger)
    .where(
      and(
        eq(ledger.owner_id, user.id),
        after(ORDER, positionOf(cursor)),
        inArray(ledger.kind, ["grant", "reserve", "expire", "allocate", "revoke", "adjust"]),
      ),
    )
    .orderBy(...newestFirst(ORDER))
    .limit(PAGE_SIZE + 1);
  const { page: heads, next } = paged(rows, PAGE_SIZE, ({ created_at, id }) => ({ time: created_at, id }));
  const ids = heads.filter(({ kind }) => kind === "reserve").map(({ task_id }) => task_id);
  const [closes, titles] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select()
            .from(ledger)
            .where(and(inArray(ledger.task_id, ids), inArray(ledger.kind, ["settle", "release"]))),
          db.select({ id: task.id, title: task.title, app_id: task.app_id }).from(task).where(inArray(task.id, ids)),
        ]);
  const tasks = new Map(titles.map(({ id, ...of }) => [id, of]));
  const list = heads.map((head) => receipt(head, closes, tasks.get(head.task_id) ?? { title: "", app_id: null }));
  return { list, next };
}
