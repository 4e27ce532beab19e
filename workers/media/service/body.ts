import type { IncomingMessage } from "node:http";

/** A request that cannot be served, with its HTTP status. */
export class RequestError extends Error {
  readonly status: number;
  /** What the body of the answer says beside the message. */
  readonly more: Readonly<Record<string, unknown>>;
  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

/** Reads a JSON body of at most `limit` bytes. @throws RequestError 413 or 400. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw new RequestError(413, `the body is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new RequestError(400, "the body is not JSON");
  }
}
