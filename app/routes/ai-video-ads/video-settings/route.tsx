import { settingsAction } from "../../../flow/video-settings/actions.ts";
import { settingsLoader } from "../../../flow/video-settings/queries.ts";

export const loader = settingsLoader("ai-video-ads");
export const action = settingsAction("ai-video-ads");
export { VideoSettingsPage as default } from "../../../flow/video-settings/page.tsx";
