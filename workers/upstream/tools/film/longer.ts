import { composeJoined } from "../../../../timeline/shot/joined.ts";
import type { KeptFile } from "../files.ts";
import { targetAt, urlsOf, workName } from "../job-files.ts";
import { drawFilm, type FilmRun, type MadeFilm } from "./draw.ts";

/** How far before its end a film's last frame is taken, in seconds: the end itself may lie behind it. */
const BEFORE_END = 0.05;

const fileOf = ({ key: url, width, height, duration }: Pick<KeptFile, "key" | "width" | "height" | "duration">) => ({
  url,
  width,
  height,
  duration,
});

/** A film's last frame as a picture. */
async function lastFrame(run: FilmRun, film: KeptFile): Promise<KeptFile> {
  const document = composeJoined(run.task.id, [fileOf(film)]);
  const name = `${await workName(run, { lastFrame: film.key })}.webp`;
  const [urls, picture] = await Promise.all([urlsOf(run, document), targetAt(run, name, "image/webp")]);
  const at = Math.max(0, film.duration - BEFORE_END);
  const { width, height } = await run.media("last frame", { kind: "still", document, urls, scale: 1, at, picture });
  return { key: picture.key, kind: "image", name: film.name, bytes: 0, width, height, duration: 0 };
}

/** A film that goes on: what comes next is made from its last frame, and both are one. */
export async function makeLonger(
  run: FilmRun,
  film: KeptFile,
  make: (run: FilmRun, number: number) => Promise<MadeFilm>,
): Promise<MadeFilm> {
  await run.progress("reading", 5);
  const wordsGoOn = run.input.asked.mode === "text" && run.input.model.id.startsWith("built-in/");
  const pictures = wordsGoOn ? run.input.pictures : [await lastFrame(run, film)];
  const { artifact, engine, how } = await make({ ...run, input: { ...run.input, pictures } }, 1);
  const document = composeJoined(run.task.id, [fileOf(film), fileOf(artifact)]);
  const joined = await drawFilm(run, document, { number: 2, how });
  return { artifact: { ...joined.artifact, name: "video-1" }, engine, how };
}
