import { createBlackForestLabs } from "@ai-sdk/black-forest-labs";
import { createFal } from "@ai-sdk/fal";
import { createGoogle } from "@ai-sdk/google";
import { createGoogleVertex } from "@ai-sdk/google-vertex/edge";
import { createOpenAI } from "@ai-sdk/openai";
import type { Experimental_VideoModelV4 as VideoModelV4, ImageModelV4 } from "@ai-sdk/provider";
import { createReplicate } from "@ai-sdk/replicate";
import { createXai } from "@ai-sdk/xai";
import type { Model, ModelProvider } from "../../../../trpc/contract/rules/models/index.ts";
import { ANSWER, askProvider } from "../ask-provider.ts";
import type { ProviderEnv } from "../env.ts";
import { alibabaModel } from "./alibaba.ts";
import { falFilmModel } from "./fal-films.ts";
import { miniMaxModel } from "./minimax.ts";
import { omniModel } from "./omni.ts";
import { runwayModel } from "./runway.ts";
import { alibabaServer, googleServer, runwayServer } from "./servers.ts";
import { soraModel } from "./sora.ts";

interface Makes {
  image?: (model: string) => ImageModelV4;
  video?: (model: string) => VideoModelV4;
}

/** Providers' packages bring copies of the interface that differ in name alone: a model is one of it, whichever copy says so. */
const videoBy =
  (make: (model: string) => Pick<VideoModelV4, "specificationVersion" | "modelId" | "provider">) =>
  (model: string): VideoModelV4 =>
    make(model) as VideoModelV4;
const imageBy =
  (make: (model: string) => Pick<ImageModelV4, "specificationVersion" | "modelId" | "provider">) =>
  (model: string): ImageModelV4 =>
    make(model) as ImageModelV4;

const at = (baseURL: string | undefined) => (baseURL ? { baseURL } : {});

/** How the SDK of a model of films fetches: it reads nothing but what the provider itself answers. */
const plain: typeof fetch = (input, init) => askProvider(input, init, ANSWER.made);

const PROVIDERS: Readonly<
  Record<Exclude<ModelProvider, "built-in" | "heygen" | "elevenlabs">, (env: ProviderEnv, fetching: typeof fetch) => Makes>
> = {
  google(env, fetching) {
    const server = googleServer(env);
    const provider = createGoogle({ apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY ?? "", baseURL: server.baseURL, fetch: fetching });
    return { image: imageBy((model) => provider.image(model)), video: (model) => omniModel(server, model) };
  },
  vertex(env, fetching) {
    const provider = createGoogleVertex({
      apiKey: env.GOOGLE_VERTEX_API_KEY ?? "",
      ...at(env.GOOGLE_VERTEX_BASE_URL),
      fetch: fetching,
    });
    return { video: videoBy((model) => provider.video(model)) };
  },
  openai(env, fetching) {
    const provider = createOpenAI({ apiKey: env.OPENAI_API_KEY ?? "", ...at(env.OPENAI_BASE_URL), fetch: fetching });
    return { image: imageBy((model) => provider.image(model)) };
  },
  fal(env, fetching) {
    const provider = createFal({ apiKey: env.FAL_API_KEY ?? "", ...at(env.FAL_BASE_URL), fetch: fetching });
    return { image: imageBy((model) => provider.image(model)), video: (model) => falFilmModel(env, model) };
  },
  replicate(env, fetching) {
    const provider = createReplicate({ apiToken: env.REPLICATE_API_TOKEN ?? "", ...at(env.REPLICATE_BASE_URL), fetch: fetching });
    return { image: imageBy((model) => provider.image(model)), video: videoBy((model) => provider.video(model)) };
  },
  "black-forest-labs"(env, fetching) {
    const provider = createBlackForestLabs({ apiKey: env.BFL_API_KEY ?? "", ...at(env.BFL_BASE_URL), fetch: fetching });
    return { image: imageBy((model) => provider.image(model)) };
  },
  xai(env, fetching) {
    const provider = createXai({ apiKey: env.XAI_API_KEY ?? "", ...at(env.XAI_BASE_URL), fetch: fetching });
    return { image: imageBy((model) => provider.image(model)) };
  },
  runway: (env) => ({ video: (model) => runwayModel(runwayServer(env), model) }),
  minimax: ({ MINIMAX_API_KEY: apiKey = "", MINIMAX_BASE_URL: baseURL = "https://api.minimax.io" }) => ({
    video: (model) => miniMaxModel({ apiKey, baseURL }, model),
  }),
  alibaba: (env) => ({ video: (model) => alibabaModel(alibabaServer(env), model) }),
  sora: (env) => ({ video: (model) => soraModel({ baseURL: env.SORA_BASE_URL ?? "", apiKey: env.SORA_API_KEY ?? "" }, model) }),
};

const providerOf = ({ provider }: Model, env: ProviderEnv, fetching: typeof fetch): Makes =>
  provider === "built-in" || provider === "heygen" || provider === "elevenlabs" ? {} : PROVIDERS[provider](env, fetching);

/** A model of pictures behind the AI SDK's interface, and how that fetches (`guardedBy`); null where its provider has none. */
export const imageModelOf = (model: Model, env: ProviderEnv, fetching: typeof fetch): ImageModelV4 | null =>
  providerOf(model, env, fetching).image?.(model.model) ?? null;

/** The same of films, whose results are addresses. */
export const videoModelOf = (model: Model, env: ProviderEnv): VideoModelV4 | null =>
  providerOf(model, env, plain).video?.(model.model) ?? null;
