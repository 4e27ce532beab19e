import { type AvatarRow, changingAvatar, findAnyAvatar, pendingAvatars } from "../../../db/queries/avatar.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { AppError } from "../app-error.ts";
import { pageExpiry } from "../files/expiry.ts";
import { type AdminCall, type App, implement } from "../http/implement.ts";
import { recorded } from "./change.ts";
import { tellOwner } from "./decided.ts";

const PAGE = 50;

async function presented({ files }: AdminCall, row: AvatarRow) {
  const { id, owner_id, name, review_note, consent, created_at } = row;
  const review_status = row.review_status as -1 | 0 | 1;
  const photo_url = files.absolute(await files.readPath(row.film?.still ?? row.key, pageExpiry()));
  return { id, owner_id, name, review_status, review_note, consent, photo_url, created_at };
}

/** Serves `admin.avatars`: every decision leaves an audit row, once each. */
export function avatarReviewRoutes(app: App): void {
  implement(app, admin.avatars.pending, async (_input, call) => ({
    list: await Promise.all((await pendingAvatars(call.db, PAGE)).map((row) => presented(call, row))),
  }));
  implement(app, admin.avatars.review, async ({ id, ...decision }, call) => {
    const row = await findAnyAvatar(call.db, id);
    if (!row) throw new AppError("system.notFound", { detail: `no avatar ${id}` });
    const before = { review_status: row.review_status, review_note: row.review_note };
    const change = { action: "review", subject: `avatar:${id}`, revision: Date.now(), before, after: decision };
    await recorded(call, change, changingAvatar(call.db, { id }, decision));
    const kind = decision.review_status === 1 ? "avatarPassed" : "avatarRejected";
    tellOwner(call, row.owner_id, { kind, name: row.name, note: decision.review_note });
    return presented(call, { ...row, ...decision });
  });
}
