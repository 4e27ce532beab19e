import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { EgressLimits } from "../protocol/egress-limits.ts";
import { JobError, type JobContext } from "../protocol/handler.ts";
import { isAllowed } from "./origins.ts";
import { download, upload } from "./transfer.ts";

interface Surroundings {
  readonly folder: string;
  readonly kept: string;
  readonly signal: AbortSignal;
  readonly origins: ReadonlySet<string>;
  readonly egress: EgressLimits;
  readonly onProgress: (fraction: number, stage: string) => void;
}

/** The folder, within the service's, of what later jobs may use again. */
export const keptIn = (folder: string): string => join(folder, "kept");

/** The context a handler works in: guarded, size-bound transfers and a folder of its own. */
export function createContext({ folder, kept, signal, origins, egress, onProgress }: Surroundings): JobContext {
  return {
    folder,
    kept,
    signal,
    egress,
    progress: onProgress,
    async fetch(source, limit) {
      if (!isAllowed(source.url, origins)) throw new JobError("INPUT_FORBIDDEN", "the source is not on an allowed file origin");
      const path = join(folder, `source-${randomUUID()}`);
      await download(source.url, path, limit.bytes, signal);
      return path;
    },
    async put(target, path) {
      if (!isAllowed(target.url, origins)) throw new JobError("OUTPUT_REFUSED", "the target is not on an allowed file origin");
      await upload(target.url, target.content_type, path, signal);
    },
  };
}
