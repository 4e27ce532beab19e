import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { listAvatars } from "../../../db/queries/avatar.ts";
import { erasingOwned } from "../../../db/queries/owned.ts";
import { task, user } from "../../../db/schema/index.ts";
import { normalEmail } from "../../../trpc/contract/rules/account.ts";
import { OPEN_STATES } from "../../../trpc/contract/rules/tasks.ts";
import { AppError } from "../app-error.ts";
import { endUses } from "../avatars/uses.ts";
import { ownerFolder } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";
import { endPlan, leavingTeam } from "./erase-membership.ts";
import { verifyPassword } from "../secrets/password.ts";
import type { Services } from "../services.ts";
import { deleteVoicesOf } from "../voices/clone.ts";

/** Objects that R2 lists and deletes at once. */
const BATCH = 1000;

const NOBODY = { email: "", nickname: "", password: null, invite_code: null, attribution: {}, email_verified: false };

/** Who deletes has to name the address, and the password where there is one. Throws auth.passwordWrong. */
async function requireOwner({ email, password }: Call["user"], given: { email: string; password: string }): Promise<void> {
  const right = password === null || (await verifyPassword(given.password, password));
  if (normalEmail(given.email) !== email || !right) throw new AppError("auth.passwordWrong");
}

/** Ends an account at once: nobody is signed in to it any more, and it names nobody. Rows and files follow by `purge`. */
export async function eraseAccount(call: Call, given: { email: string; password: string }): Promise<void> {
  const { db, user: me } = call;
  await requireOwner(me, given);
  const left = await leavingTeam(call);
  await endPlan(call);
  const now = Date.now();
  const faces = await listAvatars(db, me.id);
  await db.batch([
    db
      .update(user)
      .set({ ...NOBODY, deleted_at: now })
      .where(eq(user.id, me.id)),
    db
      .update(user)
      .set({ ...NOBODY, deleted_at: now })
      .where(eq(user.merged_into, me.id)),
    ...left,
    ...erasingOwned(db, me.id, ["now"]),
  ]);
  for (const face of faces) await endUses(call, face, "everybody");
}

async function removeFiles({ bucket }: Services, ownerId: string): Promise<boolean> {
  const { objects, truncated } = await bucket.list({ prefix: ownerFolder(ownerId), limit: BATCH });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  return !truncated;
}

/** Removes what a deleted account made, once none of its tasks is under way; the ledger stays, and names nobody. */
async function purgeOne(all: Services, id: string): Promise<void> {
  const { db } = all;
  const open = await db.$count(task, and(eq(task.owner_id, id), inArray(task.state, [...OPEN_STATES])));
  if (open > 0 || !(await removeFiles(all, id))) return;
  // A provider that does not answer now is asked again by the next cron.
  const gone = await deleteVoicesOf(all, id).then(
    () => true,
    (error: unknown) => (console.warn(error), false),
  );
  if (!gone) return;
  await db.batch([db.update(user).set({ purged_at: Date.now() }).where(eq(user.id, id)), ...erasingOwned(db, id, ["now", "later"])]);
}

/** By cron, and right after a deletion: what deleted accounts left. */
export async function purge(all: Services): Promise<void> {
  const due = await all.db
    .select({ id: user.id })
    .from(user)
    .where(and(isNotNull(user.deleted_at), isNull(user.purged_at)))
    .limit(20);
  for (const { id } of due) await purgeOne(all, id);
}
