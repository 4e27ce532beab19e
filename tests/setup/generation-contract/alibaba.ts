import { z } from "zod";
import { type Provider, ADDRESS, PICTURE, URL, bodyIs, BEARER } from "./provider.ts";

const size = z.enum(["1280*720", "720*1280", "960*960", "1088*832", "832*1088", "1920*1080", "1080*1920"]);
const wan = { duration: z.number().int().min(2).max(15), seed: z.number().int().min(0).max(2_147_483_647).optional() };
const switches = { prompt_extend: z.boolean().optional(), watermark: z.boolean().optional() };
/** Alibaba Model Studio (DashScope): Wan's text to video and image to video, asynchronous. */
export const alibaba: Provider = {
  start: bodyIs(
    z.union([
      z.strictObject({
        model: z.string().regex(/^wan2\.\d-t2v$/),
        input: z.strictObject({ prompt: z.string().min(1).max(1500) }),
        parameters: z.strictObject({ size, ...wan, ...switches }),
      }),
      z.strictObject({
        model: z.string().regex(/^wan2\.\d-i2v$/),
        input: z.strictObject({ prompt: z.string().max(1500), img_url: z.union([PICTURE, URL]) }),
        parameters: z.strictObject({ resolution: z.enum(["720P", "1080P"]), ...wan, ...switches }),
      }),
    ]),
    "/api/v1/services/aigc/video-generation/video-synthesis",
    { ...BEARER, "x-dashscope-async": /^enable$/ },
  ),
  started: { body: { request_id: "r", output: { task_id: "0385dc79-5ff8-4d82-bcb6", task_status: "PENDING" } } },
  pending: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "RUNNING" } } },
  done: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "SUCCEEDED", video_url: ADDRESS } } },
  also: { "POST /api/v1/tasks/0385dc79-5ff8-4d82-bcb6/cancel": { body: { request_id: "r" } } },
  failed: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "FAILED", code: "InternalError", message: "failed" } } },
  refused: {
    body: {
      request_id: "r",
      output: { task_id: "0385dc79", task_status: "FAILED", code: "DataInspectionFailed", message: "Input may be inappropriate." },
    },
  },
  limited: { status: 429, body: { code: "Throttling.RateQuota", message: "Requests rate limit exceeded", request_id: "r" } },
  revoked: { status: 401, body: { code: "InvalidApiKey", message: "Invalid API-key provided.", request_id: "r" } },
  expired: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "UNKNOWN" } } },
};
