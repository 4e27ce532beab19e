import { expect, it } from "vitest";
import { clonedVoice } from "../../db/schema/index.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { callsOf, ledgerOf, openFrame, until } from "./frame-support.ts";
import { openProviderAt } from "./providers-support.ts";
import { all, guest } from "./support.ts";

const ORIGIN = "https://elevenlabs.test";
const RACHEL = "21m00Tcm4TlvDq8ikWAM";
const VOICE = `elevenlabs:${RACHEL}`;
/** A second of silence as PCM at 24 kHz. */
const PCM = btoa("\0".repeat(48_000));
const SAID = { audio_base64: PCM };

/** ElevenLabs, with one voice; answers the texts that it was paid to say. */
function openElevenLabs(answer: () => Response = () => Response.json(SAID)) {
  const seen = openProviderAt(ORIGIN, { ELEVENLABS_API_KEY: "xi", ELEVENLABS_BASE_URL: ORIGIN }, ({ path }) =>
    path === "/v2/voices" ? Response.json({ voices: [{ voice_id: RACHEL, name: "Rachel", labels: {} }], has_more: false }) : answer(),
  );
  return () => seen.filter(({ path }) => path.endsWith("/with-timestamps")).map(({ body }) => (JSON.parse(body) as { text: string }).text);
}

/** A script as long as may be, whose sentences are unlike each other's. */
const long = (scene: number) =>
  Array.from({ length: 20 }, (_, at) => `Scene ${scene}, sentence ${at}: coffee.`)
    .join(" ")
    .slice(0, 590);
const app_id = appIdOf(videoAvatar);
const input = {
  avatar: "mia",
  script: long(0),
  voice: VOICE,
  scenes: Array.from({ length: 5 }, (_, at) => ({ script: long(at + 1) })),
};

it("a free preview has a provider say what is heard in it, not the whole script; what was said once is not paid for again", async () => {
  await openFrame();
  const paid = openElevenLabs();
  const me = await guest();
  const preview = await me.call(tasks.push, { app_id, input, stage: "preview" });
  expect(preview.cost).toBe(0);
  const { output } = await until(preview.task_id, "success");
  const heard = paid();
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.join("").length).toBeLessThan(600);
  // It says how long the whole would be all the same.
  expect(Number(output?.facts.whole)).toBeGreaterThan(60);
  const one = await me.call(tasks.push, { app_id, input: { ...input, scenes: [] }, stage: "render" });
  await until(one.task_id, "success");
  const said = paid();
  expect(new Set(said).size).toBe(said.length);
  expect(said.join(" ")).toContain("sentence 15");
  const booked = [...(await callsOf(preview.task_id)), ...(await callsOf(one.task_id))];
  expect(booked.map(({ units }) => units).toSorted()).toEqual(said.map(({ length }) => length).toSorted());
  const { units = 0, ...use } = booked[0] ?? {};
  expect(use).toMatchObject({ kind: "speech", model: "elevenlabs/eleven_multilingual_v2", unit: "character", micros: units * 300 });
  // Nor where the same work is made once more.
  const again = await me.call(tasks.push, { app_id, input: { ...input, scenes: [], music: "lofi" }, stage: "preview" });
  await until(again.task_id, "success");
  expect(paid()).toEqual(said);
  expect(await callsOf(again.task_id)).toEqual([]);
});

it.each([
  ["is no JSON", () => new Response("<html>Hello</html>")],
  ["has another shape", () => Response.json({ audio: "x" })],
  ["is no sound", () => Response.json({ audio_base64: "%%%" })],
  ["says nothing", () => Response.json({ audio_base64: "" })],
])("an answer that %s is paid for once: it is not asked for again, and the credits come back", async (_what, answer) => {
  await openFrame();
  const paid = openElevenLabs(answer);
  const me = await guest();
  const order = { app_id: appIdOf(textToSpeech), input: { text: `Your coffee is cold by nine. ${_what}`, voice: VOICE } };
  const { task_id } = await me.call(tasks.push, order);
  await until(task_id, "failed", 60_000);
  expect(paid()).toHaveLength(1);
  expect(await callsOf(task_id)).toMatchObject([{ kind: "speech", units: order.input.text.length }]);
  expect((await me.call(tasks.status, { task_id })).error_code).toBe(codeOf("model.unusable"));
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it("words that a provider puts outside of what it said are heard within it", async () => {
  await openFrame();
  const alignment = { characters: ["H", "i"], character_start_times_seconds: [-5, 1e9], character_end_times_seconds: [0.1, 2e9] };
  openElevenLabs(() => Response.json({ ...SAID, alignment }));
  const me = await guest();
  const order = { app_id: appIdOf(textToSpeech), input: { text: "Hi, coffee is here again.", voice: VOICE } };
  const { task_id } = await me.call(tasks.push, order);
  const { output } = await until(task_id, "success");
  const key = output?.artifacts.find(({ name }) => name === "words")?.key ?? "";
  const told = (await (await all.bucket.get(key))?.text()) ?? "";
  const times = [...told.matchAll(/(\d\d):(\d\d):(\d\d),(\d{3})/g)].map(([, h, m, sec]) => Number(h) * 3600 + Number(m) * 60 + Number(sec));
  expect(times.length).toBeGreaterThan(0);
  expect(Math.max(...times)).toBeLessThanOrEqual(1);
});

it("what a cloned voice has said is used no longer once that voice was deleted", async () => {
  const frame = await openFrame();
  let isThere = true;
  const paid = openElevenLabs(() => (isThere ? Response.json(SAID) : Response.json({ detail: "voice_not_found" }, { status: 404 })));
  const me = await guest();
  const voice = "elevenlabs:cloned0123456789";
  const consent = { whose: "self", person: "", statement: "This is my own voice.", agreed_at: 1 } as const;
  const row = { id: crypto.randomUUID(), owner_id: me.userId, voice, name: "Me", language: "en", gender: "female", waits: false } as const;
  await all.db.insert(clonedVoice).values({ ...row, consent, created_at: 1 });
  const order = (notes: string) =>
    me.call(tasks.push, { app_id: appIdOf(textToSpeech), input: { text: "My own voice, said once.", voice, notes } });
  await until((await order("")).task_id, "success");
  await until((await order("AB = ab")).task_id, "success");
  expect(paid()).toHaveLength(1);
  await frame.set({ tasks: 0 });
  const open = await order("CD = cd");
  await me.call(tasks.cancel, { task_id: open.task_id });
  isThere = false;
  await all.db.delete(clonedVoice);
  const again = await me.call(tasks.retry, { task_id: open.task_id });
  await frame.set({ tasks: 1 });
  await me.call(tasks.status, { task_id: again.task_id });
  await until(again.task_id, "failed");
  expect(paid()).toHaveLength(2);
});
