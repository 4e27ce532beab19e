import type { ProviderEnv } from "./env.ts";

/** What a provider can do for us. */
export const CAPABILITIES = [
  "script", "speech", "voice-clone", "transcription", "translation", "text-to-image", "image-to-image",
  "text-to-video", "image-to-video", "lip-sync",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The setting that switches a provider on. */
export type ProviderKey = "OPENAI_API_KEY" | "GOOGLE_GENERATIVE_AI_API_KEY" | "ELEVENLABS_API_KEY" | "FAL_API_KEY" | "AI";

/** `adapter`: we have code that calls it; `planned`: it could do this, but nothing here calls it yet. */
export type ProviderRow = { provider: string; key: ProviderKey; status: "adapter" | "planned" };

/**
 * Who could do what, the first choice first. The built-in engine comes after all of them and needs no
 * key; null says that it cannot do this at all.
 */
export const PROVIDERS = {
  script: {
    cloud: [
      { provider: "openai", key: "OPENAI_API_KEY", status: "adapter" },
      { provider: "google", key: "GOOGLE_GENERATIVE_AI_API_KEY", status: "adapter" },
      { provider: "workers-ai", key: "AI", status: "adapter" },
    ],
    builtIn: "built-in:templates",
  },
  speech: {
    cloud: [
      { provider: "elevenlabs", key: "ELEVENLABS_API_KEY", status: "adapter" },
      { provider: "openai", key: "OPENAI_API_KEY", status: "adapter" },
    ],
    builtIn: "built-in:kokoro",
  },
  "voice-clone": { cloud: [{ provider: "elevenlabs", key: "ELEVENLABS_API_KEY", status: "planned" }], builtIn: null },
  transcription: { cloud: [{ provider: "openai", key: "OPENAI_API_KEY", status: "planned" }], builtIn: "built-in:whisper" },
  translation: {
    cloud: [
      { provider: "openai", key: "OPENAI_API_KEY", status: "planned" },
      { provider: "google", key: "GOOGLE_GENERATIVE_AI_API_KEY", status: "planned" },
    ],
    builtIn: null,
  },
  "text-to-image": {
    cloud: [
      { provider: "openai", key: "OPENAI_API_KEY", status: "planned" },
      { provider: "google", key: "GOOGLE_GENERATIVE_AI_API_KEY", status: "planned" },
    ],
    builtIn: "built-in:layouts",
  },
  "image-to-image": { cloud: [{ provider: "openai", key: "OPENAI_API_KEY", status: "planned" }], builtIn: "built-in:composite" },
  "text-to-video": {
    cloud: [
      { provider: "google", key: "GOOGLE_GENERATIVE_AI_API_KEY", status: "planned" },
      { provider: "fal", key: "FAL_API_KEY", status: "planned" },
    ],
    builtIn: "built-in:motion-graphics",
  },
  "image-to-video": {
    cloud: [
      { provider: "google", key: "GOOGLE_GENERATIVE_AI_API_KEY", status: "planned" },
      { provider: "fal", key: "FAL_API_KEY", status: "planned" },
    ],
    builtIn: "built-in:parallax",
  },
  "lip-sync": { cloud: [{ provider: "fal", key: "FAL_API_KEY", status: "planned" }], builtIn: "built-in:mesh-warp" },
} as const satisfies Record<Capability, { cloud: readonly ProviderRow[]; builtIn: string | null }>;

/** What one capability runs on now: the first provider with a key, else the built-in engine. */
export type CapabilityStatus = {
  capability: Capability;
  engine: string | null;
  /** Settings that would switch another provider on; shown where the engine is built in or missing. */
  missingKeys: ProviderKey[];
};

/** Tells, for the settings page and for honest labels, what each capability runs on and what it lacks. */
export const capabilityStatus = (env: ProviderEnv): CapabilityStatus[] =>
  CAPABILITIES.map((capability) => {
    const { cloud, builtIn } = PROVIDERS[capability];
    const rows: readonly ProviderRow[] = cloud;
    const usable = rows.filter((row) => row.status === "adapter");
    const active = usable.find((row) => env[row.key] !== undefined);
    return {
      capability,
      engine: active?.provider ?? builtIn,
      missingKeys: active ? [] : usable.map((row) => row.key).filter((name) => env[name] === undefined),
    };
  });
