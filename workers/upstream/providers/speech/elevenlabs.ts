import { z } from "zod";
import { VOICE_SPEEDS } from "../../../../trpc/contract/rules/cloud-voices.ts";
import type { CloudVoice } from "../../../../trpc/contract/voice.ts";
import type { ProviderEnv } from "../env.ts";
import { CLONED_HERE } from "./clone.ts";
import { PATIENCE_MS, requested, SAMPLE_RATE, secondsOf, type SpeechProvider } from "./speech.ts";
import { spread, wordsOf } from "./word-timings.ts";

const STANDARD_MODEL = "eleven_multilingual_v2";
/** Pages of a hundred voices that are read at most. */
const MOST_PAGES = 5;
/** Letters of what a voice is like: labels are whatever somebody typed there. */
const MOST_CHARACTER = 60;

const label = z.string().optional().catch(undefined);
const page = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string(),
      description: z.string().nullish(),
      labels: z.object({ gender: label, language: label, description: label, descriptive: label }).catch({}),
    }),
  ),
  has_more: z.boolean().catch(false),
  next_page_token: z.string().nullish(),
});

const timing = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
});
const spoken = z.object({ audio_base64: z.string(), alignment: timing.nullish() });

const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/);

/** A voice that was cloned here is its owner's alone (workers/upstream/voices). */
const isOffered = ({ voice_id, description }: z.infer<typeof page>["voices"][number]): boolean =>
  /^[\w-]{1,64}$/.test(voice_id) && !description?.startsWith(CLONED_HERE);

function present({ voice_id, name, labels }: z.infer<typeof page>["voices"][number]): CloudVoice {
  const { gender } = labels;
  return {
    id: `elevenlabs:${voice_id}`,
    provider: "elevenlabs",
    name,
    language: language.safeParse(labels.language).data ?? null,
    gender: gender === "female" || gender === "male" ? gender : null,
    character: (labels.descriptive ?? labels.description ?? "").slice(0, MOST_CHARACTER),
    emotions: false,
    own: false,
  };
}

/** ElevenLabs' voices, a workspace's cloned ones among them: `GET /v2/voices`, `POST /v1/text-to-speech/{id}/with-timestamps`. */
export function elevenLabsSpeech(env: ProviderEnv): SpeechProvider | null {
  const {
    ELEVENLABS_API_KEY: key,
    ELEVENLABS_BASE_URL: base = "https://api.elevenlabs.io",
    ELEVENLABS_MODEL: model = STANDARD_MODEL,
  } = env;
  if (key === undefined) return null;
  const headers = { "xi-api-key": key, "content-type": "application/json" };
  const { min, max } = VOICE_SPEEDS.elevenlabs;
  return {
    name: "elevenlabs",
    engine: `elevenlabs:${model}`,
    async voices() {
      const list: CloudVoice[] = [];
      let token: string | undefined;
      for (let read = 0; read < MOST_PAGES; read += 1) {
        const query = new URLSearchParams({ page_size: "100", ...(token ? { next_page_token: token } : {}) });
        const { voices, has_more, next_page_token } = page.parse(
          await (await requested("elevenlabs", `${base}/v2/voices?${query}`, { headers }, PATIENCE_MS.list)).json(),
        );
        list.push(...voices.filter(isOffered).map(present));
        if (!has_more || !next_page_token) break;
        token = next_page_token;
      }
      return list;
    },
    async speak({ voice, text, speed }) {
      const answer = await requested("elevenlabs", `${base}/v1/text-to-speech/${voice}/with-timestamps?output_format=pcm_${SAMPLE_RATE}`, {
        method: "POST",
        headers,
        body: JSON.stringify({ text, model_id: model, voice_settings: { speed: Math.min(max, Math.max(min, speed)) } }),
      });
      const { audio_base64, alignment } = spoken.parse(await answer.json());
      const pcm = Uint8Array.from(atob(audio_base64), (char) => char.charCodeAt(0));
      const timed = alignment?.characters.map((char, at) => {
        const start = alignment.character_start_times_seconds[at] ?? 0;
        return { text: char, start, end: alignment.character_end_times_seconds[at] ?? start };
      });
      return { pcm, words: timed ? wordsOf(timed) : spread(text, secondsOf(pcm)), engine: `elevenlabs:${model}` };
    },
  };
}
