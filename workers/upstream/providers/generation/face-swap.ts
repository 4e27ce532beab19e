import { z } from "zod";
import { FACE_SWAP_AT_FAL } from "../../../../trpc/contract/rules/models/index.ts";
import type { ProviderEnv } from "../env.ts";
import { endingInReasons } from "../failed-job.ts";
import type { ProviderAdapter, TakenBack } from "../job.ts";
import { falAddress, falCancel, falId, falProgress, falServer, falStart } from "./fal-queue.ts";
import { jobReason } from "../reason.ts";

/** A film in which another face is to be seen: each by its file key. */
export interface SwapRequest {
  readonly film: string;
  readonly face: string;
}

/** Where the result is to be asked for again: its address expires. */
const swapMade = z.object({ job: falId });
export type SwapMade = z.infer<typeof swapMade>;

/** What jobs of it are called here. */
export const SWAP_JOBS = "fal-face-swap";

interface Means {
  readonly env: ProviderEnv;
  /** Where the provider may read one of our files. */
  readonly address: (key: string) => Promise<string>;
}

/** Half Moon AI's face swap at fal, by its queue. */
export const falFaceSwap = ({ env, address }: Means): ProviderAdapter<SwapRequest, SwapMade> =>
  endingInReasons({
    name: SWAP_JOBS,
    result: swapMade,
    async start({ film, face }, { webhook }) {
      const [target_video_url, source_face_url] = await Promise.all([address(film), address(face)]);
      // The model that knows of hands before a face costs twice as much.
      const body = { source_face_url, target_video_url, enable_occlusion_prevention: false };
      return falStart(falServer(env), FACE_SWAP_AT_FAL, { body, webhook });
    },
    async status(job) {
      const now = await falProgress(falServer(env), FACE_SWAP_AT_FAL, job);
      if (now.state === "failed") return { state: "failed", reason: jobReason(now.why) };
      return now.state === "pending" ? { state: "pending" } : { state: "done", result: { job } satisfies SwapMade };
    },
  });

export const cancelSwap = (env: ProviderEnv, job: string): Promise<TakenBack> => falCancel(falServer(env), FACE_SWAP_AT_FAL, job);

/** The address of a film that is done, asked for again; null: there is none. Throws HttpFailed. */
export const swapAddress = (env: ProviderEnv, { job }: SwapMade): Promise<string | null> =>
  falAddress(falServer(env), FACE_SWAP_AT_FAL, job);
