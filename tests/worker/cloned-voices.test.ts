import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { nameAsset } from "../../db/queries/stored-file.ts";
import { clonedVoice, task as table } from "../../db/schema/index.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { voices } from "../../trpc/contract/voice.ts";
import { unmadeVoice } from "../../workers/upstream/voices/offered.ts";
import { cloudVoices } from "../../workers/upstream/providers/index.ts";
import { deleteVoicesOf } from "../../workers/upstream/voices/clone.ts";
import { callsOf, openFrame, until } from "./frame-support.ts";
import { assetRow } from "./library-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { pngHeader, report, send, upload } from "./upload-support.ts";

const app_id = appIdOf(textToSpeech);
const STATEMENT = "The person in these recordings has agreed that their voice is copied.";
const CONSENT = { whose: "self", person: "", statement: STATEMENT, agreed: true } as const;
const WAV = Uint8Array.from([
  ...new TextEncoder().encode("RIFF"),
  36,
  0,
  0,
  0,
  ...new TextEncoder().encode("WAVEfmt "),
  ...new Uint8Array(20),
]);
const MISSING = { message: expect.stringContaining("There is no voice elevenlabs:") };
const PCM = btoa("\0".repeat(48_000));

interface Manner {
  status?: number;
  body?: object;
}

/** ElevenLabs in this test's place: `manner` answers a request to clone or to delete. */
function openElevenLabs(manner: Manner = {}) {
  const seen: string[] = [];
  const before = { fetch: globalThis.fetch.bind(globalThis), variables: all.variables, voices: all.voices };
  const ORIGIN = "https://elevenlabs.test";
  let made = 0;
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    seen.push(`${request.method} ${pathname}`);
    if (pathname === "/v2/voices") {
      return Response.json({ voices: [{ voice_id: "shared", name: "Rachel", labels: {} }], has_more: false });
    }
    if (pathname.endsWith("/with-timestamps")) return Response.json({ audio_base64: PCM });
    if (manner.status !== undefined) return Response.json(manner.body ?? {}, { status: manner.status });
    if (request.method === "DELETE") return Response.json({ status: "ok" });
    const form = await request.formData();
    seen.push(`${form.get("name")}: ${form.getAll("files").length}, ${String(form.get("description")).split(" ")[0]}`);
    made += 1;
    return Response.json({ voice_id: `clone${made}${crypto.randomUUID().slice(0, 8)}`, requires_verification: made === 2 });
  };
  globalThis.fetch = ((input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return request.url.startsWith(ORIGIN) ? answer(request) : before.fetch(request);
  }) as typeof fetch;
  all.variables = { ...all.variables, ELEVENLABS_API_KEY: "xi", ELEVENLABS_BASE_URL: ORIGIN };
  all.voices = cloudVoices(all.variables);
  onTestFinished(() => {
    globalThis.fetch = before.fetch;
    Object.assign(all, { variables: before.variables, voices: before.voices });
  });
  return { seen, manner };
}

/** A recording of so many seconds among the owner's files. */
async function recording(owner: Guest, seconds = 30): Promise<string> {
  const asked = { file_name: "me.wav", size: WAV.length, content_type: "audio/wav", purpose: "voice-sample" } as const;
  const { key, upload_url } = await owner.call(mediaLib.getUploadUrl, asked);
  await send(upload_url, WAV);
  const id = crypto.randomUUID();
  const facts = { asset_type: 3, duration: seconds * 1000, size: WAV.length };
  await nameAsset(all.db, assetRow(owner, { id, key, file_name: "me.wav", shelf: "flow", ...facts }), { until: Date.now() + 60_000 });
  return `asset:${id}`;
}

const clone = async (owner: Guest, more: object = {}) =>
  owner.call(voices.clone, {
    samples: [await recording(owner)],
    name: "Anna",
    gender: "female",
    language: "en",
    consent: CONSENT,
    ...more,
  });
const idsOf = async ({ call }: Guest) => (await call(voices.list, {})).list.map(({ id, own }) => [id, own]);

it("a voice is cloned with consent, speaks for its owner alone, and goes with all in which it speaks, here and at its provider", async () => {
  const { seen } = openElevenLabs();
  const frame = await openFrame();
  const [owner, other] = [await guest(), await guest()];
  expect(await owner.call(voices.cloned, {})).toEqual({ list: [], may_add: 10, lacks: null, missing: [] });
  const samples = [await recording(owner), await recording(owner)];
  const made = await clone(owner, { samples, consent: { ...CONSENT, whose: "other", person: "Anna Lindqvist" } });
  expect(await callsOf(owner.userId)).toMatchObject([{ kind: "clone", provider: "elevenlabs", units: 1, unit: "voice", micros: null }]);
  expect(made).toMatchObject({ name: "Anna", language: "en", waits: false });
  expect(seen).toEqual(["POST /v1/voices/add", "Anna: 2, Reelwright:"]);
  expect(await idsOf(owner)).toEqual([
    [made.voice, true],
    ["elevenlabs:shared", false],
  ]);
  expect(await idsOf(other)).toEqual([["elevenlabs:shared", false]]);
  const row = await all.db.select().from(clonedVoice).where(eq(clonedVoice.id, made.id)).get();
  expect(row?.consent).toMatchObject({ whose: "other", person: "Anna Lindqvist", statement: STATEMENT });

  const order = { app_id, input: { text: "Good day to you all.", voice: made.voice } };
  await expect(other.call(tasks.push, order)).rejects.toMatchObject(MISSING);
  await expect(other.call(voices.deleteCloned, { id: made.id })).rejects.toMatchObject({ code: -20001 });
  const { task_id } = await owner.call(tasks.push, order);
  await until(task_id, "success");
  expect((await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}").kind)).toEqual(["narration", "provenance", "provenance"]);
  const { place } = await upload(owner, pngHeader(800, 800));
  const picture = `asset:${(await report(owner, place.key)).id}`;
  const about = { picture, name: "Anna", gender: "female", consent: CONSENT } as const;
  await expect(owner.call(avatars.createPicture, { ...about, voice: "elevenlabs:nobody" })).rejects.toMatchObject(MISSING);
  const avatar = await owner.call(avatars.createPicture, { ...about, voice: made.voice });
  expect(avatar.voices).toEqual({ en: made.voice, zh: made.voice });

  expect(await owner.call(voices.deleteCloned, { id: made.id, works: true })).toEqual({ id: made.id, works: 1 });
  expect(seen.at(-1)).toBe(`DELETE /v1/voices/${made.voice.replace("elevenlabs:", "")}`);
  expect(await all.db.$count(table, eq(table.id, task_id))).toBe(0);
  expect((await owner.call(avatars.list, { source: 3 })).list[0]?.voices.en).toBe("af_heart");
  expect(await idsOf(owner)).toEqual([["elevenlabs:shared", false]]);
  await expect(owner.call(tasks.push, order)).rejects.toMatchObject(MISSING);
});

it("without consent, recordings or a key nothing is sent; another's recording is not found", async () => {
  const { seen } = openElevenLabs();
  const [owner, other] = [await guest(), await guest()];
  const theirs = await recording(other);
  const [short, long] = [await recording(owner, 4), await recording(owner, 400)];
  for (const [more, code] of [
    [{ consent: { ...CONSENT, agreed: false } }, codeOf("avatar.consentRequired")],
    [{ consent: { ...CONSENT, whose: "other" } }, codeOf("avatar.consentRequired")],
    [{ samples: [] }, codeOf("form.incomplete")],
    [{ samples: Array.from({ length: 4 }, () => theirs) }, codeOf("form.incomplete")],
    [{ samples: [theirs] }, -20001],
    [{ samples: [short] }, codeOf("file.tooShort")],
    [{ samples: [long] }, -20303],
  ] as const)
    await expect(clone(owner, more), JSON.stringify(more)).rejects.toMatchObject({ code });
  all.variables = { ...all.variables, ELEVENLABS_API_KEY: undefined };
  expect((await owner.call(voices.cloned, {})).missing).toEqual(["ELEVENLABS_API_KEY"]);
  await expect(clone(owner)).rejects.toMatchObject({
    code: codeOf("model.keyMissing"),
    message: expect.stringContaining("ELEVENLABS_API_KEY"),
  });
  expect(seen).toEqual([]);
});

it.each([
  ["fails", 500, {}, "model.unreachable"],
  ["refuses", 400, { detail: { message: "This voice is blocked by our safety rules" } }, "model.refused"],
  ["is at its limit", 429, {}, "model.busy"],
  ["has revoked the key", 401, {}, "model.keyRefused"],
] as const)(
  "a provider that %s: the form says so, nothing is kept, and a voice that was not deleted there stays here",
  async (_how, status, body, reason) => {
    const { manner } = openElevenLabs();
    const owner = await guest();
    const made = await clone(owner);
    Object.assign(manner, { status, body });
    await expect(clone(owner)).rejects.toMatchObject({
      code: codeOf(reason),
      message: expect.stringContaining("Nothing was charged"),
    });
    await expect(owner.call(voices.deleteCloned, { id: made.id })).rejects.toMatchObject({ code: codeOf(reason) });
    expect((await owner.call(voices.cloned, {})).list.map(({ id }) => id)).toEqual([made.id]);
  },
);

it("a voice that its provider wants verified says so; at most ten are kept, and a deleted account's go at its provider, too", async () => {
  const { seen } = openElevenLabs();
  const owner = await guest();
  const samples = [await recording(owner)];
  expect((await clone(owner, { samples })).waits).toBe(false);
  expect(await clone(owner, { samples, language: "any" })).toMatchObject({ waits: true, language: null });
  for (let count = 2; count < 10; count += 1) await clone(owner, { samples });
  await expect(clone(owner, { samples })).rejects.toMatchObject({ code: -20560 });
  await deleteVoicesOf(all, owner.userId);
  expect(seen.filter((one) => one.startsWith("DELETE"))).toHaveLength(10);
  expect(await all.db.$count(clonedVoice, eq(clonedVoice.owner_id, owner.userId))).toBe(0);
});

it.each([true, false])(
  "what a voice was to speak in ends when it is deleted, and its credits come back; with its works (%s) it goes, too",
  async (works) => {
    openElevenLabs();
    await openFrame({ tasks: 0 });
    const owner = await guest();
    const { id, voice } = await clone(owner);
    const { task_id } = await owner.call(tasks.push, { app_id, input: { text: `Good evening to you all, ${works}.`, voice } });
    const other = await owner.call(tasks.push, { app_id, input: { text: `Another voice says ${works}.`, voice: "af_heart" } });
    expect(await owner.call(voices.deleteCloned, { id, works })).toEqual({ id, works: works ? 1 : 0 });
    if (works) await expect(owner.call(tasks.status, { task_id })).rejects.toMatchObject({ code: -20001 });
    else expect((await owner.call(tasks.status, { task_id })).state).toBe("failed");
    expect(
      await owner
        .call(tasks.receipt, { task_id })
        .then(({ held, charged }) => [held, charged])
        .catch(() => [0, 0]),
    ).toEqual([0, 0]);
    expect((await owner.call(tasks.status, { task_id: other.task_id })).state).toBe("queued");
  },
);

it("voices that are cloned at the same time are no more than there is room for, and none beyond it is copied", async () => {
  const { seen } = openElevenLabs();
  const owner = await guest();
  const samples = [await recording(owner)];
  const made = await Promise.allSettled(Array.from({ length: 14 }, () => clone(owner, { samples })));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(seen.filter((one) => one === "POST /v1/voices/add")).toHaveLength(10);
  expect((await owner.call(voices.cloned, {})).list).toHaveLength(10);
});

it("a voice that its provider does not make leaves nothing; one that is not made yet is offered to nobody", async () => {
  openElevenLabs({ status: 500 });
  const owner = await guest();
  await expect(clone(owner)).rejects.toThrow();
  expect((await owner.call(voices.cloned, {})).list).toEqual([]);
  const consent = { whose: "self", person: "", statement: STATEMENT, agreed_at: 1 } as const;
  const row = {
    id: "unmade",
    owner_id: owner.userId,
    voice: unmadeVoice("unmade"),
    name: "Me",
    language: "en",
    gender: "female",
    waits: true,
  } as const;
  await all.db.insert(clonedVoice).values({ ...row, consent, created_at: 1 });
  expect(await idsOf(owner)).toEqual([["elevenlabs:shared", false]]);
});
