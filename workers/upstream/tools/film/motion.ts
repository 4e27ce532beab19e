import { composeFilm, type FilmLine, linesOf, paced } from "../../../../timeline/poster/film.ts";
import { styleOf } from "../../../../timeline/poster/compose.ts";
import { MODEL_RATIOS } from "../../../../trpc/contract/rules/models/index.ts";
import { FIRST_VOICE } from "../../../../trpc/contract/rules/voices.ts";
import { targetAt, workName } from "../job-files.ts";
import { markOf } from "../made-with-ai.ts";
import { referencePicture } from "../reference-picture.ts";
import { drawFilm, type FilmRun, type MadeFilm, musicFor } from "./draw.ts";
import { ratioFor } from "./frame.ts";

type Voice = FilmLine["voice"];

/** Silence before and after what is said of a line. */
const REST = 0.5;

async function spoken(run: FilmRun, text: string, at: number): Promise<Voice> {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const said = { text, language, voice: FIRST_VOICE[language], speed: 1 } as const;
  const audio = await targetAt(run, `${await workName(run, said)}.wav`, "audio/wav");
  const { duration } = await run.media(`line ${at + 1}`, { kind: "speech", ...said, audio });
  return { url: audio.key, duration };
}

/** The lines in their times: at least as long as they are spoken, and together as long as was asked for. */
async function timedLines(run: FilmRun): Promise<FilmLine[]> {
  const { prompt, seconds, speak } = run.input.asked;
  const texts = linesOf(prompt, Number(seconds));
  const voices = speak ? await Promise.all(texts.map((text, at) => spoken(run, text, at))) : texts.map(() => null);
  return paced(texts, Number(seconds)).map((length, at) => {
    const voice = voices[at] ?? null;
    return { text: texts[at] ?? "", voice, seconds: Math.max(length, voice ? voice.duration + REST : 0) };
  });
}

/** The prompt as motion graphics, with the pictures that there are: the n-th film of the task. */
export async function makeMotion(run: FilmRun, number: number): Promise<MadeFilm> {
  const { asked, pictures } = run.input;
  await run.progress("making", 8);
  const [lines, shown] = await Promise.all([
    timedLines(run),
    Promise.all(pictures.map(({ key }) => referencePicture(run, key, `ingredient ${key}`))),
  ]);
  const seed = asked.seed + number - 1;
  const style = asked.style === "auto" ? styleOf(seed) : asked.style;
  const length = lines.reduce((sum, { seconds }) => sum + seconds, 0);
  const document = composeFilm({
    id: run.task.id,
    lines,
    style,
    ratio: ratioFor(asked.ratio, { shape: undefined, among: MODEL_RATIOS }),
    seed,
    pictures: shown,
    music: await musicFor(run, length),
    mark: markOf(asked),
  });
  return drawFilm(run, document, { number, how: style });
}
