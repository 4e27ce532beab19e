import { z } from "zod";
import type { EgressLimits } from "../protocol/egress-limits.ts";
import { JobError } from "../protocol/handler.ts";
import type { notified } from "../protocol/service.ts";
import { RequestError } from "../service/body.ts";
import { send } from "./request.ts";

const HEADER = /^[\x20-\x7e]{1,500}$/;
const order = z.object({
  url: z.url().max(4096),
  body: z.string().max(300_000),
  headers: z.record(z.string().regex(/^[a-z-]{1,60}$/), z.string().regex(HEADER)),
  seconds: z.number().positive().max(30),
});

type Notified = z.infer<typeof notified>;

const reasonOf = (error: unknown): string => {
  if (error instanceof JobError) return error.code;
  return error instanceof Error && /Timeout|Abort/.test(error.name) ? "TIMED_OUT" : "INPUT_UNREACHABLE";
};

/**
 * `POST /notify`: posts a message to an address of the public internet, under the rules of `/egress`: the address that was
 * checked is the one that is connected to. Redirects are not followed, what is answered is not read.
 * @throws RequestError 400
 */
export async function notify(body: unknown, limits: EgressLimits): Promise<Notified> {
  const parsed = order.safeParse(body);
  if (!parsed.success) throw new RequestError(400, "not an order to post a message");
  const { url, seconds, headers, body: message } = parsed.data;
  const post = { body: message, headers: { ...headers, "content-length": String(Buffer.byteLength(message)) } };
  try {
    const response = await send(new URL(url), { accept: "*/*", signal: AbortSignal.timeout(seconds * 1000), limits, post });
    response.destroy();
    return { status: response.statusCode ?? 0, error: "" };
  } catch (error) {
    return { status: 0, error: reasonOf(error) };
  }
}
