import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { type Answer, send, sendRaw } from "../wire.ts";

const TOOLS = ["r2/public/reelwright-files/x", "r2/s3/x", "platform-proxy", "scheduled", "email", "explorer", "explorer/api"];
const SPELT = [
  "/cdn-cgi/local/",
  "//cdn-cgi/local/",
  "/CDN-CGI/local/",
  "/%63dn-cgi/local/",
  "/cdn%2dcgi/local/",
  "/x/../cdn-cgi/local/",
  "/x/%2e%2e/cdn-cgi/local/",
  "/./cdn-cgi/local/",
];
const RUNTIME_HEADERS = [
  "MF-Original-URL",
  "MF-Route-Override",
  "MF-Disable-Pretty-Error",
  "MF-CF-Blob",
  "MF-Custom-Fetch-Service",
  "MF-Custom-Node-Service",
  "MF-Op",
  "MF-Op-Secret",
  "MF-Proxy-Shared-Secret",
  "MF-Access-Blob",
  "MF-Original-Hostname",
  "MF-Sec-Fetch-Mode",
  "MF-Experimental-Error-Stack",
];
const HOSTS = [
  "evil.example",
  "localhost",
  "127.0.0.1",
  "127.0.0.1:1",
  "upstream.internal",
  "rebind.127.0.0.1.nip.io",
  "0.0.0.0",
  "[::]",
  "169.254.169.254",
  "127.0.0.1:80@evil.example",
  "",
];
const METHODS = ["DELETE", "PATCH", "TRACE", "PROPFIND", "PURGE", "LINK", "SEARCH", "PUT"];
const SMUGGLED = [
  "Content-Length: 5\r\nTransfer-Encoding: chunked",
  "Content-Length: 5\r\nContent-Length: 6",
  "Transfer-Encoding: xchunked",
  "Content-Length: -1",
  "Content-Length: 1e3",
  "Transfer-Encoding: chunked, identity",
];
const GARBAGE = ["X: a\u0000b", "X: a\u0001b", "X y: z", ": z", "X: a\rb", "\u0007: 1", `Cookie: ${"x".repeat(100_000)}`];

const served =
  (what: string) =>
  ({ status }: Answer): string | null =>
    status >= 200 && status < 400 ? `${what} (${status})` : null;
const attack = (name: string, run: () => Promise<Answer>, wrong: (answer: Answer) => string | null): Attack => ({
  name,
  run: async () => wrong(await run()),
});
const lines = (...all: string[]) => [...all, "Connection: close", "", ""].join("\r\n");

/** The local runtime's own tools and words, foreign hosts, methods, and requests that two servers would read in two ways. */
export function edgeAttacks({ origin, victim }: Scene): Attack[] {
  const { host } = new URL(origin);
  const raw = (text: string) => sendRaw(origin, text);
  return [
    ...SPELT.flatMap((before) =>
      TOOLS.map((tool) => attack(`GET ${before}${tool}`, () => send(origin, before + tool), served("the runtime's tool answered"))),
    ),
    ...RUNTIME_HEADERS.map((name) =>
      attack(
        `the header ${name}`,
        () => send(origin, "/home", { headers: { [name]: `${origin}/cdn-cgi/local/r2/public/x` } }),
        served("it was taken"),
      ),
    ),
    attack(
      "the upstream around the web worker",
      () => send(origin, "/public/getVersion?project_name=reelwright", { headers: { "MF-Route-Override": "reelwright-upstream" } }),
      served("it answered"),
    ),
    ...["/public/getVersion?project_name=reelwright", "/user/getUserInfo", "/batch?paths=[]", "/sync/pageEvent", "/guest/login"].map(
      (path) => attack(`the upstream's ${path}`, () => send(origin, path), served("it answered")),
    ),
    ...HOSTS.map((name) => attack(`Host: ${name}`, () => raw(lines("GET /home HTTP/1.1", `Host: ${name}`)), served("it was answered"))),
    attack("two hosts", () => raw(lines("GET /home HTTP/1.1", `Host: ${host}`, "Host: evil.example")), served("it was answered")),
    attack("an absolute target", () => raw(lines("GET http://evil.example/home HTTP/1.1", `Host: ${host}`)), served("it was answered")),
    attack("a tunnel", () => raw(lines("CONNECT 127.0.0.1:22 HTTP/1.1", `Host: ${host}`)), served("it was opened")),
    ...METHODS.map((method) => attack(`${method} /home`, () => send(origin, "/home", { method }), served("it was served"))),
    ...SMUGGLED.map((headers) =>
      attack(
        `smuggling by ${JSON.stringify(headers)}`,
        () =>
          raw(
            `POST /language HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\n${headers}\r\nConnection: close\r\n\r\n0\r\n\r\nGET /home HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
          ),
        served("it was read"),
      ),
    ),
    ...GARBAGE.map((header) =>
      attack(
        `the header ${JSON.stringify(header.slice(0, 20))}`,
        () => raw(lines("GET /home HTTP/1.1", `Host: ${host}`, header)),
        served("it was read"),
      ),
    ),
    attack(
      "a call that says it has 30 MB",
      () => raw(lines("POST /trpc/drafts.create HTTP/1.1", `Host: ${host}`, `X-Token: ${victim.token}`, "Content-Length: 31457280")),
      ({ status }) => (status === 413 ? null : `it was waited for (${status})`),
    ),
    attack(
      "a page's form of 200 MB",
      () => raw(lines("POST /link-to-video HTTP/1.1", `Host: ${host}`, "Content-Length: 209715200")),
      ({ status }) => (status === 413 ? null : `it was waited for (${status})`),
    ),
  ];
}
