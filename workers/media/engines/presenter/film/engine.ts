import type { Engine } from "../../../lanes/messages.ts";
import { ProgramFailed } from "../../../processes/confined.ts";
import { JobError } from "../../../protocol/handler.ts";
import { makeLips } from "./lips.ts";
import { lookFor } from "./look-for.ts";
import { makeLoop } from "./loop.ts";

/** A job that must stop is killed with this process. */
const { signal } = new AbortController();

/** People who were filmed (protocol/talking.ts). */
export const people: Engine = {
  async warm() {
    /* The face models load with the first film. */
  },
  async run({ job, files: { source = "", clean = "", loop = "", still = "", rig = "", film = "", cutout } }, tell) {
    try {
      if (job.kind === "loop") return await makeLoop({ source, loop, still, rig }, { signal, progress: (share) => tell(share, "looking") });
      if (job.kind === "faces") return await lookFor(job.of, { source, clean }, { signal, progress: (share) => tell(share, "looking") });
      if (job.kind === "lips")
        return await makeLips(
          job,
          { loop, rig, film, ...(cutout ? { cutout } : {}) },
          { signal, progress: (share) => tell(share, "speaking") },
        );
    } catch (cause) {
      throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
    }
    throw new Error(`no job of people's: ${job.kind}`);
  },
};
