import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Transform } from "node:stream";
import { z } from "zod";
import { JobError } from "../protocol/handler.ts";
import type { egressFailure } from "../protocol/status.ts";
import { RequestError } from "../service/body.ts";
import { decoded } from "./decoded.ts";
import type { EgressLimits } from "../protocol/egress-limits.ts";
import { type EgressOptions, egressGet } from "./request.ts";
import { room } from "./room.ts";

/** More than any page or picture is allowed: a film. */
const FILM = 16_000_000;
/** Bytes that answers under way may take together. Films have their own room: a few slow ones would keep every page waiting. */
export const rooms = { pages: room(192_000_000), films: room(320_000_000) } as const;
/** The longest that an address may take, in seconds. */
export const EGRESS_SECONDS = 60;

const order = z.object({
  url: z.url().max(4096),
  bytes: z.number().int().positive().max(200_000_000),
  seconds: z.number().positive().max(EGRESS_SECONDS),
  accept: z.string().max(300),
});

const limited = (bytes: number): Transform => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new JobError("INPUT_TOO_LARGE", `more than ${bytes} bytes`));
      else done(null, chunk);
    },
  });
};

/** Collected before it is answered, so that a failure half-way is an error and not a cut page. */
async function collect(response: IncomingMessage, bytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  const source = decoded(response);
  response.on("error", (error) => source.destroy(error));
  await pipeline(
    source,
    limited(bytes),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) parts.push(chunk);
      yield* [];
    },
    { signal },
  );
  return Buffer.concat(parts);
}

const asJobError = (error: unknown): JobError => {
  if (error instanceof JobError) return error;
  const slow = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  return new JobError(slow ? "TIMED_OUT" : "INPUT_UNREACHABLE", String(error), { cause: error });
};

async function read(url: string, bytes: number, options: EgressOptions) {
  const answer = await egressGet(url, options);
  const { statusCode = 0, headers } = answer.response;
  if (statusCode !== 200) {
    answer.response.destroy();
    throw new JobError("INPUT_UNREACHABLE", `the page answered ${statusCode}`);
  }
  return { content: await collect(answer.response, bytes, options.signal), type: headers["content-type"], url: answer.url };
}

/** Aborted after `seconds`, and when whoever asked has gone. */
function limitOf(response: ServerResponse, seconds: number): { signal: AbortSignal; timer: NodeJS.Timeout } {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new JobError("TIMED_OUT", `the address took longer than ${seconds} s`)), seconds * 1000);
  response.once("close", () => limit.abort(new JobError("CANCELLED", "nobody waits for the address any more")));
  return { signal: limit.signal, timer };
}

/**
 * `POST /egress`: reads an address of the public internet for the upstream worker, which cannot see DNS answers.
 * @throws RequestError 400
 */
export async function serveEgress(body: unknown, response: ServerResponse, limits: EgressLimits): Promise<void> {
  const parsed = order.safeParse(body);
  if (!parsed.success) throw new RequestError(400, "not an order to read an address");
  const { url, bytes, seconds, accept } = parsed.data;
  const { signal, timer } = limitOf(response, seconds);
  try {
    const found = await rooms[bytes > FILM ? "films" : "pages"].enter(bytes, signal, () => read(url, bytes, { accept, signal, limits }));
    response.writeHead(200, {
      "content-type": found.type ?? "application/octet-stream",
      "content-length": found.content.length,
      "x-final-url": found.url,
    });
    response.end(found.content);
  } catch (error) {
    const { code, message } = asJobError(error);
    response.writeHead(422, { "content-type": "application/json" });
    response.end(JSON.stringify({ code, message } satisfies z.infer<typeof egressFailure>));
  } finally {
    clearTimeout(timer);
  }
}
