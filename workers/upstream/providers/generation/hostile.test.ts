import { createServer, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PICTURE_MODELS, PNG } from "../../../../tests/setup/asked-pictures.ts";
import { openProvider, type ProviderName } from "../../../../tests/setup/generation-contract/index.ts";
import { localServer } from "../../../../tests/setup/local-server.ts";
import { onLoopback } from "../../../../tests/setup/loopback.ts";
import { modelOf } from "../../../../trpc/contract/rules/models/index.ts";
import { ANSWER } from "../ask-provider.ts";
import { type ProviderEnv, providerEnv } from "../env.ts";
import { heyGenLooks } from "../lips/heygen-looks.ts";
import { heyGenLips } from "../lips/heygen.ts";
import { changeVoice } from "../speech/changer.ts";
import { cloneVoice } from "../speech/clone.ts";
import { elevenLabsDub } from "../speech/dubbing.ts";
import { cloudVoices } from "../speech/index.ts";
import { falFaceSwap } from "./face-swap.ts";
import { filmAdapter } from "./films.ts";
import { generatePictures } from "./pictures.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

const START = { idempotencyKey: "k", webhook: null };
const film = (model: string, seconds: number) => (env: ProviderEnv) =>
  filmAdapter(modelOf(model)?.provider ?? "built-in", { env, read: async () => PNG }).start(
    { model, seconds, prompt: "A bottle", ratio: "16:9", seed: 1, first: "a", last: null, references: [] },
    START,
  );
const address = async (key: string) => `https://ads.example/${key}`;
const picture = (id: string) => async (env: ProviderEnv) => {
  const model = modelOf(id);
  if (!model) throw new Error(`no model ${id}`);
  const request = { prompt: "A bottle", pictures: [], ratio: "1:1", count: 1, seed: 7 } as const;
  const egress = async () => new Response(PNG);
  return generatePictures(model, { env, egress, limits: { timeoutMs: 20_000, retries: 0 } }, request);
};
const consent = { agreed: true, statement: "This is my voice, and I agree that it is copied." };
const samples = [{ name: "me.wav", bytes: Uint8Array.from([1]), content_type: "audio/wav" }];
const said = { voice: "v", model: "m", audio: PNG, delivery: "balanced", clean: true } as const;

/** Each thing that is asked of a provider with its key, at the server that `name` says. */
const ASKED: readonly [string, ProviderName, (env: ProviderEnv) => Promise<unknown>][] = [
  ["a film of Runway", "runway", film("runway/gen4_turbo", 5)],
  ["a film of MiniMax", "minimax", film("minimax/MiniMax-Hailuo-2.3", 6)],
  ["a film of Alibaba", "alibaba", film("alibaba/wan2.6", 5)],
  ["a film of Google", "google", film("google/gemini-omni-1.1-flash", 4)],
  ["a film of Vertex", "vertex", film("vertex/veo-3.1-generate-001", 4)],
  ["a film of Sora's protocol", "sora", film("sora/sora-2", 8)],
  ["a film of fal", "fal-films", film("fal/luma-ray-2-flash", 5)],
  ["a film of Replicate", "replicate", film("replicate/minimax/video-01", 6)],
  ["lips", "heygen", (env) => heyGenLips(env, address).start({ of: "film", picture: "a", audio: "b" }, START)],
  ["a library of avatars", "heygen", (env) => heyGenLooks(env)],
  ["a face", "fal", (env) => falFaceSwap({ env, address }).start({ film: "a", face: "b" }, START)],
  [
    "a dub",
    "elevenlabs-dubbing",
    (env) => elevenLabsDub({ env, read: async () => PNG }).start({ audio: "a", from: "auto", to: "es" }, START),
  ],
  ["a copied voice", "elevenlabs", (env) => cloneVoice(env, { name: "Anna", samples, consent })],
  ["a changed voice", "elevenlabs-voice", (env) => changeVoice(env, said)],
  [
    "what a voice says",
    "elevenlabs",
    async (env) => cloudVoices(env).of("elevenlabs:v")?.provider.speak({ voice: "v", text: "Hi", speed: 1 }),
  ],
  ...PICTURE_MODELS.filter(([what]) => what.includes("words")).map(
    ([what, name, id]) => [what, name, picture(id)] as [string, ProviderName, (env: ProviderEnv) => Promise<unknown>],
  ),
];

/** A provider's environment that leads to another server than its own. */
async function leadingTo(name: ProviderName, origin: string): Promise<ProviderEnv> {
  const { env, close } = await openProvider(name);
  closers.push(close);
  return providerEnv.parse(Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value.startsWith("http") ? origin : value])));
}

/** What a job that was refused for good says; else what was thrown. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (value) => JSON.stringify(value) ?? "",
    (error: unknown) => String((error as { reason?: string }).reason ?? error),
  );

describe.each(ASKED)("%s", (_what, name, ask) => {
  it.each([302, 307])("is not asked for elsewhere, with its key, because an answer of %i says so", async (status) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const inside = await localServer(() => ({ body: { id: "x", data: [] } }));
    const moved = createServer((request, response) => {
      request.resume().on("end", () => response.writeHead(status, { location: `${inside.origin}/latest/meta-data` }).end());
    });
    const { origin, close } = await onLoopback(moved);
    closers.push(close, inside.close);
    await outcome(ask(await leadingTo(name, origin)));
    expect(inside.seen).toEqual([]);
  });
});

/** One of each way in which answers are read. */
const READ = ["a film of Runway", "a film of Sora's protocol", "a changed voice", "Replicate, words"];

describe.each(ASKED.filter(([what]) => READ.includes(what)))("%s", (_what, name, ask) => {
  it("is not read beyond what it can be, whatever it says of its length", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const part = Buffer.alloc(8 * 1024 * 1024, " ");
    const sent: number[] = [];
    const pour = (response: ServerResponse): void => {
      while (!response.destroyed && response.write(part)) sent.push(part.length);
      if (!response.destroyed) response.once("drain", () => (sent.push(part.length), pour(response)));
    };
    const endless = createServer((request, response) => {
      request.resume().on("end", () => {
        response.writeHead(200, { "content-type": name === "elevenlabs-voice" ? "audio/mpeg" : "application/json" });
        pour(response);
      });
    });
    const { origin, close } = await onLoopback(endless);
    closers.push(close);
    expect(await outcome(ask(await leadingTo(name, origin)))).toContain("model.unusable");
    // What lies in the buffers between the two is sent, and not read.
    expect(sent.reduce((sum, one) => sum + one, 0)).toBeLessThan(ANSWER.made + 64 * 1024 * 1024);
  });
});

it("a library of avatars that is never answered keeps a page for seconds, not for minutes", async () => {
  const { origin, close } = await onLoopback(createServer(() => undefined));
  closers.push(close);
  const env = await leadingTo("heygen", origin);
  const began = Date.now();
  await expect(heyGenLooks(env)).rejects.toThrow();
  expect(Date.now() - began).toBeLessThan(10_000);
});
