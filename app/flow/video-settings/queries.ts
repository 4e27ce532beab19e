import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { attempt } from "../../http/problem.ts";
import { readDraft } from "../draft.ts";
import { choicesFor } from "./choices.ts";
import { DRAW } from "./values.ts";

/** The frames, where their button was pressed. */
async function drawnFor(request: Request, { api }: AppLoadContext, { id }: Draft) {
  if (!new URL(request.url).searchParams.has(DRAW)) return null;
  return (await attempt(api.previews.preloadList({ draft_id: id }))).value?.list ?? null;
}

/** The draft's settings and what may be chosen. */
export const settingsLoader =
  (flow: ProductFlow) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const [draft, choices] = await Promise.all([readDraft(request, context, flow), context.api.public.getDictList({})]);
    return {
      flow,
      draftId: draft.id,
      revision: draft.revision,
      settings: draft.settings,
      frames: draft.product.media.length > 0 ? { drawn: await drawnFor(request, context, draft) } : null,
      written: draft.scripts.length > 0,
      choices: choicesFor(choices, draft.settings, draft.product),
    };
  };
