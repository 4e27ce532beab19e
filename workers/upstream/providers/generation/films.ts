import { experimental_getVideoStatus as getVideoStatus, experimental_startVideo as startVideo } from "ai";
import { z } from "zod";
import { type Model, modelOf, type ModelProvider, type ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";
import { sniff } from "../../../../trpc/contract/rules/magic.ts";
import { AppError } from "../../app-error.ts";
import type { ProviderEnv } from "../env.ts";
import { endingInReasons, stillThere } from "../failed-job.ts";
import { HttpFailed } from "../http-failed.ts";
import type { ProviderAdapter } from "../job.ts";
import { videoModelOf } from "./models.ts";
import { base64 } from "./own-model.ts";
import { jobReason } from "../reason.ts";

/** What a film is asked for with: pictures by their file keys, so that the same request is the same job. */
export interface FilmRequest {
  readonly model: string;
  readonly prompt: string;
  readonly ratio: ModelRatio;
  readonly seconds: number;
  readonly seed: number;
  /** The picture that it begins with. */
  readonly first: string | null;
  readonly last: string | null;
  readonly references: readonly string[];
}

/** Where the result is to be asked for again: addresses of providers expire, and some carry a key. */
const filmResult = z.object({ operation: z.string() });
export type FilmResult = z.infer<typeof filmResult>;

interface Means {
  readonly env: ProviderEnv;
  readonly read: (key: string) => Promise<Uint8Array>;
  readonly patience?: Patience;
}

/** Milliseconds until a provider that says nothing is asked again; the answer to a status may be the film itself (Vertex). */
interface Patience {
  readonly start: number;
  readonly status: number;
}
const PATIENCE: Patience = { start: 60_000, status: 120_000 };

const known = z.object({ model: z.string(), operation: z.json() });

const filmModel = (id: string, env: ProviderEnv) => {
  const model = modelOf(id);
  const video = model && videoModelOf(model, env);
  if (!model || !video) throw new AppError("model.unknown", { detail: `no films by ${id}` });
  return { model, video };
};

/** MiniMax at Replicate takes the picture under a name of its own, and neither a shape nor a length (its published input schema). */
const ofReplicate = (picture: Uint8Array | null) =>
  picture ? { providerOptions: { replicate: { first_frame_image: pictureAddress(picture) } } } : {};

const pictureAddress = (bytes: Uint8Array): string => {
  const format = sniff(bytes.subarray(0, 4096));
  return `data:image/${format === "jpg" ? "jpeg" : (format ?? "png")};base64,${base64(bytes)}`;
};

/** What a film is asked for with, as its provider takes it. */
function formOf({ provider, can }: Model, { prompt, ratio, seconds, seed }: FilmRequest, { begin, frames, others }: Frames) {
  if (provider === "replicate") return { prompt, ...ofReplicate(begin) };
  return {
    prompt: begin && frames.length === 0 ? { image: begin, text: prompt } : prompt,
    aspectRatio: ratio,
    duration: seconds,
    ...(frames.length > 0 ? { frameImages: frames } : {}),
    ...(others.length > 0 ? { inputReferences: others } : {}),
    ...(can.includes("sound") ? { generateAudio: true } : {}),
    ...(can.includes("seed") ? { seed } : {}),
  };
}

type Frames = Awaited<ReturnType<typeof framesOf>>;

async function framesOf({ first, last, references }: FilmRequest, { read }: Means) {
  const [begin, end, others] = await Promise.all([
    first ? read(first) : null,
    last ? read(last) : null,
    Promise.all(references.map((key) => read(key))),
  ]);
  const frames =
    begin && end
      ? [
          { image: begin, frameType: "first_frame" as const },
          { image: end, frameType: "last_frame" as const },
        ]
      : [];
  return { begin, frames, others };
}

/** What jobs of films are called here: what is paid for them is told by provider (admin/finance). */
export const filmJobs = (provider: ModelProvider): string => `${provider}-films`;

/** A provider's models of films as jobs that are started once and followed (tasks/provider-jobs). */
export function filmAdapter(provider: ModelProvider, means: Means): ProviderAdapter<FilmRequest, FilmResult> {
  const { env, patience = PATIENCE } = means;
  return endingInReasons({
    name: filmJobs(provider),
    result: filmResult,
    async start(request, { webhook }) {
      const { model, video } = filmModel(request.model, env);
      const shown = await framesOf(request, means);
      const { operation } = await startVideo({
        model: video,
        ...formOf(model, request, shown),
        ...(webhook && (model.provider === "fal" || model.provider === "replicate") ? { webhookUrl: webhook } : {}),
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(patience.start),
      });
      return JSON.stringify({ model: request.model, operation });
    },
    async status(externalId) {
      const answer = await statusOf(externalId, env, patience);
      if (answer.status === "pending") return { state: "pending" };
      if (answer.status === "error") return { state: "failed", reason: jobReason(answer.error) };
      return { state: "done", result: { operation: externalId } satisfies FilmResult };
    },
  });
}

async function statusOf(externalId: string, env: ProviderEnv, { status }: Patience = PATIENCE) {
  const { model, operation } = known.parse(JSON.parse(externalId));
  return getVideoStatus(filmModel(model, env).video, { operation, maxRetries: 1, abortSignal: AbortSignal.timeout(status) });
}

/** Where a film that is done is: `key`: it is given to its bearer alone; or, of a provider that keeps none, the film itself. */
export type FilmSource = { url: string; key: string | null } | { bytes: Uint8Array<ArrayBuffer> };

/** A film that is done, asked for again. Throws model.expired, .unusable. */
export async function filmSource({ operation }: FilmResult, env: ProviderEnv): Promise<FilmSource> {
  const answer = await stillThere(async () => {
    const now = await statusOf(operation, env);
    // It was done a moment ago: whoever answers this has not heard of it yet.
    if (now.status === "pending") throw new HttpFailed("a film", 425, "not done yet");
    return now;
  });
  const [video] = answer.status === "completed" ? answer.videos : [];
  // Vertex has no addresses: without a bucket of the operator's its answer is the film.
  if (video?.type === "base64") return { bytes: Uint8Array.from(atob(video.data), (letter) => letter.charCodeAt(0)) };
  // Of a bucket (`gs:`), nothing is read here.
  if (video?.type !== "url" || !URL.canParse(video.url) || !/^https?:/.test(video.url))
    throw new AppError("model.unusable", { detail: "no address of a film" });
  const { model } = known.parse(JSON.parse(operation));
  return { url: video.url, key: model.startsWith("sora/") ? (env.SORA_API_KEY ?? "") : null };
}

/** Where a film that is done is now: addresses of providers expire. Throws model.expired, .unusable. */
export async function filmAddress(result: FilmResult, env: ProviderEnv): Promise<string> {
  const source = await filmSource(result, env);
  if ("url" in source) return source.url;
  throw new AppError("model.unusable", { detail: "a film without an address" });
}
