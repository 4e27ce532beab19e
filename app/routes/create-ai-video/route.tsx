import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createAiVideo as manifest } from "../../../trpc/contract/tools/create-ai-video.ts";
import { modelAction } from "../../models/actions.ts";
import { FilmPage } from "../../models/film-page.tsx";
import { type FilmState, readFilmState } from "../../models/film-state.ts";
import type { ToolAnswer } from "../../tool/actions.ts";
import { shown } from "../../tool/queries.ts";

const { input } = manifest.work;

export const loader = async (args: LoaderFunctionArgs) => shown(await readFilmState(args, manifest));
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = modelAction(manifest, "video");

/** CreateAiVideo (spec §2). */
export default function CreateAiVideo() {
  const state = useLoaderData<typeof loader>() as FilmState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  return <FilmPage slug={manifest.slug} input={input} modes={input.shape.mode.unwrap().options} state={state} answer={answer} />;
}
