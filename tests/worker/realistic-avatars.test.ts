import { expect, it, onTestFinished, vi } from "vitest";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import worker from "../../workers/upstream/index.ts";
import { createExecutionContext } from "cloudflare:test";
import { admin } from "./admin-support.ts";
import { ledgerOf, openFrame, until } from "./frame-support.ts";
import { all, env, guest } from "./support.ts";
import { pngHeader } from "./upload-support.ts";

const app_id = appIdOf(videoAvatar);
const HEYGEN = "https://heygen.test";
const AVATAR = "heygen:Abigail_office_1";
const ORDER = { avatar: AVATAR, script: "Your coffee is cold by nine. It does not have to be.", voice: "af_heart" } as const;
const PICTURE = "https://files.example/abigail.png";
const look = (id: string, gender: string, more: object = {}) => ({
  id,
  name: `${id} the presenter`,
  avatar_type: "studio_avatar",
  gender,
  preview_image_url: `${PICTURE}?Expires=${Date.now()}`,
  supported_api_engines: ["avatar_iv"],
  ...more,
});
const LOOKS = [look("Abigail_office_1", "female"), look("Bryan_desk_2", "male")];
const DONE = { data: { id: "v_1", status: "completed", video_url: "https://results.example/film.mp4" } };

interface Manner {
  looks?: readonly object[] | null;
  state?: object;
  picture?: Uint8Array<ArrayBuffer>;
}

/** HeyGen with its key set, and the addresses that its answers name behind the egress. Open the frame first. */
function openHeyGen({ looks = LOOKS, state = DONE, picture = pngHeader(720, 1280) }: Manner = {}) {
  const { variables, media } = all;
  all.variables = { ...variables, HEYGEN_API_KEY: "h-1", HEYGEN_BASE_URL: HEYGEN, FILES_ORIGIN: "https://ads.test" };
  const fetched: string[] = [];
  all.media = {
    ...media,
    egress: async (url) => {
      fetched.push(url);
      return new Response(picture);
    },
  };
  const asked: Record<string, unknown>[] = [];
  const { fetch: real } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(HEYGEN)) return real(input, init);
    if (request.method === "POST") {
      asked.push(await request.json());
      return Response.json({ data: { video_id: "v_1", status: "waiting" } });
    }
    if (!request.url.includes("/v3/avatars/looks")) return Response.json(state);
    return looks ? Response.json({ data: looks, has_more: false }) : Response.json({ error: { message: "down" } }, { status: 500 });
  });
  onTestFinished(() => {
    spy.mockRestore();
    all.variables = variables;
  });
  return { asked, fetched };
}

const read = (path: string) => worker.fetch(new Request(new URL(path, "https://ads.test")), env, createExecutionContext());
const anew = (id: string) => [look(id, "female", { preview_image_url: `https://files.example/${id}.png` })];

it("the library lists a provider's public avatars as realistic ones, with pictures of ours, and narrows them", async () => {
  await openFrame();
  const { fetched } = openHeyGen();
  const { call } = await guest();
  const list = async (filter: object) => (await call(avatars.list, filter)).list;
  const found = await list({ source: 1 });
  expect(found.map(({ id }) => id)).toEqual([AVATAR, "heygen:Bryan_desk_2"]);
  expect(found[0]).toMatchObject({ type: 2, user_scope: 1, gender: "female", review_status: 1, is_active: 1 });
  expect((await list({ source: 1, gender: "male" })).map(({ id }) => id)).toEqual(["heygen:Bryan_desk_2"]);
  expect(await list({ source: 1, type: 4 })).toEqual([]);
  expect(await list({})).toHaveLength(8);
  const path = found[0]?.image_url ?? "";
  expect(path).toMatch(/^\/files\/looks\/[0-9a-f]{40}\?/);
  const answers = [await read(path), await read(path)];
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual([
    [200, "image/png"],
    [200, "image/png"],
  ]);
  await Promise.all(answers.map((one) => one.arrayBuffer()));
  expect(fetched).toHaveLength(1);
});

it("how a provider's avatar moves is a film of ours, where the provider has one that browsers show", async () => {
  await openFrame();
  const film = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode("ftypisom"), 0, 0, 2, 0, ...new TextEncoder().encode("isommp41")]);
  const looks = [look("moving", "female", { preview_video_url: "https://files.example/moving.mp4?Expires=1" }), look("still", "male")];
  const { fetched } = openHeyGen({ looks, picture: film });
  const { call } = await guest();
  const [moving, still] = (await call(avatars.list, { source: 1 })).list;
  expect(still?.motion_url).toBe("");
  expect(moving?.motion_url).toMatch(/^\/files\/looks\/[0-9a-f]{40}\?/);
  expect(moving?.motion_url.split("?")[0]).not.toBe(moving?.image_url.split("?")[0]);
  const answer = await read(moving?.motion_url ?? "");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(film);
  expect(fetched).toEqual(["https://files.example/moving.mp4?Expires=1"]);
  // A film is no picture of anybody.
  expect((await read(moving?.image_url ?? "")).status).toBe(404);
});

it("only pictures of listed avatars are served: none by another key, none without our signature, none that is no picture", async () => {
  await openFrame();
  const { fetched } = openHeyGen({ looks: anew("no_picture"), picture: new TextEncoder().encode("<script>alert(1)</script>") });
  const { call } = await guest();
  const path = (await call(avatars.list, { source: 1 })).list[0]?.image_url ?? "";
  const status = async (at: string) => (await read(at)).status;
  expect(await status(path)).toBe(404);
  expect(fetched).toHaveLength(1);
  expect(await status(path.replace(/s=[0-9a-f]{8}/, "s=00000000"))).toBe(403);
  expect(await status(await all.files.readPath(`looks/${"a".repeat(40)}`, Math.ceil(Date.now() / 1000) + 60))).toBe(404);
  expect(fetched).toHaveLength(1);
  await expect(call(tasks.cost, { app_id, input: { ...ORDER, avatar: "heygen:no_picture" }, stage: "render" })).rejects.toMatchObject({
    code: codeOf("avatar.providerAway"),
  });
});

it("its video is the provider's, by our voice, in our document; the preview is its picture, still and free", async () => {
  const frame = await openFrame();
  const { asked } = openHeyGen();
  const owner = await guest();
  const cost = async (stage: string) => (await owner.call(tasks.cost, { app_id, input: ORDER, stage })).cost;
  expect(await cost("preview")).toBe(0);
  expect(await cost("render")).toBeGreaterThan(5);
  const jobsOf = async (id: string) => (await frame.jobsOf(id)).map(({ said }) => JSON.parse(said ?? "{}"));

  const preview = await owner.call(tasks.push, { app_id, input: ORDER, stage: "preview" });
  await until(preview.task_id, "success");
  const still = (await jobsOf(preview.task_id)).find(({ kind }) => kind === "render");
  expect(JSON.stringify(still.document)).not.toMatch(/"type":"(?:video|sprite)"/);
  expect(JSON.stringify(still.document)).toContain('"type":"image"');
  expect(asked).toEqual([]);

  const { task_id } = await owner.call(tasks.push, { app_id, input: ORDER, stage: "render" });
  await until(task_id, "success");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ type: "avatar", avatar_id: "Abigail_office_1", audio_url: expect.stringContaining("/files/u/") });
  const jobs = await jobsOf(task_id);
  expect(jobs.find(({ kind }) => kind === "download")).toMatchObject({ address: "https://results.example/film.mp4", take: "video" });
  expect(jobs.find(({ kind }) => kind === "provenance").made.model).toBe("HeyGen avatars (heygen/avatar)");
  const drawn = JSON.stringify(jobs.find(({ kind }) => kind === "render").document);
  expect([drawn.includes('"type":"video"'), drawn.includes('"type":"sprite"')]).toEqual([true, false]);
  expect((await owner.call(tasks.status, { task_id })).output?.engines.avatar).toBe("heygen:avatar");
});

it("what the provider refuses to make fails with the reason, and the credits come back", async () => {
  await openFrame();
  openHeyGen({ state: { data: { id: "v_1", status: "failed", failure_message: "Blocked by content policy" } } });
  const owner = await guest();
  const { task_id } = await owner.call(tasks.push, { app_id, input: ORDER, stage: "render" });
  await until(task_id, "failed");
  expect((await owner.call(tasks.status, { task_id })).error_code).toBe(codeOf("model.refused"));
  expect(await ledgerOf(owner, task_id)).toMatchObject({ charged: 0 });
  const open = all.variables;
  onTestFinished(() => void (all.variables = open));
  all.variables = { ...open, PRO_APPS_FOR: "paid" };
  await expect(owner.call(tasks.retry, { task_id }), "its plan has ended meanwhile").rejects.toMatchObject({
    code: codeOf("plan.upgradeRequired"),
  });
});

it("without a plan, transparent, unknown, switched off or without a key nothing is made, and nothing that cannot run is offered", async () => {
  await openFrame();
  openHeyGen();
  const owner = await guest();
  const cost = (order: object) => owner.call(tasks.cost, { app_id, input: { ...ORDER, ...order }, stage: "render" });
  const realistic = async () => (await owner.call(avatars.list, { source: 1 })).list;
  await expect(cost({ background: "removed" })).rejects.toMatchObject({ code: codeOf("model.cannot") });
  await expect(cost({ avatar: "heygen:somebody_else" })).rejects.toMatchObject({ code: codeOf("system.notFound") });
  const open = all.variables;
  all.variables = { ...open, PRO_APPS_FOR: "paid" };
  await expect(cost({})).rejects.toMatchObject({ code: codeOf("plan.upgradeRequired") });
  expect((await realistic()).map(({ is_active }) => is_active)).toEqual([0, 0]);
  all.variables = { ...open, HEYGEN_API_KEY: undefined };
  await expect(cost({})).rejects.toMatchObject({ code: codeOf("model.keyMissing") });
  expect(await realistic()).toEqual([]);
  all.variables = open;
  const { revision } = await admin(adminCalls.models.get, {});
  const set = await admin(adminCalls.models.set, { revision, value: { list: [{ id: "heygen/avatar", enabled: false }] } });
  onTestFinished(async () => void (await admin(adminCalls.models.set, { revision: set.revision, value: { list: [] } })));
  await expect(cost({})).rejects.toMatchObject({ code: codeOf("model.switchedOff") });
  expect(await realistic()).toEqual([]);
});

it("a provider that does not answer lists nobody, and breaks no page", async () => {
  await openFrame();
  openHeyGen({ looks: null });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const owner = await guest();
  expect((await owner.call(avatars.list, {})).list).toHaveLength(6);
  await expect(owner.call(tasks.cost, { app_id, input: ORDER, stage: "render" })).rejects.toMatchObject({
    code: codeOf("avatar.providerAway"),
  });
});
