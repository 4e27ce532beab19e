import { createWriteStream, openAsBlob } from "node:fs";
import { pipeline } from "node:stream/promises";
import { JobError } from "../protocol/handler.ts";

const TRANSFER_SECONDS = 120;
const MEGABYTE = 1024 * 1024;

function bounded(limit: number) {
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw new JobError("INPUT_TOO_LARGE", `the file is larger than ${limit} bytes`);
      yield chunk;
    }
  };
}

const withDeadline = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(TRANSFER_SECONDS * 1000)]);

async function request(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { signal: withDeadline(signal), redirect: "error" });
  } catch (cause) {
    signal.throwIfAborted();
    throw new JobError("INPUT_UNREACHABLE", "the source could not be fetched", { cause });
  }
}

/**
 * Streams `url` into the file `path`, at most `limit` bytes; redirects are not followed.
 * @throws JobError INPUT_UNREACHABLE, INPUT_TOO_LARGE
 */
export async function download(url: string, path: string, limit: number, signal: AbortSignal): Promise<void> {
  const response = await request(url, signal);
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new JobError("INPUT_UNREACHABLE", `the source answered ${response.status}`);
  }
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > limit) {
    await response.body.cancel();
    const values = { size: Math.ceil((announced / MEGABYTE) * 10) / 10, max: Math.floor((limit / MEGABYTE) * 10) / 10 };
    throw new JobError("INPUT_TOO_LARGE", `the file is larger than ${limit} bytes`, { values });
  }
  await pipeline(response.body, bounded(limit), createWriteStream(path), { signal: withDeadline(signal) }).catch((cause: unknown) => {
    signal.throwIfAborted();
    if (cause instanceof JobError) throw cause;
    throw new JobError("INPUT_UNREACHABLE", "the source broke off", { cause });
  });
}

async function putOnce(url: string, type: string, path: string, signal: AbortSignal): Promise<number> {
  const body = await openAsBlob(path, { type });
  const response = await fetch(url, {
    method: "PUT",
    body,
    headers: { "content-type": type },
    redirect: "error",
    signal: withDeadline(signal),
  });
  await response.body?.cancel();
  return response.status;
}

/** PUTs a file; a broken connection or a 5xx is tried once more. @throws JobError OUTPUT_REFUSED */
export async function upload(url: string, type: string, path: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await putOnce(url, type, path, signal).catch(() => 0);
    signal.throwIfAborted();
    if (status >= 200 && status < 300) return;
    if (attempt === 2 || (status >= 400 && status < 500)) {
      throw new JobError("OUTPUT_REFUSED", status === 0 ? "the target could not be reached" : `the target answered ${status}`);
    }
  }
}
