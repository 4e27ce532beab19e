import { type WebEnv, upstreamOf } from "./env.ts";

/** `/files/*`: signed objects, as the upstream serves them. */
export function serveFile(request: Request, env: WebEnv): Promise<Response> {
  const { send, origin } = upstreamOf(env);
  const { pathname, search } = new URL(request.url);
  return send(new Request(new URL(pathname + search, origin), request));
}
