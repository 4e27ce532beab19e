import { composeShot } from "../../../../timeline/shot/compose.ts";
import { moveFor, onward } from "../../../../timeline/shot/moves.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import { markOf } from "../made-with-ai.ts";
import { drawFilm, type FilmRun, type MadeFilm, musicFor } from "./draw.ts";
import { frameFor } from "./frame.ts";

type Layers = ResultOf<"layers"> & { plate: string; subjectKey: string };

/** A picture's layers, made once however many films are made of it. */
async function layersOf(run: FilmRun, picture: KeptFile): Promise<Layers> {
  const name = await workName(run, { layers: picture.key });
  const [source, plate, subject] = await Promise.all([
    sourceOf(run, picture.key),
    targetAt(run, `${name}-plate.webp`, "image/webp"),
    targetAt(run, `${name}-subject.webp`, "image/webp"),
  ]);
  const made = await run.media(`layers ${picture.key}`, { kind: "layers", picture: source, plate, subject });
  return { ...made, plate: plate.key, subjectKey: subject.key };
}

/** A camera moving over one picture: the n-th film of the task. */
export async function makeShot(run: FilmRun, picture: KeptFile, number: number): Promise<MadeFilm> {
  const { prompt, move: asked, ratio, seconds, seed } = run.input.asked;
  await run.progress("making", 6);
  const layers = await layersOf(run, picture);
  const { width, height } = layers;
  const wanted = asked === "auto" ? moveFor(prompt, seed + number - 1) : asked;
  const goesOn = run.input.follows !== null;
  const move = goesOn ? onward(wanted) : wanted;
  const document = composeShot({
    id: run.task.id,
    plate: { url: layers.plate, width, height },
    subject: layers.subject && { url: layers.subjectKey, width, height },
    focus: layers.focus,
    people: layers.people,
    whole: layers.whole,
    ground: layers.ground,
    calm: layers.calm,
    canvas: frameFor(ratio, layers),
    move,
    goesOn,
    seconds: Number(seconds),
    music: await musicFor(run, Number(seconds)),
    mark: markOf(run.input.asked),
  });
  return drawFilm(run, document, { number, how: move });
}
