import { z } from "zod";
import type { Language } from "../../../../locales/index.ts";
import { AVATAR_GENDERS } from "../../../../trpc/contract/rules/avatars.ts";
import { CLONE_LANGUAGES, CLONE_NAME, CLONE_SAMPLES } from "../../../../trpc/contract/rules/cloned-voices.ts";
import { fileInputs } from "../../../../trpc/contract/tools/file-input.ts";

/** What the form of a cloned voice asks. */
export const CLONE_FORM = z.object({
  samples: fileInputs("voice-sample", { count: CLONE_SAMPLES }),
  name: z.string().trim().min(1).max(CLONE_NAME),
  gender: z.enum(AVATAR_GENDERS),
  language: z.enum(CLONE_LANGUAGES).default("en"),
  whose: z.enum(["self", "other"]).default("self"),
  person: z.string().trim().max(80).default(""),
  agreed: z.boolean().default(false),
});

/** A new form: people record their samples in the language that they read the page in, where voices are cloned in it. */
export const newClone = (lang: Language): Pick<z.output<typeof CLONE_FORM>, "language"> => ({
  language: CLONE_LANGUAGES.find((one) => one === lang) ?? "any",
});
