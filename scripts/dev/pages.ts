import { createServer as createHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";
import { ROOT } from "../setup/paths.ts";
import { answer, requestOf } from "./http.ts";
import { developed, elementSource } from "./page.ts";

const WEB_WORKER = join(ROOT, "workers/web/index.ts");

/** The web worker's own code asks for the built pages: here it gets them from their sources. */
const pagesFromSources: Plugin = {
  name: "pages-from-sources",
  enforce: "pre",
  resolveId(source) {
    return source.endsWith("build/server/index.js") ? this.resolve("virtual:remix/server-build") : null;
  },
};

/** No page is hydrated whole: whatever one is made of, when it changes the browser loads the page again. */
const reloads: Plugin = {
  name: "reload-on-change",
  handleHotUpdate({ file, server }) {
    if (/\.tsx?$/.test(file)) server.ws.send({ type: "full-reload" });
  },
};

interface Worker {
  default: { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };
}

const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch((error: unknown) => console.error(error)),
  passThroughOnException: () => undefined,
};

/** Serves the web worker from its sources on a port, with this `env`. */
export async function servePages(port: number, env: unknown): Promise<{ stop(): Promise<void> }> {
  const http = createHttp();
  const vite = await createServer({
    root: ROOT,
    appType: "custom",
    plugins: [pagesFromSources, reloads],
    server: { middlewareMode: true, hmr: { server: http } },
    // Islands are found by name: their packages have to be known at once, or a later one brings a second React.
    optimizeDeps: {
      entries: ["app/entry.client.tsx", "app/islands/**/*.tsx", "app/behaviours/*/behaviour.ts"],
      include: ["react", "react-dom/client", "react/jsx-dev-runtime"],
    },
  });
  const serve = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { default: worker } = (await vite.ssrLoadModule(WEB_WORKER)) as Worker;
      await answer(await developed(await worker.fetch(requestOf(message, `http://127.0.0.1:${port}`), env, context)), response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end(String(error instanceof Error ? error.stack : error));
    }
  };
  const giveElement = (response: ServerResponse, source: string) => {
    response.writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" });
    response.end(source);
  };
  http.on("request", (message, response) => {
    const element = elementSource(message.url ?? "/");
    if (element) giveElement(response, element);
    else vite.middlewares(message, response, () => void serve(message, response));
  });
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  return { stop: async () => (http.closeAllConnections(), http.close(), vite.close()) };
}
