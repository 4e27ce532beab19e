import { placedText } from "../../../../timeline/subtitles/place.ts";
import { pairCues } from "../../../../timeline/subtitles/pair.ts";
import { type Cue, LONGEST_CUE, MOST_CUES } from "../../../../timeline/subtitles/cue.ts";
import { readSubtitles } from "../../../../timeline/subtitles/read.ts";
import type { LinesOrigin, LinesProposal, TranslatedLine } from "../../../../trpc/contract/translation.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { filmName } from "../../files/keys.ts";
import { telling } from "../../providers/book-call.ts";
import { failureReason } from "../../providers/failure.ts";
import { readGlossary } from "../../providers/translator/glossary.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import { heardHere } from "../transcript.ts";
import { cuesIn, type TranslationRun } from "./asked.ts";

const SHARE = { phase: "reading", from: 2, to: 8 };
const LISTENING = { phase: "reading", from: 8, to: 20 };

type Origin = Pick<LinesOrigin, "transcript" | "transcriber" | "failed">;
interface Found extends Origin {
  cues: readonly Cue[];
}

const NONE: Found = { cues: [], transcript: "none", transcriber: "", failed: "" };

/** What a film says of itself, and a picture of it; null for subtitles alone. Its sound is kept where somebody will listen to it. */
export async function filmOf(run: TranslationRun) {
  const { video, lines, target } = run.input;
  if (!video) return null;
  const name = filmName(run.task.id);
  const listens = lines === "" && target === "" && run.transcriber !== null;
  const [film, poster, audio] = await Promise.all([
    sourceOf(run, video.key),
    targetAt(run, `${name}.first.jpg`, "image/jpeg"),
    listens ? targetAt(run, `${name}.sound.mp3`, "audio/mpeg") : null,
  ]);
  return { poster, audio, read: await run.media("tracks", { kind: "tracks", film, poster, audio, sound: "small" }, SHARE) };
}
export type Film = NonNullable<Awaited<ReturnType<typeof filmOf>>>;

/** The film's own subtitles, those of its language first; null where it has none that can be read. */
function ownTrack({ subtitles }: ResultOf<"tracks">, from: string): readonly Cue[] | null {
  const inOrder = subtitles.toSorted((a, b) => Number(b.language.startsWith(from)) - Number(a.language.startsWith(from)));
  for (const { text } of inOrder) {
    const read = readSubtitles(text);
    if ("cues" in read) return read.cues;
  }
  return null;
}

/** What a provider was asked, once: its answer, or why there is none. Lines are not worth waiting for it to be well again. */
const answered = <T>(run: TranslationRun, name: string, ask: () => Promise<T>): Promise<{ said: T } | { failed: string }> =>
  run.step(name, async () => {
    try {
      return { said: await ask() };
    } catch (error) {
      return { failed: failureReason(error) };
    }
  });

const tellingOf = ({ db, ownerId, task }: TranslationRun) => telling(db, ownerId, task.id);

/** What the built-in engine hears in the film. */
async function heardBuiltIn(run: TranslationRun): Promise<Found> {
  const { video, from: language } = run.input;
  const said = video && (await heardHere(run, { name: "listen", key: video.key, language, share: LISTENING }));
  if (!said) return NONE;
  const cues = said.segments
    .slice(0, MOST_CUES)
    .map(({ start, end, text }) => ({ start, end, text: text.slice(0, LONGEST_CUE), speaker: "" }));
  return { cues, transcript: cues.length > 0 ? "builtIn" : "none", transcriber: said.engine, failed: "" };
}

/** What a transcriber hears: the provider's, else the built-in one; nothing, and why, where neither answers. */
async function heard(run: TranslationRun, film: Film): Promise<Found> {
  if (!film.read.has_sound || run.input.target !== "") return NONE;
  const asked = await heardByProvider(run, film);
  if (asked.transcriber !== "" && asked.failed === "") return asked;
  const found = await heardBuiltIn(run);
  return found.cues.length > 0 || asked.failed === "" ? found : asked;
}

async function heardByProvider(run: TranslationRun, { audio, read }: Film): Promise<Found> {
  const { transcriber, bucket } = run;
  if (!transcriber || !audio) return NONE;
  const answer = await answered(run, "transcribe", async () => {
    const object = await bucket.get(audio.key);
    if (!object) throw new Error("the film's sound is gone");
    const about = { language: run.input.from, seconds: read.duration };
    return transcriber.transcribe(new Blob([await object.arrayBuffer()], { type: "audio/mpeg" }), about, tellingOf(run));
  });
  const by = { ...NONE, transcriber: transcriber.engine };
  if ("failed" in answer) return { ...by, failed: answer.failed };
  const { said } = answer;
  const cues = "cues" in said ? said.cues : placedText(said.text, (await heardBuiltIn(run)).cues, read.duration);
  return { ...by, cues: cues.slice(0, MOST_CUES), transcript: cues.length > 0 ? "provider" : "none" };
}

/** What is said: as it was given, else the film's own subtitles, else what a transcriber hears, else nothing. */
async function transcriptOf(run: TranslationRun, film: Film | null): Promise<Found> {
  const given = cuesIn(run.input.lines);
  if (given.length > 0) return { ...NONE, cues: given, transcript: "given" };
  const own = film && ownTrack(film.read, run.input.from);
  if (own) return { ...NONE, cues: own, transcript: "track" };
  return film ? heard(run, film) : NONE;
}

/** Translates the lines that have no translation yet; where nobody can they stay as they are, and the reason is told. */
async function translated(
  run: TranslationRun,
  lines: readonly TranslatedLine[],
): Promise<{ lines: TranslatedLine[]; translator: string; failed: string }> {
  const { translator, input } = run;
  const open = lines.filter(({ source, target }) => source !== "" && target === "");
  if (!translator || open.length === 0) return { lines: [...lines], translator: "", failed: "" };
  const terms = { from: input.from, to: input.to, glossary: readGlossary(input.glossary) };
  const by = { lines: [...lines], translator: translator.engine };
  await run.progress("translating", 22);
  const sources = open.map(({ source }) => source);
  const answer = await answered(run, "translate", () => translator.translate(sources, terms, tellingOf(run)));
  if ("failed" in answer) return { ...by, failed: answer.failed };
  const of = new Map(open.map((line, at) => [line, answer.said[at] ?? ""]));
  return { ...by, lines: lines.map((line) => ({ ...line, target: of.get(line)?.slice(0, LONGEST_CUE) ?? line.target })), failed: "" };
}

/** The lines that a person is asked about first. */
export async function firstLines(run: TranslationRun, film: Film | null): Promise<LinesProposal> {
  const { cues, ...from } = await transcriptOf(run, film);
  const duration = film?.read.duration ?? 0;
  const pairs = pairCues(cues, cuesIn(run.input.target)).filter(({ start }) => duration === 0 || start < duration);
  const { lines, translator, failed } = await translated(
    run,
    pairs.map((pair) => ({ ...pair, voice: "" as const })),
  );
  return { lines, fits: lines.map(() => null), origin: { ...from, translator, failed: from.failed || failed }, to: run.input.to, duration };
}
