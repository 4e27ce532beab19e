import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { videoDownloader as manifest } from "../../../trpc/contract/tools/video-downloader.ts";
import { sampleVideo } from "../../http/sample-page.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";

type State = ToolState & { sample: string };

export const loader = async (args: LoaderFunctionArgs) =>
  shown({ ...(await readToolState(args, manifest)), sample: sampleVideo(args.request, args.context.lang) } satisfies State);
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Video downloader (spec §2). */
export default function VideoDownloader() {
  const state = useLoaderData<typeof loader>() as State;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const sample = { address: state.sample, rights: "on" };
  return <SchemaPage slug={manifest.slug} manifest={manifest} state={state} answer={answer} sample={sample} />;
}
