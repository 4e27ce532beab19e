import { voices } from "../../../trpc/contract/voice.ts";
import { type App, implement } from "../http/implement.ts";

/** Serves the `tts` calls. */
export function ttsRoutes(app: App): void {
  implement(app, voices.list, async (_input, { voices: cloud }) => cloud.list());
}
