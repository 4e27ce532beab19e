import { type AvatarRow, changeAvatar } from "../../../db/queries/avatar.ts";
import type { Consent } from "../../../trpc/contract/consent.ts";
import { AVATAR_REVIEW } from "../../../trpc/contract/rules/avatars.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { agreed } from "./consent.ts";

/**
 * Offers an avatar to all: a person always looks at it first. Offered again it is reviewed again. Who has agreed is who was
 * named when it was made. Throws avatar.consentRequired, avatar.inReview.
 */
export async function offer({ db }: Pick<Call, "db">, row: AvatarRow, consent: Pick<Consent, "agreed" | "statement">): Promise<AvatarRow> {
  const kept = agreed({ ...row.consent, ...consent });
  if (row.review_status !== AVATAR_REVIEW.passed) throw new AppError("avatar.inReview");
  return changeAvatar(db, row, { offered: AVATAR_REVIEW.pending, offer: { consent: kept, note: "" } });
}

/** What a new name changes of an offer: others see it once it was looked at. */
export const offeredAnew = (
  { name: before, offer: kept, offered }: AvatarRow,
  name = before,
): Partial<Pick<AvatarRow, "offered" | "offer">> =>
  name === before || offered === null || kept === null ? {} : { offered: AVATAR_REVIEW.pending, offer: { ...kept, note: "" } };
