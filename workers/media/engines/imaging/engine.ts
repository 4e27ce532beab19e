import type { Engine } from "../../lanes/messages.ts";
import { blend } from "./blend.ts";
import { layersOf } from "./layers.ts";
import { morph } from "./morph.ts";
import { retouch } from "./retouch.ts";

/** Pictures in layers, made over, and set into one another (protocol/imaging.ts). */
export const imaging: Engine = {
  async warm() {
    /* The networks load with the first picture. */
  },
  async run({ job, files }, progress) {
    if (job.kind === "layers") return await layersOf(files, progress);
    if (job.kind === "retouch") return await retouch(files, job);
    if (job.kind === "blend") return await blend(files, job, progress);
    if (job.kind === "morph") return await morph(files, job, progress);
    throw new Error(`the imaging engine cannot do ${job.kind}`);
  },
};
