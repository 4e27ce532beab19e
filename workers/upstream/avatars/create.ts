import type { z } from "zod";
import { type AvatarRow, insertAvatar, listAvatars } from "../../../db/queries/avatar.ts";
import type { avatars } from "../../../trpc/contract/avatar.ts";
import { AVATAR_REVIEW, AVATAR_TYPE } from "../../../trpc/contract/rules/avatars.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { runOnce } from "../media/artifact.ts";
import { MediaJobFailed } from "../media/client.ts";
import { reasonOf } from "../media/reasons.ts";
import { type KeptFile, resolveFile } from "../tools/files.ts";
import { sheetJob } from "../tools/video-avatar/sheet.ts";
import { mostAvatars } from "./limit.ts";

type Asked = z.output<typeof avatars.createPicture.input>;

/** Throws plan.upgradeRequired, avatar.tooMany. */
async function requireRoom(call: Call): Promise<number> {
  const most = mostAvatars(call.user, call.variables);
  if (most === 0) throw new AppError("plan.upgradeRequired", { detail: "no avatars of one's own" });
  if ((await listAvatars(call.db, call.user.id)).length >= most) throw new AppError("avatar.tooMany", { params: { max: most } });
  return most;
}

/**
 * Looks at the photo and draws its mouth shapes, which the first video then has at hand. Throws what is wrong with the
 * face (codes -3023, -3024) or the picture.
 */
async function build(call: Call, { key }: KeptFile): Promise<string[]> {
  const { job, scene } = await sheetJob({ files: call.files, ownerId: call.user.id }, { photo: key }, true);
  try {
    await runOnce(call, call.user.id, job);
  } catch (cause) {
    if (cause instanceof MediaJobFailed) throw new AppError(reasonOf(cause.code, cause.values), { params: cause.values, cause });
    throw cause;
  }
  return [key, job.sheet.key, ...(scene ? [scene] : [])];
}

const consentOf = ({ consent: { whose, person, statement } }: Asked): AvatarRow["consent"] => ({
  whose,
  person: whose === "self" ? "" : person,
  statement,
  agreed_at: Date.now(),
});

/** Makes an avatar of a photo, once somebody has said that the person agrees. Throws avatar.consentRequired first of all. */
export async function createPictureAvatar(call: Call, asked: Asked): Promise<AvatarRow> {
  const { consent, picture, name, gender, voice } = asked;
  if (!consent.agreed || (consent.whose === "other" && consent.person === "")) throw new AppError("avatar.consentRequired");
  const most = await requireRoom(call);
  const file = await resolveFile(call, picture, "picture-avatar");
  const files = await build(call, file);
  const row: AvatarRow = {
    id: randomId(),
    owner_id: call.user.id,
    name,
    type: AVATAR_TYPE.picture,
    gender,
    voice,
    review_status: call.variables.AVATAR_REVIEW === "person" ? AVATAR_REVIEW.pending : AVATAR_REVIEW.passed,
    review_note: "",
    key: file.key,
    consent: consentOf(asked),
    created_at: Date.now(),
  };
  if (!(await insertAvatar(call.db, row, { files, most }))) throw new AppError("avatar.tooMany", { params: { max: most } });
  return row;
}
