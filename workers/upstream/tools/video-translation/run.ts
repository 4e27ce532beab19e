import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { LineFit, LinesProposal } from "../../../../trpc/contract/translation.ts";
import type { TranslationRun } from "../translation/asked.ts";
import { askForLines, inOrder, lastAnswer } from "../translation/asking.ts";
import { makeFilm } from "../translation/film.ts";
import { factsOf, keepLines, originalOf } from "../translation/files.ts";
import { markOf } from "../made-with-ai.ts";
import { signedOutput } from "../signed.ts";
import { type Film, filmOf, firstLines } from "../translation/first-lines.ts";
import { dubByProvider } from "./by-provider.ts";
import type { VideoTranslation } from "./tool.ts";
import { dubbedLines, fitsOf, heardLines, type SpokenLine, speakLines } from "./voices.ts";

type Run = TranslationRun<VideoTranslation>;

const FROM = 62;

/** The lines that can be heard, beside the film they belong to, while a person reads them. */
const shown = (run: Run, film: Film, spoken: readonly (SpokenLine | null)[]): StoredOutput => ({
  artifacts: [...originalOf(run, film), ...heardLines(spoken)],
  facts: {},
  engines: {},
  timings: {},
});

interface Ready {
  proposal: LinesProposal;
  spoken: readonly (SpokenLine | null)[];
}

async function dubbed(run: Run, { proposal: { lines, fits, origin }, spoken }: Ready): Promise<StoredOutput> {
  const { video, under } = run.input;
  const { cues, files } = await keepLines(run, lines, fits);
  const voices = await dubbedLines(run, spoken, fits);
  const { artifact, made } = await makeFilm(run, { video, lines: voices, under, cues, from: FROM });
  const { bed, picture, duration, film_duration } = made;
  const drift = Math.round(Math.abs(duration - film_duration) * 1000) / 1000;
  const facts = { ...factsOf(run, lines, origin), bed, picture, drift, count: voices.length };
  const engines = { voice: spoken.find(Boolean)?.engine ?? "", render: made.engine };
  const output = { artifacts: [artifact, ...files], facts, engines, timings: {} };
  return signedOutput(run, output, {
    engines,
    source: "compositeWithTrainedAlgorithmicMedia",
    of: [artifact.name],
    mark: markOf(run.input),
  });
}

const mayBeMade = (fits: readonly (LineFit | null)[]): boolean => fits.some(Boolean) && !fits.some((fit) => fit?.tooLong);

/**
 * Transcript → translation → voices → fit → a person's word → mix. The person may send lines back as often as they like:
 * each time those that are new are spoken, and heard. What cannot be said in its time is asked for again. A provider dubs in one go.
 */
export async function translateVideo(run: Run): Promise<StoredOutput> {
  if (run.input.model) return dubByProvider(run, run.input.model);
  const film = await filmOf(run);
  if (!film) throw new Error("a translation without its video");
  const before = lastAnswer(run.task);
  const first = before?.proposal ?? (await firstLines(run, film));
  const lines = inOrder(before?.answer.lines ?? first.lines, film.read.duration);
  const spoken = await speakLines(run, lines);
  const fits = fitsOf(lines, spoken, film.read.duration);
  const proposal = { ...first, lines, fits, duration: film.read.duration };
  if (before?.answer.done && mayBeMade(fits)) return dubbed(run, { proposal, spoken });
  await run.made(shown(run, film, spoken));
  await askForLines(run, proposal, before);
  throw new Error("a person was not waited for");
}
