import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { onLoopback } from "../../../tests/setup/loopback.ts";
import { PRODUCTS } from "../scripts/fixtures/products.ts";
import type { WriteOptions } from "../scripts/index.ts";
import { chat, draft, generated, responded } from "./fixtures/answers.ts";
import { providerEnv } from "./env.ts";
import { scriptWriter } from "./script-writer.ts";

const options: WriteOptions = { language: "en", lengthSeconds: 15, objective: "sales", count: 1, seed: 3 };
const limits = { timeoutMs: 2000, retries: 0 };

type Seen = { url: string; authorization: string; body: string };
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(closers.splice(0).map((close) => close()));
});

const serve = async (answer: Answer) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen.push({
        url: request.url ?? "",
        authorization: request.headers.authorization ?? String(request.headers["x-goog-api-key"] ?? ""),
        body,
      });
      answer(request, response);
    });
  });
  const { origin, close } = await onLoopback(server);
  closers.push(close);
  return { seen, url: origin };
};

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };

const writeWith = async (answer: Answer, change: Partial<WriteOptions> = {}, limit = limits) => {
  const { url, seen } = await serve(answer);
  const env = providerEnv.parse({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: "small-model" });
  return { seen, written: await scriptWriter(env, limit).write(PRODUCTS.kitchen, { ...options, ...change }) };
};

/** Sends what is meant for the provider to our server, path and all. */
const redirect = (url: string) => {
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
    const asked = new URL(input instanceof Request ? input.url : String(input));
    return real(`${url}${asked.pathname}`, init);
  });
};

describe("without a key", () => {
  it("the built-in writer writes, and no fallback is reported", async () => {
    const writer = scriptWriter(providerEnv.parse({ OPENAI_API_KEY: "  " }));
    expect(writer.engine).toBe("built-in:templates");
    const { scripts, engine, fallback } = await writer.write(PRODUCTS.kitchen, options);
    expect({ engine, fallback, count: scripts.length }).toEqual({ engine: "built-in:templates", fallback: null, count: 1 });
  });
});

describe("a model that answers well", () => {
  it("is asked with the key, the facts and their ids", async () => {
    const { seen } = await writeWith(json(200, chat(JSON.stringify(draft))));
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ url: "/v1/chat/completions", authorization: "Bearer sk-test" });
    const body = JSON.parse(seen[0]?.body ?? "") as { model: string; response_format: { type: string }; messages: unknown };
    expect(body.model).toBe("small-model");
    expect(body.response_format.type).toBe("json_schema");
    expect(JSON.stringify(body.messages)).toContain("Dishwasher safe");
    expect(JSON.stringify(body.messages)).toContain("field:promo_price");
  });

  it("signs the script", async () => {
    const { written } = await writeWith(json(200, chat(JSON.stringify(draft))));
    expect(written).toMatchObject({ engine: "openai:small-model", fallback: null });
    expect(written.scripts[0]).toMatchObject({ engine: "openai:small-model", angle: "problem-solution", language: "en" });
  });

  it("is not believed about its sources: every claim is grounded again", async () => {
    const { written } = await writeWith(json(200, chat(JSON.stringify(draft))));
    const claims = written.scripts[0]?.clips.map((clip) => clip.claims.map((claim) => claim.fact_id));
    // The invented guarantee of seven years gave way to a line of ours; the rest is the model's.
    expect(claims?.flat()).not.toContain(null);
    expect(claims?.[1]).toEqual(["f3"]);
    const texts = written.scripts[0]?.clips.map(({ text }) => text) ?? [];
    expect(texts).toContain("These pans are dishwasher safe, so nobody has to volunteer.");
    expect(texts.join(" ")).not.toContain("7 year");
    expect(texts).toHaveLength(4);
  });

  it("has a headline that is too long replaced", async () => {
    const { written } = await writeWith(json(200, chat(JSON.stringify(draft))));
    expect(written.scripts[0]?.clips[1]?.headline.split(" ").length).toBeLessThanOrEqual(6);
  });

  it("is helped out by the built-in writer when it wrote too few", async () => {
    const { written } = await writeWith(json(200, chat(JSON.stringify(draft))), { count: 3 });
    expect(written.scripts.map((script) => script.engine)).toEqual(["openai:small-model", "built-in:templates", "built-in:templates"]);
    expect(new Set(written.scripts.map((script) => script.angle)).size).toBe(3);
  });
});

describe("a model that fails", () => {
  it.each([
    [401, "key-refused"],
    [403, "key-refused"],
    [429, "rate-limited"],
    [500, "provider-error"],
    [504, "timed-out"],
  ])("with %d is replaced, and the reason is %s", async (status, reason) => {
    const { written } = await writeWith(json(status, { error: { message: "no", type: "x", code: null, param: null } }));
    expect(written.engine).toBe("built-in:templates");
    expect(written.fallback).toEqual({ engine: "openai:small-model", reason });
    expect(written.scripts).toHaveLength(1);
  });

  it("with 400 for a key that has expired, as Google and xAI answer, is replaced for its key", async () => {
    const { written } = await writeWith(
      json(400, { error: { message: "API key expired. Please renew the API key.", type: "x", code: null, param: null } }),
    );
    expect(written.fallback).toMatchObject({ reason: "key-refused" });
  });

  it.each([
    ["malformed JSON", chat('{"scripts": [')],
    ["another shape", chat('{"scenes": []}')],
    ["no scripts", chat('{"scripts": []}')],
    ["a body that is no answer at all", { hello: "there" }],
    [
      "a clip too short to be spoken",
      chat(JSON.stringify({ scripts: [{ ...draft.scripts[0], clips: [{ role: "hook", text: "Hi.", headline: "Hi", fact_ids: [] }] }] })),
    ],
  ])("with %s is replaced", async (_name, body) => {
    const { written } = await writeWith(json(200, body));
    expect(written.fallback).toEqual({ engine: "openai:small-model", reason: "unusable-answer" });
    expect(written.scripts[0]?.engine).toBe("built-in:templates");
  });

  it("in the wrong language is replaced", async () => {
    const { written } = await writeWith(json(200, chat(JSON.stringify(draft))), { language: "zh" });
    expect(written.fallback?.reason).toBe("unusable-answer");
    expect(written.scripts[0]?.clips[0]?.text).toMatch(/\p{Script=Han}/u);
  });

  it("by being slow is given up on in time", async () => {
    const { written } = await writeWith(() => undefined, {}, { timeoutMs: 150, retries: 0 });
    expect(written.fallback?.reason).toBe("timed-out");
  });

  it("by not being there is replaced", async () => {
    const env = providerEnv.parse({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });
    const { fallback } = await scriptWriter(env, limits).write(PRODUCTS.kitchen, options);
    expect(fallback?.reason).toBe("unreachable");
  });

  it("once is asked again when a retry is allowed", async () => {
    let calls = 0;
    const { written } = await writeWith(
      (request, response) =>
        json((calls += 1) === 1 ? 500 : 200, calls === 1 ? { error: { message: "x" } } : chat(JSON.stringify(draft)))(request, response),
      {},
      { timeoutMs: 8000, retries: 1 },
    );
    expect(calls).toBe(2);
    expect(written.fallback).toBeNull();
  });
});

describe("the other protocols", () => {
  it("OpenAI's own server is spoken to by the responses API", async () => {
    const { url, seen } = await serve(json(200, responded(JSON.stringify(draft))));
    redirect(url);
    const written = await scriptWriter(providerEnv.parse({ OPENAI_API_KEY: "k" }), limits).write(PRODUCTS.kitchen, options);
    expect(seen[0]?.url).toBe("/v1/responses");
    expect(written).toMatchObject({ engine: "openai:gpt-5.6-terra", fallback: null });
  });

  it("Google's by generateContent", async () => {
    const { url, seen } = await serve(json(200, generated(JSON.stringify(draft))));
    const env = providerEnv.parse({ GOOGLE_GENERATIVE_AI_API_KEY: "g-key", GOOGLE_BASE_URL: `${url}/v1beta` });
    const written = await scriptWriter(env, limits).write(PRODUCTS.kitchen, options);
    expect(seen[0]).toMatchObject({ url: "/v1beta/models/gemini-3.8-flash:generateContent", authorization: "g-key" });
    expect(written).toMatchObject({ engine: "google:gemini-3.8-flash", fallback: null });
  });

  it("Workers AI by its binding", async () => {
    const run = vi.fn(async () => ({
      response: JSON.stringify(draft),
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }));
    const written = await scriptWriter(providerEnv.parse({ AI: { run } }), limits).write(PRODUCTS.kitchen, options);
    expect(run).toHaveBeenCalledOnce();
    expect(written).toMatchObject({ engine: "workers-ai:@cf/meta/llama-3.3-70b-instruct-fp8-fast", fallback: null });
  });
});
