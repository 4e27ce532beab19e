import { upstreamOf, type WebEnv } from "./env.ts";
import { origins } from "./session.ts";

/**
 * The public API (`/v1/*`, `/mcp`): answered by the upstream, by key alone. No cookie goes with it: what a browser sends by
 * itself opens nothing there.
 */
export function passApi(request: Request, env: WebEnv): Promise<Response> {
  const { send, origin } = upstreamOf(env);
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ["cookie", "x-token", "token", "x-admin-key"]) headers.delete(name);
  for (const [name, value] of Object.entries(origins(request, env))) headers.set(name, value);
  headers.set("x-client-origin", url.origin);
  return send(new Request(new URL(url.pathname + url.search, origin), new Request(request, { headers })));
}
