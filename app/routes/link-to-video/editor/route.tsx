import { eitherAction, eitherLoader } from "../../../flow/editor/either.tsx";

export const loader = eitherLoader("link-to-video");
export const action = eitherAction("link-to-video");
export { EitherPage as default } from "../../../flow/editor/either.tsx";
export { editorHeaders as headers } from "../../../flow/editor/headers.ts";
