import { expect, it, onTestFinished, vi } from "vitest";
import { nameAsset } from "../../db/queries/stored-file.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { models } from "../../trpc/contract/model.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { admin } from "./admin-support.ts";
import { callsOf, ledgerOf, openFrame, until } from "./frame-support.ts";
import { assetRow } from "./library-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { mp4Header, pngHeader, report, send, upload } from "./upload-support.ts";

const app_id = appIdOf(videoAvatar);
const HEYGEN = "https://heygen.test";
const CONSENT = { whose: "self", person: "", statement: "The person in this photo has agreed to it.", agreed: true } as const;
const ORDER = { script: "Your coffee is cold by nine. It does not have to be.", voice: "af_heart", lips: "heygen/lips" } as const;
const about = { name: "Ben", gender: "male", voice: "am_puck", consent: CONSENT } as const;

interface Answer {
  status?: number;
  body: unknown;
}
const started: Answer = { body: { data: { lipsync_id: "ls_1", video_id: "v_1", status: "waiting" } } };
const at = (status: string, more: object = {}): Answer => ({ body: { data: { id: "ls_1", status, ...more } } });
const DONE = at("completed", { video_url: "https://results.example/film.mp4" });

/** HeyGen, with its key set and our files where it can read them: answers one after the other, the last for good. */
function openHeyGen(starts: readonly Answer[], states: readonly Answer[] = [DONE]) {
  const { variables } = all;
  all.variables = { ...variables, HEYGEN_API_KEY: "h-1", HEYGEN_BASE_URL: HEYGEN, FILES_ORIGIN: "https://ads.test" };
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const counts = { POST: 0, GET: 0 };
  const { fetch: real } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(HEYGEN)) return real(input, init);
    const method = request.method === "POST" ? "POST" : "GET";
    const list = method === "POST" ? starts : states;
    const { status = 200, body } = list[Math.min(counts[method], list.length - 1)] ?? DONE;
    counts[method] += 1;
    if (method === "POST") asked.push({ path: new URL(request.url).pathname, body: await request.json() });
    return Response.json(body, { status });
  });
  onTestFinished(() => {
    spy.mockRestore();
    all.variables = variables;
  });
  return { asked, counts };
}

async function ownPhoto(owner: Guest) {
  const { place } = await upload(owner, pngHeader(800, 800));
  return owner.call(avatars.createPicture, { ...about, picture: `asset:${(await report(owner, place.key)).id}` });
}

async function ownFilm(owner: Guest) {
  const bytes = mp4Header();
  const { key, upload_url } = await owner.call(mediaLib.getUploadUrl, {
    file_name: "me.mp4",
    size: bytes.length,
    content_type: "video/mp4",
    purpose: "avatar-video",
  });
  await send(upload_url, bytes);
  const id = crypto.randomUUID();
  const facts = { asset_type: 2, duration: 40_000, size: bytes.length, width: 1080, height: 1920 };
  await nameAsset(all.db, assetRow(owner, { id, key, file_name: "me.mp4", shelf: "flow", ...facts }), { until: Date.now() + 60_000 });
  return owner.call(avatars.createVideo, { ...about, film: `asset:${id}` });
}

it.each([
  ["a photo", ownPhoto, "/v3/videos", "image", { tries: 2, dollars: 0.05 }],
  ["somebody who was filmed", ownFilm, "/v3/lipsyncs", undefined, { tries: 1, dollars: 0.0667 }],
] as const)(
  "HeyGen moves the lips of %s: asked once, followed, fetched and shown; the preview stays built in and free",
  async (_of, make, path, type, { tries, dollars }) => {
    const frame = await openFrame();
    const { asked, counts } = openHeyGen([started], [...(tries > 1 ? [at("pending")] : []), DONE]);
    const owner = await guest();
    const { id: avatar } = await make(owner);
    const input = { ...ORDER, avatar };
    const cost = async (order: object, stage: string) => (await owner.call(tasks.cost, { app_id, input: order, stage })).cost;
    expect([await cost(input, "preview"), await cost({ ...input, lips: "built-in/lips" }, "render")]).toEqual([0, 5]);
    expect(await cost(input, "render")).toBeGreaterThan(5);
    const { task_id } = await owner.call(tasks.push, { app_id, input, stage: "render" });
    await until(task_id, "success");
    expect([asked.length, asked[0]?.path, asked[0]?.body.type, counts.GET]).toEqual([1, path, type, tries + 1]);
    expect(JSON.stringify(asked[0]?.body)).toContain("/files/u/");
    const [booked, ...more] = await callsOf(task_id);
    expect([booked?.kind, booked?.model, booked?.unit, more]).toEqual(["lips", "heygen/lips", "second", []]);
    expect(booked?.units).toBeGreaterThan(1);
    expect(booked?.micros).toBe(Math.round((booked?.units ?? 0) * dollars * 1e6));
    const { output } = await owner.call(tasks.status, { task_id });
    expect(output?.engines.avatar).toBe("heygen:lips");
    const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
    expect(jobs.find(({ kind }) => kind === "download")).toMatchObject({ address: "https://results.example/film.mp4", take: "video" });
    expect(jobs.find(({ kind }) => kind === "provenance").made.model).toBe("HeyGen (heygen/lips)");
    expect(JSON.stringify(jobs.find(({ kind }) => kind === "render"))).not.toContain('"type":"sprite"');
    const preview = await owner.call(tasks.push, { app_id, input, stage: "preview" });
    await until(preview.task_id, "success");
    expect(asked).toHaveLength(1);
  },
);

it.each([
  ["refuses what is said", [started], [at("failed", { failure_message: "Blocked by content policy" })], "model.refused", 0],
  ["fails", [started], [at("failed", { failure_message: "Internal error" })], "model.notMade", 0],
  ["has revoked the key", [{ status: 401, body: { error: { message: "Invalid API key" } } }], [DONE], "model.keyRefused", 0],
  ["forgets the result", [started], [DONE, { status: 404, body: { error: { message: "The lipsync has expired" } } }], "model.expired", 1],
] as const)(
  "HeyGen %s: the task fails with that reason, and the credits come back; what was made is booked",
  async (_how, starts, states, reason, booked) => {
    await openFrame();
    openHeyGen(starts, states);
    const owner = await guest();
    const { id: avatar } = await ownPhoto(owner);
    const { task_id } = await owner.call(tasks.push, { app_id, input: { ...ORDER, avatar }, stage: "render" });
    await until(task_id, "failed");
    const { error_code } = await owner.call(tasks.status, { task_id });
    expect(error_code).toBe(codeOf(reason));
    expect(await callsOf(task_id)).toHaveLength(booked);
    expect(await ledgerOf(owner, task_id)).toMatchObject({ charged: 0 });
  },
);

it("HeyGen at its limit is asked again; drawn avatars, transparency, no key and a model that was switched off are refused before anybody pays", async () => {
  await openFrame();
  const { asked } = openHeyGen([{ status: 429, body: { error: { message: "Too many requests" } } }, started]);
  const owner = await guest();
  const { id: avatar } = await ownPhoto(owner);
  const cost = (order: object) => owner.call(tasks.cost, { app_id, input: { ...ORDER, avatar, ...order }, stage: "render" });
  await expect(cost({ avatar: "mia" })).rejects.toMatchObject({ code: codeOf("model.cannot") });
  await expect(cost({ background: "removed" })).rejects.toMatchObject({ code: codeOf("model.cannot") });
  await expect(cost({ lips: "openai/gpt-image-2" })).rejects.toMatchObject({ code: expect.any(Number) });
  const { task_id } = await owner.call(tasks.push, { app_id, input: { ...ORDER, avatar }, stage: "render" });
  await until(task_id, "success");
  expect(asked.length).toBe(2);
  const { revision } = await admin(adminCalls.models.get, {});
  await admin(adminCalls.models.set, { revision, value: { list: [{ id: "heygen/lips", enabled: false }] } });
  await expect(cost({})).rejects.toMatchObject({ code: codeOf("model.switchedOff") });
  all.variables = { ...all.variables, HEYGEN_API_KEY: undefined };
  const shown = (await owner.call(models.list, {})).list.find(({ id }) => id === "heygen/lips");
  expect(shown).toMatchObject({ makes: "lips", missing: ["HEYGEN_API_KEY"] });
});
