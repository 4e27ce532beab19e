import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { askJson, type Server } from "../ask-json.ts";
import { HttpFailed } from "../http-failed.ts";
import { dataAddress, jobModel } from "./own-model.ts";

const PROMPT = 2000;
/** What its own codes are as statuses: it answers 200 to everything. */
const STATUSES: Readonly<Record<number, number>> = { 1002: 429, 1039: 429, 2056: 429, 1004: 401, 2049: 401, 1008: 402 };

const answer = z.looseObject({ base_resp: z.object({ status_code: z.number(), status_msg: z.string().default("") }).optional() });
const started = z.object({ task_id: z.string().regex(/^\w{1,80}$/) });
const job = z.object({ status: z.enum(["Preparing", "Queueing", "Processing", "Success", "Fail"]), file_id: z.string().nullish() });
const file = z.object({ file: z.object({ download_url: z.string() }) });

async function ask(server: Server, path: string, body?: object): Promise<unknown> {
  const said = answer.parse(await askJson(server, path, body));
  const { status_code = 0, status_msg = "" } = said.base_resp ?? {};
  if (status_code !== 0) throw new HttpFailed(server.name, STATUSES[status_code] ?? 400, `${status_code} ${status_msg}`);
  return said;
}

/** MiniMax's films: `POST /v1/video_generation`, `GET /v1/query/video_generation`, `GET /v1/files/retrieve`. */
export function miniMaxModel({ apiKey, baseURL }: { apiKey: string; baseURL: string }, modelId: string): VideoModelV4 {
  const server: Server = { name: "minimax", baseURL, headers: { authorization: `Bearer ${apiKey}` } };
  return jobModel(
    {
      provider: "minimax",
      async start({ prompt, image, duration }) {
        const first_frame_image = dataAddress(image);
        const body = {
          model: modelId,
          prompt: (prompt ?? "").slice(0, PROMPT),
          duration: duration ?? 6,
          resolution: "768P",
          ...(first_frame_image ? { first_frame_image } : {}),
        };
        return started.parse(await ask(server, "/v1/video_generation", body)).task_id;
      },
      async status(id) {
        const { status, file_id } = job.parse(await ask(server, `/v1/query/video_generation?task_id=${encodeURIComponent(id)}`));
        if (status === "Fail") return { state: "failed", why: "the video failed" };
        if (status !== "Success" || !file_id) return { state: "pending" };
        const kept = file.parse(await ask(server, `/v1/files/retrieve?file_id=${encodeURIComponent(file_id)}`));
        return { state: "done", url: kept.file.download_url };
      },
    },
    modelId,
  );
}
