import { z } from "zod";
import type { ProviderEnv } from "../env.ts";
import { askJson, type Server } from "../generation/own-model.ts";
import { generationReason, jobReason } from "../generation/reason.ts";
import type { ProviderAdapter } from "../job.ts";

/** A film whose lips are to say a recording: both by their file keys. */
export interface LipsRequest {
  readonly film: string;
  readonly audio: string;
}

/** Where the result is to be asked for again: its address expires. */
export const lipsMade = z.object({ lipsync: z.string() });
export type LipsMade = z.infer<typeof lipsMade>;

const started = z.object({ data: z.object({ lipsync_id: z.string().regex(/^[\w-]{1,80}$/) }) });
const job = z.object({
  data: z.object({
    status: z.enum(["pending", "running", "completed", "failed"]),
    video_url: z.string().nullish(),
    failure_message: z.string().nullish(),
  }),
});

const serverOf = ({ HEYGEN_API_KEY, HEYGEN_BASE_URL }: ProviderEnv): Server => ({
  name: "heygen",
  baseURL: HEYGEN_BASE_URL ?? "https://api.heygen.com",
  headers: { "x-api-key": HEYGEN_API_KEY ?? "" },
});

const statusOf = async (env: ProviderEnv, id: string) =>
  job.parse(await askJson(serverOf(env), `/v3/lipsyncs/${encodeURIComponent(id)}`)).data;

/** What passes is worth another try; what was refused has failed for good. */
const isPassing = (error: unknown): boolean => ["model.busy", "model.unreachable"].includes(generationReason(error));
const failed = z.object({ failed: z.string() });

/** HeyGen v3's lip sync (`POST /v3/lipsyncs`, `GET /v3/lipsyncs/{id}`); `address`: where it may read one of our files. */
export const heyGenLips = (env: ProviderEnv, address: (key: string) => Promise<string>): ProviderAdapter<LipsRequest, LipsMade> => ({
  name: "heygen-lips",
  result: lipsMade,
  async start({ film, audio }, { webhook }) {
    const [video_url, audio_url] = await Promise.all([address(film), address(audio)]);
    const body = {
      video: { type: "url", url: video_url },
      audio: { type: "url", url: audio_url },
      mode: "precision",
      // The words keep their times: captions and music are composed by them.
      enable_dynamic_duration: false,
      keep_the_same_format: true,
      ...(webhook ? { callback_url: webhook } : {}),
    };
    try {
      return started.parse(await askJson(serverOf(env), "/v3/lipsyncs", body)).data.lipsync_id;
    } catch (error) {
      if (isPassing(error)) throw error;
      return JSON.stringify({ failed: generationReason(error) });
    }
  },
  async status(id) {
    if (id.startsWith("{")) return { state: "failed", reason: failed.parse(JSON.parse(id)).failed as ReturnType<typeof generationReason> };
    try {
      const { status, failure_message } = await statusOf(env, id);
      if (status === "failed") return { state: "failed", reason: jobReason(failure_message ?? "") };
      return status === "completed" ? { state: "done", result: { lipsync: id } satisfies LipsMade } : { state: "pending" };
    } catch (error) {
      if (isPassing(error)) throw error;
      return { state: "failed", reason: generationReason(error) };
    }
  },
});

/** The address of a film that is done, asked for again; null: it is there no longer. */
export async function lipsAddress(env: ProviderEnv, { lipsync }: LipsMade): Promise<string | null> {
  const { status, video_url } = await statusOf(env, lipsync);
  return status === "completed" ? (video_url ?? null) : null;
}
