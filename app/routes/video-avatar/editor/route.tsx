import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { TimelineTaken } from "../../../../trpc/contract/timeline-variant.ts";
import { readForm, textOf } from "../../../http/form.ts";
import type { Problem } from "../../../http/problem.ts";
import { timelineAction } from "../../../timeline/actions.ts";
import { openTimeline } from "../../../timeline/open.ts";
import type { Opening } from "../../../timeline/opening.ts";
import { TimelinePage } from "../../../timeline/page.tsx";
import { timelinePage } from "../../../timeline/queries.ts";
import { viewOf } from "../../../timeline/view.ts";

const PLACE = "video-avatar";

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const view = viewOf(new URL(request.url));
  if (!view) throw data(null, { status: 404 });
  return data({ editing: await timelinePage(context, PLACE, view) });
};
export { editorHeaders as headers } from "../../../flow/editor/headers.ts";

/** With a timeline it is edited; without one the timeline of a finished film is opened. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const view = viewOf(new URL(request.url));
  if (view) return timelineAction(request, context, { flow: PLACE, view });
  return openTimeline(context, PLACE, textOf(await readForm(request), "task").slice(0, 40));
};

interface Refused {
  problems: Problem[];
  opening?: Opening | null;
  taken?: readonly TimelineTaken[];
}

/** The timeline editor of an avatar's video (spec §2 VideoEditorFromAvatar). */
export default function VideoEditorFromAvatar() {
  const { editing } = useLoaderData<typeof loader>() as { editing: Awaited<ReturnType<typeof timelinePage>> };
  const refused = useActionData<typeof action>() as Refused | undefined;
  const page = { ...editing, taken: refused?.taken ?? [] };
  return <TimelinePage page={page} problems={refused?.problems ?? []} opening={refused?.opening ?? null} />;
}
