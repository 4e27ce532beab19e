import { createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { decoded } from "../../egress/decoded.ts";
import type { EgressLimits } from "../../protocol/egress-limits.ts";
import { egressGet } from "../../egress/request.ts";
import { JobError } from "../../protocol/handler.ts";
import type { JobErrorCode } from "../../protocol/status.ts";

/** What a download may use. */
export interface Reach {
  readonly egress: EgressLimits;
  readonly signal: AbortSignal;
  /** Bytes that are left of what a download may have in all. */
  readonly budget: { bytes: number };
}

export interface Fetched {
  /** After its redirects. */
  readonly url: string;
  readonly type: string;
}

const MEGABYTE = 1024 ** 2;
export const LARGEST = 512 * MEGABYTE;

/** HTTP statuses that tell why something may not be had (RFC 9110, 7725, 6585). */
const REFUSALS: Readonly<Record<number, JobErrorCode>> = {
  401: "MEDIA_PRIVATE",
  403: "MEDIA_PRIVATE",
  429: "SITE_BUSY",
  451: "MEDIA_REGION",
};

const within = (budget: Reach["budget"]) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      budget.bytes -= chunk.length;
      if (budget.bytes >= 0) return done(null, chunk);
      done(new JobError("INPUT_TOO_LARGE", "the download is too large", { values: { megabytes: LARGEST / MEGABYTE } }));
    },
  });

/**
 * Streams an address of the public internet to the end of a file, its redirects guarded like the first.
 * @throws JobError INPUT_FORBIDDEN, PORT_FORBIDDEN, INPUT_UNREACHABLE, INPUT_TOO_LARGE, MEDIA_PRIVATE, MEDIA_REGION, SITE_BUSY
 */
export async function fetchTo(path: string, address: string, { egress, signal, budget }: Reach, range?: string): Promise<Fetched> {
  try {
    const { url, response } = await egressGet(address, { accept: "*/*", signal, limits: egress, range });
    const { statusCode = 0, headers } = response;
    if (statusCode !== (range ? 206 : 200)) {
      response.destroy();
      throw new JobError(REFUSALS[statusCode] ?? "INPUT_UNREACHABLE", `the address answered ${statusCode}`);
    }
    const source = decoded(response);
    response.on("error", (error) => source.destroy(error));
    await pipeline(source, within(budget), createWriteStream(path, { flags: "a" }), { signal });
    return { url, type: headers["content-type"] ?? "" };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof JobError) throw cause;
    throw new JobError("INPUT_UNREACHABLE", "the address could not be read", { cause });
  }
}
