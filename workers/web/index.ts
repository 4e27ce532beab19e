import type { WebEnv } from "./env.ts";
import { serveFile } from "./files.ts";
import { servePage } from "./pages.ts";
import { isTrustedChange } from "./same-origin.ts";
import { serveTrpc } from "./trpc.ts";

export default {
  async fetch(request, env, context): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/files/")) return serveFile(request, env);
    if (!isTrustedChange(request)) return new Response("This request came from another site.", { status: 403 });
    if (pathname.startsWith("/trpc/")) return serveTrpc(request, env, context);
    if (request.method === "GET" || request.method === "HEAD") {
      const asset = await env.ASSETS.fetch(request);
      if (asset.status !== 404) return asset;
    }
    return servePage(request, env, context);
  },
} satisfies ExportedHandler<WebEnv>;
