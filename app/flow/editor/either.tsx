import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import type { TimelineTaken } from "../../../trpc/contract/timeline-variant.ts";
import { timelineAction } from "../../timeline/actions.ts";
import type { Problem } from "../../http/problem.ts";
import type { Opening } from "../../timeline/opening.ts";
import { TimelinePage } from "../../timeline/page.tsx";
import { timelinePage } from "../../timeline/queries.ts";
import { viewOf } from "../../timeline/view.ts";
import { editorAction } from "./actions.ts";
import { EditorPage } from "./page.tsx";
import { editorLoader } from "./queries.ts";

/** One address for both: with a timeline it is the editor, with a draft the page of its film (spec §2 link-to-video/editor). */
export const eitherLoader = (flow: ProductFlow) => async (args: LoaderFunctionArgs) => {
  const view = viewOf(new URL(args.request.url));
  return view ? data({ editing: await timelinePage(args.context, flow, view) }) : editorLoader(flow)(args);
};

export const eitherAction = (flow: ProductFlow) => async (args: ActionFunctionArgs) => {
  const view = viewOf(new URL(args.request.url));
  return view ? timelineAction(args.request, args.context, { flow, view }) : editorAction(flow)(args);
};

interface Refused {
  problems: Problem[];
  opening?: Opening | null;
  taken?: readonly TimelineTaken[];
}

export function EitherPage() {
  const found = useLoaderData<ReturnType<typeof eitherLoader>>();
  const refused: Refused | undefined = useActionData<ReturnType<typeof eitherAction>>();
  if (!("editing" in found)) return <EditorPage />;
  const page = { ...found.editing, taken: refused?.taken ?? [] };
  return <TimelinePage page={page} problems={refused?.problems ?? []} opening={refused?.opening ?? null} />;
}
