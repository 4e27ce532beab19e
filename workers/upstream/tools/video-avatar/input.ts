import { z } from "zod";
import { videoAvatar as manifest } from "../../../../trpc/contract/tools/video-avatar.ts";
import { keptFile } from "../files.ts";

/** What was asked for; the photo of one's own avatar as its key (null: a drawn one); and what stands behind it. */
export const avatarInput = z.object({
  asked: manifest.work.input,
  photo: z.string().nullable(),
  name: z.string(),
  backdrop: keptFile.nullable(),
  /** A recording that is spoken in the script's place. */
  audio: keptFile.nullable(),
});
export type AvatarInput = z.infer<typeof avatarInput>;
