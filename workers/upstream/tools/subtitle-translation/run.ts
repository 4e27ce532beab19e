import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { TranslationRun } from "../translation/asked.ts";
import { askForLines, inOrder, lastAnswer } from "../translation/asking.ts";
import { makeFilm } from "../translation/film.ts";
import { factsOf, keepLines, originalOf } from "../translation/files.ts";
import { signedOutput } from "../signed.ts";
import { filmOf, firstLines } from "../translation/first-lines.ts";
import type { SubtitleTranslation } from "./tool.ts";

const FROM = 40;

/** Lines → translation → a person's word → files, and the video with them where that was asked for. */
export async function translateSubtitles(run: TranslationRun<SubtitleTranslation>): Promise<StoredOutput> {
  const film = await filmOf(run);
  const before = lastAnswer(run.task);
  const first = before?.proposal ?? (await firstLines(run, film));
  const lines = inOrder(before?.answer.lines ?? first.lines, first.duration);
  const fits = lines.map(() => null);
  const { video, show } = run.input;
  if (!before?.answer.done || !lines.some(({ target }) => target !== "")) {
    if (film) await run.made({ artifacts: originalOf(run, film), facts: {}, engines: {}, timings: {} });
    await askForLines(run, { ...first, lines, fits }, before);
    throw new Error("a person was not waited for");
  }
  const { cues, files } = await keepLines(run, lines, fits);
  const facts = { ...factsOf(run, lines, first.origin), count: cues.length };
  if (!video || show === "none") return { artifacts: files, facts, engines: {}, timings: {} };
  const { artifact, made } = await makeFilm(run, { video, lines: [], under: "off", cues, from: FROM });
  const engines = { render: made.engine };
  const output = { artifacts: [artifact, ...files], facts: { ...facts, picture: made.picture }, engines, timings: {} };
  return signedOutput(run, output, { engines, source: "algorithmicallyEnhanced", of: [artifact.name] });
}
