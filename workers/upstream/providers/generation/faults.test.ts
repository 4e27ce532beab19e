import { afterEach, describe, expect, it, vi } from "vitest";
import { type Fault, openProvider, type ProviderName } from "../../../../tests/setup/generation-contract/index.ts";
import { localServer } from "../../../../tests/setup/local-server.ts";
import { modelOf } from "../../../../trpc/contract/rules/models/index.ts";
import { cancelJobs } from "../cancel-jobs.ts";
import { type ProviderEnv, providerEnv } from "../env.ts";
import { stillThere } from "../failed-job.ts";
import type { ProviderAdapter } from "../job.ts";
import { heyGenLips, lipsAddress } from "../lips/heygen.ts";
import { changeVoice } from "../speech/changer.ts";
import { cloneVoice, deleteClone } from "../speech/clone.ts";
import { deleteDub, dubbedLines, dubbedSound, elevenLabsDub } from "../speech/dubbing.ts";
import { falFaceSwap, swapAddress } from "./face-swap.ts";
import { filmAdapter, filmSource } from "./films.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function open(name: ProviderName, fault: Fault | null) {
  const server = await openProvider(name, fault);
  closers.push(server.close);
  return { ...server, env: providerEnv.parse(server.env) };
}

/** What a failure that passes says of itself, for the day when no try goes well. */
const PASSING = { limited: "reason:model.busy", broken: "reason:model.unreachable" } as const;
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
const START = { idempotencyKey: "k", webhook: null };
const FILM = { prompt: "A bottle", ratio: "16:9", seed: 1, first: "a", last: null, references: [] } as const;
const MODELS = {
  runway: ["runway/gen4_turbo", 5],
  minimax: ["minimax/MiniMax-Hailuo-2.3", 6],
  alibaba: ["alibaba/wan2.6", 5],
  google: ["google/gemini-omni-1.1-flash", 4],
  vertex: ["vertex/veo-3.1-generate-001", 4],
  sora: ["sora/sora-2", 8],
  "fal-films": ["fal/luma-ray-2-flash", 5],
  replicate: ["replicate/minimax/video-01", 6],
} as const;
const FILMS = Object.keys(MODELS) as (keyof typeof MODELS)[];
const JOBS = [...FILMS, "heygen", "elevenlabs-dubbing", "fal"] as const;
type Job = (typeof JOBS)[number];

/** What each asks of its provider; a film by its model. */
function orderOf(name: Job, env: ProviderEnv): { adapter: unknown; request: object } {
  const address = async (key: string) => `https://ads.example/${key}`;
  if (name === "heygen") return { adapter: heyGenLips(env, address), request: { of: "film", picture: "a", audio: "b" } };
  if (name === "fal") return { adapter: falFaceSwap({ env, address }), request: { film: "a", face: "b" } };
  const read = async () => PNG;
  if (name === "elevenlabs-dubbing") return { adapter: elevenLabsDub({ env, read }), request: { audio: "a", from: "auto", to: "es" } };
  const [model, seconds] = MODELS[name];
  return { adapter: filmAdapter(modelOf(model)?.provider ?? "built-in", { env, read }), request: { ...FILM, model, seconds } };
}

async function job(name: Job, fault: Fault | null) {
  const server = await open(name, fault);
  const { adapter, request } = orderOf(name, server.env);
  return { ...server, adapter: adapter as ProviderAdapter<never, unknown>, request: request as never };
}

describe.each(JOBS)("%s", (name) => {
  it("that is slow is asked again until it is done", async () => {
    const { adapter, request } = await job(name, "slow");
    const id = await adapter.start(request, START);
    expect([(await adapter.status(id)).state, (await adapter.status(id)).state, (await adapter.status(id)).state]).toEqual([
      "pending",
      "pending",
      "done",
    ]);
  });

  it("that fails ends the job with a reason, and one that refuses says so", async () => {
    const failing = await job(name, "failing");
    expect(await failing.adapter.status(await failing.adapter.start(failing.request, START))).toMatchObject({
      state: "failed",
      reason: "model.notMade",
    });
    const refusing = await job(name, "refused");
    expect(await refusing.adapter.status(await refusing.adapter.start(refusing.request, START))).toMatchObject({
      state: "failed",
      reason: "model.refused",
    });
  });

  it.each(["limited", "broken"] as const)("that is %s is tried again: the job is started once it answers", async (fault) => {
    const { adapter, request, restore, violations } = await job(name, fault);
    await expect(adapter.start(request, START)).rejects.toThrow(PASSING[fault]);
    restore();
    expect(await adapter.status(await adapter.start(request, START))).toMatchObject({ state: "done" });
    expect(violations).toEqual([]);
  });

  it("whose key was revoked ends the job", async () => {
    const { adapter, request } = await job(name, "revoked");
    expect(await adapter.status(await adapter.start(request, START))).toEqual({ state: "failed", reason: "model.keyRefused" });
  });

  it("whose result has expired says so", async () => {
    const { adapter, request, env } = await job(name, "expired");
    const id = await adapter.start(request, START);
    expect(await adapter.status(id)).toMatchObject({ state: "failed", reason: "model.expired" });
    const addresses = {
      heygen: () => lipsAddress(env, { job: id }),
      "elevenlabs-dubbing": () => dubbedSound(env, { job: "dub_1", language: "es" }),
      fal: () => swapAddress(env, { job: id }),
    } as const;
    const address = name in addresses ? addresses[name as keyof typeof addresses]() : filmSource({ operation: id }, env);
    await expect(address).rejects.toThrow();
  });
});

it.each(FILMS)("%s, that does not take a request, is not asked again: the job ends, and says so", async (name) => {
  const { adapter, violations } = await job(name, null);
  const [model] = MODELS[name];
  const id = await adapter.start({ ...FILM, model, seconds: 7.5, prompt: "" } as never, START);
  expect(violations.length).toBeGreaterThan(0);
  expect(await adapter.status(id)).toEqual({ state: "failed", reason: "model.notAccepted" });
});

describe.each(FILMS)("%s, while a film is made", (name) => {
  it.each(["limited", "broken"] as const)("that is %s is asked again: the job goes on", async (fault) => {
    const { adapter, request, restore, strike } = await job(name, null);
    const id = await adapter.start(request, START);
    strike(fault);
    await expect(adapter.status(id)).rejects.toThrow(PASSING[fault]);
    restore();
    expect(await adapter.status(id)).toMatchObject({ state: "done" });
  });

  it("whose key is revoked ends the job", async () => {
    const { adapter, request, strike } = await job(name, null);
    const id = await adapter.start(request, START);
    strike("revoked");
    expect(await adapter.status(id)).toEqual({ state: "failed", reason: "model.keyRefused" });
  });
});

/** Where a film that is done is, as its tool asks for it. */
function fetched(name: Job, env: ProviderEnv, id: string): Promise<unknown> {
  if (name === "heygen") return stillThere(() => lipsAddress(env, { job: id }));
  if (name === "elevenlabs-dubbing") return dubbedSound(env, { job: "dub_1", language: "es" });
  return name === "fal" ? stillThere(() => swapAddress(env, { job: id })) : filmSource({ operation: id }, env);
}

describe.each(JOBS)("%s, whose result is done", (name) => {
  it.each(["limited", "broken"] as const)("that is %s when it is fetched is asked again: it has been paid for", async (fault) => {
    const { adapter, request, env, strike } = await job(name, null);
    const id = await adapter.start(request, START);
    strike(fault);
    await expect(fetched(name, env, id)).rejects.toThrow(PASSING[fault]);
  });
});

describe.each(JOBS)("%s, whose key is revoked before its result is fetched", (name) => {
  it("says so, and not that the result is gone", async () => {
    const { adapter, request, env, strike } = await job(name, null);
    const id = await adapter.start(request, START);
    strike("revoked");
    await expect(fetched(name, env, id)).rejects.toMatchObject({ reason: "model.keyRefused" });
  });
});

describe("a voice that is copied", () => {
  const consent = { agreed: true, statement: "This is my voice, and I agree that it is copied." };
  const samples = [{ name: "me.wav", bytes: Uint8Array.from([1]), content_type: "audio/wav" }];
  it.each<[Fault, string]>([
    ["failing", "model.unreachable"],
    ["refused", "model.refused"],
    ["limited", "model.busy"],
    ["broken", "model.unreachable"],
    ["revoked", "model.keyRefused"],
  ])("where the provider is %s: %s", async (fault, reason) => {
    const { env } = await open("elevenlabs", fault);
    await expect(cloneVoice(env, { name: "Anna", samples, consent })).rejects.toMatchObject({ reason });
  });

  it("and is gone already is deleted; one that waits for its person says so", async () => {
    const { env } = await open("elevenlabs", "expired");
    await expect(deleteClone(env, "elevenlabs:c38kUX8pkfYO2kHyqfFy")).resolves.toBeUndefined();
    const waiting = await open("elevenlabs", "slow");
    expect(await cloneVoice(waiting.env, { name: "Anna", samples, consent })).toMatchObject({ waits: true });
  });
});

describe("a voice that is changed", () => {
  const asked = {
    voice: "21m00Tcm4TlvDq8ikWAM",
    model: "eleven_multilingual_sts_v2",
    audio: PNG,
    delivery: "balanced",
    clean: true,
  } as const;
  it.each<[Fault, string]>([
    ["refused", "model.refused"],
    ["expired", "model.expired"],
    ["revoked", "model.keyRefused"],
  ])("where the provider is %s: %s", async (fault, reason) => {
    const { env } = await open("elevenlabs-voice", fault);
    await expect(changeVoice(env, asked)).rejects.toMatchObject({ reason });
  });

  it.each(["limited", "broken", "failing"] as const)(
    "by a provider that is %s is tried again: its failure is no reason of ours yet",
    async (fault) => {
      const { env, restore, violations } = await open("elevenlabs-voice", fault);
      await expect(changeVoice(env, asked)).rejects.toThrow(fault === "limited" ? PASSING.limited : PASSING.broken);
      await expect(changeVoice(env, asked)).rejects.not.toHaveProperty("reason");
      restore();
      expect((await changeVoice(env, asked)).length).toBeGreaterThan(0);
      expect(violations).toEqual([]);
    },
  );

  it("comes as a sound, or is not used: what answers something else is no result", async () => {
    const { env } = await open("elevenlabs", null);
    await expect(changeVoice(env, asked)).rejects.toThrow();
    const dubbing = await open("elevenlabs-dubbing", null);
    await expect(dubbedSound(dubbing.env, { job: "dub_1", language: "fr" })).rejects.toThrow();
  });
});

it("a dub without its lines is a dub without subtitles, and one that is gone is deleted", async () => {
  const { env } = await open("elevenlabs-dubbing", "expired");
  vi.spyOn(console, "warn").mockReturnValue();
  expect(await dubbedLines(env, { job: "dub_1", language: "es" })).toBe("");
  await expect(deleteDub(env, { job: "dub_1" })).resolves.toBeUndefined();
});

it.each([
  ["elevenlabs-dubbing", /^DELETE \/v1\/dubbing\/dub_1$/, "billed"],
  ["fal", /^PUT \/half-moon-ai\/ai-face-swap\/requests\/[\w-]+\/cancel$/, "unbilled"],
  ["fal-films", /^PUT \/fal-ai\/luma-dream-machine\/requests\/[\w-]+\/cancel$/, "unbilled"],
  ["runway", /^DELETE \/v1\/tasks\/[\w-]+$/, "billed"],
  ["alibaba", /^POST \/api\/v1\/tasks\/[\w-]+\/cancel$/, "unbilled"],
  ["google", /^POST \/interactions\/v1_omni-1\/cancel$/, "billed"],
  ["replicate", /^POST \/predictions\/p1\/cancel$/, "billed"],
] as const)("a job of %s that nobody waits for any more is taken back, one that was never started is not", async (name, request, bill) => {
  const { adapter, request: order, env, seen, violations } = await job(name, null);
  const cancel = cancelJobs(env).get(adapter.name);
  expect(await cancel?.(await adapter.start(order, START))).toBe(bill);
  const { method, path } = seen.at(-1) ?? {};
  expect(`${method} ${path}`).toMatch(request);
  expect(violations).toEqual([]);
  const before = seen.length;
  expect(await cancel?.(JSON.stringify({ failed: "model.refused" }))).toBe("unbilled");
  expect(seen).toHaveLength(before);
});

it.each([
  ["runway", { status: "THROTTLED" }, "unbilled"],
  ["runway", { status: "PENDING" }, "unbilled"],
  ["runway", { status: "RUNNING" }, "billed"],
  ["replicate", { status: "aborted" }, "unbilled"],
  ["replicate", { status: "canceled" }, "billed"],
  ["replicate", "<html>", "billed"],
] as const)("a film of %s of which it says %j is %s", async (name, body, bill) => {
  const { adapter, request, env } = await job(name, null);
  const kept = await adapter.start(request, START);
  const { origin, close } = await localServer(() => ({ body }));
  closers.push(close);
  const [base] = Object.keys(env).filter((one) => one.endsWith("_BASE_URL"));
  const moved = kept.replaceAll(String(env[base as keyof typeof env]), origin);
  expect(await cancelJobs({ ...env, [base ?? ""]: origin }).get(adapter.name)?.(moved)).toBe(bill);
});

it("a film of Replicate's is taken back at Replicate alone, whatever address is kept", async () => {
  const { adapter, env, seen } = await job("replicate", null);
  const cancel = cancelJobs(env).get(adapter.name);
  const kept = { model: "replicate/minimax/video-01", operation: { getUrl: "https://elsewhere.example/predictions/p1" } };
  await expect(cancel?.(JSON.stringify(kept))).rejects.toThrow("no prediction");
  expect(seen).toEqual([]);
});
