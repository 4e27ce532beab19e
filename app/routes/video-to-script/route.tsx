import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { videoToScript as manifest } from "../../../trpc/contract/tools/video-to-script.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";

const SAMPLE = { videos: "sample:bottle/talking.mp4" };

/** A task that is done has a page of its own. */
export async function loader(args: LoaderFunctionArgs) {
  const state = await readToolState(args, manifest);
  if (state.task?.state === "success") throw redirect(`/${manifest.slug}/result?task=${encodeURIComponent(state.task.task_id)}`);
  return shown(state);
}
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Video to Script (spec §2). */
export default function VideoToScript() {
  const state = useLoaderData<typeof loader>() as ToolState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const chosen = answer?.values.videos;
  return (
    <SchemaPage
      slug={manifest.slug}
      manifest={manifest}
      state={state}
      answer={answer}
      sample={SAMPLE}
      size={Array.isArray(chosen) ? chosen.length : Number(state.files?.sent != null)}
    />
  );
}
