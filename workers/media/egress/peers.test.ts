import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningService, startService } from "../testing/service.ts";

/** What a peer does once it is asked; `again` does something every few milliseconds as long as the connection lives. */
const peers: Readonly<Record<string, (socket: Socket) => void>> = {
  "/page": (socket) => void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\na page"),
  "/switches-protocols": (socket) =>
    void socket.write("HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"),
  "/informs-for-ever": (socket) => again(socket, () => "HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n"),
  "/continues-for-ever": (socket) => again(socket, () => "HTTP/1.1 100 Continue\r\n\r\n"),
  "/headers-never-end": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nx: ");
    again(socket, () => "y");
  },
  "/body-trickles": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n");
    again(socket, () => "z");
  },
  "/closes": (socket) => void socket.end(),
  "/resets": (socket) => void socket.resetAndDestroy(),
  "/closes-half-way": (socket) => void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\nbeginning"),
  "/is-silent": () => undefined,
};

function again(socket: Socket, text: () => string): void {
  const timer = setInterval(() => socket.write(text()), 5);
  socket.once("close", () => clearInterval(timer));
}

let server: Server;
let service: RunningService;
let port = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on("error", () => undefined).once("data", (head) => peers[/^GET (\S+)/.exec(head.toString())?.[1] ?? ""]?.(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  service = await startService("http://127.0.0.1:9", { MEDIA_EGRESS_ALLOW: `http://127.0.0.1:${port}/,https://127.0.0.1:${port}/` });
});
afterAll(async () => {
  await service.stop();
  server.close();
});

/** Nineteen of ten megabytes fill the room of pages. */
const read = async (path: string, { seconds = 1, protocol = "http" } = {}) => {
  const answer = await service.ask("POST", "/egress", {
    url: `${protocol}://127.0.0.1:${port}${path}`,
    bytes: 10_000_000,
    seconds,
    accept: "*/*",
  });
  return answer.status === 200 ? await answer.text() : ((await answer.json()) as { code: string }).code;
};
const nineteen = (path: string, seconds: number) => Promise.all(Array.from({ length: 19 }, () => read(path, { seconds })));
/** What is answered has time for it on a machine that is busy. */
const ANSWERED = 10;
const egress = async () =>
  ((await (await service.ask("GET", "/health")).json()) as { egress: { pages: { used: number; readers: number } } }).egress.pages;

test.each([
  ["/switches-protocols", "INPUT_UNREACHABLE"],
  ["/closes", "INPUT_UNREACHABLE"],
  ["/resets", "INPUT_UNREACHABLE"],
  ["/closes-half-way", "INPUT_UNREACHABLE"],
  ["/informs-for-ever", "TIMED_OUT"],
  ["/continues-for-ever", "TIMED_OUT"],
  ["/headers-never-end", "TIMED_OUT"],
  ["/body-trickles", "TIMED_OUT"],
  ["/is-silent", "TIMED_OUT"],
])(
  "nineteen answers of a peer that %s are %s, and the next page is read",
  async (path, code) => {
    expect(new Set(await nineteen(path, code === "TIMED_OUT" ? 1 : ANSWERED))).toEqual(new Set([code]));
    expect(await egress()).toMatchObject({ used: 0, readers: 0 });
    expect(await read("/page", { seconds: ANSWERED })).toBe("a page");
  },
  20_000,
);

test("a connection whose handshake never ends is given up", async () => {
  expect(await read("/", { protocol: "https" })).toBe("TIMED_OUT");
});

test("who goes away takes its reader along", async () => {
  const gone = new AbortController();
  const asked = fetch(new URL("/egress", service.origin), {
    method: "POST",
    signal: gone.signal,
    headers: service.headers,
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/is-silent`, bytes: 1000, seconds: 60, accept: "*/*" }),
  });
  await expect.poll(async () => (await egress()).readers).toBe(1);
  gone.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(async () => (await egress()).readers).toBe(0);
});
