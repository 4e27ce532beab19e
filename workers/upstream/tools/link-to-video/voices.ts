import type { VideoSettings } from "../../../../trpc/contract/settings.ts";
import type { Clip, Script } from "../../../../trpc/contract/script.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import type { ToolRun } from "../tool.ts";
import { speedOf } from "./pace.ts";
import { targetAt, workName } from "../job-files.ts";

export interface SpokenClip {
  clip: Clip;
  key: string;
  speech: ResultOf<"speech">;
}

async function speak(run: ToolRun, clip: Clip, script: Script, settings: VideoSettings): Promise<SpokenClip> {
  const words = { text: clip.text, language: script.language, voice: settings.voice, speed: speedOf(settings.voice) };
  const audio = await targetAt(run, `${await workName(run, words)}.wav`, "audio/wav");
  const speech = await run.media(`voice ${clip.id}`, { kind: "speech", ...words, audio });
  return { clip, key: audio.key, speech };
}

/** Speaks each clip; a clip that did not change since is not spoken again. */
export function speakScript(run: ToolRun, script: Script, settings: VideoSettings): Promise<SpokenClip[]> {
  return Promise.all(script.clips.map((clip) => speak(run, clip, script, settings)));
}
