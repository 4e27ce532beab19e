import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import { codeOf, finished, ORIGIN, visitor, videoOf } from "./support.ts";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG that says it is larger than it is. */
function boasting(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.alloc(100))), chunk("IEND", Buffer.alloc(0))]),
  );
}

async function upload(client: Client, bytes: Uint8Array<ArrayBuffer>, size = bytes.length) {
  const file = { file_name: "huge.png", purpose: "link-to-video" as const };
  const place = await client.mediaLib.getUploadUrl.mutate({ ...file, size, content_type: "image/png" });
  await fetch(new URL(place.upload_url, ORIGIN), { method: "PUT", body: bytes });
  return client.mediaLib.reportUpload.mutate({ ...file, key: place.key });
}

async function described(client: Client, picture: Uint8Array<ArrayBuffer>) {
  const { id: draft_id } = await client.drafts.create.mutate({
    app_id: 103,
    name: "Bottle",
    intro: "It keeps coffee hot for 24 hours. The lid locks with one turn.",
    language: "en",
  });
  await client.drafts.attachMedia.mutate({ draft_id, asset_id: (await upload(client, picture)).id });
  return client.drafts.writeScripts.mutate({ draft_id });
}

describe("what is refused says what was found, and what the limit is", () => {
  it.each([
    ["en", "has 20000 × 9000 pixels; at most"],
    ["zh", "20000 × 9000 像素，总像素最多"],
  ] as const)("in %s: a picture that the media service cannot take", async (lang, text) => {
    const { client } = await visitor({ lang });
    const draft = await described(client, boasting(20_000, 9000));
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 103, input: { draft_id: draft.id }, stage: "preview" }));
    expect(task).toMatchObject({ state: "failed", error_code: -20508, error_values: { width: 20_000, height: 9000 } });
    expect(task.error_msg).toContain(text);
  });

  it("a file too large for where it goes", async () => {
    const { client } = await visitor();
    const refused = await codeOf(
      client.mediaLib.getUploadUrl.mutate({
        file_name: "film.mp4",
        size: 230 * 1024 ** 2,
        content_type: "video/mp4",
        purpose: "link-to-video",
      }),
    );
    expect(refused).toEqual({
      code: -20302,
      message: expect.stringContaining("film.mp4 is 230 MB, which is too large. The limit is 200 MB."),
    });
  });
});

it("a preview of an ad longer than it shows says how long the whole is", async () => {
  const { client } = await visitor();
  const picture = new Uint8Array(await (await fetch(`${ORIGIN}/samples/bottle/packshot.jpg`)).arrayBuffer());
  const { id: draft_id } = await client.drafts.create.mutate({
    app_id: 103,
    name: "Bottle",
    intro: "It keeps coffee hot for 24 hours. The lid locks with one turn.",
    language: "en",
  });
  const file = { file_name: "a.jpg", purpose: "link-to-video" as const };
  const place = await client.mediaLib.getUploadUrl.mutate({ ...file, size: picture.length, content_type: "image/jpeg" });
  await fetch(new URL(place.upload_url, ORIGIN), { method: "PUT", body: picture });
  await client.drafts.attachMedia.mutate({
    draft_id,
    asset_id: (await client.mediaLib.reportUpload.mutate({ ...file, key: place.key })).id,
  });
  const { scripts } = await client.drafts.writeScripts.mutate({ draft_id });
  const long = "It keeps coffee hot for twenty-four hours and the lid locks with one turn. ".repeat(5).trim();
  const clips = Object.fromEntries((scripts[0]?.clips ?? []).slice(0, 4).map((clip) => [clip.id, { text: long, headline: clip.headline }]));
  await client.drafts.update.mutate({ draft_id, clips });
  const { seconds } = await client.tasks.cost.query({ app_id: 103, input: { draft_id }, stage: "preview" });
  expect(seconds).toBeGreaterThan(60);
  const task = await finished(client, await client.tasks.push.mutate({ app_id: 103, input: { draft_id }, stage: "preview" }));
  expect(videoOf(task)?.duration).toBeCloseTo(60, 0);
  expect(task.output?.facts.whole).toBeGreaterThan(60);
  expect(Math.abs(Number(task.output?.facts.whole) - Number(seconds))).toBeLessThan(Number(seconds) * 0.4);
}, 300_000);
