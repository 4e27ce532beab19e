import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { readDraft } from "../draft.ts";
import { choicesFor } from "./choices.ts";

/** The draft's settings and what may be chosen. */
export const settingsLoader =
  (flow: ProductFlow) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const [draft, choices] = await Promise.all([readDraft(request, context, flow), context.api.public.getDictList({})]);
    return {
      flow,
      draftId: draft.id,
      settings: draft.settings,
      written: draft.scripts.length > 0,
      choices: choicesFor(choices, draft.settings, draft.product),
    };
  };
