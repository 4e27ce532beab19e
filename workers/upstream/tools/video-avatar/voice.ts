import type { Passage } from "../../../../timeline/compose/avatar/video.ts";
import { cloudVoiceOf } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { speakCloud } from "../cloud-speech.ts";
import { targetAt, workName } from "../job-files.ts";
import { passagesOf, type Passage as Written } from "../text-to-speech/passages.ts";
import type { ToolRun } from "../tool.ts";
import { type AvatarInput, scenesOf } from "./input.ts";
import { levelled, record } from "./recording.ts";

type Run = ToolRun<AvatarInput>;

/** What is said in each scene. */
export interface Spoken {
  scenes: Passage[][];
  language: "en" | "zh";
  engine: string;
}

interface Said {
  engine: string;
  passage: Passage;
}

/** A passage by a provider's voice: it says when each word is, and its sound what the mouth does. */
async function byProvider(run: Run, { text, voice, pause }: Written, id: string): Promise<Said> {
  const { speed, emotion } = run.input.asked;
  const asked = { text, voice, speed, emotion };
  const { key } = await targetAt(run, `${await workName(run, asked)}.wav`, "audio/wav");
  const { duration, words, engine } = await run.step(`voice ${id}`, () => speakCloud(run, key, asked));
  const sound = await levelled(run, key, { of: ` ${id}`, duration });
  return { engine, passage: { id, text, url: sound.key, duration, pause, words, mouth: sound.mouth } };
}

async function said(run: Run, written: Written, id: string): Promise<Said> {
  const { text, language, voice, pause } = written;
  if (cloudVoiceOf(voice)) return byProvider(run, written, id);
  const words = { text, language, voice, speed: run.input.asked.speed };
  const audio = await targetAt(run, `${await workName(run, words)}.wav`, "audio/wav");
  const { engine, ...speech } = await run.media(`voice ${id}`, { kind: "speech", ...words, audio });
  return { engine, passage: { id, text, url: audio.key, pause, ...speech } };
}

const idOf = (scene: number, at: number): string => (scene === 0 ? `${at}` : `${scene}-${at}`);

/** Each passage of each script, spoken; a recording of one's own stands in place of the first. */
export async function speak(run: Run): Promise<Spoken> {
  const { audio, asked } = run.input;
  const scenes = scenesOf(run.input);
  const recorded = audio ? await record(run, audio) : null;
  const all = await Promise.all(
    scenes.map(({ script }, scene) =>
      scene === 0 && recorded
        ? [recorded]
        : Promise.all(passagesOf(script, asked.voice).map((written, at) => said(run, written, idOf(scene, at)))),
    ),
  );
  const [first] = passagesOf(scenes[0]?.script ?? "", asked.voice);
  const language = recorded?.language ?? (first?.language === "zh" ? "zh" : "en");
  return {
    scenes: all.map((each) => each.map(({ passage }) => passage)),
    language,
    engine: all.flat().find(({ engine }) => engine)?.engine ?? "",
  };
}
