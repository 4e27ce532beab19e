import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import { decodeVideo } from "../../workers/media/testing/decoded.ts";
import { filmNamed } from "../setup/films.ts";
import { draftOf, PLAIN, sampleCopy, shortened } from "../setup/drafts.ts";
import { codeOf, finished, ORIGIN, SHOP, visitor, videoOf } from "./support.ts";

const PURPOSE = "link-to-video" as const;

async function upload(client: Client, file_name: string, bytes: Uint8Array<ArrayBuffer>, content_type = "video/mp4") {
  const place = await client.mediaLib.getUploadUrl.mutate({ file_name, size: bytes.length, content_type, purpose: PURPOSE });
  await fetch(new URL(place.upload_url, ORIGIN), { method: "PUT", body: bytes });
  return client.mediaLib.reportUpload.mutate({ key: place.key, file_name, purpose: PURPOSE });
}
const bytesOf = async (name: string) => new Uint8Array(await filmNamed(name));

/** The largest share of magenta, the tests' own colour, that any frame of a film shows. */
async function magenta(url: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-footage-"));
  try {
    const file = join(folder, "ad.mp4");
    await writeFile(file, new Uint8Array(await (await fetch(new URL(url, ORIGIN))).arrayBuffer()));
    const raw = await decodeVideo(file, "fps=5,scale=27:48:flags=area", "rgb24");
    const size = 27 * 48;
    const shares = Array.from({ length: Math.floor(raw.length / size / 3) }, (_, frame) => {
      let count = 0;
      for (let i = frame * size; i < (frame + 1) * size; i++)
        if ((raw[i * 3] ?? 0) > 150 && (raw[i * 3 + 1] ?? 0) < 70 && (raw[i * 3 + 2] ?? 0) > 120) count++;
      return count / size;
    });
    return Math.max(...shares);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe("a page with a film", () => {
  it("gives the ad moving pictures of the product", async () => {
    const { client } = await visitor();
    const draft = await draftOf(client, `${SHOP}/film`, { ...PLAIN, ratio: "9:16" });
    const [picture, film] = draft.product.media;
    expect(picture).toMatchObject({ type: "image", poster: "" });
    expect(film).toMatchObject({ type: "video", width: 640, height: 360, duration: 6 });
    const poster = await fetch(new URL(film?.poster ?? "", ORIGIN));
    expect([poster.status, poster.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await shortened(client, draft, 2);
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "preview" }));
    expect(task).toMatchObject({ state: "success", output: { engines: { footage: "reelwright-footage" } } });
    expect(await magenta(videoOf(task)?.url ?? "")).toBeGreaterThan(0.08);
  }, 300_000);

  it("or several: the first ones are taken in the page's order, each film once, and what does not fit is left", async () => {
    const { client } = await visitor();
    const draft = await draftOf(client, `${SHOP}/film-thrice`);
    const films = draft.product.media.filter(({ type }) => type === "video");
    expect(films.map(({ source_url, duration }) => [source_url?.replace(SHOP, ""), duration])).toEqual([
      ["/films/product.mp4", 6],
      ["/films/product.mov", 4],
    ]);
    expect((await client.mediaLib.getSpace.query({})).used).toBeGreaterThan(0);
  });

  it("and no picture is enough for an ad", async () => {
    const { client } = await visitor();
    const draft = await draftOf(client, `${SHOP}/film-alone`, PLAIN);
    expect(draft.product.media.map(({ type }) => type)).toEqual(["video"]);
    await shortened(client, draft);
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "preview" }));
    expect(task.state).toBe("success");
  }, 300_000);

  it.each(["/film-of-none", "/film-of-sound", "/film-too-large", "/film-within"])(
    "that cannot be used is left out, and the rest is read: %s",
    async (path) => {
      const { client } = await visitor();
      const draft = await draftOf(client, SHOP + path);
      expect(draft).toMatchObject({ analysis: "success" });
      expect(draft.product.media.map(({ type }) => type)).toEqual(["image"]);
    },
    60_000,
  );
});

describe("a film that is uploaded", () => {
  it("becomes an asset with size, length and poster, and joins the draft", async () => {
    const { client, draft } = await sampleCopy(ORIGIN);
    const asset = await upload(client, "lamp.mov", await bytesOf("product.mov"), "video/quicktime");
    expect(asset).toMatchObject({ asset_type: 2, width: 640, height: 360, duration: 4 });
    expect((await fetch(new URL(asset.thumb_url, ORIGIN))).headers.get("content-type")).toBe("image/webp");
    const changed = await client.drafts.attachMedia.mutate({ draft_id: draft.id, asset_id: asset.id });
    expect(changed.product.media.at(-1)).toMatchObject({ type: "video", duration: 4 });
    const first = await client.drafts.update.mutate({
      draft_id: draft.id,
      media_ids: [asset.id, ...draft.product.media.map(({ id }) => id)],
    });
    expect(first.product.media[0]).toMatchObject({ type: "video" });
    const { list } = await client.drafts.list.query({});
    expect((await fetch(new URL(list[0]?.picture ?? "", ORIGIN))).headers.get("content-type")).toBe("image/jpeg");
  }, 60_000);

  it.each([
    ["sound without a picture", "sound.mp4", -20312, "audio but no video"],
    ["a single frame", "frame.mp4", -20304, "at least 1 s."],
    ["more than three minutes", "long.mp4", -20303, "180 seconds"],
    ["another kind of film", "product.webm", -20300, "not in a format"],
  ])(
    "%s is refused with its reason",
    async (_, name, code, words) => {
      const { client } = await visitor();
      const refused = await codeOf(upload(client, name.replace("webm", "mp4"), await bytesOf(name)));
      expect(refused).toEqual({ code, message: expect.stringContaining(words) });
    },
    60_000,
  );

  it.each([
    ["words", "no film at all"],
    ["half a header", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom"],
  ])("%s under a film's name are refused as damaged", async (_, content) => {
    const { client } = await visitor();
    const refused = await codeOf(upload(client, "fake.mp4", new TextEncoder().encode(content)));
    expect(refused.code).toBe(-20301);
  });

  it("that breaks off before its index is refused as damaged", async () => {
    const { client } = await visitor();
    const whole = await bytesOf("product.mov");
    const refused = await codeOf(upload(client, "cut.mov", whole.slice(0, whole.length / 2), "video/quicktime"));
    expect(refused.code).toBe(-20301);
  });
});
