import { type AvatarRow, findAvatar, findUsableAvatar } from "../../../db/queries/avatar.ts";
import { AVATAR_REVIEW } from "../../../trpc/contract/rules/avatars.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";

/** The caller's own avatar. Throws system.notFound: there is none, or it is another's. */
export async function ownAvatar({ db, user }: Pick<Call, "db" | "user">, id: string): Promise<AvatarRow> {
  const row = await findAvatar(db, user.id, id);
  if (!row) throw new AppError("system.notFound");
  return row;
}

/** An avatar that the caller may use: their own, or one that is offered to all. Throws system.notFound. */
export async function usableAvatar({ db, user }: Pick<Call, "db" | "user">, id: string): Promise<AvatarRow> {
  const row = await findUsableAvatar(db, user.id, id);
  if (!row) throw new AppError("system.notFound", { about: id });
  return row;
}

/** An avatar once more, when a run that shows it begins: consent may have been withdrawn since. Throws avatar.withdrawn. */
export async function requireAvatarAtRun({ db }: Pick<Call, "db">, user: string, avatar: string): Promise<void> {
  const row = await findUsableAvatar(db, user, avatar);
  if (row?.review_status !== AVATAR_REVIEW.passed) throw new AppError("avatar.withdrawn");
}
