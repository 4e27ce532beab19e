import { expect, it, onTestFinished, vi } from "vitest";
import { insertAvatar } from "../../db/queries/avatar.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { models } from "../../trpc/contract/model.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { FACE_SWAP_MODEL } from "../../trpc/contract/rules/models/index.ts";
import { apps } from "../../trpc/contract/settings-of-app.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { faceSwap } from "../../trpc/contract/tools/face-swap.ts";
import { videoCut } from "../../trpc/contract/tools/video-cut.ts";
import { type MediaClient, MediaJobFailed } from "../../workers/upstream/media/client.ts";
import { callsOf, ledgerOf, openFrame, rowOf, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { openProviderAt, type Said } from "./providers-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { mp4Header } from "./upload-support.ts";

const app_id = appIdOf(faceSwap);
const FAL = "https://fal.test";
const ORDER = {
  seen_whose: "self",
  seen_agreed: true,
  seen_statement: "I am seen in this video and have agreed to it.",
  face_whose: "other",
  face_person: "Anna Lindqvist",
  face_agreed: true,
  face_statement: "Anna has agreed that her face is seen in it.",
} as const;

interface Manner {
  start?: () => Response;
  status?: () => Response;
  result?: () => Response;
}

/** fal, with its key set and our files where it can read them. */
const openFal = ({ start, status, result }: Manner = {}) =>
  openProviderAt(FAL, { FAL_API_KEY: "key-1", FAL_BASE_URL: FAL, FILES_ORIGIN: "https://ads.test" }, ({ method, path }) => {
    if (method === "POST") return start?.() ?? Response.json({ request_id: "r-1" });
    if (path.endsWith("/status")) return status?.() ?? Response.json({ status: "COMPLETED", request_id: "r-1" });
    return result?.() ?? Response.json({ video: { url: "https://results.example/film.mp4" } });
  });
const starts = (seen: readonly Said[]) => seen.filter(({ method }) => method === "POST");

async function order(owner: Guest, seconds = 12) {
  return {
    ...ORDER,
    film: await ownFile(owner, "video", { purpose: "face-swap-film", seconds }),
    face: await ownFile(owner, "image", { purpose: "face-swap-face" }),
  };
}
const push = (owner: Guest, input: object) => owner.call(tasks.push, { app_id, input });

it("a face is swapped once both have agreed: looked at first, sent once, marked, with both consents beside it", async () => {
  const frame = await openFrame();
  const seen = openFal();
  const owner = await guest();
  const input = await order(owner);
  expect((await owner.call(tasks.cost, { app_id, input })).cost).toBe(6);
  const { task_id } = await push(owner, input);
  await until(task_id, "success");
  // Nobody has told what it costs there.
  expect(await callsOf(task_id)).toMatchObject([{ kind: "face", model: FACE_SWAP_MODEL, units: 12, unit: "second", micros: null }]);
  const [asked, ...more] = starts(seen);
  expect([asked?.path, more]).toEqual(["/half-moon-ai/ai-face-swap/faceswapvideo", []]);
  expect(JSON.parse(asked?.body ?? "{}")).toEqual({
    source_face_url: expect.stringContaining("/files/u/"),
    target_video_url: expect.stringContaining("/files/u/"),
    enable_occlusion_prevention: false,
  });
  const { output, created_at } = await owner.call(tasks.status, { task_id });
  const at = new Date(created_at).toISOString();
  expect(output?.facts).toEqual({
    consent_seen: ORDER.seen_statement,
    consent_seen_person: "",
    consent_seen_at: at,
    consent_face: ORDER.face_statement,
    consent_face_person: "Anna Lindqvist",
    consent_face_at: at,
  });
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  expect(jobs.filter(({ kind }) => kind === "faces").map(({ of }) => of)).toEqual(["photo", "film"]);
  expect(jobs.find(({ kind }) => kind === "provenance")).toMatchObject({
    mark: "Made with AI",
    made: { model: `Half Moon AI face swap (fal) (${FACE_SWAP_MODEL})`, source: "compositeWithTrainedAlgorithmicMedia" },
  });
  expect(jobs.find(({ kind }) => kind === "dub")).toMatchObject({ lines: [], sound_of: { key: expect.any(String) } });
});

it.each([
  ["who is seen has not agreed", { seen_agreed: false }],
  ["whose face it is has not agreed", { face_agreed: false }],
  ["nobody is named whose face it is", { face_person: "" }],
] as const)("no face is swapped where %s: nothing is looked at, sent, or charged", async (_why, change) => {
  await openFrame();
  const seen = openFal();
  const owner = await guest();
  await expect(push(owner, { ...(await order(owner)), ...change })).rejects.toMatchObject({ code: codeOf("avatar.consentRequired") });
  expect(seen).toEqual([]);
  expect((await owner.call(tasks.last, { app_id })).list).toEqual([]);
});

it.each([
  ["FACE_MANY", "avatar.manyFaces"],
  ["FACE_MISSING", "avatar.noFace"],
  ["FACE_RARE", "avatar.faceRare"],
] as const)("a film of %s is refused before it is sent, and the credits come back", async (code, reason) => {
  await openFrame();
  const seen = openFal();
  const run = all.media.run.bind(all.media);
  const watched: MediaClient["run"] = (job, following) => {
    if (job.kind === "faces" && "of" in job && job.of === "film") throw new MediaJobFailed({ code, message: "as the test wants it" });
    return run(job, following);
  };
  const spy = vi.spyOn(all.media, "run").mockImplementation(watched);
  onTestFinished(() => spy.mockRestore());
  const owner = await guest();
  const { task_id } = await push(owner, await order(owner));
  await until(task_id, "failed");
  expect((await owner.call(tasks.status, { task_id })).error_code).toBe(codeOf(reason));
  expect(starts(seen)).toEqual([]);
  expect(await ledgerOf(owner, task_id)).toMatchObject({ charged: 0 });
});

it.each<[string, Manner, Parameters<typeof codeOf>[0]]>([
  [
    "refuses it",
    { result: () => Response.json({ detail: [{ type: "content_policy_violation", msg: "flagged" }] }, { status: 422 }) },
    "model.refused",
  ],
  ["cannot use it", { result: () => Response.json({ detail: [{ type: "x", msg: "no face" }] }, { status: 422 }) }, "model.unusable"],
  ["has revoked the key", { start: () => Response.json({ detail: "no" }, { status: 401 }) }, "model.keyRefused"],
  ["forgets it", { status: () => Response.json({ detail: "The request has expired" }, { status: 404 }) }, "model.expired"],
])("a provider that %s: the task fails with that reason, and the credits come back", async (_how, manner, reason) => {
  await openFrame();
  openFal(manner);
  const owner = await guest();
  const { task_id } = await push(owner, await order(owner));
  await until(task_id, "failed");
  expect((await owner.call(tasks.status, { task_id })).error_code).toBe(codeOf(reason));
  expect(await ledgerOf(owner, task_id)).toMatchObject({ charged: 0 });
});

it.each([
  ["MEDIA_PRIVATE", "model.expired"],
  ["MEDIA_MISSING", "model.unusable"],
  ["MEDIA_TOO_LONG", "model.unusable"],
  ["FILM_UNREADABLE", "model.unusable"],
  ["INPUT_FORBIDDEN", "model.unreachable"],
] as const)("a result of which is said %s is told as the provider's, not as a link or a file of one's own", async (code, reason) => {
  await openFrame();
  openFal();
  const run = all.media.run.bind(all.media);
  const watched: MediaClient["run"] = (job, following) => {
    if (job.kind === "download") throw new MediaJobFailed({ code, message: "as the test wants it" });
    return run(job, following);
  };
  const spy = vi.spyOn(all.media, "run").mockImplementation(watched);
  onTestFinished(() => spy.mockRestore());
  const owner = await guest();
  const { task_id } = await push(owner, await order(owner));
  await until(task_id, "failed");
  expect((await owner.call(tasks.status, { task_id })).error_code).toBe(codeOf(reason));
  expect(await ledgerOf(owner, task_id)).toEqual({ held: 0, charged: 0 });
});

it("a swap that is cancelled while it waits there is taken back, once, and the credits come back once", async () => {
  await openFrame();
  const seen = openFal({ status: () => Response.json({ status: "IN_QUEUE", request_id: "r-1" }) });
  const owner = await guest();
  const { task_id } = await push(owner, await order(owner));
  await expect.poll(() => seen.some(({ path }) => path.endsWith("/status")), { timeout: 15_000 }).toBe(true);
  await Promise.all([owner.call(tasks.cancel, { task_id }), owner.call(tasks.cancel, { task_id })]);
  const taken = seen.filter(({ method }) => method === "PUT").map(({ path }) => path);
  expect(taken).toEqual(["/half-moon-ai/ai-face-swap/requests/r-1/cancel"]);
  expect(await ledgerOf(owner, task_id)).toEqual({ held: 0, charged: 0 });
  expect((await owner.call(tasks.receipt, { task_id })).entries.map(({ kind }) => kind)).toEqual(["reserve", "release"]);
});

it("it is deleted with its consents and all that came of it, and nothing else", async () => {
  await openFrame();
  openFal();
  const [owner, other] = await Promise.all([guest(), guest()]);
  const { task_id } = await push(owner, await order(owner));
  await until(task_id, "success");
  const cut = (source: string) =>
    owner.call(tasks.push, {
      app_id: appIdOf(videoCut),
      input: { video: source, spans: "0:00-0:04" },
    });
  /** The first file of a task, as the engines of these tests leave it out; how an input names it. */
  const madeBy = async (id: string): Promise<string> => {
    const [made] = (await rowOf(id)).output?.artifacts ?? [];
    await all.bucket.put(made?.key ?? "", mp4Header());
    return `task:${id}/${made?.name}`;
  };
  const first = await cut(await madeBy(task_id));
  await until(first.task_id, "success");
  const second = await cut(await madeBy(first.task_id));
  const unrelated = await cut(await ownFile(owner, "video", { purpose: "video-cut" }));
  await Promise.all([until(second.task_id, "success"), until(unrelated.task_id, "success")]);
  const key = (await rowOf(second.task_id)).output?.artifacts[0]?.key ?? "";
  const avatar = {
    id: crypto.randomUUID(),
    owner_id: owner.userId,
    name: "Mine",
    type: 4,
    gender: "female" as const,
    voice: "af_heart",
    review_status: 1,
    review_note: "",
    key,
    film: null,
    motion: null,
    motion_due: null,
    consent: { whose: "self" as const, person: "", statement: ORDER.seen_statement, agreed_at: 1 },
    offered: null,
    offer: null,
    created_at: Date.now(),
  };
  await insertAvatar(all.db, avatar, { files: [key], most: 50 });
  await expect(other.call(tasks.delete, { task_id, works: true })).rejects.toMatchObject({ code: codeOf("system.notFound") });
  expect(await owner.call(tasks.delete, { task_id, works: true })).toEqual({ task_id, works: 3 });
  const left = (await owner.call(tasks.last, {})).list.map((one) => one.task_id);
  expect(left).toEqual([unrelated.task_id]);
  expect((await owner.call(avatars.list, { source: 3 })).list).toEqual([]);
});

it("without its key, or where no provider can read our files, nothing is quoted, and the model says why", async () => {
  await openFrame();
  const owner = await guest();
  await expect(owner.call(tasks.cost, { app_id, input: await order(owner) })).rejects.toMatchObject({ code: codeOf("model.keyMissing") });
  const shown = (await owner.call(models.list, {})).list.find(({ id }) => id === FACE_SWAP_MODEL);
  expect(shown).toMatchObject({ makes: "face", state: "needs-key", missing: ["FAL_API_KEY", "FILES_ORIGIN"] });
  const isOffered = async () => (await owner.call(apps.detail, { app_id })).available;
  expect(await isOffered()).toBe(false);
  openFal();
  expect(await isOffered()).toBe(true);
});
