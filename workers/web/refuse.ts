/**
 * Reads a body to its end and forgets it. A refusal before the end of a body of untold length breaks the connection,
 * and with it the local server (wrangler dev) for everyone.
 */
export async function drained({ body }: Request): Promise<null> {
  await body?.pipeTo(new WritableStream()).catch(() => undefined);
  return null;
}

/** A refusal, once the request's body is out of the way. */
export async function refused(request: Request, body: string, init: ResponseInit): Promise<Response> {
  await drained(request);
  return new Response(request.method === "HEAD" ? null : body, init);
}

/** A refusal in plain words. */
export const refuse = (request: Request, status: number, text: string): Promise<Response> => refused(request, text, { status });
