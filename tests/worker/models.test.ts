import { expect, it } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { models } from "../../trpc/contract/model.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { appIdOf, type BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { createAiVideo } from "../../trpc/contract/tools/create-ai-video.ts";
import { imageToVideos } from "../../trpc/contract/tools/image-to-videos.ts";
import { veo3 } from "../../trpc/contract/tools/veo3.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { admin } from "./admin-support.ts";
import { openFrame, until } from "./frame-support.ts";
import { as, guest, type Guest } from "./support.ts";
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
  const kinds = (await frame.jobsOf(made.task_id)).map(({ said }) => (JSON.parse(said ?? "{}") as { kind: string }).kind);
  expect(kinds.filter((kind) => kind === "provenance")).toHaveLength(2);
});

it("a foreground is set into a background; one below 300 pixels is refused (spec §5)", async () => {
  await openFrame();
  const owner = await guest();
  const background = await picture(owner, "foreground-image", 700);
  const made = await done(owner, aiImage, { mode: "blend", foreground: await picture(owner, "foreground-image"), background });
  expect(made.output).toMatchObject({ facts: { mode: "blend", delta_e: 8 } });
  const small = await picture(owner, "ai-image", 200);
  const refused = owner.call(tasks.cost, order(aiImage, { mode: "blend", foreground: small, background }));
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining("300") });
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
  ["a prompt of nothing", { prompt: "" }, -20003],
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

it("right-to-left words are a poster like any other", async () => {
  await openFrame();
  const made = await done(await guest(), aiImage, { prompt: "مهرجان القهوة\nخصم ٣٠٪ حتى يوم الأحد" });
  expect(made.output?.artifacts).toHaveLength(1);
});

it("a retired model says what goes on in its place", async () => {
  const owner = await guest();
  const asked = owner.call(tasks.push, order(veo3, { prompt: "A storm", model: "google/veo-3.1-generate-preview", seconds: "8" }));
  await expect(asked).rejects.toMatchObject({ message: expect.stringMatching(/2026-10-22.*Gemini Omni/) });
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
