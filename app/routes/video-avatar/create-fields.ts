import { z } from "zod";
import { anyVoiceId } from "../../../trpc/contract/rules/any-voice.ts";
import { AVATAR_GENDERS, AVATAR_NAME } from "../../../trpc/contract/rules/avatars.ts";
import { fileInput } from "../../../trpc/contract/tools/file-input.ts";

const about = {
  name: z.string().trim().min(1).max(AVATAR_NAME),
  /** Nobody is taken for a woman or a man who was not said to be one; nor is a voice chosen for them. */
  gender: z.enum(AVATAR_GENDERS),
  voice: anyVoiceId,
  whose: z.enum(["self", "other"]).default("self"),
  person: z.string().trim().max(80).default(""),
  agreed: z.boolean().default(false),
};

/** What the form of a talking photo asks. */
export const PICTURE_FORM = z.object({ picture: fileInput("picture-avatar"), as_it_is: z.boolean().default(false), ...about });
/** What the form of a video avatar asks. */
export const FILM_FORM = z.object({ film: fileInput("avatar-video"), ...about });

export type CreateForm = typeof PICTURE_FORM | typeof FILM_FORM;
