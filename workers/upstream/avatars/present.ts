import type { z } from "zod";
import type { AvatarRow } from "../../../db/queries/avatar.ts";
import { type Avatar, avatar } from "../../../trpc/contract/avatar.ts";
import {
  AVATAR_REVIEW,
  AVATAR_SCOPE,
  AVATAR_SOURCE,
  AVATAR_TYPE,
  DRAWN_AVATARS,
  type DrawnAvatar,
} from "../../../trpc/contract/rules/avatars.ts";
import { cloudVoiceOf } from "../../../trpc/contract/rules/cloud-voices.ts";
import { FIRST_VOICE } from "../../../trpc/contract/rules/voices.ts";
import { pageExpiry } from "../files/expiry.ts";
import { thumbKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";

const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Those of the built-in engine: drawn by a program (source `ai`), open to all. */
export const DRAWN: readonly Avatar[] = (Object.keys(DRAWN_AVATARS) as DrawnAvatar[]).map((id) => ({
  id,
  name: titled(id),
  type: AVATAR_TYPE.stationary,
  source: AVATAR_SOURCE.ai,
  user_scope: AVATAR_SCOPE.all,
  gender: DRAWN_AVATARS[id].gender,
  voices: DRAWN_AVATARS[id].voices,
  review_status: AVATAR_REVIEW.passed,
  review_note: "",
  is_active: 1,
  image_url: `/samples/presenters/${id}.webp`,
  motion_url: `/samples/presenters/${id}.mp4`,
  offered: null,
  offer_note: "",
  created_at: 0,
}));

/** A provider's voice speaks every language; one of the built-in engine has one of the other language beside it. */
const voicesOf = (voice: string): Avatar["voices"] =>
  (cloudVoiceOf(voice) ? { en: voice, zh: voice } : { ...FIRST_VOICE, [voice.startsWith("z") ? "zh" : "en"]: voice }) as Avatar["voices"];

/** One's own avatar: its voice, and beside it one of the other language. */
export async function presentAvatar({ files }: Pick<Call, "files">, row: AvatarRow): Promise<Avatar> {
  const { id, name, type, gender, voice, review_status, review_note, film, motion, offered, offer, created_at } = row;
  const moving = film ?? motion;
  const shown: z.input<typeof avatar> = {
    id,
    name,
    type: type as Avatar["type"],
    source: AVATAR_SOURCE.custom,
    user_scope: AVATAR_SCOPE.all,
    gender,
    voices: voicesOf(voice),
    review_status: review_status as Avatar["review_status"],
    review_note,
    is_active: review_status === AVATAR_REVIEW.passed ? 1 : 0,
    image_url: await files.readPath(moving?.still ?? thumbKey(row.key, "picture"), pageExpiry()),
    motion_url: moving ? await files.readPath(moving.loop, pageExpiry()) : "",
    offered: offered as Avatar["offered"],
    offer_note: offer?.note ?? "",
    created_at,
  };
  return avatar.parse(shown);
}

/** What somebody else offers to all: nothing is told of them, and a voice that was cloned stays its owner's. */
export async function presentOffered(call: Pick<Call, "files">, row: AvatarRow): Promise<Avatar> {
  const voice = cloudVoiceOf(row.voice) ? FIRST_VOICE.en : row.voice;
  const shown = await presentAvatar(call, { ...row, voice });
  return { ...shown, source: AVATAR_SOURCE.community, review_note: "", offered: null, offer_note: "" };
}
