import { expect, it, onTestFinished, vi } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { publicCalls } from "../../trpc/contract/dictionary.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { models } from "../../trpc/contract/model.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { appIdOf, type BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { createAiVideo } from "../../trpc/contract/tools/create-ai-video.ts";
import { imageToVideos } from "../../trpc/contract/tools/image-to-videos.ts";
import { veo3 } from "../../trpc/contract/tools/veo3.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { admin } from "./admin-support.ts";
import { callsOf, openFrame, rowOf, until } from "./frame-support.ts";
import { all, as, guest, type Guest } from "./support.ts";
import { pngHeader, send } from "./upload-support.ts";

async function picture({ call }: Guest, purpose: UploadPurpose, side = 640): Promise<string> {
  const body = pngHeader(side, side);
  const asked = { file_name: `Cup ${side}.png`, size: body.length, content_type: "image/png", purpose };
  const { key, upload_url } = await call(mediaLib.getUploadUrl, asked);
  await send(upload_url, body);
  return `asset:${(await call(mediaLib.reportUpload, { key, file_name: asked.file_name, purpose })).id}`;
}

const order = (manifest: Pick<BuiltManifest, "apps">, input: object) => ({ app_id: appIdOf(manifest), input });

async function done(owner: Guest, manifest: Pick<BuiltManifest, "apps">, input: object) {
  const { task_id } = await owner.call(tasks.push, order(manifest, input));
  await until(task_id, "success");
  return owner.call(tasks.status, { task_id });
}

it("the registry says of each model what it can, what it costs, and why it cannot be used here", async () => {
  const { list } = await as("")(models.list, {});
  const of = (id: string) => list.find((one) => one.id === id);
  expect(of("built-in/motion")).toMatchObject({ state: "available", credits: 0.6, missing: [] });
  expect(of("vertex/veo-3.1-generate-001")).toMatchObject({ state: "needs-key", missing: ["GOOGLE_VERTEX_API_KEY"], family: "veo" });
  expect(of("openai/sora-2")).toMatchObject({ state: "retired", retired_on: "2026-09-24", replaced_by: "google/gemini-omni-1.1-flash" });
  expect((await as("")(publicCalls.getDictList, {})).models).toEqual(list);
  for (const { replaced_by } of list) if (replaced_by) expect(of(replaced_by)?.state).not.toBe("retired");
});

it("a prompt becomes posters: quoted by their number, each a file with its origin written in", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const input = { prompt: "Slow mornings\nCoffee, roasted every Tuesday", count: 2, seed: 4 };
  expect((await owner.call(tasks.cost, order(aiImage, input))).cost).toBe(2);
  const made = await done(owner, aiImage, input);
  expect(made).toMatchObject({ title: "Slow mornings", cost: 2, output: { facts: { model: "built-in/poster" } } });
  expect(made.output?.artifacts.map(({ kind, name }) => [kind, name])).toEqual([
    ["image", "image-1"],
    ["image", "image-2"],
  ]);
  expect(made.output?.artifacts.map(({ is_ai_generated }) => is_ai_generated)).toEqual([true, true]);
  expect((await rowOf(made.task_id)).output?.artifacts).toMatchObject([{ is_ai_generated: true }, { is_ai_generated: true }]);
  const kinds = (await frame.jobsOf(made.task_id)).map(({ said }) => (JSON.parse(said ?? "{}") as { kind: string }).kind);
  expect(kinds.filter((kind) => kind === "provenance")).toHaveLength(2);
});

it("a foreground is set into a background; one below 300 pixels is refused (spec §5)", async () => {
  await openFrame();
  const owner = await guest();
  const background = await picture(owner, "foreground-image", 700);
  const made = await done(owner, aiImage, { mode: "blend", foreground: await picture(owner, "foreground-image"), background });
  expect(made.output).toMatchObject({ facts: { mode: "blend", delta_e: 8, how: "print" } });
  const small = await picture(owner, "ai-image", 200);
  const refused = owner.call(tasks.cost, order(aiImage, { mode: "blend", foreground: small, background }));
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining("300") });
});

it("each cut-out says whether it is to be looked at", async () => {
  await openFrame();
  const owner = await guest();
  const pictures = [await picture(owner, "ai-image", 400), await picture(owner, "ai-image", 500)];
  const made = await done(owner, aiImage, { mode: "image", treatment: "cut-out", pictures });
  expect(made.output).toMatchObject({ facts: { treatment: "cut-out", how: "doubtful,doubtful" } });
});

it("each way to a film is quoted by its seconds and made", async () => {
  await openFrame();
  const owner = await guest();
  const [a, b] = [await picture(owner, "ai-video", 640), await picture(owner, "ai-video", 720)];
  const shot = await done(owner, imageToVideos, { pictures: [await picture(owner, "image-to-videos", 800)], move: "orbit" });
  expect(shot).toMatchObject({ cost: 3, output: { facts: { how: "orbit", mode: "image" } } });
  const morph = await done(owner, createAiVideo, { mode: "frames", first: a, last: b, seconds: "4" });
  expect(morph).toMatchObject({ cost: 3, output: { facts: { how: "flow" } } });
  const words = await done(owner, createAiVideo, { prompt: "It is cold again. It keeps hot.", seconds: "10", style: "deco" });
  expect(words).toMatchObject({ cost: 6, output: { facts: { how: "deco" } } });
});

it.each([
  ["a prompt of nothing", { prompt: "" }, -21020],
  ["a prompt of 20,000 characters", { prompt: "a ".repeat(10_000) + "b" }, -20003],
  ["what nobody here is made to see", { prompt: "a naked woman" }, -21012],
  ["a model that there is none of", { prompt: "x", model: "google/veo-99" }, -21000],
  ["a model of another kind", { prompt: "x", model: "built-in/motion" }, -21004],
  ["a model whose key is not set", { prompt: "x", model: "openai/gpt-image-2" }, -21002],
])("%s is refused before anything is reserved", async (_what, input, code) => {
  const owner = await guest();
  await expect(owner.call(tasks.push, order(aiImage, input))).rejects.toMatchObject({ code });
  expect((await owner.call(tasks.last, { app_id: appIdOf(aiImage) })).list).toEqual([]);
});

it.each([
  ["a prompt of nothing", createAiVideo, { prompt: "" }, -21020],
  ["a prompt of 20,000 characters", createAiVideo, { prompt: "x".repeat(20_000) }, -20003],
  ["no picture at all", imageToVideos, { prompt: "A slow turn" }, -21020],
  ["what nobody here is made to see", createAiVideo, { prompt: "广场上的斩首" }, -21013],
  ["what nobody here is made to see, on the page of a family", veo3, { prompt: "a naked woman" }, -21012],
  ["a prompt of 20,000 characters beside a picture", imageToVideos, { prompt: "x".repeat(20_000) }, -20003],
  ["a prompt of nothing, on the page of a family", veo3, { prompt: "" }, -21020],
] as const)("a film: %s is refused before anything is reserved", async (_what, manifest, input, code) => {
  const owner = await guest();
  await expect(owner.call(tasks.push, order(manifest, input))).rejects.toMatchObject({ code });
  expect((await owner.call(tasks.last, { app_id: appIdOf(manifest) })).list).toEqual([]);
});

it("a refusal by the rule table says its reason in the language of who asks, whatever that of the prompt", async () => {
  const { token } = await guest();
  const said = (lang: "en" | "zh", prompt: string): Promise<unknown> =>
    as(token, lang)(tasks.cost, order(aiImage, { prompt })).catch((error) => error);
  expect(await said("en", "伪造的身份证")).toMatchObject({ message: expect.stringContaining("forged") });
  expect(await said("zh", "a forged passport of France")).toMatchObject({ message: expect.stringContaining("伪造") });
});

it("a moving GIF is no reference of a film: it is refused by what it is, however it is called", async () => {
  const { call } = await guest();
  const asked = { file_name: "cup.gif", size: 64, content_type: "image/gif", purpose: "image-to-videos" } as const;
  await expect(call(mediaLib.getUploadUrl, asked)).rejects.toMatchObject({ code: -20300, message: expect.stringContaining("JPG") });
  const body = new Uint8Array(64);
  body.set(new TextEncoder().encode("GIF89a"));
  const { key, upload_url } = await call(mediaLib.getUploadUrl, { ...asked, file_name: "cup.png", content_type: "image/png" });
  await send(upload_url, body);
  const reported = call(mediaLib.reportUpload, { key, file_name: "cup.png", purpose: asked.purpose });
  await expect(reported).rejects.toMatchObject({ code: -20301 });
});

it.each([
  ["a poster", aiImage],
  ["a film", createAiVideo],
] as const)("right-to-left words are %s like any other", async (_what, manifest) => {
  await openFrame();
  const made = await done(await guest(), manifest, { prompt: "مهرجان القهوة\nخصم ٣٠٪ حتى يوم الأحد" });
  expect(made.output?.artifacts).toHaveLength(1);
});

it("a retired model says what goes on in its place", async () => {
  const owner = await guest();
  const asked = owner.call(tasks.push, order(veo3, { prompt: "A storm", model: "google/veo-3.1-generate-preview", seconds: "8" }));
  await expect(asked).rejects.toMatchObject({ message: expect.stringMatching(/2026-10-22.*Gemini Omni/) });
});

it("spec §9: Veo costs less on its page from the offer's beginning until before its end, and as much as ever elsewhere", async () => {
  const owner = await guest();
  Object.assign(all.variables, { GOOGLE_VERTEX_API_KEY: "a key" });
  onTestFinished(() => void delete all.variables.GOOGLE_VERTEX_API_KEY);
  onTestFinished(() => void vi.useRealTimers());
  const asked = { prompt: "A storm", model: "vertex/veo-3.1-generate-001", seconds: "8" };
  const costOf = async (manifest: Pick<BuiltManifest, "apps">) => (await owner.call(tasks.cost, order(manifest, asked))).cost;
  const { revision, value } = await admin(calls.plans.get, {});
  const full = await costOf(createAiVideo);
  const [starts_at, ends_at] = [Date.now(), Date.now() + 60_000];
  const veo = { on: true, percent: 40, starts_at, ends_at };
  await admin(calls.plans.set, { revision, value: { ...value, offers: { ...value.offers, veo } } });
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const [now, cost] of [
    [starts_at - 1, full],
    [starts_at, Math.ceil(full * 0.6)],
    [ends_at - 1, Math.ceil(full * 0.6)],
    [ends_at, full],
  ] as const) {
    vi.setSystemTime(now);
    expect(await costOf(veo3), String(now - starts_at)).toBe(cost);
  }
  vi.setSystemTime(starts_at);
  expect(await costOf(createAiVideo)).toBe(full);
  await admin(calls.plans.set, { revision: revision + 1, value: { ...value, offers: { ...value.offers, veo: { ...veo, on: false } } } });
  expect(await costOf(veo3)).toBe(full);
  await admin(calls.plans.set, { revision: revision + 2, value });
  expect(await costOf(veo3)).toBe(Math.ceil(full * 0.5));
});

it("an administrator sets a price and switches a model off", async () => {
  const owner = await guest();
  const { revision } = await admin(calls.models.get, {});
  const priced = await admin(calls.models.set, { revision, value: { list: [{ id: "built-in/poster", credits: 4 }] } });
  const held = { prompt: "Now", count: 1 };
  expect((await owner.call(tasks.cost, order(aiImage, held))).cost).toBe(4);
  await admin(calls.models.set, { revision: priced.revision, value: { list: [{ id: "built-in/poster", enabled: false }] } });
  await expect(owner.call(tasks.push, order(aiImage, held))).rejects.toMatchObject({ code: -21003 });
  const { revision: last } = await admin(calls.models.get, {});
  await admin(calls.models.set, { revision: last, value: { list: [] } });
  await expect(admin(calls.models.set, { revision: last + 1, value: { list: [{ id: "no/model" }] } })).rejects.toMatchObject({
    code: -20003,
  });
});

it("a result is varied by another seed, and a film goes on from its last frame: new tasks, with their own price", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const posters = await done(owner, aiImage, { prompt: "Slow mornings", count: 2, seed: 4 });
  const style = String(posters.output?.facts["styles"]).split(",")[1];
  const again = await owner.call(tasks.vary, { task_id: posters.task_id, name: "image-2", seed: 77 });
  await until(again.task_id, "success");
  const varied = await owner.call(tasks.status, { task_id: again.task_id });
  // The second poster was made by seed 5: the first seed from 77 on after which no variation has its colors.
  expect(varied).toMatchObject({ cost: 4, output: { facts: { style, seed: 81, prompt: "Slow mornings" } } });

  const shot = await done(owner, imageToVideos, { pictures: [await picture(owner, "image-to-videos", 800)], move: "orbit" });
  // The fake media service says what it made and writes nothing.
  const film = (await rowOf(shot.task_id)).output?.artifacts[0]?.key ?? "";
  await all.bucket.put(film, new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode("ftypisom"), ...new Uint8Array(400)]));
  const longer = await owner.call(tasks.extend, { task_id: shot.task_id, name: "video-1", seed: 5, prompt: "zoom out", seconds: "4" });
  await until(longer.task_id, "success");
  expect(await owner.call(tasks.status, { task_id: longer.task_id })).toMatchObject({ cost: 3, output: { facts: { how: "push" } } });
  const kinds = (await frame.jobsOf(longer.task_id)).map(({ said }) => (JSON.parse(said ?? "{}") as { kind: string }).kind);
  expect(kinds.filter((kind) => ["still", "layers", "render"].includes(kind))).toEqual(["still", "layers", "render", "render"]);

  for (const call of [tasks.vary, tasks.extend]) {
    const theirs = (await guest()).call(call, { task_id: shot.task_id, name: "video-1", seed: 1 });
    await expect(theirs).rejects.toMatchObject({ code: codeOf("system.notFound") });
    const none = owner.call(call, { task_id: shot.task_id, name: "video-9", seed: 1 });
    await expect(none).rejects.toMatchObject({ code: codeOf("system.notFound") });
  }
});

it("one's own history is searched by the words of prompts, by model and by what was marked", async () => {
  await openFrame();
  const owner = await guest();
  const prompts = ["Slow mornings\nRoasted on Tuesday, 100% arabica", "Blue hour\nJazz on the harbor", "慢早晨\n周二现烤"];
  const made = [];
  for (const prompt of prompts) made.push(await done(owner, aiImage, { prompt }));
  const [coffee, jazz, chinese] = made.map(({ task_id }) => task_id);
  const found = async (look: object, who = owner) =>
    (await who.call(tasks.last, { app_id: appIdOf(aiImage), ...look })).list.map(({ task_id }) => task_id);
  expect(await found({ words: "TUESDAY slow" })).toEqual([coffee]);
  expect(await found({ words: "100%" })).toEqual([coffee]);
  expect(await found({ words: "_" })).toEqual([]);
  expect(await found({ words: "现烤" })).toEqual([chinese]);
  expect(await found({ model: "built-in/poster" })).toHaveLength(3);
  expect(await found({ model: "openai/gpt-image-2" })).toEqual([]);
  const mark = { task_id: jazz ?? "", name: "image-1" };
  expect((await owner.call(tasks.favourite, { ...mark, status: 1 })).favourites).toEqual(["image-1"]);
  expect((await owner.call(tasks.favourite, { ...mark, status: 1 })).favourites).toEqual(["image-1"]);
  expect(await found({ favourite: true })).toEqual([jazz]);
  expect(await found({ favourite: true, words: "slow" })).toEqual([]);
  expect((await owner.call(tasks.favourite, { ...mark, status: 0 })).favourites).toEqual([]);
  const stranger = await guest();
  expect(await found({ words: "jazz" }, stranger)).toEqual([]);
  await expect(stranger.call(tasks.favourite, { ...mark, status: 1 })).rejects.toMatchObject({ code: codeOf("system.notFound") });
  await expect(owner.call(tasks.favourite, { ...mark, name: "image-9", status: 1 })).rejects.toMatchObject({
    code: codeOf("system.notFound"),
  });
});

it("without a language model no prompt is improved; with one, what it changed is said and the prompt's own rules hold", async () => {
  const owner = await guest();
  const asked = { prompt: "A bottle", makes: "image" as const };
  expect((await as("")(models.list, {})).improver).toBeNull();
  await expect(owner.call(models.improve, asked)).rejects.toMatchObject({ code: codeOf("model.noImprover") });
  const { variables } = all;
  let said: unknown = { prompt: "A steel bottle on wet stone.", changes: ["Added the setting"] };
  all.variables = { ...variables, OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "https://words.test" };
  const { fetch: real } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith("https://words.test")) return real(input, init);
    const message = { role: "assistant", content: typeof said === "string" ? said : JSON.stringify(said) };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    return Response.json({
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices,
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
  });
  onTestFinished(() => {
    spy.mockRestore();
    all.variables = variables;
  });
  expect((await as("")(models.list, {})).improver).toMatch(/^openai:/);
  expect(await owner.call(models.improve, asked)).toMatchObject({ prompt: "A steel bottle on wet stone.", changes: ["Added the setting"] });
  expect(await callsOf(owner.userId)).toMatchObject([
    { task_id: null, kind: "text", model: "openai/gpt-5.6-terra", unit: "token", units: 2, micros: 14 },
  ]);
  said = { prompt: "a naked woman", changes: [] };
  await expect(owner.call(models.improve, asked)).rejects.toMatchObject({ code: codeOf("moderation.sexual") });
  for (const unusable of ["no JSON at all", { prompt: "  ", changes: [] }, { prompt: "a".repeat(4001), changes: [] }]) {
    said = unusable;
    await expect(owner.call(models.improve, asked)).rejects.toMatchObject({ code: codeOf("model.improverFailed") });
  }
  await expect(owner.call(models.improve, { ...asked, prompt: "" })).rejects.toMatchObject({ code: codeOf("form.incomplete") });
  await expect(owner.call(models.improve, { ...asked, prompt: "a".repeat(20_000) })).rejects.toMatchObject({
    code: codeOf("form.incomplete"),
  });
});

it("a prompt with signs that are not seen is made as it is, under a title without them", async () => {
  const frame = await openFrame();
  const me = await guest();
  const input = { prompt: "A \u0000bottle\u202E turns\u0007 \ud83d", seconds: "4" };
  const { task_id, title } = await me.call(tasks.push, { app_id: appIdOf(createAiVideo), input });
  expect(title).toBe("A  bottle  turns");
  const { output } = await until(task_id, "success");
  const drawn = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}")).find(({ kind }) => kind === "render");
  expect(drawn).toMatchObject({ title });
  const [made] = (await me.call(tasks.status, { task_id })).output?.artifacts ?? [];
  expect([output?.artifacts.length, made?.file_name]).toEqual([1, "A  bottle  turns.mp4"]);
});
