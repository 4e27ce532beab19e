import { z } from "zod";

/** Characters of one prompt. */
export const LONGEST_PROMPT = 4000;

/** Who runs a model. */
export const MODEL_PROVIDERS = [
  "built-in",
  "google",
  "vertex",
  "openai",
  "fal",
  "replicate",
  "black-forest-labs",
  "xai",
  "sora",
  "runway",
  "minimax",
  "alibaba",
  "heygen",
  "elevenlabs",
] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** What a model can be asked for. `blend`: a foreground set into a background; `ingredients`: several pictures in one result. */
export const ABILITIES = ["text", "image", "blend", "last-frame", "ingredients", "sound", "seed"] as const;
export type Ability = (typeof ABILITIES)[number];

export const MODEL_RATIOS = ["1:1", "4:5", "9:16", "16:9"] as const;
export type ModelRatio = (typeof MODEL_RATIOS)[number];

/**
 * What a model makes. `lips`: a person's mouth says what is heard; `voice`: another voice says it; `face`: another face is
 * seen; `dub`: it is said in another language; `avatar`: somebody of the provider's says it.
 */
export const MAKES = ["image", "video", "lips", "voice", "face", "dub", "avatar"] as const;

/** A model as data (issue H 1): what it can, what it takes, what it costs, and whether it still lives. */
export interface Model {
  /** `provider/name`; what tasks keep. */
  readonly id: string;
  readonly provider: ModelProvider;
  /** As the provider calls it in a request. */
  readonly model: string;
  readonly name: string;
  readonly makes: (typeof MAKES)[number];
  readonly can: readonly Ability[];
  readonly ratios: readonly ModelRatio[];
  /** Lengths of a film; empty for pictures. */
  readonly seconds: readonly number[];
  /** Lengths of what only some of them hold for. */
  readonly secondsOf?: Readonly<Partial<Record<Ability, readonly number[]>>>;
  /** So many reference pictures at most. */
  readonly pictures: number;
  /** Credits for a picture, or for a second of film; of lips beside the price of the video. */
  readonly credits: number;
  /** What its provider asks for the same, in dollars; absent: nobody has told, and `credits` is an estimate. */
  readonly dollars?: number;
  /** How long a result usually takes, in seconds. */
  readonly takes: number;
  readonly family?: "veo" | "sora";
  /** The day it ends or ended, and the model that goes on in its place. */
  readonly retired?: { readonly on: string; readonly by: string };
  /** Pixels of its films by their ratio, where a picture that it is given must have exactly as many. */
  readonly exact?: Readonly<Partial<Record<ModelRatio, { readonly width: number; readonly height: number }>>>;
  /** It refuses pictures in which a person is seen (spec §8: Sora). */
  readonly refusesPeople?: true;
  /** It reads our files where FILES_ORIGIN is: that must be on the internet. */
  readonly readsFiles?: true;
}

/** What a provider's dollar is in credits: Starter's $29 are 150 (spec §9), and a third is ours. */
const CREDITS_PER_DOLLAR = (150 / 29) * 1.34;

/** A provider's price in credits, to a tenth and never nothing. */
export const creditsFor = (dollars: number): number => Math.max(0.1, Math.round(dollars * CREDITS_PER_DOLLAR * 10) / 10);

/** A provider's price, and what it is in credits. */
export const priced = (dollars: number): Required<Pick<Model, "dollars" | "credits">> => ({ dollars, credits: creditsFor(dollars) });

/** Variables of which every one must be set before a provider's models run (docs/settings.md). */
export const PROVIDER_KEYS: Readonly<Record<ModelProvider, readonly string[]>> = {
  "built-in": [],
  google: ["GOOGLE_GENERATIVE_AI_API_KEY"],
  vertex: ["GOOGLE_VERTEX_API_KEY"],
  openai: ["OPENAI_API_KEY"],
  fal: ["FAL_API_KEY"],
  replicate: ["REPLICATE_API_TOKEN"],
  "black-forest-labs": ["BFL_API_KEY"],
  xai: ["XAI_API_KEY"],
  sora: ["SORA_API_KEY", "SORA_BASE_URL"],
  runway: ["RUNWAYML_API_SECRET"],
  minimax: ["MINIMAX_API_KEY"],
  alibaba: ["DASHSCOPE_API_KEY"],
  heygen: ["HEYGEN_API_KEY"],
  elevenlabs: ["ELEVENLABS_API_KEY"],
};

/** A model as an input names it. Whether there is one is the upstream's to say: tasks outlive models. */
export const modelId = z.string().regex(/^[a-z0-9-]{1,30}\/[\w.:/-]{1,80}$/);
