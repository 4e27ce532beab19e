import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { cloudVoiceOf } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { filmName } from "../../files/keys.ts";
import { type Speech, speakCloud } from "../cloud-speech.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import { signed } from "../signed.ts";
import { keepSubtitles } from "../subtitle-files.ts";
import type { ToolRun } from "../tool.ts";
import { readPairs } from "../../../../trpc/contract/rules/speech-directions.ts";
import { cuesOf } from "./captions.ts";
import { asWritten } from "./notes.ts";
import type { Passage } from "./passages.ts";
import { type SpeechInput, spokenOf } from "./spoken.ts";

type Run = ToolRun<SpeechInput>;
type Words = ResultOf<"speech">["words"];

interface Spoken {
  key: string;
  pause: number;
  /** Not at the loudness of the built-in engine. */
  level: boolean;
  speech: Speech;
}

/** So many passages are on their way at once: the media service speaks two, and the next are at hand. */
const AT_ONCE = 4;

async function speak(run: Run, { text, voice, language, pause }: Passage, at: number): Promise<Spoken> {
  const said = { text, voice, language, speed: run.input.speed };
  const audio = await targetAt(run, `${await workName(run, said)}.wav`, "audio/wav");
  const { key } = audio;
  if (cloudVoiceOf(voice)) return { key, pause, level: true, speech: await run.step(`passage ${at}`, () => speakCloud(run, key, said)) };
  return { key, pause, level: false, speech: await run.media(`passage ${at}`, { kind: "speech", ...said, audio }) };
}

/** What is spoken so far, part by part, to be heard while the rest is made. */
const soFar = (spoken: readonly Spoken[]): StoredOutput => ({
  artifacts: spoken.map(({ key, speech: { duration } }, at) => ({
    kind: "audio",
    name: `part-${at}`,
    key,
    content_type: "audio/wav",
    bytes: 0,
    duration,
  })),
  facts: {},
  engines: {},
  timings: {},
});

/** The first passage alone, so that it is heard soon; then several beside each other. Each is heard when all before it are there. */
async function speakAll(run: Run, passages: readonly Passage[]): Promise<Spoken[]> {
  const spoken: (Spoken | undefined)[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    const [at, passage] = [next, passages[next]];
    if (!passage) return;
    next += 1;
    spoken[at] = await speak(run, passage, at);
    const first = passages.findIndex((_, index) => !spoken[index]);
    await run.progress("speaking", 5 + (85 * spoken.filter(Boolean).length) / passages.length);
    if (first > 0) await run.made(soFar(spoken.slice(0, first).flatMap((part) => part ?? [])));
  };
  const several = async (): Promise<void> => {
    while (next < passages.length) await one();
  };
  await one();
  await Promise.all(Array.from({ length: AT_ONCE }, several));
  return spoken.flatMap((part) => part ?? []);
}

/** Every word at its time in the whole recording, and how long that is; seconds. */
function placed(spoken: readonly Spoken[]): { words: Words; duration: number } {
  let at = 0;
  const words = spoken.flatMap(({ pause, speech: { duration, words: own } }) => {
    const shifted = own.map(({ text, start, end }) => ({ text, start: start + at, end: end + at }));
    at += duration + pause;
    return shifted;
  });
  return { words, duration: at };
}

/** Every engine that spoke, once. */
const enginesOf = (spoken: readonly Spoken[]): string => [...new Set(spoken.map(({ speech }) => speech.engine))].join(", ");

/** Text → passages → speech → one recording, with its words timed. */
export async function makeSpeech(run: Run): Promise<StoredOutput> {
  const passages = spokenOf(run.input);
  await run.progress("speaking", 2);
  const spoken = await speakAll(run, passages);
  await run.progress("joining", 92);
  const { words: said, duration } = placed(spoken);
  const words = asWritten(said, readPairs(run.input.notes) ?? []);
  const name = filmName(run.task.id);
  const [wav, mp3] = await Promise.all([targetAt(run, `${name}.wav`, "audio/wav"), targetAt(run, `${name}.mp3`, "audio/mpeg")]);
  const sources = await Promise.all(spoken.map(async ({ key, pause, level }) => ({ audio: await sourceOf(run, key), pause, level })));
  const joined = await run.media("join", { kind: "narration", passages: sources, wav, mp3 });
  const [first] = passages;
  // Which of its languages a provider's voice spoke, nobody says.
  const language = first && !cloudVoiceOf(first.voice) ? first.language : "und";
  const captions = await keepSubtitles(run, { name: "captions", format: "srt", language, cues: cuesOf(words) });
  const timed = await keepSubtitles(run, { name: "words", format: "srt", language, cues: words });
  const audio = (label: string, { key, content_type }: typeof wav, bytes: number) => ({
    kind: "audio" as const,
    name: label,
    key,
    content_type,
    bytes,
    duration,
  });
  const sounds = await signed(run, [audio("mp3", mp3, joined.mp3_bytes), audio("wav", wav, joined.wav_bytes)], {
    model: { name: "Text to Speech", id: enginesOf(spoken) },
    source: "trainedAlgorithmicMedia",
    mark: "",
  });
  return {
    artifacts: [...sounds, captions, timed],
    facts: { passages: passages.length, words: words.length },
    engines: { voice: spoken[0]?.speech.engine ?? "" },
    timings: {},
  };
}
