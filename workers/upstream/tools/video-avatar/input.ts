import { z } from "zod";
import { avatarFilm } from "../../../../db/schema/avatar.ts";
import { videoAvatar as manifest } from "../../../../trpc/contract/tools/video-avatar.ts";
import { frozenTimeline } from "../../timelines/frozen.ts";
import { keptFile } from "../files.ts";

/** What was asked for; the photo of one's own avatar as its key (null: a drawn one); and what stands behind it. */
export const avatarInput = z.object({
  asked: manifest.work.input,
  photo: z.string().nullable(),
  /** Of one that was filmed: their loop. */
  film: avatarFilm.nullable().default(null),
  name: z.string(),
  backdrop: keptFile.nullable(),
  /** A recording that is spoken in the script's place. */
  audio: keptFile.nullable(),
  /** A timeline to render as it is. */
  edited: frozenTimeline.optional(),
});
export type AvatarInput = z.infer<typeof avatarInput>;
