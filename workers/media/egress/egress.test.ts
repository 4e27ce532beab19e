import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningService, startService } from "../testing/service.ts";

/** Films that the shop began to send; it goes on with none, and breaks them off once it is told to. */
const begun: ServerResponse[] = [];
let breaksOff = false;
function begin(response: ServerResponse): void {
  begun.push(response);
  response.writeHead(200, { "content-type": "video/mp4" }).write("a beginning");
  if (breaksOff) response.destroy();
}

let shop: Server;
let origin = "";
let usual: RunningService;
let wider: RunningService;

beforeAll(async () => {
  shop = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", "http://shop").searchParams;
    const to = asked.get("to");
    if (asked.has("slow")) begin(response);
    else if (to) response.writeHead(302, { location: to }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end("a page");
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const allowed = { MEDIA_EGRESS_ALLOW: `${origin}/` };
  [usual, wider] = await Promise.all([
    startService(origin, allowed),
    startService(origin, { ...allowed, MEDIA_EGRESS_PORTS: "80,443,8080" }),
  ]);
});
afterAll(async () => {
  await Promise.all([usual.stop(), wider.stop()]);
  shop.close();
});

async function read(service: RunningService, url: string) {
  const answer = await service.ask("POST", "/egress", { url, bytes: 1000, seconds: 5, accept: "*/*" });
  return answer.status === 200 ? await answer.text() : ((await answer.json()) as { code: string }).code;
}
const redirecting = (to: string) => `${origin}/?to=${encodeURIComponent(to)}`;

describe("egress", () => {
  test("reads what the setting allows on loopback, on its own port, and follows it there", async () => {
    expect(await read(usual, `${origin}/`)).toBe("a page");
    expect(await read(usual, redirecting(`${origin}/elsewhere`))).toBe("a page");
  });

  test("slow films keep nobody waiting for a page", async () => {
    const film = () => usual.ask("POST", "/egress", { url: `${origin}/?slow=yes`, bytes: 64_000_000, seconds: 60, accept: "video/mp4" });
    const films = Array.from({ length: 12 }, film);
    // The room of films is full: the others wait for these (egress/serve.ts).
    await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(5);
    const answer = await usual.ask("POST", "/egress", { url: `${origin}/`, bytes: 8_000_000, seconds: 50, accept: "*/*" });
    expect(answer.status).toBe(200);
    breaksOff = true;
    for (const response of begun) response.destroy();
    expect((await Promise.all(films)).map(({ status }) => status)).toEqual(films.map(() => 422));
  });

  test.each([
    "http://shop.invalid:8080/",
    "https://shop.invalid:22/",
    "http://93.184.215.14:25/",
    "https://shop.invalid:6379/",
    "http://shop.invalid:81/",
  ])("asks no public host on another port than the web's: %s", async (url) => {
    expect(await read(usual, url)).toBe("PORT_FORBIDDEN");
    expect(await read(usual, redirecting(url))).toBe("PORT_FORBIDDEN");
  });

  test.each(["http://shop.invalid/", "https://shop.invalid/", "http://shop.invalid:443/", "https://shop.invalid:80/"])(
    "and those of the web it does: %s",
    async (url) => {
      expect(await read(usual, url)).toBe("INPUT_UNREACHABLE");
    },
  );

  test("asks on a port more where the setting says so, and on no other", async () => {
    expect(await read(wider, "http://shop.invalid:8080/")).toBe("INPUT_UNREACHABLE");
    expect(await read(wider, redirecting("http://shop.invalid:8081/"))).toBe("PORT_FORBIDDEN");
  });

  test.each([
    "http://127.0.0.1:8080/",
    "http://localhost:8080/",
    "http://shop.localhost/",
    "http://[::1]:8080/",
    "http://169.254.169.254/",
    "http://10.0.0.1:443/",
  ])("whatever the port, nothing private is asked: %s", async (url) => {
    for (const service of [usual, wider]) expect(await read(service, url)).toBe("INPUT_FORBIDDEN");
    expect(await read(usual, redirecting(url))).toBe("INPUT_FORBIDDEN");
  });
});
