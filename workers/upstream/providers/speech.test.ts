import { describe, expect, it, vi } from "vitest";
import { providerEnv } from "./env.ts";
import { speechProvider } from "./speech.ts";

const request = { text: "Tap the link.", language: "en", voice: "voice-1", speed: 1 } as const;
const answering = (status: number, body: BodyInit, type: string) => vi.fn(async () => new Response(body, { status, headers: { "content-type": type } }));
const withKey = providerEnv.parse({ ELEVENLABS_API_KEY: "el-key" });

describe("a cloud voice", () => {
  it("is there only with a key", () => {
    expect(speechProvider(providerEnv.parse({}))).toBeNull();
    expect(speechProvider(providerEnv.parse({ OPENAI_API_KEY: "k" }))?.engine).toBe("openai:gpt-4o-mini-tts");
    expect(speechProvider(withKey)?.engine).toBe("elevenlabs:eleven_multilingual_v2");
  });

  it("returns the bytes that the provider sent", async () => {
    const mp3 = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0]);
    const fetch = answering(200, mp3, "audio/mpeg");
    const speech = await speechProvider(withKey, { fetch, retries: 0 })?.speak(request);
    expect(speech).toMatchObject({ ok: true, bytes: mp3, engine: "elevenlabs:eleven_multilingual_v2" });
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toContain("/v1/text-to-speech/voice-1");
    expect(JSON.stringify(init.headers)).toContain("el-key");
  });

  it.each([
    [401, "key-refused"],
    [429, "rate-limited"],
    [500, "provider-error"],
  ])("says why it could not speak: %d is %s", async (status, reason) => {
    const fetch = answering(status, JSON.stringify({ detail: { message: "no" } }), "application/json");
    expect(await speechProvider(withKey, { fetch, retries: 0 })?.speak(request)).toEqual({ ok: false, engine: "elevenlabs:eleven_multilingual_v2", reason });
  });
});
