import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageSize } from "image-size";
import { expect, it } from "vitest";
import { documentDuration } from "../../../timeline/document.ts";
import { seconds } from "../../../timeline/time.ts";
import { type JobOf } from "../protocol/jobs.ts";
import { renderJob } from "../protocol/rendering.ts";
import { openSession } from "./session.ts";
import { still } from "./still.ts";
import { rendering, short } from "./testing.ts";

const { folder } = rendering();
const signal = AbortSignal.timeout(90_000);

/** Draws the frame of the fixture at a second into a folder of its own. */
async function drawn(name: string, at: number) {
  const document = short("studio", 1);
  const out = folder(name);
  await mkdir(out, { recursive: true });
  const { shape } = renderJob;
  const job: JobOf<"still"> = {
    kind: "still",
    document: shape.document.parse(document),
    urls: Object.fromEntries(Object.entries(document.assets).map(([id, { url }]) => [id, `http://files.invalid/${url}`])),
    scale: 0.35,
    at,
    picture: { key: "picture", url: "http://files.invalid/out.webp", content_type: "image/webp" },
  };
  const file = join(out, "delivered.webp");
  const result = await still(job, {
    folder: out,
    signal,
    progress: () => undefined,
    egress: { allowed: [], ports: new Set() },
    fetch: ({ url }) => Promise.resolve(join(folder("files"), new URL(url).pathname.slice(1))),
    put: (_target, path) => copyFile(path, file),
  });
  return { document, result, bytes: await readFile(file) };
}

it("is the film's own frame, small, as WebP", async () => {
  const { document, result, bytes } = await drawn("one", 1);
  expect(imageSize(bytes)).toMatchObject({ type: "webp", width: 378, height: 672 });
  expect(result).toMatchObject({ width: 378, height: 672 });
  const assets = new Map(Object.entries(document.assets).map(([id, { url }]) => [id, join(folder("files"), url)]));
  await using session = await openSession(document, { assets, folder: folder("one"), progress: () => undefined }, { scale: 0.35, signal });
  await session.call("still", 1, { type: "image/webp", name: "same.webp" });
  expect(bytes.equals(await readFile(join(folder("one"), "same.webp")))).toBe(true);
}, 90_000);

it("is refused behind the end of the film", async () => {
  const end = seconds(documentDuration(short("studio", 1)));
  await expect(drawn("behind", end + 1)).rejects.toMatchObject({ code: "INPUT_TOO_SMALL" });
}, 90_000);
