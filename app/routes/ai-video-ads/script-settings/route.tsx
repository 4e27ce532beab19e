import { scriptAction } from "../../../flow/script-settings/actions.ts";
import { scriptLoader } from "../../../flow/script-settings/queries.ts";

export const loader = scriptLoader("ai-video-ads");
export const action = scriptAction("ai-video-ads");
export { ScriptSettingsPage as default } from "../../../flow/script-settings/page.tsx";
