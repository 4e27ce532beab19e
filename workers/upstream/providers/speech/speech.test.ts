import { afterEach, describe, expect, it } from "vitest";
import { openVoices, SECOND, VOICE } from "../../../../tests/setup/voice-provider.ts";
import { providerEnv } from "../env.ts";
import { cloudVoices, secondsOf } from "./index.ts";
import { spread, wordsOf } from "./word-timings.ts";
import { wavOf } from "./wav.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function providers(broken?: Parameters<typeof openVoices>[0]) {
  const { server, env } = await openVoices(broken);
  closers.push(server.close);
  return { server, voices: cloudVoices(providerEnv.parse(env)) };
}

describe("ElevenLabs", () => {
  it("lists a workspace's voices page by page, asks once, and leaves out what is no id", async () => {
    const { server, voices } = await providers();
    const { list } = await voices.list();
    expect(list.filter(({ provider }) => provider === "elevenlabs")).toEqual([
      {
        id: `elevenlabs:${VOICE}`,
        provider: "elevenlabs",
        name: "Rachel",
        language: "en",
        gender: "female",
        character: "calm",
        emotions: false,
        own: false,
      },
      {
        id: "elevenlabs:mine",
        provider: "elevenlabs",
        name: "My voice",
        language: null,
        gender: null,
        character: "",
        emotions: false,
        own: false,
      },
    ]);
    expect([await voices.has("elevenlabs:mine"), await voices.has("elevenlabs:none")]).toEqual([true, false]);
    expect(server.seen.map(({ headers }) => headers["xi-api-key"])).toEqual(["xi", "xi"]);
  });

  it("speaks with timestamps as 24 kHz PCM, within the speeds that it knows; characters become words", async () => {
    const { server, voices } = await providers();
    const said = await voices.of(`elevenlabs:${VOICE}`)?.provider.speak({ voice: VOICE, text: "Hi, 你好", speed: 2 });
    const [asked] = server.seen;
    expect([asked?.path, asked?.query.get("output_format")]).toEqual([`/v1/text-to-speech/${VOICE}/with-timestamps`, "pcm_24000"]);
    expect(JSON.parse(asked?.body ?? "")).toEqual({ text: "Hi, 你好", model_id: "eleven_multilingual_v2", voice_settings: { speed: 1.2 } });
    expect(said?.words.map(({ text }) => text)).toEqual(["Hi,", "你", "好"]);
    expect(said?.words.map(({ start }) => start)).toEqual([0, 0.4, 0.5]);
    expect([said?.engine, secondsOf(said?.pcm ?? new Uint8Array())]).toEqual(["elevenlabs:eleven_multilingual_v2", 1]);
  });
});

describe("OpenAI", () => {
  it("speaks PCM by POST /audio/speech; its words are spread over the recording", async () => {
    const { server, voices } = await providers();
    const said = await voices.of("openai:marin")?.provider.speak({ voice: "marin", text: "One two", speed: 1 });
    const [asked] = server.seen;
    expect([asked?.path, asked?.headers.authorization]).toEqual(["/v1/audio/speech", "Bearer sk"]);
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      model: "gpt-4o-mini-tts",
      voice: "marin",
      input: "One two",
      response_format: "pcm",
      speed: 1,
    });
    expect(said?.words.map(({ text }) => text)).toEqual(["One", "two"]);
    expect(said?.words.at(-1)?.end).toBeCloseTo(1, 5);
  });
});

it("OpenAI's newer models are told how to say something; those that take no instructions are not, and say that they cannot", async () => {
  const { server, voices } = await providers();
  const asked = { voice: "marin", text: "One two", speed: 1, emotion: "cheerful" } as const;
  await voices.of("openai:marin")?.provider.speak(asked);
  expect(JSON.parse(server.seen[0]?.body ?? "")).toMatchObject({ instructions: "Speak in a cheerful tone." });
  await voices.of("openai:marin")?.provider.speak({ ...asked, emotion: "excited" });
  expect(JSON.parse(server.seen.at(-1)?.body ?? "")).toMatchObject({ instructions: "Speak in an excited tone." });
  expect([await voices.hasEmotions("openai:marin"), await voices.hasEmotions(`elevenlabs:${VOICE}`)]).toEqual([true, false]);
  const { server: older, env } = await openVoices();
  closers.push(older.close);
  const first = cloudVoices(providerEnv.parse({ ...env, OPENAI_SPEECH_MODEL: "tts-1-hd" }));
  await first.of("openai:marin")?.provider.speak(asked);
  expect(JSON.parse(older.seen[0]?.body ?? "")).not.toHaveProperty("instructions");
  expect(await first.hasEmotions("openai:marin")).toBe(false);
});

it("OpenAI's voices are offered and speak until the day that they end there, and on another server", async () => {
  const env = { OPENAI_API_KEY: "k" };
  const on = (day: string, more: object = {}) => cloudVoices(providerEnv.parse({ ...env, ...more }), () => day);
  expect((await on("2027-01-05").list()).list).not.toHaveLength(0);
  const ended = on("2027-01-06");
  expect(await ended.list()).toMatchObject({ list: [], unavailable: [] });
  expect([ended.of("openai:marin"), await ended.has("openai:marin")]).toEqual([null, false]);
  expect(on("2027-01-06", { OPENAI_BASE_URL: "http://127.0.0.1:9000/v1" }).of("openai:marin")).not.toBeNull();
  expect(on("2027-01-06", { OPENAI_SPEECH_MODEL: "another" }).of("openai:marin")).not.toBeNull();
});

it("a refused key is final, a full or broken provider is worth another try", async () => {
  for (const [status, reason] of [
    [401, "model.keyRefused"],
    [422, "model.notAccepted"],
    [429, undefined],
    [500, undefined],
  ] as const) {
    const { voices } = await providers(() => ({ status, body: { detail: { status: "invalid_api_key" } } }));
    const error: unknown = await voices
      .of("openai:alloy")
      ?.provider.speak({ voice: "alloy", text: "One", speed: 1 })
      .catch((cause: unknown) => cause);
    expect((error as { reason?: string }).reason).toBe(reason);
  }
});

it("a provider that does not list its voices is named; the others' are there; without a key there are none", async () => {
  const { voices } = await providers(({ path }) => (path === "/v2/voices" ? { status: 503, body: "" } : undefined));
  const { list, unavailable, waiting } = await voices.list();
  expect([unavailable, waiting]).toEqual([["elevenlabs"], []]);
  expect(list.every(({ provider }) => provider === "openai") && list.length > 5).toBe(true);
  const none = cloudVoices(providerEnv.parse({}));
  expect([await none.list(), await none.has("openai:alloy"), none.of("openai:alloy")]).toEqual([
    {
      list: [],
      unavailable: [],
      waiting: [
        { provider: "elevenlabs", missing: ["ELEVENLABS_API_KEY"] },
        { provider: "openai", missing: ["OPENAI_API_KEY"] },
      ],
    },
    false,
    null,
  ]);
});

it("words spread over a recording fill it, in order, marks with their word", () => {
  const words = spread("Cold, for 24 hours. 保温一整天。", 6);
  expect(words.map(({ text }) => text)).toEqual(["Cold,", "for", "24", "hours.", "保", "温", "一", "整", "天。"]);
  expect(words.every(({ start, end }, at) => end > start && start >= (words[at - 1]?.end ?? 0) - 1e-9)).toBe(true);
  expect(words.at(-1)?.end).toBeCloseTo(6, 5);
  expect(wordsOf([])).toEqual([]);
});

it("PCM becomes a WAV file of its length", () => {
  const file = Buffer.from(wavOf(SECOND));
  expect([file.toString("latin1", 0, 4), file.readUInt32LE(24), file.readUInt32LE(40), file.length]).toEqual([
    "RIFF",
    24_000,
    48_000,
    48_044,
  ]);
});
