import { createWriteStream, openAsBlob } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
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

/** How long a product that is away is waited for: whoever keeps it starts it again meanwhile. */
const AWAY_MS = 120_000;
const AGAIN_MS = 1000;
/** The product did not answer, its answer broke off, or it said that it cannot now (5xx). */
class Away extends JobError {}

const classOf = ({ status }: Response) => (status >= 500 ? Away : JobError);

/** Tries again as long as the product is away. */
async function whenThere<T>(transfer: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const until = performance.now() + AWAY_MS; ;) {
    try {
      return await transfer();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Away) || performance.now() > until) throw error;
      await pause(AGAIN_MS, undefined, { signal });
    }
  }
}

async function downloadOnce(url: string, path: string, limit: number, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, redirect: "manual" }).catch((cause: unknown) => {
    throw new Away("INPUT_UNREACHABLE", "the source could not be fetched", { cause });
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new (classOf(response))("INPUT_UNREACHABLE", `the source answered ${response.status}`);
  }
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > limit) {
    await response.body.cancel();
    const values = { size: Math.ceil((announced / MEGABYTE) * 10) / 10, max: Math.floor((limit / MEGABYTE) * 10) / 10 };
    throw new JobError("INPUT_TOO_LARGE", `the file is larger than ${limit} bytes`, { values });
  }
  await pipeline(response.body, bounded(limit), createWriteStream(path), { signal }).catch((cause: unknown) => {
    if (cause instanceof JobError) throw cause;
    throw new Away("INPUT_UNREACHABLE", "the source broke off", { cause });
  });
}

/**
 * Streams `url` into the file `path`, at most `limit` bytes; redirects are not followed. A product that is away is
 * waited for, and the file read from its beginning.
 * @throws JobError INPUT_UNREACHABLE, INPUT_TOO_LARGE
 */
export const download = (url: string, path: string, limit: number, signal: AbortSignal): Promise<void> =>
  whenThere(() => downloadOnce(url, path, limit, withDeadline(signal)), signal);

async function uploadOnce(url: string, type: string, path: string, signal: AbortSignal): Promise<void> {
  const body = await openAsBlob(path, { type });
  const response = await fetch(url, { method: "PUT", body, headers: { "content-type": type }, redirect: "manual", signal }).catch(
    (cause: unknown) => {
      throw new Away("OUTPUT_REFUSED", "the target could not be reached", { cause });
    },
  );
  await response.body?.cancel();
  if (response.ok) return;
  throw new (classOf(response))("OUTPUT_REFUSED", `the target answered ${response.status}`);
}

/** PUTs a file. A product that is away is waited for. @throws JobError OUTPUT_REFUSED */
export const upload = (url: string, type: string, path: string, signal: AbortSignal): Promise<void> =>
  whenThere(() => uploadOnce(url, type, path, withDeadline(signal)), signal);
