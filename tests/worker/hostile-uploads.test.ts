import { expect, it } from "vitest";
import { mediaLib } from "../../trpc/contract/media.ts";
import { ENDINGS, HOSTILE, pngOf } from "../setup/hostile-files.ts";
import { inLibrary, namesIn } from "./library-support.ts";
import { all, type Guest, guest } from "./support.ts";
import { send } from "./upload-support.ts";

const purpose = "asset-library";

interface Sent {
  file_name: string;
  content_type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Uploads as a browser would; answers the code of the refusal, 0 for none, and whether the object is still there. */
async function tried({ call }: Guest, { file_name, content_type, bytes }: Sent): Promise<{ code: number; kept: boolean }> {
  const { upload_url, key } = await call(mediaLib.getUploadUrl, { file_name, size: bytes.length, content_type, purpose });
  await send(upload_url, bytes);
  const code = await call(mediaLib.reportUpload, { key, file_name, purpose }).then(
    () => 0,
    (error: { code?: number }) => error.code ?? -1,
  );
  return { code, kept: (await all.bucket.head(key)) !== null };
}

it("there are more than two hundred of them", () => {
  expect(HOSTILE.length * ENDINGS.length).toBeGreaterThan(200);
});

it.each(HOSTILE)("%s is refused under every ending, and removed; the service goes on", async (_name, bytes) => {
  const me = await guest();
  const ends = await Promise.all(ENDINGS.map(([ending, content_type]) => tried(me, { file_name: `a.${ending}`, content_type, bytes })));
  expect(ends).toEqual(ENDINGS.map(() => ({ code: -20301, kept: false })));
  await inLibrary(me, "good.png");
  expect(await namesIn(me, { folder_id: "" })).toEqual(["good.png"]);
});

it.each([
  [100_000, 100_000],
  [1, 2_000_000_000],
  [16_385, 10],
])("a picture of %i by %i pixels, by its header, is refused before anything opens it", async (width, height) => {
  const me = await guest();
  const sent = { file_name: "bomb.png", content_type: "image/png", bytes: pngOf(width, height) };
  expect(await tried(me, sent)).toMatchObject({ kept: false });
  expect((await tried(me, sent)).code).toBeLessThan(0);
});

it.each(["../../etc/passwd.png", "a\\b.png", "C:a.png", "a?.png", "a*.png", "<a>.png", "a|b.png", "..\\..\\a.png"])(
  "a name that is a path is refused: %s",
  async (file_name) => {
    const { call } = await guest();
    const asked = call(mediaLib.getUploadUrl, { file_name, size: 33, content_type: "image/png", purpose });
    await expect(asked).rejects.toMatchObject({ code: -20311 });
  },
);

it.each(["a.html", "a.svg", "a.exe", "a", ".png.exe", "a.png.php"])("an ending that is not taken is refused: %s", async (file_name) => {
  const { call } = await guest();
  const asked = call(mediaLib.getUploadUrl, { file_name, size: 33, content_type: "image/png", purpose });
  await expect(asked).rejects.toMatchObject({ code: -20300 });
});
