import { copyFile } from "node:fs/promises";
import type { JobContext } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { dub } from "./handler.ts";

interface Files {
  film: string;
  /** In the order of the lines. */
  voices: readonly string[];
  out: string;
  /** For what is made on the way. */
  folder: string;
}

type Wanted = Pick<JobOf<"dub">, "under" | "show" | "language"> & {
  lines: readonly Omit<JobOf<"dub">["lines"][number], "audio">[];
  subtitles: readonly JobOf<"dub">["subtitles"][number][];
};

/** Dubs files of this machine, without the service: for samples, benches and tests. */
export function dubLocally({ lines, subtitles, ...rest }: Wanted, { film, voices, out, folder }: Files): Promise<ResultOf<"dub">> {
  const file = (path: string) => ({ key: path, url: "file:///" });
  const context: JobContext = {
    folder,
    signal: AbortSignal.timeout(900_000),
    egress: { allowed: [], ports: new Set() },
    fetch: async ({ key }) => key,
    put: async ({ content_type }, path) => (content_type === "video/mp4" ? copyFile(path, out) : undefined),
    progress: () => undefined,
  };
  const job = {
    kind: "dub" as const,
    ...rest,
    subtitles: [...subtitles],
    film: file(film),
    lines: lines.map((line, n) => ({ ...line, audio: file(voices[n] ?? "") })),
    video: { ...file("video"), content_type: "video/mp4" },
    poster: { ...file("poster"), content_type: "image/jpeg" },
  };
  return dub(job, context);
}
