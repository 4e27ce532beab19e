import { mediaLib } from "../../trpc/contract/media.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { pngOf } from "../setup/hostile-files.ts";
import { ask, type Guest } from "./support.ts";

export const ORIGIN = "https://upstream.test";

/** A PNG that says its size and that it is over, and nothing between. */
export const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...pngOf(width, height), 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/** Asks for a signed address as a page would. */
/** The head of an MP4, which says what a file is. */
export const mp4Header = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode("ftypisom"), 0, 0, 2, 0, ...new TextEncoder().encode("isommp42")]);

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
