import { z } from "zod";
import { AVATAR_GENDERS, AVATAR_NAME } from "../../../../trpc/contract/rules/avatars.ts";
import { VOICES } from "../../../../trpc/contract/rules/voices.ts";
import { fileInput } from "../../../../trpc/contract/tools/file-input.ts";

/** What the form of a talking photo asks. */
export const FORM = z.object({
  picture: fileInput("picture-avatar"),
  name: z.string().trim().min(1).max(AVATAR_NAME),
  gender: z.enum(AVATAR_GENDERS).default("female"),
  voice: z.enum(VOICES.map(({ id }) => id)),
  whose: z.enum(["self", "other"]).default("self"),
  person: z.string().trim().max(80).default(""),
  agreed: z.boolean().default(false),
});
