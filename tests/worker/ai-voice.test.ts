import { expect, it } from "vitest";
import type { MessageKey } from "../../locales/index.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { models } from "../../trpc/contract/model.ts";
import { VOICE_MODEL } from "../../trpc/contract/rules/models/index.ts";
import { codeOf, messageText } from "../../trpc/contract/rules/errors.ts";
import { apps } from "../../trpc/contract/settings-of-app.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { aiVoice } from "../../trpc/contract/tools/ai-voice.ts";
import { admin } from "./admin-support.ts";
import { callsOf, ledgerOf, openFrame, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { openProviderAt, type Said, SOUND } from "./providers-support.ts";
import { guest, type Guest } from "./support.ts";

const app_id = appIdOf(aiVoice);
const ORIGIN = "https://elevenlabs.test";
const VOICE = "21m00Tcm4TlvDq8ikWAM";
const ORDER = {
  voice: `elevenlabs:${VOICE}`,
  whose: "other",
  person: "Anna Lindqvist",
  agreed: true,
  statement: "Anna has agreed that her voice is replaced.",
} as const;

/** ElevenLabs with one voice; `change` answers what is to be said anew. */
const openElevenLabs = (change: (said: Said) => Response = SOUND) =>
  openProviderAt(ORIGIN, { ELEVENLABS_API_KEY: "xi", ELEVENLABS_BASE_URL: ORIGIN }, (said) =>
    said.path === "/v2/voices"
      ? Response.json({ voices: [{ voice_id: VOICE, name: "Rachel", labels: {} }], has_more: false })
      : change(said),
  );
const changes = (seen: readonly Said[]) => seen.filter(({ path }) => path.startsWith("/v1/speech-to-speech/"));

/** Some refusals are said by their message alone. */
const saidAs = (reason: MessageKey) => ({ message: expect.stringContaining(messageText(reason, "en").split("{{")[0] ?? "") });

const push = (owner: Guest, input: object) => owner.call(tasks.push, { app_id, input: { ...ORDER, ...input } });
const cost = async (owner: Guest, input: object) => (await owner.call(tasks.cost, { app_id, input: { ...ORDER, ...input } })).cost;

it("a recording is said anew: asked once, as MP3 and WAV that say what made them, with who agreed and when", async () => {
  const frame = await openFrame();
  const seen = openElevenLabs();
  const owner = await guest();
  const source = await ownFile(owner, "audio", { purpose: "ai-voice", seconds: 31 });
  expect(await cost(owner, { source })).toBe(6);
  const { task_id } = await push(owner, { source, delivery: "steady", clean: true });
  await until(task_id, "success");
  expect(await callsOf(task_id)).toMatchObject([{ kind: "voice", model: VOICE_MODEL, units: 31, unit: "second", micros: 155_000 }]);
  const [asked, ...more] = changes(seen);
  expect([asked?.path, asked?.query.get("output_format"), more]).toEqual([`/v1/speech-to-speech/${VOICE}`, "mp3_44100_128", []]);
  expect(asked?.body).toContain("eleven_multilingual_sts_v2");
  const { output, created_at } = await owner.call(tasks.status, { task_id });
  expect(output?.artifacts.map(({ name, content_type }) => [name, content_type])).toEqual([
    ["mp3", "audio/mpeg"],
    ["wav", "audio/wav"],
  ]);
  expect(output?.facts).toMatchObject({
    voice: ORDER.voice,
    consent: ORDER.statement,
    consent_person: ORDER.person,
    consent_at: new Date(created_at).toISOString(),
  });
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  expect(jobs.filter(({ kind }) => kind === "provenance").map(({ made }) => made.model)).toEqual([
    `ElevenLabs voice changer (${VOICE_MODEL})`,
    `ElevenLabs voice changer (${VOICE_MODEL})`,
  ]);
});

it("of a film the picture stays, with the new voice under it; the sound is had, too", async () => {
  const frame = await openFrame();
  openElevenLabs();
  const owner = await guest();
  const { task_id } = await push(owner, { source: await ownFile(owner, "video", { purpose: "ai-voice" }), under: "quiet" });
  await until(task_id, "success");
  const { output } = await owner.call(tasks.status, { task_id });
  expect(output?.artifacts.map(({ name }) => name)).toEqual(["video", "mp3", "wav"]);
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  expect(jobs.find(({ kind }) => kind === "tracks")).toMatchObject({ sound: "whole" });
  expect(jobs.find(({ kind }) => kind === "dub")).toMatchObject({ under: "quiet", show: "none", lines: [{ at: 0, tempo: 1, length: 20 }] });
});

it.each([
  ["nobody agreed", { agreed: false }, "avatar.consentRequired"],
  ["nobody is named", { person: "" }, "avatar.consentRequired"],
  ["it is a voice of another provider", { voice: "openai:alloy" }, "voice.missing"],
  ["there is no such voice", { voice: "elevenlabs:nobody" }, "voice.missing"],
  ["a name has 20,000 characters", { person: "x".repeat(20_000) }, "form.tooLong"],
  ["there is no sentence", { statement: "" }, "form.incomplete"],
  ["the file is somebody's", { source: "asset:00000000-0000-0000-0000-000000000000" }, "system.notFound"],
] as const)("where %s nothing is sent and nothing is charged", async (_why, change, reason) => {
  await openFrame();
  const seen = openElevenLabs();
  const owner = await guest();
  const source = await ownFile(owner, "audio", { purpose: "ai-voice" });
  await expect(push(owner, { source, ...change })).rejects.toMatchObject(saidAs(reason));
  expect(changes(seen)).toEqual([]);
  expect((await owner.call(tasks.last, { app_id })).list).toEqual([]);
});

it.each([
  ["refuses what is said", () => Response.json({ detail: { message: "blocked by our safety rules" } }, { status: 400 }), "model.refused"],
  ["has revoked the key", () => Response.json({ detail: {} }, { status: 401 }), "model.keyRefused"],
  ["has no such voice any more", () => Response.json({ detail: { message: "no longer available" } }, { status: 404 }), "model.expired"],
  ["answers with a page", () => new Response("<html>", { headers: { "content-type": "text/html" } }), "model.unusable"],
] as const)("a provider that %s: the task fails with that reason, and the credits come back", async (_how, change, reason) => {
  await openFrame();
  openElevenLabs(change);
  const owner = await guest();
  const { task_id } = await push(owner, { source: await ownFile(owner, "audio", { purpose: "ai-voice" }) });
  await until(task_id, "failed");
  expect((await owner.call(tasks.status, { task_id })).error_code).toBe(codeOf(reason));
  expect(await ledgerOf(owner, task_id)).toMatchObject({ charged: 0 });
});

it("without a key nothing is quoted, and the model says which one; one that is switched off between quote and run fails, and is paid back", async () => {
  await openFrame();
  const owner = await guest();
  const source = await ownFile(owner, "audio", { purpose: "ai-voice" });
  await expect(cost(owner, { source })).rejects.toMatchObject({ code: codeOf("model.keyMissing") });
  const shown = (await owner.call(models.list, {})).list.find(({ id }) => id === VOICE_MODEL);
  expect(shown).toMatchObject({ makes: "voice", state: "needs-key", missing: ["ELEVENLABS_API_KEY"] });
  const isOffered = async () => (await owner.call(apps.detail, { app_id })).available;
  expect(await isOffered()).toBe(false);
  const seen = openElevenLabs();
  expect(await cost(owner, { source })).toBe(3);
  expect(await isOffered()).toBe(true);
  const { revision } = await admin(adminCalls.models.get, {});
  await admin(adminCalls.models.set, { revision, value: { list: [{ id: VOICE_MODEL, enabled: false }] } });
  expect(await isOffered()).toBe(false);
  await expect(push(owner, { source })).rejects.toMatchObject({ code: codeOf("model.switchedOff") });
  expect(changes(seen)).toEqual([]);
});
