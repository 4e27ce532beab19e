import { mediaLib } from "../../trpc/contract/media.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { ask, type Guest } from "./support.ts";

export const ORIGIN = "https://upstream.test";

/** A PNG header that says its size, and nothing after it. */
export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

/** Asks for a signed address as a page would. */
export const place = ({ call }: Pick<Guest, "call">, size: number) =>
  call(mediaLib.getUploadUrl, { file_name: "a.png", size, content_type: "image/png", purpose: "link-to-video" });

export const send = (upload_url: string, body: Uint8Array<ArrayBuffer>) =>
  ask(ORIGIN + upload_url, { method: "PUT", body, headers: { "content-length": String(body.length) } });

/** Asks for an address and sends a file there. */
export async function upload(who: Pick<Guest, "call">, body: Uint8Array<ArrayBuffer>, size = body.length) {
  const given = await place(who, size);
  return { place: given, put: await send(given.upload_url, body) };
}

export const report = ({ call }: Pick<Guest, "call">, key: string, purpose: UploadPurpose = "link-to-video") =>
  call(mediaLib.reportUpload, { key, file_name: "a.png", purpose });
