import { z } from "zod";
import { askJson, type Server } from "../ask-json.ts";
import type { ProviderEnv } from "../env.ts";
import { endingInReasons } from "../failed-job.ts";
import type { ProviderAdapter } from "../job.ts";
import { jobReason } from "../reason.ts";

/** A film or a photo of a person who is to say a recording: each by its file key; or an avatar of HeyGen's, by its look's id. */
export interface LipsRequest {
  readonly of: "film" | "photo" | "avatar";
  readonly picture: string;
  readonly audio: string;
  /** Of an avatar, where it does not speak by the standard engine. */
  readonly engine?: string | undefined;
}

/** `lipsyncs/<id>` or `videos/<id>`: where the result is to be asked for again, for its address expires. */
const jobPath = z.string().regex(/^(?:lipsyncs|videos)\/[\w-]{1,80}$/);
const lipsMade = z.object({ job: jobPath });
export type LipsMade = z.infer<typeof lipsMade>;

const id = z.string().regex(/^[\w-]{1,80}$/);
const startedVideo = z.object({ data: z.object({ video_id: id }) }).transform(({ data }) => `videos/${data.video_id}`);
const started = {
  film: z.object({ data: z.object({ lipsync_id: id }) }).transform(({ data }) => `lipsyncs/${data.lipsync_id}`),
  photo: startedVideo,
  avatar: startedVideo,
};
const job = z.object({
  data: z.object({
    // Of a lip sync `running`, of a video `waiting` and `processing`.
    status: z.enum(["pending", "waiting", "running", "processing", "completed", "failed"]),
    video_url: z.string().nullish(),
    failure_message: z.string().nullish(),
  }),
});

export const heyGenServer = ({ HEYGEN_API_KEY, HEYGEN_BASE_URL }: ProviderEnv): Server => ({
  name: "heygen",
  baseURL: HEYGEN_BASE_URL ?? "https://api.heygen.com",
  headers: { "x-api-key": HEYGEN_API_KEY ?? "" },
});

const statusOf = async (env: ProviderEnv, path: string) => job.parse(await askJson(heyGenServer(env), `/v3/${jobPath.parse(path)}`)).data;

const bodies = {
  film: (video: string, audio: string) => ({
    video: { type: "url", url: video },
    audio: { type: "url", url: audio },
    mode: "precision",
    // The words keep their times: captions and music are composed by them.
    enable_dynamic_duration: false,
    keep_the_same_format: true,
  }),
  photo: (image: string, audio: string) => ({
    type: "image",
    image: { type: "url", url: image },
    audio_url: audio,
    // The photo's own shape.
    aspect_ratio: "auto",
    resolution: "1080p",
  }),
  avatar: (look: string, audio: string, engine?: string) => ({
    type: "avatar",
    avatar_id: look,
    audio_url: audio,
    // As it was filmed: what is around the person is composed here.
    aspect_ratio: "auto",
    resolution: "1080p",
    ...(engine ? { engine: { type: engine } } : {}),
  }),
};
const PATHS = { film: "/v3/lipsyncs", photo: "/v3/videos", avatar: "/v3/videos" } as const;

/**
 * HeyGen v3: lip sync of a film (`POST /v3/lipsyncs`), or a video of a photo or of an avatar of theirs (`POST /v3/videos`, type
 * `image` or `avatar`). `address`: where it may read one of our files.
 */
export const heyGenLips = (env: ProviderEnv, address: (key: string) => Promise<string>): ProviderAdapter<LipsRequest, LipsMade> =>
  endingInReasons({
    name: "heygen-lips",
    result: lipsMade,
    async start({ of, picture, audio, engine }, { webhook }) {
      const [seen, heard] = await Promise.all([of === "avatar" ? picture : address(picture), address(audio)]);
      const body = { ...bodies[of](seen, heard, engine), ...(webhook ? { callback_url: webhook } : {}) };
      return started[of].parse(await askJson(heyGenServer(env), PATHS[of], body));
    },
    async status(path) {
      const { status, failure_message } = await statusOf(env, path);
      if (status === "failed") return { state: "failed", reason: jobReason(failure_message ?? "") };
      return status === "completed" ? { state: "done", result: { job: path } satisfies LipsMade } : { state: "pending" };
    },
  });

/** The address of a film that is done, asked for again; null: it is there no longer. */
export async function lipsAddress(env: ProviderEnv, { job: path }: LipsMade): Promise<string | null> {
  const { status, video_url } = await statusOf(env, path);
  return status === "completed" ? (video_url ?? null) : null;
}
