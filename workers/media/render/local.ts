import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TimelineDocument } from "../../../timeline/document.ts";
import { type ResultOf } from "../protocol/jobs.ts";
import { renderJob } from "../protocol/rendering.ts";
import { filmRate } from "../../../timeline/film-rate.ts";
import type { FrameRate } from "../../../timeline/rate.ts";
import { render } from "./handler.ts";

export interface LocalRender {
  readonly video: string;
  readonly poster: string;
  readonly result: ResultOf<"render">;
}

export interface LocalOptions {
  readonly files: string;
  readonly folder: string;
  readonly scale?: number;
  /** Its own, unless it is said. */
  readonly rate?: FrameRate;
  /** Where pieces of earlier renders lie. */
  readonly kept?: string;
  readonly signal?: AbortSignal;
  readonly progress?: (fraction: number, stage: string) => void;
}

/** Renders a document whose asset urls are file names in `files`: for benches, tests and a look on this machine. */
export async function renderLocally(
  document: TimelineDocument,
  {
    files,
    folder,
    scale = 1,
    rate = filmRate(document.canvas.rate),
    kept,
    signal = AbortSignal.timeout(300_000),
    progress = () => {},
  }: LocalOptions,
): Promise<LocalRender> {
  await mkdir(folder, { recursive: true });
  const [video, poster] = [join(folder, "out.mp4"), join(folder, "out.webp")];
  const job = renderJob.parse({
    kind: "render",
    document,
    scale,
    rate,
    title: "A Reelwright sample",
    urls: Object.fromEntries(Object.entries(document.assets).map(([id, asset]) => [id, `http://files.invalid/${asset.url}`])),
    video: { key: "video", url: "http://files.invalid/out.mp4", content_type: "video/mp4" },
    poster: { key: "poster", url: "http://files.invalid/out.webp", content_type: "image/webp" },
  });
  const own = await mkdtemp(join(folder, "job-"));
  const result = await render(job, {
    folder: own,
    kept,
    signal,
    egress: { allowed: [], ports: new Set() },
    progress,
    fetch: ({ url }) => Promise.resolve(join(files, new URL(url).pathname.slice(1))),
    put: ({ key }, path) => copyFile(path, key === "video" ? video : poster),
  }).finally(() => rm(own, { recursive: true, force: true }));
  return { video, poster, result };
}
