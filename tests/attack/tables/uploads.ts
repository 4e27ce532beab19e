import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { call, send } from "../wire.ts";

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const CASES: [name: string, asked: { file_name: string; content_type: string; size: number }, body: Uint8Array][] = [
  [
    "a page called a picture",
    { file_name: "a.jpg", content_type: "image/jpeg", size: 60 },
    new TextEncoder().encode("<html><script>alert(1)</script></html>".padEnd(60)),
  ],
  ["a picture that is cut off", { file_name: "a.jpg", content_type: "image/jpeg", size: 4 }, JPEG],
  [
    "an SVG with a script",
    { file_name: "a.svg", content_type: "image/svg+xml", size: 60 },
    new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".padEnd(60)),
  ],
  ["a page by its name", { file_name: "a.html", content_type: "text/html", size: 10 }, new Uint8Array(10)],
  ["nothing", { file_name: "a.png", content_type: "image/png", size: 1 }, new Uint8Array(1)],
  ["more than was announced", { file_name: "a.jpg", content_type: "image/jpeg", size: 4 }, new Uint8Array(1_000_000)],
  ["11 MB", { file_name: "a.jpg", content_type: "image/jpeg", size: 11 * 1024 ** 2 }, JPEG],
  ["a way up", { file_name: "../../../etc/a.jpg", content_type: "image/jpeg", size: 4 }, JPEG],
];

const dataOf = (text: string): { upload_url?: string; key?: string } =>
  (JSON.parse(text) as { result?: { data: { upload_url?: string; key?: string } } }).result?.data ?? {};

/** Uploads that are not what they say: none becomes an asset. */
export const uploadAttacks = ({ origin, other }: Scene): Attack[] =>
  CASES.map(([name, { file_name, content_type, size }, body]) => ({
    name: `an upload of ${name}`,
    async run() {
      const ask = (procedure: string, input: object) =>
        call(origin, { name: procedure, type: "mutation", input, headers: { "x-token": other } });
      const { upload_url, key } = dataOf(
        (await ask("mediaLib.getUploadUrl", { file_name, content_type, size, purpose: "link-to-video" })).text,
      );
      if (!upload_url || !key) return null;
      await send(origin, upload_url, {
        method: "PUT",
        body,
        headers: { "content-length": String(body.length), "content-type": content_type },
      });
      return (await ask("mediaLib.reportUpload", { key, file_name, purpose: "link-to-video" })).status === 200
        ? "it became an asset"
        : null;
    },
  }));
