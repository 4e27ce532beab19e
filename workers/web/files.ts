import { type WebEnv, upstreamOf } from "./env.ts";

/** What only the upstream answers: signed objects (`/files/*`), and what providers tell it (`/webhooks/*`), signed as well. */
export function passOn(request: Request, env: WebEnv): Promise<Response> {
  const { send, origin } = upstreamOf(env);
  const { pathname, search } = new URL(request.url);
  return send(new Request(new URL(pathname + search, origin), request));
}
