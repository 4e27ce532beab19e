import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { subtitlesRemover as manifest } from "../../../trpc/contract/tools/subtitles-remover.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { ToolPage } from "../../tool/page.tsx";
import { readPartsState, shown } from "../../tool/queries.ts";
import { Sample } from "../../tool/sample.tsx";
import { askedIn } from "./asked.ts";
import { CleanResults } from "./clean-results.tsx";
import { RemovalForm } from "./removal-form.tsx";

const SAMPLE = { videos: "sample:bottle/captioned.mp4", quality: "basic", at: "0:00", stage: "preview" };

export const loader = async (args: LoaderFunctionArgs) => shown(await readPartsState(args, manifest));
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Watermark and subtitle removal (spec §2): what was asked for stays in the form, to be changed or to be rendered whole. */
export default function SubtitlesRemover() {
  const state = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { task, parts, receipt } = state;
  const values = answer?.values ?? askedIn(task?.output?.facts) ?? {};
  return (
    <ToolPage
      slug={manifest.slug}
      state={state}
      problems={answer?.problems ?? []}
      result={task && <CleanResults task={task} parts={parts} receipt={receipt} />}
      form={
        <div className="grid gap-6">
          {!task && <Sample slug={manifest.slug} state={state} sample={SAMPLE} />}
          <RemovalForm state={state} values={values} problems={answer?.problems ?? []} quoted={answer?.quote?.cost} />
        </div>
      }
    />
  );
}
