import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { ROOT } from "../setup/paths.ts";
import { readConfig } from "../setup/wrangler-config.ts";

/** A request to the upstream goes to its port, as the service binding would hand it over. */
const toPort =
  (port: number): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.body ? { body: request.body, duplex: "half" as const } : {};
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      redirect: "manual",
      ...body,
    });
  };

/** The index page of a folder of `public/`, as the asset binding answers it; Vite serves every other file before. */
async function indexPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const html = pathname.endsWith("/") ? await readFile(join(ROOT, "public", normalize(pathname), "index.html")).catch(() => null) : null;
  return new Response(html && new Uint8Array(html), { status: html ? 200 : 404, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** What the web worker finds in its `env`: the real bindings, its variables, and the upstream on its port. */
export const webEnv = (bindings: Record<string, unknown>, vars: Record<string, unknown>, upstreamPort: number) => ({
  ...readConfig("wrangler.toml").vars,
  ...vars,
  ...bindings,
  UPSTREAM: { fetch: toPort(upstreamPort) },
  ASSETS: { fetch: indexPage },
});
