import type { StoredOutput } from "../../../../db/schema/index.ts";
import { filmCount } from "../../../../trpc/contract/rules/models/units.ts";
import type { FilmRun, MadeFilm } from "./draw.ts";
import { modelAtRun } from "../../models/admit.ts";
import { makeByProvider } from "./provider.ts";
import { ofResult } from "../lost-result.ts";
import { markOf } from "../made-with-ai.ts";
import { signed } from "../signed.ts";
import { makeLonger } from "./longer.ts";
import { makeMorph } from "./morph.ts";
import { makeMotion } from "./motion.ts";
import { makeShot } from "./shot.ts";

/** The n-th film of a task by the built-in engine. */
function builtIn(run: FilmRun, number: number): Promise<MadeFilm> {
  const { asked, pictures, follows } = run.input;
  if (follows && asked.mode !== "text") return makeShot(run, pictures[0] ?? follows, number);
  if (asked.mode === "frames") return makeMorph(run, number);
  const picture = pictures[(number - 1) % Math.max(1, pictures.length)];
  return asked.mode === "image" && picture ? makeShot(run, picture, number) : makeMotion(run, number);
}

/** How many films there will be: of each picture one at least. */
export const filmsOf = ({ asked, pictures }: Pick<FilmRun["input"], "asked" | "pictures">): number =>
  asked.follows === undefined ? filmCount({ ...asked, pictures: pictures.length }) : 1;

/** Words and pictures → one to four films. */
export async function makeFilms(run: FilmRun): Promise<StoredOutput> {
  const { asked, model } = run.input;
  await run.progress("reading", 3);
  const now = await modelAtRun(run, model.id);
  const made: MadeFilm[] = [];
  const facts = {
    mode: asked.mode,
    prompt: asked.prompt,
    style: asked.style,
    move: asked.move,
    ratio: asked.ratio,
    seconds: asked.seconds,
    seed: asked.seed,
    music: asked.music,
    speak: asked.speak,
    mark: asked.mark,
    model: model.id,
  };
  const make = (each: FilmRun, number: number) => (now.provider === "built-in" ? builtIn(each, number) : makeByProvider(each, now, number));
  for (let number = 1; number <= filmsOf(run.input); number += 1) {
    made.push(await (run.input.follows ? makeLonger(run, run.input.follows, make) : make(run, number)));
    await run.made({ artifacts: made.map(({ artifact }) => artifact), facts, engines: {}, timings: {} });
  }
  // What is drawn from a document has its mark there.
  const finished = now.provider !== "built-in" || (asked.mode === "frames" && !run.input.follows);
  const mark = finished ? markOf(asked) : "";
  const source = now.provider === "built-in" ? "compositeWithTrainedAlgorithmicMedia" : "trainedAlgorithmicMedia";
  const signing = signed(
    run,
    made.map(({ artifact }) => artifact),
    { model, source, mark },
  );
  const files = await (now.provider === "built-in" ? signing : ofResult(signing));
  return {
    artifacts: files,
    facts: { ...facts, how: made.map(({ how }) => how).join(",") },
    engines: { render: made[0]?.engine ?? "" },
    timings: {},
  };
}
