import type { Passage } from "../../../../timeline/compose/avatar/video.ts";
import type { MouthCue, Word } from "../../../../timeline/measured.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import { heardHere } from "../transcript.ts";
import type { AvatarInput } from "./input.ts";
import { mouthOf, PARTS_A_SECOND } from "./mouth.ts";

type Run = ToolRun<AvatarInput>;
type Segment = ResultOf<"transcribe">["segments"][number];

/** The words of a line; of one that is written without spaces its letters, evenly. */
function wordsOf({ start, end, text, words }: Segment): Word[] {
  if (words.length > 0) return words;
  const letters = Array.from(text);
  const each = (end - start) / Math.max(1, letters.length);
  return letters.map((letter, at) => ({ text: letter, start: start + at * each, end: start + (at + 1) * each }));
}

export interface Recorded {
  passage: Passage;
  language: "en" | "zh";
  engine: string;
}

interface Levelled {
  key: string;
  mouth: MouthCue[];
}

/**
 * A sound at the loudness of the built-in voices, and what the mouth does that says it. `of` names it among the steps of
 * the task, `duration` is its seconds.
 */
export async function levelled(run: Run, key: string, { of, duration }: { of: string; duration: number }): Promise<Levelled> {
  const name = await workName(run, { recording: key });
  const [wav, mp3, picture] = await Promise.all([
    targetAt(run, `${name}.wav`, "audio/wav"),
    targetAt(run, `${name}.mp3`, "audio/mpeg"),
    targetAt(run, `${name}.svg`, "image/svg+xml"),
  ]);
  const passages = [{ audio: await sourceOf(run, key), pause: 0, level: true }];
  await run.media(`recording${of}`, { kind: "narration", passages, wav, mp3 });
  const bars = Math.max(8, Math.ceil(duration * PARTS_A_SECOND));
  const { peaks } = await run.media(`mouth${of}`, { kind: "waveform", sound: await sourceOf(run, wav.key), bars, picture });
  return { key: wav.key, mouth: mouthOf(peaks, duration) };
}

/** A recording of one's own as it is spoken: at the loudness of the built-in voices, with what its mouth does and what is said. */
export async function record(run: Run, { key, duration }: KeptFile): Promise<Recorded> {
  const sound = await levelled(run, key, { of: "", duration });
  const heard = run.input.asked.captions
    ? await heardHere(run, { name: "words", key: sound.key, language: "auto", share: { phase: "voice", from: 10, to: 30 } })
    : null;
  const segments = heard?.segments ?? [];
  const text = segments.map((one) => one.text.trim()).join(" ");
  const words = segments.flatMap(wordsOf);
  return {
    passage: { id: "recording", text, url: sound.key, duration, words, mouth: sound.mouth },
    language: heard?.language === "zh" ? "zh" : "en",
    engine: "",
  };
}
