import { editorAction } from "../../../flow/editor/actions.ts";
import { editorLoader } from "../../../flow/editor/queries.ts";

export const loader = editorLoader("ai-video-ads");
export const action = editorAction("ai-video-ads");
export { EditorPage as default } from "../../../flow/editor/page.tsx";
export { editorHeaders as headers } from "../../../flow/editor/headers.ts";
