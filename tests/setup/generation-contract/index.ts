import { localServer } from "../local-server.ts";
import { alibaba } from "./alibaba.ts";
import { elevenlabs, elevenLabsDubbing, elevenLabsVoice } from "./elevenlabs.ts";
import { fal } from "./fal.ts";
import { heygen } from "./heygen.ts";
import { minimax } from "./minimax.ts";
import { ADDRESS, type Answer, type Provider } from "./provider.ts";
import { runway } from "./runway.ts";

/**
 * Providers of films and voices on loopback: each checks what it is asked by the form that its documentation gives, and
 * answers 400 to anything else; and answers in its own form: still at work, done, failed, refused, limited, revoked, gone.
 */
export const FAULTS = ["slow", "failing", "refused", "limited", "revoked", "expired", "broken"] as const;
export type Fault = (typeof FAULTS)[number];
export const PROVIDERS = ["runway", "minimax", "alibaba", "heygen", "elevenlabs", "elevenlabs-voice", "elevenlabs-dubbing", "fal"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

const OF: Readonly<Record<ProviderName, Provider>> = {
  runway,
  minimax,
  alibaba,
  heygen,
  elevenlabs,
  "elevenlabs-voice": elevenLabsVoice,
  "elevenlabs-dubbing": elevenLabsDubbing,
  fal,
};

const KEYS: Readonly<Record<ProviderName, string>> = {
  runway: "RUNWAYML_API_SECRET",
  minimax: "MINIMAX_API_KEY",
  alibaba: "DASHSCOPE_API_KEY",
  heygen: "HEYGEN_API_KEY",
  elevenlabs: "ELEVENLABS_API_KEY",
  "elevenlabs-voice": "ELEVENLABS_API_KEY",
  "elevenlabs-dubbing": "ELEVENLABS_API_KEY",
  fal: "FAL_API_KEY",
};
const BASES: Readonly<Record<ProviderName, string>> = {
  runway: "RUNWAYML_BASE_URL",
  minimax: "MINIMAX_BASE_URL",
  alibaba: "DASHSCOPE_BASE_URL",
  heygen: "HEYGEN_BASE_URL",
  elevenlabs: "ELEVENLABS_BASE_URL",
  "elevenlabs-voice": "ELEVENLABS_BASE_URL",
  "elevenlabs-dubbing": "ELEVENLABS_BASE_URL",
  fal: "FAL_BASE_URL",
};

const BROKEN: Answer = { status: 502, body: "<html>Bad gateway</html>" };

function statusAnswer(provider: Provider, fault: Fault | null, asks: number): Answer {
  if (fault === "slow") return asks < 3 ? provider.pending : provider.done;
  if (fault === "failing") return provider.failed;
  if (fault === "refused") return provider.refused;
  if (fault === "expired") return provider.expired;
  return provider.done;
}

/** Starts a provider; `violations`: what it found wrong with requests. `restore` mends a fault that passes. */
export async function openProvider(name: ProviderName, first: Fault | null = null) {
  const provider = OF[name];
  const violations: string[] = [];
  let [fault, asks] = [first, 0];
  const server = await localServer((asked): Answer => {
    if (fault === "limited") return provider.limited;
    if (fault === "revoked") return provider.revoked;
    if (fault === "broken") return BROKEN;
    if (asked.method === "POST") {
      const wrong = provider.start(asked);
      if (wrong !== "") violations.push(wrong);
      // What is wrong is said by the answer to the one request.
      if (provider.atOnce && fault) return statusAnswer(provider, fault, 0);
      return wrong === "" ? provider.started : { status: 400, body: { error: wrong } };
    }
    if (asked.path === provider.address?.path) return provider.address.answer;
    const other = provider.also?.[`${asked.method} ${asked.path}`];
    if (other && (fault === null || fault === "slow")) return other;
    asks += 1;
    return statusAnswer(provider, fault, asks);
  });
  const env = { [KEYS[name]]: "key-1", [BASES[name]]: server.origin };
  return { ...server, env, violations, address: ADDRESS, restore: () => void (fault = null) };
}
