import { editorAction } from "../../../flow/editor/actions.ts";
import { editorLoader } from "../../../flow/editor/queries.ts";

export const loader = editorLoader("link-to-video");
export const action = editorAction("link-to-video");
export { EditorPage as default } from "../../../flow/editor/page.tsx";
export { editorHeaders as headers } from "../../../flow/editor/headers.ts";
