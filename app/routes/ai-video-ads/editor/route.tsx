import { editorAction } from "../../../flow/editor/action.ts";
import { editorLoader } from "../../../flow/editor/loader.ts";

export const loader = editorLoader("ai-video-ads");
export const action = editorAction("ai-video-ads");
export { EditorPage as default } from "../../../flow/editor/page.tsx";
export { editorHeaders as headers } from "../../../flow/editor/headers.ts";
