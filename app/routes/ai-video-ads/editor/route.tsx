import { eitherAction, eitherLoader } from "../../../flow/editor/either.tsx";

export const loader = eitherLoader("ai-video-ads");
export const action = eitherAction("ai-video-ads");
export { EitherPage as default } from "../../../flow/editor/either.tsx";
export { editorHeaders as headers } from "../../../flow/editor/headers.ts";
