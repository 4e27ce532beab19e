import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Work } from "../../../trpc/contract/tools/manifest.ts";
import { attempt } from "../../http/problem.ts";
import { type FileChoices, readFileChoices } from "../../tool/file-choices.ts";
import { type CloudVoices, NO_CLOUD } from "../text-to-speech/voices.tsx";

export interface CreateState {
  files: FileChoices | null;
  cloud: CloudVoices;
}

/** What the form of an avatar of one's own offers: files, and every voice that can run here. `accepts`: what "send to" brings. */
export const createLoader =
  (input: z.ZodType, accepts: Work["accepts"]) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<CreateState> => {
    const [files, voices] = await Promise.all([
      readFileChoices(context, { work: { input, accepts } }, new URL(request.url).searchParams),
      attempt(context.api.voices.list({})),
    ]);
    return { files, cloud: voices.value ?? NO_CLOUD };
  };
