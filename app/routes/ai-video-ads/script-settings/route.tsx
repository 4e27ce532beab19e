import { scriptAction } from "../../../flow/script-settings/action.ts";
import { scriptLoader } from "../../../flow/script-settings/loader.ts";

export const loader = scriptLoader("ai-video-ads");
export const action = scriptAction("ai-video-ads");
export { ScriptSettingsPage as default } from "../../../flow/script-settings/page.tsx";
