import { useActionData, useLoaderData } from "@remix-run/react";
import { videoTranslation as manifest } from "../../../../trpc/contract/tools/video-translation.ts";
import { editorAction, type EditorAnswer, editorLoader, type EditorState } from "../../../translation/editor-data.ts";
import { EditorPage } from "../../../translation/editor-page.tsx";

export const loader = editorLoader(manifest);
export { toolHeaders as headers } from "../../../tool/queries.ts";
export const action = editorAction(manifest);

/** The lines of a video translation, beside its video. */
export default function VideoTranslationEditor() {
  const state = useLoaderData<typeof loader>() as EditorState;
  const answer = useActionData<typeof action>() as EditorAnswer | undefined;
  return <EditorPage slug={manifest.slug} state={state} answer={answer} />;
}
