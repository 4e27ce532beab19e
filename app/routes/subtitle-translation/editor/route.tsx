import { useActionData, useLoaderData } from "@remix-run/react";
import { subtitleTranslation as manifest } from "../../../../trpc/contract/tools/subtitle-translation.ts";
import { editorAction, type EditorAnswer, editorLoader, type EditorState } from "../../../translation/editor-data.ts";
import { EditorPage } from "../../../translation/editor-page.tsx";

export const loader = editorLoader(manifest);
export { toolHeaders as headers } from "../../../tool/queries.ts";
export const action = editorAction(manifest);

/** The lines of a subtitle translation. */
export default function SubtitleTranslationEditor() {
  const state = useLoaderData<typeof loader>() as EditorState;
  const answer = useActionData<typeof action>() as EditorAnswer | undefined;
  return <EditorPage slug={manifest.slug} state={state} answer={answer} />;
}
