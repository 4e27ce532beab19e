import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { readDraft } from "../draft.ts";

/** The draft, once it has scripts; or why it has none. */
export interface Writing {
  draft: Draft;
  problem: Problem | null;
}

/** The page stands at once; scripts not written yet are written while it streams. `script`: the one looked at. */
export const scriptLoader =
  (flow: ProductFlow) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const draft = await readDraft(request, context, flow);
    const query = new URL(request.url).searchParams;
    const shown = { flow, draftId: draft.id, looked: query.get("script"), saved: query.has("saved") };
    const written = draft.scripts.length > 0 && draft.scripts.every(({ language }) => language === draft.settings.language);
    if (written) return { ...shown, ready: { draft, problem: null } satisfies Writing, writing: null };
    const writing = attempt(context.api.drafts.writeScripts({ draft_id: draft.id })).then(({ value, problem }): Writing => ({
      draft: value ?? draft,
      problem,
    }));
    return { ...shown, ready: null, writing };
  };
