import { describe, expect, it } from "vitest";
import { providerEnv } from "./env.ts";
import { CAPABILITIES, capabilityStatus, PROVIDERS } from "./table.ts";

const status = (env: object, capability: (typeof CAPABILITIES)[number]) => capabilityStatus(providerEnv.parse(env)).find((row) => row.capability === capability);

describe("what each capability runs on", () => {
  it("is the built-in engine without a key, and names the keys that would change it", () => {
    expect(status({}, "script")).toEqual({ capability: "script", engine: "built-in:templates", missingKeys: ["OPENAI_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY", "AI"] });
  });

  it("is the first provider with a key", () => {
    expect(status({ GOOGLE_GENERATIVE_AI_API_KEY: "g" }, "script")).toEqual({ capability: "script", engine: "google", missingKeys: [] });
    expect(status({ OPENAI_API_KEY: "o", ELEVENLABS_API_KEY: "e" }, "speech")?.engine).toBe("elevenlabs");
  });

  it("is nothing where no engine is built in and no adapter is written", () => {
    expect(status({ ELEVENLABS_API_KEY: "e" }, "voice-clone")?.engine).toBeNull();
  });

  it("never counts a provider that nothing calls yet", () => {
    for (const row of capabilityStatus(providerEnv.parse({ FAL_API_KEY: "f" }))) expect(row.engine).not.toBe("fal");
    expect(PROVIDERS["lip-sync"].cloud.every((row) => row.status === "planned")).toBe(true);
  });
});
