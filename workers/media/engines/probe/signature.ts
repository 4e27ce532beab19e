import { open } from "node:fs/promises";

export type MediaType = "image" | "video" | "audio";

export interface Signature {
  readonly type: MediaType;
  readonly format: string;
}

const ASCII: readonly [at: number, text: string, signature: Signature][] = [
  [0, "GIF87a", { type: "image", format: "gif" }],
  [0, "GIF89a", { type: "image", format: "gif" }],
  [8, "WEBP", { type: "image", format: "webp" }],
  [8, "WAVE", { type: "audio", format: "wav" }],
  [8, "AVI ", { type: "video", format: "avi" }],
  [4, "ftypavif", { type: "image", format: "avif" }],
  [4, "ftypavis", { type: "image", format: "avif" }],
  [4, "ftypheic", { type: "image", format: "heic" }],
  [4, "ftypheix", { type: "image", format: "heic" }],
  [4, "ftypM4A", { type: "audio", format: "m4a" }],
  [4, "ftypqt", { type: "video", format: "mov" }],
  [4, "ftyp", { type: "video", format: "mp4" }],
  [0, "FLV", { type: "video", format: "flv" }],
  [0, "ID3", { type: "audio", format: "mp3" }],
  [0, "OggS", { type: "audio", format: "ogg" }],
  [0, "fLaC", { type: "audio", format: "flac" }],
];
const BYTES: readonly [bytes: readonly number[], signature: Signature][] = [
  [[0xff, 0xd8, 0xff], { type: "image", format: "jpeg" }],
  [[0x89, 0x50, 0x4e, 0x47], { type: "image", format: "png" }],
  [[0x1a, 0x45, 0xdf, 0xa3], { type: "video", format: "webm" }],
  [[0x30, 0x26, 0xb2, 0x75], { type: "video", format: "wmv" }],
  [[0xff, 0xfb], { type: "audio", format: "mp3" }],
  [[0xff, 0xf3], { type: "audio", format: "mp3" }],
  [[0xff, 0xf1], { type: "audio", format: "aac" }],
  [[0xff, 0xf9], { type: "audio", format: "aac" }],
];

/** What the first bytes say a file is; null for anything that is no picture, video or sound we take. */
export function signatureOf(head: Uint8Array): Signature | null {
  const text = Buffer.from(head).toString("latin1");
  if (text.startsWith("ftypmif1", 4)) return { type: "image", format: text.includes("avif", 16) ? "avif" : "heic" };
  const named = ASCII.find(([at, mark]) => text.startsWith(mark, at));
  if (named !== undefined) return named[2];
  return BYTES.find(([bytes]) => bytes.every((byte, index) => head[index] === byte))?.[1] ?? null;
}

/** The signature of a file. */
export async function fileSignature(path: string): Promise<Signature | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
    return signatureOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
