import { afterEach, describe, expect, it } from "vitest";
import { type Asked, localServer } from "../../../../tests/setup/local-server.ts";
import { providerEnv } from "../env.ts";
import { filmAdapter, filmSource, type FilmRequest } from "./films.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

type Answer = Parameters<typeof localServer>[0];
async function serve(answer: Answer) {
  const server = await localServer(answer);
  closers.push(server.close);
  return server;
}

const REQUEST: FilmRequest = {
  model: "google/gemini-omni-1.1-flash",
  prompt: "A bottle rolls off a rock",
  ratio: "16:9",
  seconds: 4,
  seed: 3,
  first: null,
  last: null,
  references: [],
};
const START = { idempotencyKey: "k", webhook: null };
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const adapterFor = (env: Record<string, string>) => filmAdapter("google", { env: providerEnv.parse(env), read: async () => PNG });
const bodyOf = ({ body }: Asked): Record<string, unknown> => JSON.parse(body) as Record<string, unknown>;

describe("Google (interactions)", () => {
  const OMNI = { id: "v1_omni-1", object: "interaction" };
  const done = (uri: string) => ({
    ...OMNI,
    status: "completed",
    steps: [{ type: "model_output", content: [{ type: "video", mime_type: "video/mp4", uri }] }],
  });
  async function google(status: (asks: number, origin: string) => unknown) {
    let asks = 0;
    const server = await serve((asked): { body: unknown } => {
      if (asked.method === "POST") return { body: { ...OMNI, status: "in_progress" } };
      asks += 1;
      return { body: status(asks, `http://${asked.headers.host}`) };
    });
    const env = { GOOGLE_GENERATIVE_AI_API_KEY: "g-1", GOOGLE_BASE_URL: server.origin };
    return { server, env, adapter: adapterFor(env) };
  }

  it("is asked by its schema, waited for, and its address asked for again: its own server has the key in it", async () => {
    const { server, env, adapter } = await google((asks, origin) =>
      asks === 1 ? { ...OMNI, status: "in_progress" } : done(`${origin}/files/a:download?alt=media`),
    );
    const id = await adapter.start({ ...REQUEST, first: "a", last: "b" }, START);
    const [asked] = server.seen;
    expect([asked?.path, asked?.headers["x-goog-api-key"]]).toEqual(["/interactions", "g-1"]);
    expect(asked && bodyOf(asked)).toEqual({
      model: "gemini-omni-1.1-flash",
      input: [
        { type: "image", data: expect.any(String), mime_type: "image/png" },
        { type: "image", data: expect.any(String), mime_type: "image/png" },
        { type: "text", text: `<FIRST_FRAME> <LAST_FRAME> ${REQUEST.prompt}` },
      ],
      background: true,
      response_format: { type: "video", delivery: "uri", aspect_ratio: "16:9", duration: "4s" },
    });
    expect(await adapter.status(id)).toEqual({ state: "pending" });
    expect(await adapter.status(id)).toEqual({ state: "done", result: { operation: id } });
    // What is kept of a job names no key.
    expect(id).not.toContain("g-1");
    const url = `${server.origin}/files/a:download?alt=media&key=g-1`;
    expect(await filmSource({ operation: id }, providerEnv.parse(env))).toEqual({ url, key: null });
  });

  it("that names a file of another server gives the key to nobody", async () => {
    const { env, adapter } = await google(() => done("https://elsewhere.example/film.mp4"));
    const id = await adapter.start(REQUEST, START);
    expect(await filmSource({ operation: id }, providerEnv.parse(env))).toEqual({ url: "https://elsewhere.example/film.mp4", key: null });
  });

  it.each([
    ["answers with words alone", { status: "completed", steps: [{ type: "model_output", content: [{ type: "text", text: "No." }] }] }],
    ["fails for its filters", { status: "failed", error: { message: "The prompt was blocked for safety reasons" } }],
  ])("that %s has refused what was asked for", async (_how, answer) => {
    const { adapter } = await google(() => ({ ...OMNI, ...answer }));
    expect(await adapter.status(await adapter.start(REQUEST, START))).toEqual({ state: "failed", reason: "model.refused" });
  });

  it.each(["failed", "cancelled", "incomplete", "budget_exceeded"])("that ends as %s has not made it", async (status) => {
    const { adapter } = await google(() => ({ ...OMNI, status, errors: [{ message: "Internal error" }] }));
    expect(await adapter.status(await adapter.start(REQUEST, START))).toEqual({ state: "failed", reason: "model.notMade" });
  });

  it("whose key was revoked ends the job; a rate limit is thrown, to be tried again", async () => {
    const revoked = await serve(() => ({
      status: 403,
      body: { error: { code: 403, message: "Requests to this API are blocked: API_KEY_SERVICE_BLOCKED", status: "PERMISSION_DENIED" } },
    }));
    const gone = adapterFor({ GOOGLE_GENERATIVE_AI_API_KEY: "g-1", GOOGLE_BASE_URL: revoked.origin });
    expect(await gone.status(await gone.start(REQUEST, START))).toEqual({ state: "failed", reason: "model.keyRefused" });
    const busy = await serve(() => ({ status: 429, body: { error: { code: 429, message: "Quota", status: "RESOURCE_EXHAUSTED" } } }));
    const waiting = adapterFor({ GOOGLE_GENERATIVE_AI_API_KEY: "g-1", GOOGLE_BASE_URL: busy.origin });
    await expect(waiting.start(REQUEST, START)).rejects.toThrow();
  });

  it("whose result has expired says so", async () => {
    const server = await serve(() => ({ status: 400, body: { error: { code: "invalid_request", message: "Invalid interaction name." } } }));
    const env = providerEnv.parse({ GOOGLE_GENERATIVE_AI_API_KEY: "g-1", GOOGLE_BASE_URL: server.origin });
    const operation = JSON.stringify({ model: REQUEST.model, operation: { id: OMNI.id } });
    await expect(filmSource({ operation }, env)).rejects.toMatchObject({ reason: "model.expired" });
  });
});

describe("Google Vertex (predictLongRunning, fetchPredictOperation)", () => {
  const OPERATION = "projects/p/locations/global/publishers/google/models/veo-3.1-generate-001/operations/op-1";
  async function vertex(video: object) {
    const server = await serve((asked) => ({
      body: asked.path.endsWith(":predictLongRunning")
        ? { name: OPERATION }
        : { name: OPERATION, done: true, response: { videos: [video] } },
    }));
    const env = { GOOGLE_VERTEX_API_KEY: "v-1", GOOGLE_VERTEX_BASE_URL: server.origin };
    const id = await adapterFor(env).start({ ...REQUEST, model: "vertex/veo-3.1-generate-001", references: ["a"] }, START);
    return { server, id, env: providerEnv.parse(env) };
  }

  it("is asked for one film with its sound; without a bucket the answer is the film itself", async () => {
    const { server, id, env } = await vertex({ bytesBase64Encoded: btoa("a film"), mimeType: "video/mp4" });
    const [asked] = server.seen;
    expect([asked?.path, asked?.headers["x-goog-api-key"]]).toEqual(["/models/veo-3.1-generate-001:predictLongRunning", "v-1"]);
    expect(asked && bodyOf(asked)).toMatchObject({
      instances: [{ prompt: REQUEST.prompt, referenceImages: [{ referenceType: "asset", image: { mimeType: "image/png" } }] }],
      parameters: { aspectRatio: "16:9", durationSeconds: 4, generateAudio: true, seed: 3 },
    });
    expect(await adapterFor({ GOOGLE_VERTEX_API_KEY: "v-1", GOOGLE_VERTEX_BASE_URL: server.origin }).status(id)).toMatchObject({
      state: "done",
    });
    expect(await filmSource({ operation: id }, env)).toEqual({ bytes: new TextEncoder().encode("a film") });
  });

  it("that has put the film into a bucket has none that can be read", async () => {
    const { id, env } = await vertex({ gcsUri: "gs://bucket/film.mp4", mimeType: "video/mp4" });
    await expect(filmSource({ operation: id }, env)).rejects.toMatchObject({ reason: "model.unusable" });
  });
});

describe("fal (queue)", () => {
  it("is told of our webhook, asked at its queue, and its picture is a data address", async () => {
    const server = await serve((asked) =>
      asked.method === "POST" ? { body: { request_id: "r1", status: "IN_QUEUE" } } : { body: { request_id: "r1", status: "IN_PROGRESS" } },
    );
    const adapter = adapterFor({ FAL_API_KEY: "f-1", FAL_BASE_URL: server.origin });
    const request = { ...REQUEST, model: "fal/luma-ray-2-flash", seconds: 5, first: "a" };
    const id = await adapter.start(request, { idempotencyKey: "k", webhook: "https://ads.example/webhooks/provider/1?s=2" });
    const [asked] = server.seen;
    expect([asked?.path, asked?.headers.authorization]).toEqual(["/fal-ai/luma-dream-machine/ray-2-flash/image-to-video", "Key f-1"]);
    expect(asked?.query.get("fal_webhook")).toBe("https://ads.example/webhooks/provider/1?s=2");
    expect(asked && bodyOf(asked)).toMatchObject({ prompt: REQUEST.prompt, image_url: expect.stringContaining("data:image/png;base64,") });
    expect(await adapter.status(id)).toEqual({ state: "pending" });
  });
});

describe("a reseller of Sora (openai-openapi createVideo)", () => {
  const sora = { ...REQUEST, model: "sora/sora-2", seconds: 8 };
  const job = (status: string, more = {}) => ({ body: { id: "video_1", object: "video", status, progress: 0, ...more } });

  it("is given a form of its own sizes and lengths, and the film to its bearer alone", async () => {
    const server = await serve((asked) => job(asked.method === "POST" ? "queued" : "completed"));
    const env = { SORA_API_KEY: "s-1", SORA_BASE_URL: `${server.origin}/v1` };
    const adapter = adapterFor(env);
    const id = await adapter.start({ ...sora, first: "a" }, START);
    const [asked] = server.seen;
    expect([asked?.path, asked?.headers.authorization]).toEqual(["/v1/videos", "Bearer s-1"]);
    for (const part of ['name="model"', "sora-2", 'name="seconds"', 'name="size"', "1280x720", 'name="input_reference"'])
      expect(asked?.body).toContain(part);
    expect(await adapter.status(id)).toMatchObject({ state: "done" });
    expect(await filmSource({ operation: id }, providerEnv.parse(env))).toEqual({
      url: `${server.origin}/v1/videos/video_1/content`,
      key: "s-1",
    });
  });

  it("that fails for the content of the prompt says so", async () => {
    const server = await serve((asked) =>
      asked.method === "POST" ? job("queued") : job("failed", { error: { code: "moderation_blocked", message: "blocked by moderation" } }),
    );
    const adapter = adapterFor({ SORA_API_KEY: "s-1", SORA_BASE_URL: server.origin });
    expect(await adapter.status(await adapter.start(sora, START))).toEqual({ state: "failed", reason: "model.refused" });
  });
});

describe("a provider that takes a request in and says nothing", () => {
  it("is not waited for without end, neither at the start nor while the film is made: both are tried again", async () => {
    let hangs = false;
    const server = await serve(async (asked) => {
      if (hangs) await new Promise((resolve) => setTimeout(resolve, 500));
      return {
        body: {
          id: "p1",
          status: asked.method === "POST" ? "starting" : "processing",
          urls: { get: `http://${asked.headers.host}/predictions/p1` },
        },
      };
    });
    const env = providerEnv.parse({ REPLICATE_API_TOKEN: "r-1", REPLICATE_BASE_URL: server.origin });
    const adapter = filmAdapter("replicate", { env, read: async () => PNG, patience: { start: 100, status: 100 } });
    const request = { ...REQUEST, model: "replicate/minimax/video-01", seconds: 6 };
    const id = await adapter.start(request, START);
    hangs = true;
    await expect(adapter.start(request, START)).rejects.toThrow("reason:model.unreachable");
    await expect(adapter.status(id)).rejects.toThrow("reason:model.unreachable");
  });
});
