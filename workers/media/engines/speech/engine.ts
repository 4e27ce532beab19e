import { writeFile } from "node:fs/promises";
import type { Engine } from "../../lanes/messages.ts";
import { JobError } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { wav } from "../sound/wav.ts";
import { speak } from "./speak.ts";
import { kokoroSession, SAMPLE_RATE } from "./synthesis.ts";
import { voices, type Voice } from "./voices.ts";

const SPEECH_ENGINE = "built-in:kokoro-v1.0";

/** The voice a job asks for. @throws JobError VOICE_UNKNOWN that says what there is instead. */
export function voiceFor({ voice: id, language }: Pick<JobOf<"speech">, "voice" | "language">): Voice {
  const own = voices.filter((voice) => voice.language.startsWith(`${language}-`));
  if (own.length === 0)
    throw new JobError("VOICE_UNKNOWN", `the built-in engine speaks en and zh, not ${language}: choose a provider for it`);
  const found = own.find((voice) => voice.id === id);
  if (found === undefined)
    throw new JobError("VOICE_UNKNOWN", `no ${language} voice "${id}": there are ${own.map((voice) => voice.id).join(", ")}`);
  return found;
}

export const speech: Engine = {
  async warm() {
    const [voice] = voices;
    await kokoroSession();
    if (voice !== undefined) await speak("Ready.", voice, 1, () => undefined);
  },
  async run({ job, files }, progress) {
    if (job.kind !== "speech") throw new Error(`the speech engine cannot do ${job.kind}`);
    const voice = voiceFor(job);
    const { samples, duration, words, mouth } = await speak(job.text, voice, job.speed, (fraction) =>
      progress(fraction * 0.95, "speaking"),
    );
    await writeFile(files["audio"] ?? "", wav([samples], SAMPLE_RATE));
    return { duration, words, mouth, engine: SPEECH_ENGINE } satisfies ResultOf<"speech">;
  },
};
