import { AppError } from "../app-error.ts";

const MB = 1024 * 1024;
/** Bytes of an answer at most: what says how a job is, a list or a text; a sound; pictures or a film within it. */
export const ANSWER = { status: 4 * MB, sound: 96 * MB, made: 128 * MB } as const;

const tooLong = (most: number): AppError => new AppError("model.unusable", { detail: `an answer of more than ${most} bytes` });

/** The same answer, which breaks off where it is longer. */
async function bounded(response: Response, most: number): Promise<Response> {
  const { body } = response;
  if (!body) return response;
  if (Number(response.headers.get("content-length") ?? 0) > most) {
    await body.cancel();
    throw tooLong(most);
  }
  let left = most;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      left -= part.byteLength;
      if (left < 0) controller.error(tooLong(most));
      else controller.enqueue(part);
    },
  });
  return new Response(body.pipeThrough(counted), response);
}

/**
 * Asks a provider with its key. A redirect is an answer and is not followed: what it leads to may lie within our network, and
 * fetch would send it the key of every header but `authorization`. Throws model.unusable where the answer is too long, also while
 * it is read.
 */
export async function askProvider(input: string | URL | Request, init: RequestInit | undefined, most: number): Promise<Response> {
  return bounded(await fetch(input, { ...init, redirect: "manual" }), most);
}
