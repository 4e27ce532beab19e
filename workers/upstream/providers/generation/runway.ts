import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { askJson, type Server } from "../ask-json.ts";
import { dataAddress, jobModel } from "./own-model.ts";

const RATIOS: Readonly<Record<string, string>> = { "9:16": "720:1280", "16:9": "1280:720", "1:1": "960:960" };
const PROMPT = 1000;

const started = z.object({ id: z.string().regex(/^[\w-]{1,80}$/) });
const task = z.object({
  status: z.enum(["PENDING", "THROTTLED", "RUNNING", "SUCCEEDED", "FAILED", "CANCELLED"]),
  output: z.array(z.string()).optional(),
  failure: z.string().nullish(),
  failureCode: z.string().nullish(),
});

/** Runway's image to video: `POST /v1/image_to_video`, `GET /v1/tasks/{id}`. */
export function runwayModel(server: Server, modelId: string): VideoModelV4 {
  return jobModel(
    {
      provider: "runway",
      async start({ prompt, image, aspectRatio, duration, seed }) {
        const body = {
          model: modelId,
          promptImage: dataAddress(image),
          promptText: (prompt ?? "").slice(0, PROMPT),
          ratio: RATIOS[aspectRatio ?? ""] ?? "720:1280",
          duration: duration ?? 5,
          ...(seed === undefined ? {} : { seed }),
        };
        return started.parse(await askJson(server, "/v1/image_to_video", body)).id;
      },
      async status(id) {
        const { status, output, failure, failureCode } = task.parse(await askJson(server, `/v1/tasks/${encodeURIComponent(id)}`));
        if (status === "FAILED" || status === "CANCELLED") return { state: "failed", why: `${failureCode ?? status} ${failure ?? ""}` };
        const [url] = output ?? [];
        return status === "SUCCEEDED" && url ? { state: "done", url } : { state: "pending" };
      },
    },
    modelId,
  );
}
