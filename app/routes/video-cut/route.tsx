import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { videoCut as manifest } from "../../../trpc/contract/tools/video-cut.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";
import { CutResult } from "./cut-result.tsx";
import { SpansField } from "./spans-field.tsx";

const SAMPLE = { video: "sample:templates/demo.mp4", spans: "0:01-0:04\n0:06-0:08.5", keep: "keep", files: "one" };

export const loader = async (args: LoaderFunctionArgs) => shown(await readToolState(args, manifest));
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Video cut (spec §3 VIDEO_CUT). */
export default function VideoCut() {
  const state = useLoaderData<typeof loader>() as ToolState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { values = {}, problems = [] } = answer ?? {};
  return (
    <SchemaPage
      slug={manifest.slug}
      manifest={manifest}
      state={state}
      answer={answer}
      sample={SAMPLE}
      result={state.task?.output && <CutResult task={state.task} output={state.task.output} receipt={state.receipt} />}
      custom={{ spans: <SpansField value={String(values.spans ?? "")} problems={problems} files={state.files} chosen={values.video} /> }}
    />
  );
}
