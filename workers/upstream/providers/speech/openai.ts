import { VOICE_SPEEDS } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { goingOn } from "../../../../trpc/contract/rules/models/service-models.ts";
import type { ProviderEnv } from "../env.ts";
import { requested, secondsOf, type SpeechProvider } from "./speech.ts";
import { spread } from "./word-timings.ts";

const STANDARD_MODEL = "gpt-4o-mini-tts";
const today = (): string => new Date().toISOString().slice(0, 10);
/** The built-in voices of `POST /audio/speech`; the API has no list of them. */
const VOICES = ["alloy", "ash", "ballad", "coral", "echo", "fable", "marin", "nova", "onyx", "sage", "shimmer", "verse", "cedar"];

const titled = (name: string): string => name[0]?.toUpperCase() + name.slice(1);

/** OpenAI's voices, which speak any language. They say no times: words are spread over their passage by their length. */
export function openAISpeech(
  { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_SPEECH_MODEL }: ProviderEnv,
  day: () => string = today,
): SpeechProvider | null {
  if (OPENAI_API_KEY === undefined) return null;
  const model = OPENAI_SPEECH_MODEL ?? STANDARD_MODEL;
  // The first models of the API take no instructions.
  const emotions = !model.startsWith("tts-1");
  const { min, max } = VOICE_SPEEDS.openai;
  return {
    name: "openai",
    engine: `openai:${model}`,
    // Another server has its own days.
    lives: () => OPENAI_BASE_URL !== undefined || goingOn(`openai/${model}`, day()) !== null,
    voices: async () =>
      VOICES.map((name) => ({
        id: `openai:${name}`,
        provider: "openai",
        name: titled(name),
        language: null,
        gender: null,
        character: "",
        emotions,
        own: false,
      })),
    async speak({ voice, text, speed, emotion = "neutral" }) {
      const told =
        emotions && emotion !== "neutral" ? { instructions: `Speak in ${emotion === "excited" ? "an" : "a"} ${emotion} tone.` } : {};
      const answer = await requested("openai", `${OPENAI_BASE_URL ?? "https://api.openai.com/v1"}/audio/speech`, {
        method: "POST",
        headers: { authorization: `Bearer ${OPENAI_API_KEY}`, "content-type": "application/json" },
        body: JSON.stringify({ model, voice, input: text, response_format: "pcm", speed: Math.min(max, Math.max(min, speed)), ...told }),
      });
      const pcm = new Uint8Array(await answer.arrayBuffer());
      return { pcm, words: spread(text, secondsOf(pcm)), engine: `openai:${model}` };
    },
  };
}
