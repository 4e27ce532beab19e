import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { videoEnhancer as manifest } from "../../../trpc/contract/tools/video-enhancer.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";
import { EnhancedResult } from "./enhanced-result.tsx";
import { PreviewButtons } from "../../tool/preview-buttons.tsx";

const SAMPLE = {
  video: "sample:bottle/turning.mp4",
  times: "2",
  denoise: "light",
  sharpen: "light",
  colour: "natural",
  rate: "keep",
  at: "0:01",
};

export const loader = async (args: LoaderFunctionArgs) => shown(await readToolState(args, manifest));
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Video enhancer (spec §2): the recipe of the task at hand stays in the form, to be changed or to be rendered whole. */
export default function VideoEnhancer() {
  const state = useLoaderData<typeof loader>() as ToolState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { task, receipt } = state;
  const facts = task?.output?.facts;
  return (
    <SchemaPage
      slug={manifest.slug}
      manifest={manifest}
      state={state}
      answer={answer ?? (facts && { values: facts, problems: [], quote: null })}
      sample={SAMPLE}
      size={typeof facts?.seconds === "number" ? facts.seconds : null}
      result={task?.output && <EnhancedResult task={task} output={task.output} receipt={receipt} />}
      buttons={<PreviewButtons slug="video-enhancer" />}
    />
  );
}
