import { type Asked, localServer } from "../local-server.ts";
import { alibaba } from "./alibaba.ts";
import { googleChat, openaiChat } from "./chat.ts";
import { elevenlabs, elevenLabsDubbing, elevenLabsVoice } from "./elevenlabs.ts";
import { fal, falFilms } from "./fal.ts";
import { blackForestLabs, falPictures } from "./flux.ts";
import { googleFilms, googlePictures, vertex } from "./google.ts";
import { heygen } from "./heygen.ts";
import { minimax } from "./minimax.ts";
import { openaiPictures, sora } from "./openai.ts";
import { ADDRESS, type Answer, type Provider, SELF } from "./provider.ts";
import { replicateFilms, replicatePictures } from "./replicate.ts";
import { runway } from "./runway.ts";
import { xai } from "./xai.ts";

/**
 * Providers of films and voices on loopback: each checks what it is asked by the form that its documentation gives, and
 * answers 400 to anything else; and answers in its own form: still at work, done, failed, refused, limited, revoked, gone.
 */
export const FAULTS = ["slow", "failing", "refused", "limited", "revoked", "expired", "broken"] as const;
export type Fault = (typeof FAULTS)[number];

interface Known {
  readonly provider: Provider;
  /** The variables of its key and of its address. */
  readonly key: string;
  readonly base: string;
}
const known = (provider: Provider, prefix: string, key = `${prefix}_API_KEY`): Known => ({ provider, key, base: `${prefix}_BASE_URL` });

const OF = {
  runway: known(runway, "RUNWAYML", "RUNWAYML_API_SECRET"),
  minimax: known(minimax, "MINIMAX"),
  alibaba: known(alibaba, "DASHSCOPE"),
  heygen: known(heygen, "HEYGEN"),
  elevenlabs: known(elevenlabs, "ELEVENLABS"),
  "elevenlabs-voice": known(elevenLabsVoice, "ELEVENLABS"),
  "elevenlabs-dubbing": known(elevenLabsDubbing, "ELEVENLABS"),
  fal: known(fal, "FAL"),
  "fal-films": known(falFilms, "FAL"),
  "fal-pictures": known(falPictures, "FAL"),
  google: known(googleFilms, "GOOGLE", "GOOGLE_GENERATIVE_AI_API_KEY"),
  "google-pictures": known(googlePictures, "GOOGLE", "GOOGLE_GENERATIVE_AI_API_KEY"),
  vertex: known(vertex, "GOOGLE_VERTEX"),
  "openai-chat": known(openaiChat, "OPENAI"),
  "google-chat": known(googleChat, "GOOGLE", "GOOGLE_GENERATIVE_AI_API_KEY"),
  "openai-pictures": known(openaiPictures, "OPENAI"),
  sora: known(sora, "SORA"),
  replicate: known(replicateFilms, "REPLICATE", "REPLICATE_API_TOKEN"),
  "replicate-pictures": known(replicatePictures, "REPLICATE", "REPLICATE_API_TOKEN"),
  "black-forest-labs": known(blackForestLabs, "BFL"),
  xai: known(xai, "XAI"),
} as const;
export type ProviderName = keyof typeof OF;

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
  const { provider, key, base } = OF[name];
  const violations: string[] = [];
  let [fault, asks] = [first, 0];
  const answer = (asked: Asked): Answer => {
    if (fault === "limited") return provider.limited;
    if (fault === "revoked") return provider.revoked;
    if (fault === "broken") return BROKEN;
    const other = provider.also?.[`${asked.method} ${asked.path}`];
    if (other && (fault === null || fault === "slow")) return other;
    if (asked.method === "POST" && !provider.asks?.test(asked.path)) {
      const wrong = provider.start(asked);
      if (wrong !== "") violations.push(wrong);
      // What is wrong is said by the answer to the one request.
      if (provider.atOnce && fault) return statusAnswer(provider, fault, 0);
      return wrong === "" ? provider.started : { status: 400, body: { error: wrong } };
    }
    if (asked.path === provider.address?.path) return provider.address.answer;
    asks += 1;
    return statusAnswer(provider, fault, asks);
  };
  const server = await localServer((asked) => {
    const { body, ...rest } = answer(asked);
    if (typeof body === "string") return { ...rest, body };
    return { ...rest, body: JSON.stringify(body).replaceAll(SELF, `http://${asked.headers.host}`) };
  });
  /** From now on it has this fault. */
  const strike = (now: Fault): void => void (fault = now);
  const env = { [key]: "key-1", [base]: server.origin };
  return { ...server, env, violations, address: ADDRESS, restore: () => void (fault = null), strike };
}
