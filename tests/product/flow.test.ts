import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Probed, probed } from "../../workers/media/testing/decoded.ts";
import { draftOf, sampleCopy, shortened } from "../setup/drafts.ts";
import { codeOf, finished, ORIGIN, SHOP, visitor, videoOf } from "./support.ts";

/** Downloads a file of ours and asks what is in it. */
async function probedAt(url: string): Promise<Probed> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-flow-"));
  try {
    const file = join(folder, "ad.mp4");
    await writeFile(file, new Uint8Array(await (await fetch(new URL(url, ORIGIN))).arrayBuffer()));
    return await probed(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe("a product link becomes an ad", () => {
  it("through preview and render, for the price that was quoted", async () => {
    const { client, draft } = await sampleCopy(ORIGIN);
    expect(draft.product).toMatchObject({
      name: "Nordhavn Vacuum Bottle 750 ml",
      sku: "NH-750-PINE",
      promo_price: { amount: "29.90", currency: "EUR" },
    });
    expect(draft.product.media.map(({ type }) => type)).toEqual(["image", "image", "image", "image", "video"]);
    // Two pictures and the film: each of the others would be cut out twice, and shown in no other way.
    const media = [...draft.product.media.slice(0, 2), ...draft.product.media.slice(-1)];
    await shortened(client, { ...draft, product: { ...draft.product, media } }, media.length);
    const order = { app_id: 104, input: { draft_id: draft.id } };
    const preview = await finished(client, await client.tasks.push.mutate({ ...order, stage: "preview" }));
    expect(preview).toMatchObject({
      state: "success",
      cost: 0,
      output: { artifacts: [{ kind: "video", width: 540, height: 960 }, { kind: "document" }] },
    });
    const { cost } = await client.tasks.cost.query({ ...order, stage: "render" });
    const render = await finished(client, await client.tasks.push.mutate({ ...order, stage: "render" }));
    expect(render).toMatchObject({ state: "success", cost, progress: 100 });
    const receipt = await client.tasks.receipt.query({ task_id: render.task_id });
    expect(receipt).toMatchObject({ held: 0, charged: cost });
    const { streams, format } = await probedAt(videoOf(render)?.url ?? "");
    const [video, audio] = [
      streams.find(({ codec_type }) => codec_type === "video"),
      streams.find(({ codec_type }) => codec_type === "audio"),
    ];
    expect(video).toMatchObject({
      codec_name: "h264",
      profile: "High",
      pix_fmt: "yuv420p",
      color_space: "bt709",
      color_range: "tv",
      width: 1080,
      height: 1920,
    });
    expect(audio).toMatchObject({ codec_name: "aac", sample_rate: "48000" });
    expect(Math.abs(Number(format.duration) - (videoOf(render)?.duration ?? 0))).toBeLessThan(0.2);
    expect(format.tags.comment).toContain("Reelwright");
  });

  it("is the same task when the render is asked for twice", async () => {
    const { client, draft } = await sampleCopy(ORIGIN);
    const order = { app_id: 104, input: { draft_id: draft.id }, stage: "preview" as const };
    const [first, second] = await Promise.all([client.tasks.push.mutate(order), client.tasks.push.mutate(order)]);
    expect(second.task_id).toBe(first.task_id);
    await client.tasks.cancel.mutate({ task_id: first.task_id });
  });
});

describe("a link that is no product", () => {
  const read = async (link: string) => {
    const { client } = await visitor();
    const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: link, language: "en" });
    return client.drafts.analyseUrl.mutate({ draft_id });
  };

  it.each(["not a link", "javascript:alert(1)", "ftp://example.com/x", "file:///etc/passwd", "http://"])(
    "%s is refused at once",
    async (link) => {
      const { client } = await visitor();
      const refused = await codeOf(client.drafts.create.mutate({ app_id: 104, url: link, language: "en" }));
      expect(refused).toEqual({ code: -20400, message: expect.stringContaining("complete link") });
    },
  );

  it("is refused for the user name in it", async () => {
    const { client } = await visitor();
    const refused = await codeOf(client.drafts.create.mutate({ app_id: 104, url: "https://user:pass@example.com/", language: "en" }));
    expect(refused).toEqual({ code: -20404, message: expect.stringContaining("user name") });
  });

  it("is refused in the visitor's language", async () => {
    const { client } = await visitor({ lang: "zh" });
    const { message } = await codeOf(client.drafts.create.mutate({ app_id: 104, url: "nothing", language: "zh" }));
    expect(message).toBe("链接不完整。请从浏览器地址栏复制，以 https:// 开头。");
  });

  it.each([
    "http://127.0.0.1:9/",
    "http://localhost:9/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://0x7f.1/",
    "http://[fd00::1]/",
    "http://0.0.0.0/",
  ])("never reaches %s", async (link) => {
    expect(await read(link)).toMatchObject({ analysis: "failed", error_code: -20402 });
  });

  it.each(["/to-metadata", "/to-private", "/to-file", "/loop", "/missing"])("says so when it leads to %s", async (path) => {
    expect(await read(SHOP + path)).toMatchObject({ analysis: "failed", error_code: -20402 });
  });

  it.each(["https://shop.example:8443/bottle", "http://93.184.215.14:22/", `${SHOP}/to-port`])(
    "is not asked for at a port that is no shop's, which is a site that we do not read (spec §8): %s",
    async (link) => {
      expect(await read(link)).toMatchObject({ analysis: "failed", error_code: -20401 });
    },
  );

  it("is given up after 8 MB of a 200 MB page", async () => {
    expect(await read(`${SHOP}/huge?page`)).toMatchObject({ analysis: "failed", error_code: -20402 });
    const sent = Number(await (await fetch(`${SHOP}/huge-sent?of=${encodeURIComponent("/huge?page")}`)).text());
    expect(sent).toBeGreaterThanOrEqual(8);
    expect(sent).toBeLessThan(50);
  });

  it("is given up when it does not answer in time", async () => {
    expect(await read(`${SHOP}/slow`)).toMatchObject({ analysis: "failed", error_code: -20402 });
  });

  it("says when the page sells nothing", async () => {
    expect(await read(`${SHOP}/not-a-product`)).toMatchObject({ analysis: "failed", error_code: -20403 });
  });

  it.each([
    ["/broken", "Broken Bottle"],
    ["/latin1", "Thé à la menthe"],
    ["/rtl", "بطاقة قهوة 🫖 ☕️"],
  ])("but %s is read all the same", async (path, name) => {
    const draft = await read(SHOP + path);
    expect(draft).toMatchObject({ analysis: "success" });
    expect(draft.product.name).toContain(name);
  });

  it("keeps the words of a page whose pictures are none, and asks for pictures before a render", async () => {
    const { client } = await visitor();
    const draft = await draftOf(client, `${SHOP}/bad-pictures`);
    expect(draft.product.media).toEqual([]);
    const refused = await codeOf(client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "preview" }));
    expect(refused).toEqual({ code: -20305, message: expect.stringMatching(/^Add a picture.* first/) });
  });
});

describe("what a draft is told", () => {
  it("is checked against the limits of its flow, and refused with nothing lost", async () => {
    const { client, draft } = await sampleCopy(ORIGIN);
    const draft_id = draft.id;
    const tooLong = await codeOf(client.drafts.update.mutate({ draft_id, product: { name: "x".repeat(301) } }));
    expect(tooLong.message).toContain("301 characters");
    const [first] = draft.scripts[0]?.clips ?? [];
    const short = { [first?.id ?? ""]: { text: "Too short", headline: "x" } };
    await client.drafts.update.mutate({ draft_id, clips: short });
    const refused = await codeOf(client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "preview" }));
    expect(refused.code).toBe(-20501);
    expect((await client.drafts.get.query({ draft_id })).product.name).toBe(draft.product.name);
  });

  it("is refused where template or ratio do not exist", async () => {
    const { client } = await visitor();
    const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: `${ORIGIN}/samples/bottle/`, language: "en" });
    await expect(client.drafts.update.mutate({ draft_id, settings: { template: "nope" as "studio" } })).rejects.toThrow();
  });

  it("fails with its credits back where the voice does not exist", async () => {
    const { client, draft } = await sampleCopy(ORIGIN);
    const refused = await codeOf(client.drafts.update.mutate({ draft_id: draft.id, settings: { voice: "nobody" } }));
    expect(refused.code).toBe(-20003);
  });
});

describe("a talking photo", () => {
  it("without a face fails with the reason of the catalogue, and keeps no credit", async () => {
    const { client, draft } = await sampleCopy(ORIGIN);
    const picture = await (await fetch(`${ORIGIN}/samples/bottle/packshot.jpg`)).arrayBuffer();
    const upload = { file_name: "packshot.jpg", purpose: "picture-avatar" as const };
    const place = await client.mediaLib.getUploadUrl.mutate({ ...upload, size: picture.byteLength, content_type: "image/jpeg" });
    await fetch(new URL(place.upload_url, ORIGIN), { method: "PUT", body: picture });
    const { id } = await client.mediaLib.reportUpload.mutate({ ...upload, key: place.key });
    await client.drafts.update.mutate({ draft_id: draft.id, settings: { avatar: `photo:${id}` } });
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "render" }));
    expect(task).toMatchObject({ state: "failed", error_code: -3024 });
    expect((await client.tasks.receipt.query({ task_id: task.task_id })).charged).toBe(0);
  });
});
