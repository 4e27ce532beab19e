import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A file origin on loopback, as object storage would be one: GET serves, whole or a range (RFC 9110 §14), PUT keeps. */
export interface FileOrigin {
  readonly url: string;
  readonly files: Map<string, Uint8Array>;
  /** How often each path was asked for, by method and path. */
  readonly requests: string[];
  /** Answers these paths with a status of its own, or never ("hang"). */
  readonly faults: Map<string, number | "hang">;
  close(): Promise<void>;
}

async function body(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Opens an empty file origin on a free port. */
export async function openFileOrigin(): Promise<FileOrigin> {
  const files = new Map<string, Uint8Array>();
  const faults = new Map<string, number | "hang">();
  const requests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    requests.push(`${request.method ?? ""} ${path}`);
    const fault = faults.get(path);
    if (fault === "hang") return;
    const sent = request.method === "PUT" ? await body(request) : null;
    if (fault !== undefined) return void response.writeHead(fault, fault === 302 ? { location: "http://127.0.0.1:9/" } : {}).end();
    if (sent !== null) files.set(path, sent);
    const file = files.get(path);
    if (file === undefined) return void response.writeHead(404).end();
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (!first || !last) return void response.writeHead(200).end(sent === null ? file : undefined);
    const range = { "content-range": `bytes ${first}-${last}/${file.length}` };
    response.writeHead(206, range).end(file.subarray(Number(first), Number(last) + 1));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    faults,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
