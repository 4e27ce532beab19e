import { data, redirect, type AppLoadContext } from "@remix-run/cloudflare";
import type { Draft } from "../../trpc/contract/draft.ts";
import { flowOf, type ProductFlow } from "../../trpc/contract/rules/product.ts";
import { attempt, isNotFound, needsLogin } from "../http/problem.ts";

/** The draft that a page's address names. */
export const draftIdOf = (request: Request): string | undefined => new URL(request.url).searchParams.get("draft")?.slice(0, 40);

/** The draft that a page of a flow is about. No draft named: back to the flow's start. Unknown, or nobody asks: 404. */
export async function readDraft(request: Request, { api }: AppLoadContext, flow: ProductFlow): Promise<Draft> {
  const url = new URL(request.url);
  const draft_id = draftIdOf(request);
  if (!draft_id) throw redirect(`/${flow}`);
  const { value: draft, problem } = await attempt(api.drafts.get({ draft_id }));
  if (problem) throw data(null, { status: isNotFound(problem) || needsLogin(problem) ? 404 : 503 });
  const own = flowOf(draft.app_id);
  if (own !== flow) throw redirect(`${url.pathname.replace(flow, own).replace("/product-details", "")}${url.search}`);
  return draft;
}
