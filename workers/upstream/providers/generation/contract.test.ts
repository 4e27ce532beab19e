import { afterEach, describe, expect, it } from "vitest";
import { openProvider, type ProviderName } from "../../../../tests/setup/generation-contract/index.ts";
import { modelOf } from "../../../../trpc/contract/rules/models/index.ts";
import { providerEnv } from "../env.ts";
import { heyGenLips, lipsAddress } from "../lips/heygen.ts";
import { heyGenLooks } from "../lips/heygen-looks.ts";
import { changeVoice } from "../speech/changer.ts";
import { cloneVoice, deleteClone } from "../speech/clone.ts";
import { deleteDub, dubbedLines, dubbedSound, elevenLabsDub } from "../speech/dubbing.ts";
import { falFaceSwap, swapAddress } from "./face-swap.ts";
import { filmAdapter, filmSource, type FilmRequest } from "./films.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function open(name: ProviderName) {
  const server = await openProvider(name);
  closers.push(server.close);
  return { ...server, env: providerEnv.parse(server.env) };
}

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const START = { idempotencyKey: "k", webhook: null };
const providerOf = ({ model = "" }: Partial<FilmRequest>) => modelOf(model)?.provider ?? "built-in";
const base: FilmRequest = {
  model: "",
  prompt: "A bottle rolls off a rock",
  ratio: "9:16",
  seconds: 5,
  seed: 7,
  first: null,
  last: null,
  references: [],
};

describe("each request is one that the provider's documentation allows, and its film is found", () => {
  it.each<[string, ProviderName, Partial<FilmRequest>]>([
    ["Runway, a picture", "runway", { model: "runway/gen4_turbo", first: "a" }],
    ["Runway, wide, ten seconds", "runway", { model: "runway/gen4_turbo", first: "a", ratio: "16:9", seconds: 10 }],
    [
      "Runway, a prompt of 20,000 characters",
      "runway",
      { model: "runway/gen4_turbo", first: "a", ratio: "1:1", prompt: "x".repeat(20_000) },
    ],
    ["MiniMax, words", "minimax", { model: "minimax/MiniMax-Hailuo-2.3", ratio: "16:9", seconds: 6 }],
    ["MiniMax, a picture", "minimax", { model: "minimax/MiniMax-Hailuo-2.3", ratio: "16:9", seconds: 10, first: "a" }],
    ["MiniMax, a prompt of 20,000 characters", "minimax", { model: "minimax/MiniMax-Hailuo-2.3", seconds: 6, prompt: "字".repeat(20_000) }],
    ["Alibaba, words", "alibaba", { model: "alibaba/wan2.6" }],
    ["Alibaba, a picture", "alibaba", { model: "alibaba/wan2.6", first: "a", seconds: 10 }],
    ["Gemini, words", "google", { model: "google/gemini-omni-1.1-flash", seconds: 4 }],
    ["Gemini, a picture", "google", { model: "google/gemini-omni-1.1-flash", seconds: 6, first: "a" }],
    ["Gemini, first and last frame", "google", { model: "google/gemini-omni-1.1-flash", seconds: 8, first: "a", last: "b" }],
    ["Gemini, three pictures", "google", { model: "google/gemini-omni-1.1-flash", seconds: 10, references: ["a", "b", "c"] }],
    ["fal, words", "fal-films", { model: "fal/luma-ray-2-flash" }],
    ["fal, a picture, wide", "fal-films", { model: "fal/luma-ray-2-flash", ratio: "16:9", first: "a" }],
    ["Replicate, words", "replicate", { model: "replicate/minimax/video-01", ratio: "16:9", seconds: 6 }],
    ["Replicate, a picture", "replicate", { model: "replicate/minimax/video-01", ratio: "16:9", seconds: 6, first: "a" }],
    ["Alibaba, square, right to left", "alibaba", { model: "alibaba/wan2.6", ratio: "1:1", prompt: "زجاجة على صخرة" }],
  ])("%s", async (_what, name, more) => {
    const { env, violations, address } = await open(name);
    const adapter = filmAdapter(providerOf(more), { env, read: async () => PNG });
    const id = await adapter.start({ ...base, ...more }, START);
    expect(violations).toEqual([]);
    expect(await adapter.status(id)).toMatchObject({ state: "done" });
    // What is kept of a job names no key and no address that expires.
    expect(id).not.toContain("key-1");
    expect(await filmSource({ operation: id }, env)).toEqual({ url: address, key: null });
  });

  it.each<[string, Partial<FilmRequest>]>([
    ["words", { seconds: 4 }],
    ["words, the fast one", { seconds: 4, model: "vertex/veo-3.1-fast-generate-001" }],
    ["first and last frame", { seconds: 6, first: "a", last: "b" }],
    ["three pictures", { seconds: 8, references: ["a", "b", "c"] }],
  ])("Vertex, %s: the answer is the film", async (_what, more) => {
    const { env, violations } = await open("vertex");
    const adapter = filmAdapter("vertex", { env, read: async () => PNG });
    const id = await adapter.start({ ...base, model: "vertex/veo-3.1-generate-001", ...more }, START);
    expect([violations, (await adapter.status(id)).state]).toEqual([[], "done"]);
    expect(await filmSource({ operation: id }, env)).toHaveProperty("bytes");
  });

  it.each<[string, Partial<FilmRequest>]>([
    ["words", {}],
    ["a picture, wide", { ratio: "16:9", first: "a" }],
  ])("Sora's protocol, %s: the film is its bearer's alone", async (_what, more) => {
    const { env, violations, origin } = await open("sora");
    const adapter = filmAdapter("sora", { env, read: async () => PNG });
    const id = await adapter.start({ ...base, model: "sora/sora-2", seconds: 8, ...more }, START);
    expect([violations, (await adapter.status(id)).state]).toEqual([[], "done"]);
    expect(await filmSource({ operation: id }, env)).toEqual({ url: `${origin}/videos/video_1/content`, key: "key-1" });
  });

  it("HeyGen, lips of a film and of a photo, with and without a webhook", async () => {
    for (const webhook of [null, "https://ads.example/webhooks/provider/1?s=2"]) {
      const { env, violations, address } = await open("heygen");
      const adapter = heyGenLips(env, async (key) => `https://ads.example/files/${key}`);
      for (const of of ["film", "photo"] as const) {
        const id = await adapter.start({ of, picture: "u/1/a.mp4", audio: "u/1/a.wav" }, { ...START, webhook });
        expect(violations).toEqual([]);
        expect(await adapter.status(id)).toEqual({ state: "done", result: { job: id } });
        expect(id).toBe(of === "film" ? "lipsyncs/ls_1" : "videos/v_1");
        expect(await lipsAddress(env, { job: id })).toBe(address);
      }
    }
  });

  it("HeyGen, an avatar of theirs, by the standard engine and by another", async () => {
    const { env, violations, seen } = await open("heygen");
    const adapter = heyGenLips(env, async (key) => `https://ads.example/files/${key}`);
    for (const engine of [undefined, "avatar_iii"]) {
      const id = await adapter.start({ of: "avatar", picture: "Abigail_office_1", audio: "u/1/a.wav", engine }, START);
      expect([violations, id]).toEqual([[], "videos/v_1"]);
      const body = JSON.parse(seen.findLast(({ method }) => method === "POST")?.body ?? "{}");
      expect(body).toMatchObject({ avatar_id: "Abigail_office_1", audio_url: "https://ads.example/files/u/1/a.wav" });
      expect(body.engine).toEqual(engine && { type: engine });
    }
  });

  it("HeyGen, its public looks that were filmed: page after page up to a limit, each once, none that cannot be shown or priced", async () => {
    const { env, seen } = await open("heygen");
    const looks = await heyGenLooks(env);
    expect(looks.map(({ id, gender, engine }) => [id, gender, engine])).toEqual([
      ["Abigail_office_1", "female", null],
      ["Bryan_desk_2", "male", "avatar_iii"],
    ]);
    expect(seen).toHaveLength(6);
    expect(seen.every(({ query }) => query.get("ownership") === "public" && query.get("limit") === "50")).toBe(true);
    expect(seen.filter(({ query }) => query.get("token") === "next")).toHaveLength(4);
    expect(seen[0]?.headers["x-api-key"]).toBe("key-1");
  });

  it("ElevenLabs, a voice that is copied and deleted; without consent nothing is sent", async () => {
    const { env, violations, seen } = await open("elevenlabs");
    const samples = [{ name: "me.wav", bytes: Uint8Array.from([1, 2, 3]), content_type: "audio/wav" }];
    const consent = { agreed: true, statement: "This is my voice, and I agree that it is copied." };
    await expect(cloneVoice(env, { name: "Anna", samples, consent: { ...consent, agreed: false } })).rejects.toMatchObject({
      reason: "avatar.consentRequired",
    });
    expect(seen).toHaveLength(0);
    const made = await cloneVoice(env, { name: "Anna", samples, consent });
    expect([violations, made]).toEqual([[], { voice: "elevenlabs:c38kUX8pkfYO2kHyqfFy", waits: false }]);
    await deleteClone(env, made.voice);
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /v1/voices/add", "DELETE /v1/voices/c38kUX8pkfYO2kHyqfFy"]);
  });

  it.each([
    ["expressive", false],
    ["balanced", true],
    ["steady", false],
  ] as const)("ElevenLabs, a voice that is changed, %s", async (delivery, clean) => {
    const { env, violations, seen } = await open("elevenlabs-voice");
    const asked = { voice: "21m00Tcm4TlvDq8ikWAM", model: "eleven_multilingual_sts_v2", audio: PNG, delivery, clean };
    expect((await changeVoice(env, asked)).length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
    expect(`${seen[0]?.path}?${seen[0]?.query}`).toBe("/v1/speech-to-speech/21m00Tcm4TlvDq8ikWAM?output_format=mp3_44100_128");
  });

  it.each(["auto", "en"])(
    "ElevenLabs, a recording that is dubbed from %s: its sound, its lines, and nothing is left there",
    async (from) => {
      const { env, violations, seen } = await open("elevenlabs-dubbing");
      const adapter = elevenLabsDub({ env, read: async () => PNG });
      const id = await adapter.start({ audio: "u/1/a.mp3", from, to: "es" }, START);
      const status = await adapter.status(id);
      expect(status).toEqual({ state: "done", result: { job: "dub_1", language: "es" } });
      const made = { job: "dub_1", language: "es" };
      expect((await dubbedSound(env, made)).length).toBeGreaterThan(0);
      expect(await dubbedLines(env, made)).toContain("Tu café está frío.");
      await deleteDub(env, made);
      expect([violations, seen.at(-1)?.method]).toEqual([[], "DELETE"]);
    },
  );

  it.each([null, "https://ads.example/webhooks/provider/1?s=2"])("fal, another face in a film, webhook %s", async (webhook) => {
    const { env, violations, address, seen } = await open("fal");
    const adapter = falFaceSwap({ env, address: async (key) => `https://ads.example/files/${key}?s=1` });
    const id = await adapter.start({ film: "u/1/a.mp4", face: "u/1/a.webp" }, { ...START, webhook });
    expect([violations, seen[0]?.query.get("fal_webhook")]).toEqual([[], webhook]);
    expect(await adapter.status(id)).toEqual({ state: "done", result: { job: id } });
    expect(await swapAddress(env, { job: id })).toBe(address);
  });
});
