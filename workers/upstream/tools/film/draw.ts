import type { TimelineDocument } from "../../../../timeline/document.ts";
import { filmRate } from "../../../../timeline/film-rate.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { filmName } from "../../files/keys.ts";
import { targetAt, urlsOf, workName } from "../job-files.ts";
import type { ProgressShare, ToolRun } from "../tool.ts";
import type { KeptFilm } from "./kept.ts";

export type FilmRun = ToolRun<KeptFilm>;
export interface MadeFilm {
  readonly artifact: Extract<StoredArtifact, { kind: "video" }>;
  readonly engine: string;
  /** How it was made, for its page: the move, the style, flow or wipe. */
  readonly how: string;
}

/** Where a film and its poster are written; the first is number 1. */
export async function filmTargets(run: FilmRun, number: number) {
  const name = `${filmName(run.task.id)}-${number}`;
  const [video, poster] = await Promise.all([targetAt(run, `${name}.mp4`, "video/mp4"), targetAt(run, `${name}.jpg`, "image/jpeg")]);
  return { video, poster };
}

/** Where on the bar the n-th film's own progress falls. */
export const shareOf = ({ input: { asked } }: FilmRun, number: number): ProgressShare => {
  const part = 80 / asked.count;
  return { phase: "rendering", from: 12 + part * (number - 1), to: 12 + part * number };
};

/** A document as a film. */
export async function drawFilm(
  run: FilmRun,
  document: TimelineDocument,
  { number, how }: { number: number; how: string },
): Promise<MadeFilm> {
  const [urls, { video, poster }] = await Promise.all([urlsOf(run, document), filmTargets(run, number)]);
  const title = run.task.title.slice(0, 300);
  const job = {
    kind: "render" as const,
    document,
    urls,
    scale: document.canvas.width > 2000 || document.canvas.height > 2000 ? 0.75 : 1,
    rate: filmRate(document.canvas.rate),
  };
  const made = await run.media(`film ${number}`, { ...job, title, video, poster }, shareOf(run, number));
  const { width, height, duration, bytes, engine } = made;
  const artifact = { kind: "video" as const, name: `video-${number}`, key: video.key, content_type: "video/mp4", poster_key: poster.key };
  return { artifact: { ...artifact, width, height, duration, bytes }, engine, how };
}

/** Music as long as a film; null where none was asked for. */
export async function musicFor(run: FilmRun, seconds: number): Promise<{ url: string; duration: number } | null> {
  const { music: style, seed } = run.input.asked;
  if (style === "none") return null;
  const job = { kind: "music" as const, style, duration: Math.ceil(seconds), seed: seed % 1000 };
  const audio = await targetAt(run, `${await workName(run, job)}.wav`, "audio/wav");
  const { duration } = await run.media("music", { ...job, audio });
  return { url: audio.key, duration };
}
