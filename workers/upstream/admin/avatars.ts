import { type AvatarRow, decidingAvatar, findAnyAvatar, pendingAvatars } from "../../../db/queries/avatar.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { AVATAR_REVIEW } from "../../../trpc/contract/rules/avatars.ts";
import { AppError } from "../app-error.ts";
import { endUses } from "../avatars/uses.ts";
import { pageExpiry } from "../files/expiry.ts";
import { type AdminCall, type App, implement } from "../http/implement.ts";
import { recorded } from "./change.ts";
import { tellOwner } from "./decided.ts";

const PAGE = 50;

/** Whether it is about offering it to all: the avatar itself comes first. */
const isOfOffer = ({ review_status, offered }: AvatarRow): boolean => review_status === AVATAR_REVIEW.passed && offered !== null;

/** Whether a decision means something else than what is there: an offer that was taken back, another name. */
function isSeenOtherwise(row: AvatarRow, { of, name }: { of?: "avatar" | "offer" | undefined; name?: string | undefined }): boolean {
  if (name !== undefined && name !== row.name) return true;
  if (of) return (of === "offer") !== isOfOffer(row);
  return row.review_status === AVATAR_REVIEW.passed && row.offered === null;
}

/** What was decided of it last; 0: it waits. */
const decisionOf = (row: AvatarRow): number | null => (isOfOffer(row) ? row.offered : row.review_status);

async function presented({ files }: AdminCall, row: AvatarRow) {
  const { id, owner_id, name, created_at, offer } = row;
  const isOffer = isOfOffer(row);
  const review_status = row.review_status as -1 | 0 | 1;
  const offered = isOffer ? (row.offered as -1 | 0 | 1) : null;
  const consent = (isOffer && offer?.consent) || row.consent;
  const review_note = isOffer ? (offer?.note ?? "") : row.review_note;
  const photo_url = files.absolute(await files.readPath(row.film?.still ?? row.key, pageExpiry()));
  return { id, owner_id, name, review_status, review_note, consent, photo_url, offered, created_at };
}

/** Serves `admin.avatars`: every decision leaves an audit row, once each. */
export function avatarReviewRoutes(app: App): void {
  implement(app, admin.avatars.pending, async (_input, call) => ({
    list: await Promise.all((await pendingAvatars(call.db, PAGE)).map((row) => presented(call, row))),
  }));
  implement(app, admin.avatars.review, async ({ id, of, name, waits, ...decision }, call) => {
    const row = await findAnyAvatar(call.db, id);
    if (!row) throw new AppError("system.notFound", { detail: `no avatar ${id}` });
    const isOffer = isOfOffer(row);
    if (isSeenOtherwise(row, { of, name })) throw new AppError("admin.seenOtherwise");
    const { review_status: offered, review_note: note } = decision;
    if (waits && decisionOf(row) === offered) return presented(call, row);
    if (waits && decisionOf(row) !== AVATAR_REVIEW.pending) throw new AppError("admin.seenOtherwise");
    const decided = isOffer && row.offer ? { offered, offer: { ...row.offer, note } } : decision;
    const before = isOffer ? { offered: row.offered } : { review_status: row.review_status, review_note: row.review_note };
    const subject = isOffer ? `avatar-offer:${id}` : `avatar:${id}`;
    const change = { action: "review", subject, revision: Date.now(), before, after: decision };
    await recorded(call, change, decidingAvatar(call.db, row, decided));
    const now = await findAnyAvatar(call.db, id);
    if (!now || (isOffer && now.offered !== offered)) throw new AppError("admin.seenOtherwise");
    if (decision.review_status === AVATAR_REVIEW.rejected) await endUses(call, row, isOffer ? "others" : "everybody");
    const kind = decision.review_status === 1 ? "avatarPassed" : "avatarRejected";
    tellOwner(call, row.owner_id, { kind, name: row.name, note: decision.review_note });
    return presented(call, now);
  });
}
