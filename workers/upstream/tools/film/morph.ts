import { AppError } from "../../app-error.ts";
import { sourceOf } from "../job-files.ts";
import { type FilmRun, filmTargets, type MadeFilm, shareOf } from "./draw.ts";
import { frameFor } from "./frame.ts";

const FPS = 30;
/** A morph is computed pixel by pixel: two thirds of a render's size. */
const LONGEST = 1280;

/** A film from the first to the last frame. */
export async function makeMorph(run: FilmRun, number: number): Promise<MadeFilm> {
  const { first, last, asked } = run.input;
  if (!first || !last) throw new AppError("form.incomplete");
  const frame = frameFor(asked.ratio, first);
  const by = Math.min(1, LONGEST / Math.max(frame.width, frame.height));
  const [width, height] = [frame.width, frame.height].map((side) => Math.round((side * by) / 2) * 2) as [number, number];
  const [a, b, targets] = await Promise.all([sourceOf(run, first.key), sourceOf(run, last.key), filmTargets(run, number)]);
  const job = { kind: "morph" as const, first: a, last: b, width, height, seconds: Number(asked.seconds), fps: FPS, ...targets };
  const { duration, bytes, method, engine } = await run.media(`morph ${number}`, job, shareOf(run, number));
  const { video, poster } = targets;
  const file = { kind: "video" as const, name: `video-${number}`, key: video.key, content_type: "video/mp4", poster_key: poster.key };
  return { artifact: { ...file, width, height, duration, bytes }, engine, how: method };
}
