import { LONGEST_CUE, MOST_CUES } from "../../../../timeline/subtitles/cue.ts";
import { readSubtitles } from "../../../../timeline/subtitles/read.ts";
import type { StoredOutput } from "../../../../db/schema/index.ts";
import { useOfModel } from "../../../../trpc/contract/rules/provider-calls.ts";
import type { TranslatedLine } from "../../../../trpc/contract/translation.ts";
import { AppError } from "../../app-error.ts";
import { modelAtRun } from "../../models/admit.ts";
import { deleteDub, dubbedLines, dubbedSound, type DubMade, elevenLabsDub } from "../../providers/speech/dubbing.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { KeptModel } from "../kept-model.ts";
import { markOf } from "../made-with-ai.ts";
import { signed } from "../signed.ts";
import { storedBytes } from "../stored-bytes.ts";
import type { TranslationRun } from "../translation/asked.ts";
import { factsOf, keepLines } from "../translation/files.ts";
import { makeFilm } from "../translation/film.ts";
import type { VideoTranslation } from "./tool.ts";

type Run = TranslationRun<VideoTranslation>;

const MP3 = "audio/mpeg";
const FROM = 75;

/** What is said in the film, and all that is heard beside it. Throws voice.noSound. */
async function soundOf(run: Run): Promise<string> {
  const { video } = run.input;
  const name = await workName(run, { dubbed: video.key });
  const [film, audio, poster] = await Promise.all([
    sourceOf(run, video.key),
    targetAt(run, `${name}.mp3`, MP3),
    targetAt(run, `${name}.jpg`, "image/jpeg"),
  ]);
  const job = { kind: "tracks", film, poster, audio, sound: "whole" } as const;
  const { has_sound } = await run.media("sound", job, { phase: "reading", from: 2, to: 12 });
  if (!has_sound) throw new AppError("voice.noSound");
  return audio.key;
}

/** The dubbed sound as a file of ours, once. */
async function keptSound(run: Run, made: DubMade): Promise<string> {
  const { key } = await targetAt(run, `${await workName(run, { dub: made })}.mp3`, MP3);
  await run.step("dubbed", async () => {
    if (await run.bucket.head(key)) return;
    await run.bucket.put(key, await dubbedSound(run.variables, made), { httpMetadata: { contentType: MP3 } });
  });
  return key;
}

/** A dub whose lines cannot be had, however often they are asked for, is one without subtitles. */
function withoutLines(error: unknown): string {
  console.warn(error);
  return "";
}

/** What is said now, line by line; none where the provider tells none. */
function linesIn(srt: string): TranslatedLine[] {
  const read = readSubtitles(srt);
  if ("fault" in read) return [];
  return read.cues
    .slice(0, MOST_CUES)
    .map(({ start, end, text, speaker }) => ({ start, end, source: "", target: text.slice(0, LONGEST_CUE), speaker, voice: "" as const }));
}

/**
 * A provider dubs the film's sound in one go, in copies of the speakers' voices, and is told to forget it. The picture stays
 * ours: its packets are copied where they can be. Throws model.* and voice.noSound; the credits go back.
 */
export async function dubByProvider(run: Run, model: KeptModel): Promise<StoredOutput> {
  const { video, from, to, statement } = run.input;
  await run.progress("reading", 2);
  const now = await modelAtRun(run, model.id);
  const audio = await soundOf(run);
  await run.progress("speaking", 14);
  const read = (key: string) => storedBytes(run, key);
  const made = await run.provider("dub", elevenLabsDub({ env: run.variables, read }), {
    request: { audio, from, to },
    use: useOfModel(now, video.duration),
  });
  const sound = await keptSound(run, made);
  const lines = linesIn(await run.step("lines", () => dubbedLines(run.variables, made)).catch(withoutLines));
  await run.step("forget", () => deleteDub(run.variables, made).catch((error: unknown) => console.warn(error)));
  const fits = lines.map(() => null);
  const { cues, files } = await keepLines(run, lines, fits);
  // What is heard beside the voices is in the provider's sound already.
  const voices = [{ audio: await sourceOf(run, sound), at: 0, tempo: 1, length: video.duration }];
  const film = await makeFilm(run, { video, lines: voices, under: "off", cues, from: FROM });
  const { picture, duration, film_duration, engine } = film.made;
  const by = {
    model: { id: model.id, name: model.name },
    source: "compositeWithTrainedAlgorithmicMedia",
    mark: markOf(run.input),
  } as const;
  const films = await signed(run, [film.artifact], by);
  const origin = { transcript: "provider", transcriber: model.name, translator: model.name, failed: "" } as const;
  return {
    artifacts: [...films, ...files],
    facts: {
      ...factsOf(run, lines, origin),
      picture,
      drift: Math.round(Math.abs(duration - film_duration) * 1000) / 1000,
      count: lines.length,
      consent: statement,
      consent_at: new Date(run.task.created_at).toISOString(),
    },
    engines: { voice: model.id.replace("/", ":"), render: engine },
    timings: {},
  };
}
