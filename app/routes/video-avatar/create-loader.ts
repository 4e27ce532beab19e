import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Lack } from "../../../trpc/contract/rules/access.ts";
import { AVATAR_SOURCE } from "../../../trpc/contract/rules/avatars.ts";
import type { Work } from "../../../trpc/contract/tools/manifest.ts";
import { attempt } from "../../http/problem.ts";
import { type FileChoices, readFileChoices } from "../../tool/file-choices.ts";
import { type CloudVoices, NO_CLOUD } from "../text-to-speech/voices.tsx";

export interface CreateState {
  /** Whether one more avatar of one's own may be made. */
  mayAdd: boolean;
  lacks: Lack | null;
  files: FileChoices | null;
  cloud: CloudVoices;
}

/** What the form of an avatar of one's own offers: files, and every voice that can run here. `accepts`: what "send to" brings. */
export const createLoader =
  (input: z.ZodType, accepts: Work["accepts"]) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<CreateState> => {
    const [files, voices, avatars] = await Promise.all([
      readFileChoices(context, { work: { input, accepts } }, new URL(request.url).searchParams),
      attempt(context.api.voices.list({})),
      attempt(context.api.avatars.list({ source: AVATAR_SOURCE.custom })),
    ]);
    const { may_add = 0, lacks = null } = avatars.value ?? {};
    // Who cannot be asked is refused nothing here: the upstream asks again.
    return { files, cloud: voices.value ?? NO_CLOUD, mayAdd: avatars.value === null || may_add > 0, lacks };
  };
