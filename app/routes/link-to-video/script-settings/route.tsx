import { scriptAction } from "../../../flow/script-settings/actions.ts";
import { scriptLoader } from "../../../flow/script-settings/queries.ts";

export const loader = scriptLoader("link-to-video");
export const action = scriptAction("link-to-video");
export { ScriptSettingsPage as default } from "../../../flow/script-settings/page.tsx";
