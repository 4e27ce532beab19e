import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { askJson, type Server } from "../ask-json.ts";
import { HttpFailed } from "../http-failed.ts";
import { dataAddress, jobModel } from "./own-model.ts";

const PROMPT = 1500;
const SIZES: Readonly<Record<string, string>> = { "9:16": "720*1280", "16:9": "1280*720", "1:1": "960*960" };

const started = z.object({ output: z.object({ task_id: z.string().regex(/^[\w-]{1,80}$/) }) });
const job = z.object({
  output: z.object({
    task_status: z.enum(["PENDING", "RUNNING", "SUCCEEDED", "FAILED", "CANCELED", "UNKNOWN"]),
    video_url: z.string().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
});

/** Alibaba's Wan by DashScope: `POST …/video-synthesis` (asynchronous), `GET /api/v1/tasks/{id}`, which is known for a day. */
export function alibabaModel(by: Server, modelId: string): VideoModelV4 {
  const server: Server = { ...by, headers: { ...by.headers, "x-dashscope-async": "enable" } };
  return jobModel(
    {
      provider: "alibaba",
      async start({ prompt, image, aspectRatio, duration, seed }) {
        const img_url = dataAddress(image);
        const shape = img_url ? { resolution: "720P" } : { size: SIZES[aspectRatio ?? ""] ?? "720*1280" };
        const body = {
          // The same model by two names: of words, and of a picture.
          model: `${modelId}-${img_url ? "i2v" : "t2v"}`,
          input: { prompt: (prompt ?? "").slice(0, PROMPT), ...(img_url ? { img_url } : {}) },
          parameters: {
            ...shape,
            duration: duration ?? 5,
            prompt_extend: false,
            watermark: false,
            ...(seed === undefined ? {} : { seed }),
          },
        };
        return started.parse(await askJson(server, "/api/v1/services/aigc/video-generation/video-synthesis", body)).output.task_id;
      },
      async status(id) {
        const { task_status, video_url, code, message } = job.parse(
          await askJson(server, `/api/v1/tasks/${encodeURIComponent(id)}`),
        ).output;
        if (task_status === "UNKNOWN") throw new HttpFailed(server.name, 404, "the task has expired");
        if (task_status === "FAILED" || task_status === "CANCELED")
          return { state: "failed", why: `${code ?? task_status} ${message ?? ""}` };
        return task_status === "SUCCEEDED" && video_url ? { state: "done", url: video_url } : { state: "pending" };
      },
    },
    modelId,
  );
}
