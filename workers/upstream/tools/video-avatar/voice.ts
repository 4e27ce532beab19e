import type { Passage } from "../../../../timeline/compose/avatar/video.ts";
import { AVATAR_PREVIEW_SECONDS } from "../../../../trpc/contract/tools/video-avatar.ts";
import { cloudVoiceOf } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { spokenSeconds } from "../../../../trpc/contract/rules/speech.ts";
import { speakCloud } from "../cloud-speech.ts";
import { targetAt, workName } from "../job-files.ts";
import { passagesOf, type Passage as Written } from "../text-to-speech/passages.ts";
import type { ToolRun } from "../tool.ts";
import { type AvatarInput, scenesOf } from "./input.ts";
import { levelled, record } from "./recording.ts";

type Run = ToolRun<AvatarInput>;

/** What is said in each scene; of a preview, in those that it may come to. */
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

/** A preview is heard for so long at most, by an estimate that may be wrong by half. */
const HEARD = 2 * AVATAR_PREVIEW_SECONDS;

/** What is to be said of each scene: of a free preview, by a voice that is paid for, no more than is heard in it. */
function wantedOf(run: Run): Written[][] {
  const { asked, audio } = run.input;
  const all = scenesOf(run.input).map(({ script }) => passagesOf(script, asked.voice));
  if (run.task.stage !== "preview" || !cloudVoiceOf(asked.voice)) return all;
  let left = HEARD - (audio?.duration ?? 0);
  return all.flatMap((passages, scene) => {
    if (scene === 0 && audio) return [passages];
    const heard = passages.filter(({ text, language }) => {
      const isHeard = left > 0;
      left -= spokenSeconds(text, language === "zh" ? "zh" : "en") / asked.speed;
      return isHeard;
    });
    return heard.length > 0 ? [heard] : [];
  });
}

/** Each passage of each script, spoken, as far as it is wanted; a recording of one's own stands in place of the first scene's. */
export async function speak(run: Run): Promise<Spoken> {
  const { audio } = run.input;
  const wanted = wantedOf(run);
  const recorded = audio ? await record(run, audio) : null;
  const all = await Promise.all(
    wanted.map((passages, scene) =>
      scene === 0 && recorded ? [recorded] : Promise.all(passages.map((written, at) => said(run, written, idOf(scene, at)))),
    ),
  );
  const first = wanted[0]?.[0];
  const language = recorded?.language ?? (first?.language === "zh" ? "zh" : "en");
  return {
    scenes: all.map((each) => each.map(({ passage }) => passage)),
    language,
    engine: all.flat().find(({ engine }) => engine)?.engine ?? "",
  };
}
