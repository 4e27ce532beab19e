import { expect, it } from "vitest";
import { useOfSpeech, useOfTokens, useOfTranslation } from "./provider-calls.ts";

it("tokens that are read and written have prices of their own, and are booked as one sum", () => {
  const use = useOfTokens("text", "openai:gpt-5.6-terra", { read: 1000, written: 500 });
  expect(use).toMatchObject({ kind: "text", provider: "openai", model: "openai/gpt-5.6-terra", units: 1500, unit: "token" });
  expect((use.dollars ?? 0) * use.units).toBeCloseTo(0.002 + 0.006);
});

it("of a model that nobody knows the price is open, and of one that tells no tokens the call is one job", () => {
  expect(useOfTokens("text", "openai:own-model", { read: 10, written: 5 })).toMatchObject({ units: 15, unit: "token", dollars: null });
  expect(useOfTokens("translation", "workers-ai:@cf/meta/llama-3.3-70b-instruct-fp8-fast", {})).toMatchObject({
    model: "workers-ai/@cf/meta/llama-3.3-70b-instruct-fp8-fast",
    units: 1,
    unit: "job",
    dollars: null,
  });
});

it("characters are counted as they are billed: DeepL's by code points", () => {
  expect(useOfTranslation("deepl:pro", ["杯盖", "\u{1F600}!"])).toMatchObject({ units: 4, unit: "character", dollars: 0.000_025 });
  expect(useOfSpeech("elevenlabs:eleven_multilingual_v2", "One")).toMatchObject({ units: 3, dollars: 0.0003 });
});
