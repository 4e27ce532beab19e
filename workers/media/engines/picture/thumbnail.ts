import type { Engine } from "../../lanes/messages.ts";
import { thumbnailResult } from "../../protocol/pictures.ts";
import { inspect, shrink } from "./decode.ts";

/** Small copies of pictures (contract: protocol/jobs.ts, `thumbnail`). A single pixel is a picture, too. */ export const thumbnails: Engine =
  {
    async warm() {
      /* There is nothing to load. */
    },
    async run({ job, files }) {
      if (job.kind !== "thumbnail") throw new Error(`the thumbnail engine cannot do ${job.kind}`);
      const source = await inspect(files["source"] ?? "", 1);
      const format = job.thumb.content_type === "image/avif" ? "avif" : "webp";
      return thumbnailResult.parse({ ...(await shrink(source, files["thumb"] ?? "", { ...job, format })), engine: `built-in:${format}` });
    },
  };
