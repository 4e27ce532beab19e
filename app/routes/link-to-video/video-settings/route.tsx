import { settingsAction } from "../../../flow/video-settings/actions.ts";
import { settingsLoader } from "../../../flow/video-settings/queries.ts";

export const loader = settingsLoader("link-to-video");
export const action = settingsAction("link-to-video");
export { VideoSettingsPage as default } from "../../../flow/video-settings/page.tsx";
