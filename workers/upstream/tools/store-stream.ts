import { AppError } from "../app-error.ts";
import { withReason } from "../tasks/reason-text.ts";

/** Parts of an object but its last have the same size; of R2's, 5 MB at least. */
const PART = 8 * 1024 * 1024;

/** A stream of any length in parts of one size. */
async function* inParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(PART);
  let filled = 0;
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + PART - filled);
      part.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled < PART) continue;
      yield part;
      part = new Uint8Array(PART);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

interface Target {
  readonly key: string;
  readonly contentType: string;
  /** So many bytes at most. */
  readonly most: number;
}

async function stored(upload: R2MultipartUpload, body: ReadableStream<Uint8Array>, most: number): Promise<number> {
  const parts: R2UploadedPart[] = [];
  let bytes = 0;
  for await (const part of inParts(body)) {
    bytes += part.length;
    if (bytes > most) throw new AppError("model.unusable", { detail: `more than ${most} bytes` });
    parts.push(await upload.uploadPart(parts.length + 1, part));
  }
  if (bytes === 0) throw new AppError("model.unusable", { detail: "nothing" });
  await upload.complete(parts);
  return bytes;
}

/**
 * Puts what a provider sends into the bucket, part by part, for nobody has to say beforehand how long it is; answers its bytes.
 * Throws model.unusable where it is nothing or too long; what breaks off on the way is thrown, to be tried again.
 */
export async function storeStream(
  bucket: R2Bucket,
  body: ReadableStream<Uint8Array> | null,
  { key, contentType, most }: Target,
): Promise<number> {
  if (!body) throw new AppError("model.unusable", { detail: "nothing" });
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType } });
  try {
    return await stored(upload, body, most);
  } catch (error) {
    await upload.abort().catch((cause: unknown) => console.warn(cause));
    if (error instanceof AppError) throw error;
    throw new Error(`${withReason({ key: "model.unreachable", values: {} })} ${String(error)}`, { cause: error });
  }
}
