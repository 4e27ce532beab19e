import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { onLoopback } from "../../../tests/setup/loopback.ts";
import { freePort } from "../ports.ts";
import { front } from "./front.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

interface Opened {
  origin: string;
  port: number;
  /** What the runtime was asked. */
  seen: IncomingMessage[];
}

/** A front before a server that stands for the runtime. */
async function open(runtime: (request: IncomingMessage, response: ServerResponse) => void, { trustedProxy = false } = {}): Promise<Opened> {
  const seen: IncomingMessage[] = [];
  const behind = await onLoopback(createServer((request, response) => (seen.push(request), runtime(request, response))));
  const port = await freePort();
  const server = await front({ port, publicHosts: "ads.example", trustedProxy, runtime: { port: Number(new URL(behind.origin).port) } });
  closers.push(behind.close, () => (server.closeAllConnections(), new Promise((done) => server.close(done))));
  return { origin: `http://127.0.0.1:${port}`, port, seen };
}

/** Bytes as they are, and the first line of the answer. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket
      .on("data", (part) => (answer += part.toString()))
      .on("close", () => resolve(answer.split("\r\n")[0] ?? ""))
      .on("error", reject);
  });

const plain = (_request: IncomingMessage, response: ServerResponse) => void response.end("page");
const line = (first: string, ...headers: string[]) => [first, ...headers, "Connection: close", "", ""].join("\r\n");

describe("what never reaches the runtime", () => {
  it.each([
    "/cdn-cgi/",
    "/cdn-cgi/local/r2/public/a/b",
    "//cdn-cgi/x",
    "/CDN-CGI/x",
    "/%63dn-cgi/x",
    "/cdn%2dcgi/x",
    "/x/../cdn-cgi/x",
    "/x/%2e%2e/cdn-cgi/x",
    "/\\cdn-cgi/x",
    "/__cf_local/stream",
  ])("%s", async (path) => {
    const { port, seen } = await open(plain);
    expect(await raw(port, line(`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`))).toContain("404");
    expect(seen).toEqual([]);
  });

  it.each(["MF-Original-URL", "mf-route-override", "MF-Disable-Pretty-Error", "MF-CF-Blob", "Mf-Proxy-Shared-Secret", "MF-Anything"])(
    "the header %s",
    async (name) => {
      const { port, seen } = await open(plain);
      expect(await raw(port, line("GET /home HTTP/1.1", `Host: 127.0.0.1:${port}`, `${name}: x`))).toContain("400");
      expect(seen).toEqual([]);
    },
  );

  it.each(["Host: evil.example", "Host: 127.0.0.1", "Host: ", "X: no host", "Host: ads.example\r\nHost: evil.example"])(
    "%j",
    async (host) => {
      const { port, seen } = await open(plain);
      expect(await raw(port, line("GET /home HTTP/1.1", host))).toMatch(/ 4(?:00|21) /);
      expect(seen).toEqual([]);
    },
  );

  it.each([
    "GET http://evil.example/ HTTP/1.1",
    "OPTIONS * HTTP/1.1",
    "TRACE / HTTP/1.1",
    "DELETE / HTTP/1.1",
    "CONNECT evil.example:80 HTTP/1.1",
    "GET /\u0000 HTTP/1.1",
    "GARBAGE",
  ])("%j", async (first) => {
    const { port, seen } = await open(plain);
    expect(await raw(port, line(first, `Host: 127.0.0.1:${port}`))).not.toMatch(/ 2\d\d /);
    expect(seen).toEqual([]);
  });

  it("a body that says it is too long, before a byte of it is read; nor the rest of one that did not say", async () => {
    const { port, origin, seen } = await open((request, response) => void request.on("end", () => response.end()).resume());
    expect(await raw(port, line("POST /trpc/a HTTP/1.1", `Host: 127.0.0.1:${port}`, "Content-Length: 1048577"))).toContain("413");
    expect(seen).toEqual([]);
    const body = new Blob([new Uint8Array(1_500_000)]).stream();
    const sent: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
    expect((await fetch(`${origin}/trpc/a`, sent)).status).toBe(413);
  });
});

describe("what goes through", () => {
  it("a public host, with the headers of the visitor; where they connect from is said by us", async () => {
    const { port, seen } = await open(plain);
    const answer = await raw(
      port,
      line("GET /home?x=1 HTTP/1.1", "Host: ads.example", "CF-Connecting-IP: 203.0.113.7", "CF-Ray: 1", "Cookie: a=b", "Range: bytes=0-1"),
    );
    expect(answer).toContain("200");
    expect(seen[0]?.url).toBe("/home?x=1");
    expect(seen[0]?.headers).toMatchObject({ host: "ads.example", cookie: "a=b", range: "bytes=0-1", "cf-connecting-ip": "127.0.0.1" });
    expect(seen[0]?.headers).not.toHaveProperty("cf-ray");
  });

  it("a trusted proxy's word about where its visitor connects from", async () => {
    const { port, seen } = await open(plain, { trustedProxy: true });
    await raw(port, line("GET / HTTP/1.1", "Host: ads.example", "CF-Connecting-IP: 203.0.113.7"));
    expect(seen[0]?.headers["cf-connecting-ip"]).toBe("203.0.113.7");
  });

  it("an event stream, event by event, and the end of its reader", async () => {
    const runtime = new EventEmitter();
    const ended = once(runtime, "ended");
    const events: ServerResponse[] = [];
    const { origin } = await open((_request, response) => {
      events.push(response.writeHead(200, { "content-type": "text/event-stream" }));
      response.write("data: 1\n\n");
      response.on("close", () => runtime.emit("ended"));
    });
    const stopping = new AbortController();
    const answer = await fetch(`${origin}/tasks/1/events`, { signal: stopping.signal });
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: 1\n\n");
    events[0]?.write("data: 2\n\n");
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: 2\n\n");
    stopping.abort();
    await ended;
  });

  it("a body of any length as fast as it is taken, not faster", async () => {
    let taken = 0;
    const runtime = new EventEmitter();
    const arrived = once(runtime, "request");
    const { port } = await open((request, response) => {
      request.pause();
      request.on("end", () => response.end(String(taken)));
      runtime.emit("request", request);
    });
    const size = 40 * 1024 ** 2;
    let status = "";
    const sent = ask({ port, path: "/files/x", method: "PUT", headers: { "content-length": size }, agent: false }, (answer) =>
      answer.on("data", (part: Buffer) => (status += part.toString())),
    );
    const finished = new Promise((done) => sent.on("close", done));
    const accepted = sent.write(Buffer.alloc(size / 2));
    sent.end(Buffer.alloc(size / 2));
    const [behind] = (await arrived) as [IncomingMessage];
    expect(accepted).toBe(false);
    expect(sent.writableFinished).toBe(false);
    behind.on("data", (part: Buffer) => (taken += part.length)).resume();
    await finished;
    expect(Number(status)).toBe(size);
  });

  it("a request that meets a connection which the runtime has just closed, with a body too", async () => {
    const { origin, seen } = await open((request, response) => {
      response.end("page");
      // As the runtime does after a pause, or a body that nobody read: without a word on the connection.
      if (seen.length % 3 === 1) response.on("finish", () => request.socket.destroy());
    });
    for (let at = 0; at < 20; at += 1) {
      const form: RequestInit = at % 2 === 0 ? {} : { method: "POST", body: "lang=zh" };
      expect((await fetch(`${origin}/${at}`, form)).status).toBe(200);
    }
    expect(seen).toHaveLength(20);
  });

  it("a runtime that is not there is a 502, and the next request is served once it is", async () => {
    const port = await freePort();
    const behind = await freePort();
    const server = await front({ port, publicHosts: "", trustedProxy: false, runtime: { port: behind } });
    closers.push(() => (server.closeAllConnections(), new Promise((done) => server.close(done))));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(502);
    const late = createServer(plain);
    await new Promise<void>((done) => late.listen(behind, "127.0.0.1", done));
    closers.push(() => (late.closeAllConnections(), new Promise((done) => late.close(done))));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});
