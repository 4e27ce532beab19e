import { expect, it } from "vitest";
import { mediaLib } from "../../trpc/contract/media.ts";
import { ENDINGS, HOSTILE } from "../setup/hostile-files.ts";
import { inLibrary, namesIn } from "./library-support.ts";
import { all, ask, type Guest, guest } from "./support.ts";
import { ORIGIN, pngHeader, send } from "./upload-support.ts";

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
  const sent = { file_name: "bomb.png", content_type: "image/png", bytes: pngHeader(width, height) };
  expect(await tried(me, sent)).toMatchObject({ kept: false });
  expect((await tried(me, sent)).code).toBeLessThan(0);
});

it("a picture that was cut off on its way is refused, and removed", async () => {
  const me = await guest();
  const whole = pngHeader(640, 480);
  const sent = { file_name: "half.png", content_type: "image/png", bytes: whole.slice(0, -5) };
  expect(await tried(me, sent)).toEqual({ code: -20301, kept: false });
  expect(await tried(me, { ...sent, bytes: whole })).toEqual({ code: 0, kept: true });
});

it("a drawing is kept without what runs or leads out of it, and served as a picture that may do nothing", async () => {
  const { call } = await guest();
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="alert(1)"><script>alert(1)</script>
    <image href="http://169.254.169.254/"/><rect width="9" height="9" fill="#fa0"/></svg>`;
  const bytes = new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const asked = { file_name: "logo.svg", purpose } as const;
  const { upload_url, key } = await call(mediaLib.getUploadUrl, { ...asked, size: bytes.length, content_type: "image/svg+xml" });
  await send(upload_url, bytes);
  const made = await call(mediaLib.reportUpload, { ...asked, key });
  expect(made).toMatchObject({ asset_type: 1, width: 40, height: 30 });
  const served = await ask(ORIGIN + made.url);
  expect(served.headers.get("content-security-policy")).toContain("sandbox");
  const kept = await served.text();
  expect(kept).toContain("<rect");
  expect(kept).not.toMatch(/script|onload|169\.254/);
});

it("where a picture was taken is not in the file that is served", async () => {
  const { call } = await guest();
  const place = new TextEncoder().encode("+48.8577+002.2950/");
  const whole = pngHeader(640, 480);
  const bytes = Uint8Array.from([
    ...whole.slice(0, 33),
    0,
    0,
    0,
    place.length,
    0x74,
    0x45,
    0x58,
    0x74,
    ...place,
    0,
    0,
    0,
    0,
    ...whole.slice(33),
  ]);
  const asked = { file_name: "paris.png", purpose } as const;
  const { upload_url, key } = await call(mediaLib.getUploadUrl, { ...asked, size: bytes.length, content_type: "image/png" });
  await send(upload_url, bytes);
  const made = await call(mediaLib.reportUpload, { ...asked, key });
  const kept = await (await ask(ORIGIN + made.url)).text();
  expect(kept).toContain("+00.0000+000.0000/");
  expect(made.size).toBe(bytes.length);
});

it.each(["../../etc/passwd.png", "a\\b.png", "C:a.png", "a?.png", "a*.png", "<a>.png", "a|b.png", "..\\..\\a.png"])(
  "a name that is a path is refused: %s",
  async (file_name) => {
    const { call } = await guest();
    const asked = call(mediaLib.getUploadUrl, { file_name, size: 33, content_type: "image/png", purpose });
    await expect(asked).rejects.toMatchObject({ code: -20311 });
  },
);

it.each(["a.html", "a.svgz", "a.exe", "a", ".png.exe", "a.png.php"])("an ending that is not taken is refused: %s", async (file_name) => {
  const { call } = await guest();
  const asked = call(mediaLib.getUploadUrl, { file_name, size: 33, content_type: "image/png", purpose });
  await expect(asked).rejects.toMatchObject({ code: -20300 });
});
