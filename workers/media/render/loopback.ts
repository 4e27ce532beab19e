import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FONTS } from "../../../timeline/fonts.ts";
import { pageScript } from "./bundle.ts";

/** A job's files as the page sees them. `assets`: id → path; what the page makes lands in `folder`. */
export interface Mount {
  readonly assets: ReadonlyMap<string, string>;
  readonly folder: string;
  progress(fraction: number): void;
  /** A file that the page made is there, whole. */
  delivered?(name: string): Promise<void>;
}

const require = createRequire(import.meta.url);
const FONT_FILES = new Set(FONTS.map((font) => font.file));
const NAME = /^[\w-]+(\.[\w]+)?$/;
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self' blob:; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' blob:; media-src 'self' blob:; worker-src blob:";
const PAGE = "<!doctype html><meta charset=utf-8><title>Reelwright</title><script src=/page.js></script>";

async function sendFile(response: ServerResponse, path: string, type: string) {
  const { size } = await stat(path);
  response.writeHead(200, { "content-type": type, "content-length": size, "cache-control": "max-age=3600" });
  await pipeline(createReadStream(path), response);
}

async function sendStatic(path: string, response: ServerResponse): Promise<boolean> {
  if (path === "/") {
    response.writeHead(200, { "content-type": "text/html", "content-security-policy": POLICY }).end(PAGE);
    return true;
  }
  if (path === "/page.js") {
    response.writeHead(200, { "content-type": "text/javascript" }).end(await pageScript());
    return true;
  }
  const font = path.startsWith("/font/") ? path.slice(6) : "";
  if (!FONT_FILES.has(font)) return false;
  await sendFile(response, require.resolve(font), "font/woff2");
  return true;
}

async function serveJob(
  mount: Mount,
  request: IncomingMessage,
  { action, name, response }: { action: string; name: string; response: ServerResponse },
) {
  if (action === "asset") {
    const path = mount.assets.get(name);
    return path ? sendFile(response, path, "application/octet-stream") : void response.writeHead(404).end();
  }
  if (action === "out" && NAME.test(name)) {
    await pipeline(request, createWriteStream(join(mount.folder, name)));
    await mount.delivered?.(name);
  } else if (action === "progress") mount.progress(Number(name));
  else return void response.writeHead(404).end();
  response.writeHead(204).end();
}

/** The page's whole world: one HTTP server on loopback, with a secret folder for each job. */
export class Loopback {
  readonly mounts = new Map<string, Mount>();
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, "127.0.0.1", resolve);
    });
    this.server.unref();
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://loopback").pathname);
    if (await sendStatic(path, response)) return;
    const [, , token = "", action = "", ...rest] = path.split("/");
    const mount = this.mounts.get(token);
    if (!mount) return void response.writeHead(404).end();
    await serveJob(mount, request, { action, name: rest.join("/"), response });
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
