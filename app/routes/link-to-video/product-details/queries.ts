import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Draft } from "../../../../trpc/contract/draft.ts";
import type { Cutout } from "../../../../trpc/contract/preview.ts";
import { draftIdOf, readDraft } from "../../../flow/draft.ts";
import { madeCutouts } from "../../../flow/product/cutouts.ts";
import { attempt, type Problem } from "../../../http/problem.ts";

/** The draft, once its link is read; or why it could not be. */
export interface Reading {
  draft: Draft;
  problem: Problem | null;
  cutouts: Cutout[];
}

export const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : link);

/** The page stands at once; a link not read yet is read while it streams. */
export async function readDetails({ request, context }: LoaderFunctionArgs) {
  // Asked for together, they are one request to the upstream.
  const [draft, cutouts] = await Promise.all([
    readDraft(request, context, "link-to-video"),
    madeCutouts(context, draftIdOf(request) ?? ""),
  ]);
  const shown = {
    draftId: draft.id,
    host: hostOf(draft.source_url),
    byHand: new URL(request.url).searchParams.get("by") === "hand",
  };
  if (draft.analysis !== "waiting") return { ...shown, ready: { draft, problem: null, cutouts } satisfies Reading, reading: null };
  const reading = attempt(context.api.drafts.analyseUrl({ draft_id: draft.id })).then(async ({ value, problem }): Promise<Reading> => ({
    draft: value ?? draft,
    problem,
    cutouts: await madeCutouts(context, draft.id),
  }));
  return { ...shown, ready: null, reading };
}
