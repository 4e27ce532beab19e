import { join } from "node:path";
import type { JobHandler } from "../../protocol/handler.ts";
import { posterOf } from "../footage/poster.ts";
import { cutFilm } from "./engine.ts";
import { openFilm } from "./film.ts";

const FILM_BYTES = 1024 ** 3;

/** One film, and each of its files with a poster. */
export const cut: JobHandler<"cut"> = async (job, context) => {
  const { folder, signal } = context;
  const film = await openFilm(await context.fetch(job.film, { bytes: FILM_BYTES }), signal);
  const files = [];
  for (const [n, { spans, ...targets }] of job.files.entries()) {
    const progress = (share: number) => context.progress((n + share * 0.9) / job.files.length, "cutting");
    const { path, ...made } = await cutFilm(film, spans, `cut-${n}`, { folder, signal, progress });
    await context.put(targets.film, path);
    await context.put(targets.poster, await posterOf(path, join(folder, `cut-${n}.jpg`), signal));
    files.push(made);
  }
  return { files, engine: "reelwright-cut" };
};
