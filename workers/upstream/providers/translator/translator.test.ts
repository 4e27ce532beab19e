import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { onLoopback } from "../../../../tests/setup/loopback.ts";
import { providerEnv } from "../env.ts";
import type { ProviderUse } from "../../../../trpc/contract/rules/provider-calls.ts";
import { failureReason } from "../failure.ts";
import { chat } from "../fixtures/answers.ts";
import { transcriberFor } from "../transcriber.ts";
import { readGlossary } from "./glossary.ts";
import { translatorFor } from "./translator.ts";

interface Seen {
  method: string;
  path: string;
  authorization: string;
  body: string;
}
type Answer = (seen: Seen) => { status: number; body: unknown };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A server of a provider's documented protocol; answers where it is, and all that it was asked. */
async function serve(answer: Answer) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, path: url, authorization: headers.authorization ?? "", body: Buffer.concat(parts).toString("latin1") };
      seen.push(one);
      const { status, body } = answer(one);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  const { origin, close } = await onLoopback(server);
  closers.push(close);
  return { origin, seen, bodies: () => seen.map(({ body }) => JSON.parse(Buffer.from(body, "latin1").toString() || "null") as unknown) };
}

const terms = { from: "en", to: "zh", glossary: [] } as const;
const upper = (texts: string[]) => ({ translations: texts.map((text) => ({ detected_source_language: "EN", text: text.toUpperCase() })) });

describe("DeepL", () => {
  const deepl: Answer = ({ method, path, body }) => {
    if (path === "/v2/glossaries") return { status: 201, body: { glossary_id: "g-1", ready: true } };
    if (method === "DELETE") return { status: 204, body: null };
    return { status: 200, body: upper((JSON.parse(body) as { text: string[] }).text) };
  };
  const translator = (origin: string) => translatorFor(providerEnv.parse({ DEEPL_API_KEY: "k:fx", DEEPL_BASE_URL: origin }));

  it("is asked fifty texts at a time, with its key and its names of the languages", async () => {
    const { origin, seen, bodies } = await serve(deepl);
    const lines = Array.from({ length: 51 }, (_, at) => `line ${at}`);
    const uses: ProviderUse[] = [];
    const told = await translator(origin)?.translate(lines, terms, async (use) => void uses.push(use));
    expect(told).toEqual(lines.map((one) => one.toUpperCase()));
    // Each request is paid for: 340 characters of the first fifty lines, and seven; of a free plan nothing.
    const free = { kind: "translation", provider: "deepl", model: "deepl/free", unit: "character", dollars: 0 };
    expect(uses).toEqual([
      { ...free, units: 340 },
      { ...free, units: 7 },
    ]);
    expect(seen.map(({ method, path, authorization }) => [method, path, authorization])).toEqual(
      Array.from({ length: 2 }, () => ["POST", "/v2/translate", "DeepL-Auth-Key k:fx"]),
    );
    expect(bodies()[1]).toEqual({ text: ["line 50"], target_lang: "ZH-HANS", source_lang: "EN" });
  });

  it("finds the language out by itself where nobody said", async () => {
    const { origin, bodies } = await serve(deepl);
    await translator(origin)?.translate(["hola"], { ...terms, from: "auto", to: "en", glossary: [["a", "b"]] });
    expect(bodies()).toEqual([{ text: ["hola"], target_lang: "EN-US" }]);
  });

  it("is given the words of the glossary that are used, for as long as it translates", async () => {
    const { origin, seen, bodies } = await serve(deepl);
    const glossary = readGlossary("Reelwright\nlid = 杯盖\nunused = 无");
    await translator(origin)?.translate(["The Reelwright lid"], { ...terms, glossary });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /v2/glossaries",
      "POST /v2/translate",
      "DELETE /v2/glossaries/g-1",
    ]);
    expect(bodies()[0]).toMatchObject({
      source_lang: "en",
      target_lang: "zh",
      entries: "Reelwright\tReelwright\nlid\t杯盖",
      entries_format: "tsv",
    });
    expect(bodies()[1]).toMatchObject({ glossary_id: "g-1" });
  });

  it.each([
    [403, "key-refused"],
    [456, "rate-limited"],
    [429, "rate-limited"],
    [503, "provider-error"],
  ])("its status %d is sorted as %s", async (status, reason) => {
    const { origin } = await serve(() => ({ status, body: { message: "no" } }));
    const failed = await translator(origin)
      ?.translate(["a"], terms)
      .catch((error: unknown) => failureReason(error));
    expect(failed).toBe(reason);
  });
});

describe("a language model", () => {
  const model = (origin: string) =>
    translatorFor(providerEnv.parse({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: `${origin}/v1`, OPENAI_MODEL: "m" }));
  const said =
    (lines: { n: number; text: string }[]): Answer =>
    () => ({ status: 200, body: chat(JSON.stringify({ lines })) });

  it("is asked for numbered lines with the glossary, and put in their order", async () => {
    const { origin, seen } = await serve(
      said([
        { n: 2, text: "乙" },
        { n: 1, text: "甲" },
      ]),
    );
    expect(await model(origin)?.translate(["one lid", "two"], { ...terms, glossary: [["lid", "杯盖"]] })).toEqual(["甲", "乙"]);
    const asked = Buffer.from(seen[0]?.body ?? "", "latin1").toString();
    for (const part of ["杯盖", "one lid", "Simplified Chinese", "json_schema"]) expect(asked).toContain(part);
  });

  it("that leaves a line out is not believed", async () => {
    const { origin } = await serve(said([{ n: 1, text: "甲" }]));
    await expect(model(origin)?.translate(["one", "two"], terms)).rejects.toThrow("left lines out");
  });
});

describe("a transcriber", () => {
  it("is sent the sound and answers lines that begin and end with their words", async () => {
    const { origin, seen } = await serve(() => ({
      status: 200,
      body: {
        language: "english",
        duration: "4.5",
        segments: [
          { start: 0, end: 3, text: " Ask not." },
          { start: 3, end: 4, text: " " },
        ],
        words: [
          { word: "Ask", start: 0.6, end: 0.9 },
          { word: "not", start: 1, end: 1.4 },
        ],
      },
    }));
    const transcriber = transcriberFor(providerEnv.parse({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: `${origin}/v1` }));
    const uses: ProviderUse[] = [];
    const about = { language: "en", seconds: 5 };
    expect(await transcriber?.transcribe(new Blob(["sound"]), about, async (use) => void uses.push(use))).toEqual({
      cues: [{ start: 0.6, end: 1.4, text: "Ask not.", speaker: "" }],
    });
    expect(uses).toMatchObject([{ kind: "transcript", model: "openai/whisper-1", unit: "second", units: 4.5, dollars: 0.0001 }]);
    expect(seen[0]).toMatchObject({ method: "POST", path: "/v1/audio/transcriptions", authorization: "Bearer k" });
    for (const part of ["verbose_json", "whisper-1", "sound.mp3", 'name="timestamp_granularities[]"'])
      expect(seen[0]?.body).toContain(part);
  });

  it("that knows no times is asked for words alone", async () => {
    const { origin, seen } = await serve(() => ({ status: 200, body: { text: "Ask not.", languages: ["en"] } }));
    const transcriber = transcriberFor(
      providerEnv.parse({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: `${origin}/v1`, OPENAI_TRANSCRIPTION_MODEL: "gpt-transcribe" }),
    );
    const uses: ProviderUse[] = [];
    const about = { language: "auto", seconds: 60 };
    expect(await transcriber?.transcribe(new Blob(["sound"]), about, async (use) => void uses.push(use))).toEqual({ text: "Ask not." });
    expect(seen[0]?.body).toContain("gpt-transcribe");
    for (const part of ["timestamp_granularities", "verbose_json", 'name="language"']) expect(seen[0]?.body).not.toContain(part);
    expect(uses).toMatchObject([{ units: 60, dollars: expect.closeTo(0.0045 / 60) }]);
  });

  it.each([
    ["2027-02-25", {}, "openai:whisper-1"],
    ["2027-02-26", {}, "openai:gpt-transcribe"],
    ["2027-02-26", { OPENAI_TRANSCRIPTION_MODEL: "whisper-1" }, "openai:gpt-transcribe"],
    ["2027-02-26", { OPENAI_BASE_URL: "http://127.0.0.1:9000/v1" }, "openai:whisper-1"],
    ["2027-02-26", { OPENAI_TRANSCRIPTION_MODEL: "large-v3" }, "openai:large-v3"],
  ])("on %s, with %j, is %s: what has ended at OpenAI gives way, another server's goes on", (day, settings, engine) => {
    expect(transcriberFor(providerEnv.parse({ OPENAI_API_KEY: "k", ...settings }), () => day)?.engine).toBe(engine);
  });

  it("and a translator need a key", () => {
    expect([transcriberFor(providerEnv.parse({})), translatorFor(providerEnv.parse({}))]).toEqual([null, null]);
  });
});
