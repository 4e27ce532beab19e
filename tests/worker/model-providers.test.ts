import { eq } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { providerJob, task as table } from "../../db/schema/index.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { modelOf } from "../../trpc/contract/rules/models/index.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { createAiVideo } from "../../trpc/contract/tools/create-ai-video.ts";
import { imageToVideos } from "../../trpc/contract/tools/image-to-videos.ts";
import { type MediaClient, MediaJobFailed } from "../../workers/upstream/media/client.ts";
import { cancelJobs } from "../../workers/upstream/providers/index.ts";
import { webhookOf } from "../../workers/upstream/providers/webhook.ts";
import { sweep } from "../../workers/upstream/tasks/revive.ts";
import { crash, ledgerOf, openFrame, rowOf, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { all, ask, guest } from "./support.ts";
import { mp4Header } from "./upload-support.ts";

const PROVIDER = "https://provider.test";
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const LUMA = "fal/luma-ray-2-flash";

/** A provider that answers as the test says, with its keys set and our webhooks reachable; it counts what it was asked. */
function provider(answer: (method: string, path: string) => { status?: number; body: unknown }) {
  const { variables, cancelJobs: before } = all;
  const keys = {
    OPENAI_API_KEY: "sk-1",
    OPENAI_BASE_URL: PROVIDER,
    FAL_API_KEY: "f-1",
    FAL_BASE_URL: PROVIDER,
    GOOGLE_VERTEX_API_KEY: "v-1",
    GOOGLE_VERTEX_BASE_URL: PROVIDER,
  };
  all.variables = { ...variables, ...keys, FILES_ORIGIN: "https://ads.test" };
  all.cancelJobs = cancelJobs(all.variables);
  const asked: string[] = [];
  const { fetch: real } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(PROVIDER)) return real(input, init);
    asked.push(request.method);
    const { status = 200, body } = answer(request.method, new URL(request.url).pathname);
    return Response.json(body, { status });
  });
  onTestFinished(() => {
    spy.mockRestore();
    Object.assign(all, { variables, cancelJobs: before });
  });
  return asked;
}

const picture = { app_id: appIdOf(aiImage), input: { prompt: "A bottle on a rock", model: "openai/gpt-image-2", ratio: "1:1" } };
const film = { app_id: appIdOf(createAiVideo), input: { prompt: "A bottle rolls", model: LUMA, seconds: "5", ratio: "9:16" } };
const SUBMITTED = { request_id: "r1", status: "IN_QUEUE" };
const PENDING = { body: { request_id: "r1", status: "IN_PROGRESS" } };
// Its status and its result in one answer: each reads its own part.
const DONE = {
  body: { request_id: "r1", status: "COMPLETED", video: { url: "https://v3.fal.media/files/film.mp4", content_type: "video/mp4" } },
};
const REFUSED = { status: 422, body: { error: { message: "content moderated", code: 422 } } };

/** A task's job once it waits at its provider: its id, and its webhook. */
async function waiting(task_id: string) {
  await expect.poll(async () => (await rowOf(task_id)).lease_until ?? 0, { timeout: 15_000 }).toBeGreaterThan(Date.now());
  const jobOf = async () => (await all.db.select().from(providerJob).where(eq(providerJob.task_id, task_id)))[0];
  await expect.poll(async () => (await jobOf())?.state, { timeout: 15_000 }).toBe("pending");
  return (await webhookOf(all.variables, (await jobOf())?.id ?? "")) ?? "";
}
const call = async (webhook: string) => (await ask(webhook, { method: "POST", body: "{}" })).status;

it("a provider's picture is kept and charged; one that it refuses fails with that reason, and its credits come back", async () => {
  await openFrame();
  let refuses = false;
  provider(() =>
    refuses
      ? { status: 400, body: { error: { message: "rejected by the safety system", code: "moderation_blocked" } } }
      : { body: { created: 1, data: [{ b64_json: PIXEL }] } },
  );
  const me = await guest();
  const made = await me.call(tasks.push, picture);
  expect((await until(made.task_id, "success")).output?.artifacts).toMatchObject([{ kind: "image", width: 1, height: 1 }]);
  expect(await ledgerOf(me, made.task_id)).toMatchObject({ held: 0, charged: made.cost });
  refuses = true;
  const { task_id } = await me.call(tasks.push, { ...picture, input: { ...picture.input, seed: 2 } });
  await until(task_id, "failed");
  expect(await me.call(tasks.status, { task_id })).toMatchObject({ error_code: -21005 });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it("a picture of a provider's that claims a size beyond all is told as the provider's, not as a file of one's own", async () => {
  await openFrame();
  const run = all.media.run.bind(all.media);
  const large = { code: "INPUT_TOO_LARGE", message: "as the test wants it", values: { width: 40_000, height: 40_000, max: 40 } } as const;
  const watched = (async (job, following) => {
    if (job.kind === "provenance") throw new MediaJobFailed(large);
    return run(job, following);
  }) as MediaClient["run"];
  const spy = vi.spyOn(all.media, "run").mockImplementation(watched);
  onTestFinished(() => spy.mockRestore());
  provider(() => ({ body: { created: 1, data: [{ b64_json: PIXEL }] } }));
  const me = await guest();
  const { task_id } = await me.call(tasks.push, picture);
  await until(task_id, "failed");
  expect((await me.call(tasks.status, { task_id })).error_code).toBe(codeOf("model.unusable"));
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it.each([
  ["done", DONE, "success"],
  ["refused", REFUSED, "failed"],
] as const)("a film whose webhook comes twice and late is %s once", async (_what, end, state) => {
  await openFrame();
  let answer: { status?: number; body: unknown } = PENDING;
  const asked = provider((method) => (method === "POST" ? { body: SUBMITTED } : answer));
  const me = await guest();
  const { task_id, cost } = await me.call(tasks.push, film);
  const webhook = await waiting(task_id);
  // What it costs is told by its provider.
  expect((await all.db.select().from(providerJob).where(eq(providerJob.task_id, task_id)))[0]?.provider).toBe("fal-films");
  // However long the provider takes, that is what the page shows.
  expect(await rowOf(task_id)).toMatchObject({ phase: "making" });
  answer = end;
  expect(await Promise.all([call(webhook), call(webhook)])).toEqual([204, 204]);
  const over = await until(task_id, state);
  const before = [...asked];
  expect(before.filter((method) => method === "POST")).toHaveLength(1);
  expect([await call(webhook), await call(webhook)]).toEqual([204, 204]);
  expect(await rowOf(task_id)).toEqual(over);
  expect(asked).toEqual(before);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: state === "success" ? cost : 0 });
});

it("a film that is deleted while it waits at fal is taken back there", async () => {
  await openFrame();
  const paths: string[] = [];
  provider((method, path) => {
    if (method === "PUT") paths.push(path);
    return method === "POST" ? { body: SUBMITTED } : PENDING;
  });
  const me = await guest();
  const { task_id } = await me.call(tasks.push, film);
  await waiting(task_id);
  await me.call(tasks.delete, { task_id });
  expect(paths).toEqual(["/fal-ai/luma-dream-machine/requests/r1/cancel"]);
});

it("a film that a provider answers with, for it has no address, is kept and charged", async () => {
  await openFrame();
  // The engines of these tests take every file for a picture.
  const run = all.media.run.bind(all.media);
  const seen = { type: "video", format: "mp4", width: 720, height: 1280, duration: 4, odd: [] };
  const watched = (async (job, following) => (job.kind === "probe" ? seen : run(job, following))) as MediaClient["run"];
  const spy = vi.spyOn(all.media, "run").mockImplementation(watched);
  onTestFinished(() => spy.mockRestore());
  const name = "projects/p/operations/op-1";
  const bytesBase64Encoded = btoa(String.fromCharCode(...mp4Header()));
  provider((_, path) => ({
    body: path.endsWith(":predictLongRunning")
      ? { name }
      : { name, done: true, response: { videos: [{ bytesBase64Encoded, mimeType: "video/mp4" }] } },
  }));
  const me = await guest();
  const input = { ...film.input, model: "vertex/veo-3.1-fast-generate-001", seconds: "4" };
  const { task_id, cost } = await me.call(tasks.push, { ...film, input });
  const [made] = (await until(task_id, "success")).output?.artifacts ?? [];
  expect(made).toMatchObject({ kind: "video", name: "video-1", width: 720, height: 1280, duration: 4 });
  expect(await ledgerOf(me, task_id)).toMatchObject({ held: 0, charged: cost });
});

it.each([
  ["a picture", aiImage, "ai-image", { mode: "image", model: "fal/fal-ai/flux-pro/kontext", prompt: "A bottle" }, 2],
  ["a film", createAiVideo, "ai-video", { mode: "ingredients", model: "vertex/veo-3.1-generate-001", prompt: "It turns", seconds: "8" }, 4],
] as const)(
  "%s of more pictures than its model takes is refused when it is quoted, and nothing is left out",
  async (_what, tool, purpose, input, count) => {
    await openFrame();
    const asked = provider(() => ({ body: SUBMITTED }));
    const me = await guest();
    const pictures: string[] = [];
    for (let at = 0; at < count; at += 1) pictures.push(await ownFile(me, "image", { purpose }));
    const order = { app_id: appIdOf(tool), input: { ...input, pictures } };
    await expect(me.call(tasks.cost, order)).rejects.toMatchObject({ code: -21033, message: expect.stringContaining(String(count - 1)) });
    await expect(me.call(tasks.push, order)).rejects.toMatchObject({ code: -21033 });
    expect((await me.call(tasks.cost, { ...order, input: { ...order.input, pictures: pictures.slice(1) } })).cost).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  },
);

it.each([
  ["a shape", { ratio: "1:1" }, -21019, "9:16 / 16:9"],
  ["a length", { seconds: "8" }, -21018, "5"],
] as const)("%s that a model does not make is refused when it is quoted, with those that it makes", async (_what, more, code, list) => {
  await openFrame();
  const asked = provider(() => ({ body: SUBMITTED }));
  const me = await guest();
  const order = { ...film, input: { ...film.input, ...more } };
  await expect(me.call(tasks.cost, order)).rejects.toMatchObject({ code, message: expect.stringContaining(list) });
  await expect(me.call(tasks.push, order)).rejects.toMatchObject({ code });
  expect(asked).toEqual([]);
});

it("a model that is retired between quote and run is refused, and fails what had begun: the credits come back", async () => {
  await openFrame();
  provider((method) => (method === "POST" ? { body: SUBMITTED } : PENDING));
  const me = await guest();
  expect((await me.call(tasks.cost, film)).cost).toBeGreaterThan(0);
  const { task_id } = await me.call(tasks.push, film);
  await waiting(task_id);
  await crash(task_id);
  const model = modelOf(LUMA);
  if (!model) throw new Error(`no model ${LUMA}`);
  Object.assign(model, { retired: { on: "2026-01-01", by: "google/gemini-omni-1.1-flash" } });
  onTestFinished(() => void Reflect.deleteProperty(model, "retired"));
  await expect(me.call(tasks.push, film)).rejects.toMatchObject({ code: -21001 });
  await all.db.update(table).set({ lease_until: 1 }).where(eq(table.id, task_id));
  await sweep(all);
  await until(task_id, "failed");
  expect(await me.call(tasks.status, { task_id })).toMatchObject({ error_code: -21001, error_msg: expect.stringContaining("Gemini Omni") });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it("a model that wants its picture at the film's own pixels is shown one that was cut to them", async () => {
  await openFrame();
  provider(() => ({ body: { id: "video_1", status: "failed", error: { message: "the video failed" } } }));
  all.variables = { ...all.variables, SORA_API_KEY: "s-1", SORA_BASE_URL: PROVIDER };
  const run = all.media.run.bind(all.media);
  const fitted: unknown[] = [];
  const watched = (async (job, following) => {
    if (job.kind === "fit") fitted.push(job);
    return run(job, following);
  }) as MediaClient["run"];
  const spy = vi.spyOn(all.media, "run").mockImplementation(watched);
  onTestFinished(() => spy.mockRestore());
  const me = await guest();
  const pictures = [await ownFile(me, "image", { purpose: "image-to-videos" })];
  const sora = { model: "sora/sora-2", prompt: "It turns", seconds: "4", ratio: "16:9", pictures };
  const { task_id } = await me.call(tasks.push, { app_id: appIdOf(imageToVideos), input: sora });
  await until(task_id, "failed");
  expect(fitted).toMatchObject([{ width: 1280, height: 720 }]);
});
