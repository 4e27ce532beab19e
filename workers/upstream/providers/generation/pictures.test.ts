import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { PICTURE_MODELS } from "../../../../tests/setup/asked-pictures.ts";
import { type Asked, localServer } from "../../../../tests/setup/local-server.ts";
import { onLoopback } from "../../../../tests/setup/loopback.ts";
import { modelOf, MODELS } from "../../../../trpc/contract/rules/models/index.ts";
import { type ProviderEnv, providerEnv } from "../env.ts";
import { generatePictures } from "./pictures.ts";

/** One red pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const REQUEST = { prompt: "A bottle on a rock", pictures: [], ratio: "1:1", count: 1, seed: 7 } as const;
const LIMITS = { timeoutMs: 1500, retries: 0 };

/** Addresses that were read through the guarded egress. */
const read: string[] = [];
const means = (env: ProviderEnv, limits = LIMITS) => ({
  env,
  limits,
  egress: async (url: string) => {
    read.push(url);
    return new Response(
      Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0)),
      { headers: { "content-type": "image/png" } },
    );
  },
});
const closers: (() => Promise<void>)[] = [];
afterEach(() => void read.splice(0));
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

type Answer = Parameters<typeof localServer>[0];
async function serve(answer: Answer) {
  const server = await localServer(answer);
  closers.push(server.close);
  return server;
}

const chosen = (id: string) => {
  const model = modelOf(id);
  if (!model) throw new Error(`no model ${id}`);
  return model;
};

const gemini = {
  candidates: [{ content: { parts: [{ inlineData: { mimeType: "image/png", data: PNG } }], role: "model" }, finishReason: "STOP" }],
};
const bodyOf = ({ body }: Asked): Record<string, unknown> => JSON.parse(body) as Record<string, unknown>;

it("OpenAI is asked by its schema (POST /images/generations: model, prompt, n, size) with the key as bearer", async () => {
  const server = await serve(() => ({ body: { created: 1, data: [{ b64_json: PNG }] } }));
  const env = providerEnv.parse({ OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: server.origin });
  const made = await generatePictures(chosen("openai/gpt-image-2"), means(env), REQUEST);
  const [asked] = server.seen;
  expect([asked?.method, asked?.path, asked?.headers.authorization]).toEqual(["POST", "/images/generations", "Bearer sk-1"]);
  expect(asked && bodyOf(asked)).toMatchObject({ model: "gpt-image-2", prompt: "A bottle on a rock", n: 1, size: "1024x1024" });
  expect(made.map(({ format }) => format)).toEqual(["png"]);
});

it("OpenAI is given reference pictures as a form (POST /images/edits)", async () => {
  const server = await serve(() => ({ body: { created: 1, data: [{ b64_json: PNG }] } }));
  const env = providerEnv.parse({ OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: server.origin });
  const picture = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0));
  await generatePictures(chosen("openai/gpt-image-2"), means(env), { ...REQUEST, pictures: [picture] });
  const [asked] = server.seen;
  expect(asked?.path).toBe("/images/edits");
  expect(asked?.headers["content-type"]).toContain("multipart/form-data");
  expect(asked?.body).toContain('name="image');
});

it("Google is asked by generateContent with its own key header and the ratio in imageConfig", async () => {
  const server = await serve(() => ({ body: gemini }));
  const env = providerEnv.parse({ GOOGLE_GENERATIVE_AI_API_KEY: "g-1", GOOGLE_BASE_URL: server.origin });
  await generatePictures(chosen("google/gemini-nano-banana-2.1"), means(env), { ...REQUEST, ratio: "4:5" });
  const [asked] = server.seen;
  expect([asked?.path, asked?.headers["x-goog-api-key"]]).toEqual(["/models/gemini-nano-banana-2.1:generateContent", "g-1"]);
  expect(asked && bodyOf(asked)).toMatchObject({ generationConfig: { imageConfig: { aspectRatio: "4:5" } } });
});

it("xAI is asked by POST /images/generations with its ratio", async () => {
  const server = await serve(() => ({ body: { data: [{ b64_json: PNG }] } }));
  const env = providerEnv.parse({ XAI_API_KEY: "x-1", XAI_BASE_URL: server.origin });
  await generatePictures(chosen("xai/grok-imagine-image"), means(env), REQUEST);
  const [asked] = server.seen;
  expect([asked?.path, asked?.headers.authorization]).toEqual(["/images/generations", "Bearer x-1"]);
  expect(asked && bodyOf(asked)).toMatchObject({ model: "grok-imagine-image", prompt: "A bottle on a rock", aspect_ratio: "1:1" });
});

/** A server that also has the picture: as bytes, at the address that its answer names. */
async function withPicture(answer: (asked: Asked, origin: string) => unknown) {
  const bytes = Buffer.from(PNG, "base64");
  const seen: Asked[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://local");
      const asked = { method: request.method ?? "", path: url.pathname, query: url.searchParams, headers: request.headers, body };
      seen.push(asked);
      const isPicture = url.pathname.endsWith(".png");
      response.writeHead(200, { "content-type": isPicture ? "image/png" : "application/json" });
      response.end(isPicture ? bytes : JSON.stringify(answer(asked, `http://${request.headers.host}`)));
    });
  });
  const { origin, close } = await onLoopback(server);
  closers.push(close);
  return { seen, origin };
}

it("fal is asked at the model's own path with its kind of key, and its picture fetched", async () => {
  const server = await withPicture(() => ({
    images: [{ url: "https://v3.fal.media/files/a.png", width: 1, height: 1, content_type: "image/png" }],
  }));
  const env = providerEnv.parse({ FAL_API_KEY: "f-1", FAL_BASE_URL: server.origin });
  const made = await generatePictures(chosen("fal/fal-ai/flux/dev"), means(env), REQUEST);
  const [asked] = server.seen;
  expect([asked?.path, asked?.headers.authorization]).toEqual(["/fal-ai/flux/dev", "Key f-1"]);
  expect(asked && bodyOf(asked)).toMatchObject({ prompt: "A bottle on a rock", image_size: "square_hd", num_images: 1, seed: 7 });
  expect(made).toHaveLength(1);
  // What the answer names is read by the guard alone.
  expect(read).toEqual(["https://v3.fal.media/files/a.png"]);
  expect(server.seen).toHaveLength(1);
});

it("a server of fal's protocol on one's own network may keep its pictures there, as the other providers' may", async () => {
  const server = await withPicture((_asked, origin) => ({ images: [{ url: `${origin}/own.png`, width: 1, height: 1 }] }));
  const env = providerEnv.parse({ FAL_API_KEY: "f-1", FAL_BASE_URL: server.origin });
  expect(await generatePictures(chosen("fal/fal-ai/flux/dev"), means(env), REQUEST)).toHaveLength(1);
  expect(server.seen.map(({ path }) => path)).toEqual(["/fal-ai/flux/dev"]);
  expect(read).toEqual([`${server.origin}/own.png`]);
});

it.each([
  ["a key that was revoked", { status: 401, body: { error: { message: "Incorrect API key provided" } } }, "model.keyRefused"],
  ["too many requests", { status: 429, body: { error: { message: "Rate limit reached" } } }, "model.busy"],
  ["a server that fails", { status: 500, body: { error: { message: "The server had an error" } } }, "model.unreachable"],
  [
    "content that it refuses",
    { status: 400, body: { error: { message: "Your request was rejected by the safety system.", code: "moderation_blocked" } } },
    "model.refused",
  ],
  ["an answer of another form", { body: { pictures: [] } }, "model.unusable"],
  ["bytes that are no picture", { body: { created: 1, data: [{ b64_json: btoa("<html>no</html>") }] } }, "model.unusable"],
])("%s is told as our own message", async (_what, answer, reason) => {
  const server = await serve(() => answer);
  const env = providerEnv.parse({ OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: server.origin });
  await expect(generatePictures(chosen("openai/gpt-image-2"), means(env), REQUEST)).rejects.toMatchObject({ reason });
});

it("a provider that never answers is given up", async () => {
  const server = await serve(() => new Promise(() => undefined));
  const env = providerEnv.parse({ OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: server.origin });
  const asked = generatePictures(chosen("openai/gpt-image-2"), means(env, { timeoutMs: 60, retries: 0 }), REQUEST);
  await expect(asked).rejects.toMatchObject({ reason: "model.unreachable" });
});

it("Replicate is asked for a prediction of the model, waited for, and its picture fetched", async () => {
  const server = await withPicture((_asked, origin) => ({
    id: "p1",
    status: "succeeded",
    urls: { get: `${origin}/predictions/p1` },
    output: [`${origin}/out.png`],
  }));
  const env = providerEnv.parse({ REPLICATE_API_TOKEN: "r8", REPLICATE_BASE_URL: server.origin });
  await generatePictures(chosen("replicate/black-forest-labs/flux-schnell"), means(env), REQUEST);
  const [asked] = server.seen;
  expect([asked?.path, asked?.headers.authorization]).toEqual(["/models/black-forest-labs/flux-schnell/predictions", "Bearer r8"]);
  expect(asked && bodyOf(asked)).toMatchObject({ input: { prompt: "A bottle on a rock", aspect_ratio: "1:1", seed: 7, num_outputs: 1 } });
  expect(read).toEqual([`${server.origin}/out.png`]);
  expect(server.seen.map(({ path }) => path)).not.toContain("/out.png");
});

it("Black Forest Labs is asked by the model's path with x-key", async () => {
  const server = await withPicture((asked, origin) =>
    asked.method === "POST"
      ? { id: "b1", polling_url: `${origin}/v1/get_result?id=b1` }
      : { id: "b1", status: "Ready", result: { sample: `${origin}/out.png` } },
  );
  const env = providerEnv.parse({ BFL_API_KEY: "b-1", BFL_BASE_URL: `${server.origin}/v1` });
  await generatePictures(chosen("black-forest-labs/flux-pro-1.1"), means(env), REQUEST);
  const [asked] = server.seen;
  expect([asked?.path, asked?.headers["x-key"]]).toEqual(["/v1/flux-pro-1.1", "b-1"]);
  expect(asked && bodyOf(asked)).toMatchObject({ prompt: "A bottle on a rock", seed: 7 });
});

it("an address inside this network that a provider's answer names is refused by the guard, and nothing is kept", async () => {
  const server = await withPicture(() => ({ images: [{ url: "https://metadata.internal/a.png", width: 1, height: 1 }] }));
  const env = providerEnv.parse({ FAL_API_KEY: "f-1", FAL_BASE_URL: server.origin });
  const refusing = { env, limits: LIMITS, egress: async () => new Response("{}", { status: 403 }) };
  await expect(generatePictures(chosen("fal/fal-ai/flux/dev"), refusing, REQUEST)).rejects.toMatchObject({ reason: expect.any(String) });
  expect(server.seen).toHaveLength(1);
});

it("several pictures by a model that takes a seed are made by a seed each: the same one would be the same picture", async () => {
  const server = await serve(() => ({ body: { images: [{ url: "https://results.example/a.png" }], seed: 7, prompt: "" } }));
  const env = providerEnv.parse({ FAL_API_KEY: "k", FAL_BASE_URL: server.origin });
  expect(await generatePictures(chosen("fal/fal-ai/flux/dev"), means(env), { ...REQUEST, count: 3 })).toHaveLength(3);
  expect(server.seen.map((asked) => bodyOf(asked)["seed"])).toEqual([7, 8, 9]);
});

it("a model that answers with fewer pictures than it was asked for is asked for the rest", async () => {
  const server = await serve((asked) => ({
    body: { data: Array.from({ length: bodyOf(asked)["n"] === 3 ? 2 : 1 }, () => ({ b64_json: PNG })) },
  }));
  const env = providerEnv.parse({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: server.origin });
  expect(await generatePictures(chosen("openai/gpt-image-2"), means(env), { ...REQUEST, count: 3 })).toHaveLength(3);
  expect(server.seen.map((asked) => bodyOf(asked)["n"])).toEqual([3, 1]);
});

it("every model of pictures that is offered is asked by its published form (picture-contract.test.ts)", () => {
  const asked = new Set(PICTURE_MODELS.map(([, , id]) => id));
  const offered = MODELS.filter(({ makes, provider, retired }) => makes === "image" && provider !== "built-in" && !retired);
  expect(offered.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
});
