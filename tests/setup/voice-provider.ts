import { type Asked, localServer } from "./local-server.ts";

/** A second of a tone as 16-bit mono PCM at 24 kHz. */
export const SECOND = new Uint8Array(Int16Array.from({ length: 24_000 }, (_, at) => 3000 * Math.sin(at / 17)).buffer);
export const VOICE = "21m00Tcm4TlvDq8ikWAM";

const rachel = { voice_id: VOICE, name: "Rachel", labels: { gender: "female", language: "en", descriptive: "calm", accent: "american" } };
const others = [
  { voice_id: "mine", name: "My voice", labels: {} },
  { voice_id: "../x", name: "Hostile", labels: {} },
  { voice_id: "theirs", name: "Somebody's", labels: {}, description: "Reelwright: I agree that my voice is copied." },
];

const listed = ({ query }: Asked) =>
  query.get("next_page_token") === "two"
    ? { voices: others, has_more: false }
    : { voices: [rachel], has_more: true, next_page_token: "two" };

/** A tenth of a second for each character. */
function spoken({ body }: Asked) {
  const characters = Array.from((JSON.parse(body) as { text: string }).text);
  return {
    audio_base64: Buffer.from(SECOND).toString("base64"),
    alignment: {
      characters,
      character_start_times_seconds: characters.map((_, at) => at / 10),
      character_end_times_seconds: characters.map((_, at) => (at + 1) / 10),
    },
  };
}

/**
 * Stands on loopback for ElevenLabs (`/v2/voices`, `/v1/text-to-speech/…/with-timestamps`) and OpenAI (`/v1/audio/speech`),
 * with the variables that lead there. `broken` answers in their place what it does not leave to them.
 */
export async function openVoices(broken?: (asked: Asked) => { status: number; body: unknown } | undefined) {
  const server = await localServer((asked) => {
    const fault = broken?.(asked);
    if (fault) return fault;
    if (asked.path === "/v2/voices") return { body: listed(asked) };
    if (asked.path.endsWith("/with-timestamps")) return { body: spoken(asked) };
    return { body: "x".repeat(SECOND.length) };
  });
  const env = {
    ELEVENLABS_API_KEY: "xi",
    ELEVENLABS_BASE_URL: server.origin,
    OPENAI_API_KEY: "sk",
    OPENAI_BASE_URL: `${server.origin}/v1`,
  };
  return { server, env };
}
