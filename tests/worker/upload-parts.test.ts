import { expect, it } from "vitest";
import { mediaLib } from "../../trpc/contract/media.ts";
import { PART_BYTES } from "../../workers/upstream/files/parts.ts";
import { all, ask, type Guest, guest } from "./support.ts";
import { ORIGIN, pngHeader, send } from "./upload-support.ts";

const SIZE = PART_BYTES + 5000;
const asked = { file_name: "large.png", purpose: "asset-library" as const };

const begin = ({ call }: Guest, size = SIZE) => call(mediaLib.getUploadUrl, { ...asked, size, content_type: "image/png", resumable: true });
const FILE = new Uint8Array(SIZE);
FILE.set(pngHeader(640, 480));
const partOf = (from: number, to: number) => FILE.slice(from, to);
const sendPart = (url: string, number: number, body: Uint8Array<ArrayBuffer>) =>
  ask(`${ORIGIN}${url}&p=${number}`, { method: "PUT", body, headers: { "content-length": String(body.length) } });

it("a large file goes in parts, in any order and again, and is put together when it is reported", async () => {
  const me = await guest();
  const { upload_url, upload_id, key, part_size } = await begin(me);
  expect(part_size).toBe(PART_BYTES);
  const last = await sendPart(upload_url, 2, partOf(PART_BYTES, SIZE));
  await sendPart(upload_url, 1, partOf(0, PART_BYTES));
  const first = await sendPart(upload_url, 1, partOf(0, PART_BYTES));
  expect([first.status, last.status]).toEqual([204, 204]);
  const parts = [first, last].map(({ headers }) => headers.get("etag") ?? "");
  const report = { ...asked, key, upload_id, parts };
  // Not with a part missing, nor by another.
  await expect(me.call(mediaLib.reportUpload, { ...report, parts: ["made-up", parts[1] ?? ""] })).rejects.toBeTruthy();
  await expect((await guest()).call(mediaLib.reportUpload, report)).rejects.toBeTruthy();
  const made = await me.call(mediaLib.reportUpload, report);
  expect(made).toMatchObject({ size: SIZE, width: 640, height: 480 });
  expect((await me.call(mediaLib.reportUpload, report)).id).toBe(made.id);
  // What was looked at is not changed any more.
  expect((await sendPart(upload_url, 1, partOf(0, PART_BYTES))).status).toBe(409);
  expect((await all.bucket.head(key))?.size).toBe(SIZE);
});

it("a part is as long as its place in the announced file, and its address is signed", async () => {
  const me = await guest();
  const { upload_url, key } = await begin(me);
  for (const [number, length] of [
    [1, PART_BYTES - 1],
    [2, PART_BYTES],
    [3, 1],
    [0, PART_BYTES],
    [1.5, PART_BYTES],
  ] as const)
    expect((await sendPart(upload_url, number, new Uint8Array(length))).status, `${number}: ${length}`).toBe(400);
  const other = await begin(me);
  const stolen = upload_url.replace(/u=[^&]+/, /u=[^&]+/.exec(other.upload_url)?.[0] ?? "");
  expect((await sendPart(stolen, 2, new Uint8Array(5000))).status).toBe(403);
  // Nor does it take the whole.
  expect((await send(upload_url, partOf(0, SIZE))).status).toBe(400);
  expect(await all.bucket.head(key)).toBeNull();
});

it("a small file, and one whose sender does not ask for parts, goes in one piece", async () => {
  const me = await guest();
  expect(await begin(me, PART_BYTES)).toMatchObject({ part_size: 0, upload_id: "" });
  const whole = await me.call(mediaLib.getUploadUrl, { ...asked, size: SIZE, content_type: "image/png" });
  expect(whole).toMatchObject({ part_size: 0, upload_id: "" });
});
