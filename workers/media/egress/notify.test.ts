import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EgressLimits } from "../protocol/egress-limits.ts";
import { notify } from "./notify.ts";

const heard: { method?: string; url?: string; body: string; id?: string }[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += String(part);
  heard.push({ method: request.method, url: request.url, body, id: String(request.headers["webhook-id"]) });
  if (request.url === "/moved") response.writeHead(302, { location: "/taken" }).end();
  else response.writeHead(request.url === "/gone" ? 410 : 204).end();
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const message = (url: string) => ({ url, body: '{"type":"webhook.ping"}', headers: { "webhook-id": "msg_1" }, seconds: 5 });
const closed: EgressLimits = { allowed: [], ports: new Set([80, 443]) };
const open = (): EgressLimits => ({ allowed: [`${origin}/`], ports: new Set([80, 443]) });

it("posts a message to an address that is allowed, and tells the status of its answer", async () => {
  expect(await notify(message(`${origin}/taken`), open())).toEqual({ status: 204, error: "" });
  expect(heard.at(-1)).toEqual({ method: "POST", url: "/taken", body: '{"type":"webhook.ping"}', id: "msg_1" });
  expect(await notify(message(`${origin}/gone`), open())).toEqual({ status: 410, error: "" });
});

it("follows no redirect: what it leads to is not asked", async () => {
  const before = heard.length;
  expect(await notify(message(`${origin}/moved`), open())).toEqual({ status: 302, error: "" });
  expect(heard.slice(before).map(({ url }) => url)).toEqual(["/moved"]);
});

it("reaches nothing of this machine or its network", async () => {
  const before = heard.length;
  const inside = [
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://169.254.169.254/",
    "http://10.0.0.1/",
    "http://localhost/",
    "http://0x7f.1/",
  ];
  for (const url of [`${origin}/taken`, ...inside]) {
    const { status, error } = await notify(message(url), closed);
    expect(status, url).toBe(0);
    expect(error, url).toMatch(/^(?:INPUT_FORBIDDEN|PORT_FORBIDDEN)$/);
  }
  expect(await notify(message("http://a:b@example.com/"), closed)).toEqual({ status: 0, error: "INPUT_FORBIDDEN" });
  expect(heard).toHaveLength(before);
});

it("takes no header that would end the one before", async () => {
  const split = { ...message(`${origin}/taken`), headers: { "webhook-id": "a\r\nx-evil: 1" } };
  await expect(notify(split, open())).rejects.toMatchObject({ status: 400 });
});
