import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { mp3Downloader as manifest } from "../../../trpc/contract/tools/mp3-downloader.ts";
import { sampleSound } from "../../http/sample-page.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";

type State = ToolState & { sample: string };

export const loader = async (args: LoaderFunctionArgs) =>
  shown({ ...(await readToolState(args, manifest)), sample: sampleSound(args.request) } satisfies State);
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Mp3 downloader (spec §2). */
export default function Mp3Downloader() {
  const state = useLoaderData<typeof loader>() as State;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const sample = { address: state.sample, rights: "on" };
  return <SchemaPage slug={manifest.slug} manifest={manifest} state={state} answer={answer} sample={sample} />;
}
