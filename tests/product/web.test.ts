import { describe, expect, it } from "vitest";
import { ROUTES, isBuilt } from "../../app/route-table.ts";
import { get, post } from "./browse.ts";
import { ORIGIN, visitor } from "./support.ts";

describe("/trpc", () => {
  it("shows no stack, whatever fails", async () => {
    const bodies = await Promise.all(
      ["/trpc/drafts.get?input=%7B%22draft_id%22%3A%22x%22%7D", "/trpc/nothing", "/trpc/drafts.get?input=%7Bbroken"].map(async (path) =>
        (await fetch(ORIGIN + path)).text(),
      ),
    );
    for (const body of bodies) expect(body).not.toMatch(/stack|node_modules|\.ts:/);
  });

  it("refuses large batches and bodies", async () => {
    const batch = Array.from({ length: 21 }, () => "public.getVersion").join(",");
    expect((await fetch(`${ORIGIN}/trpc/${batch}?batch=1&input=%7B%7D`)).status).toBe(413);
    expect((await fetch(`${ORIGIN}/trpc/${batch.replaceAll(",", "%2C")}?batch=1&input=%7B%7D`)).status).toBe(413);
    const body = JSON.stringify({ draft_id: "x".repeat(300_000) });
    const untold = { body: new Blob([body]).stream(), duplex: "half" };
    for (const given of [{ body }, untold]) {
      expect((await fetch(`${ORIGIN}/trpc/drafts.update`, { method: "POST", headers: { "x-token": "x" }, ...given })).status).toBe(413);
    }
  });

  it("asks for a session with its own code", async () => {
    const answer = (await (await fetch(`${ORIGIN}/trpc/drafts.list?input=%7B%7D`)).json()) as { error: { data: unknown } };
    expect(answer.error.data).toMatchObject({ upstream_code: -202, httpStatus: 401 });
  });
});

describe("a request from another site", () => {
  it.each([
    ["sec-fetch-site", "cross-site"],
    ["origin", "https://evil.example"],
  ])("(%s: %s) changes nothing", async (name, value) => {
    const { token } = await visitor();
    const answer = await fetch(`${ORIGIN}/link-to-video`, {
      method: "POST",
      headers: { [name]: value, cookie: `token=${token}` },
      body: new URLSearchParams({ url: "https://example.com" }),
      redirect: "manual",
    });
    expect(answer.status).toBe(403);
  });

  it("changes nothing with the Basic credentials that a browser sends by itself", async () => {
    const { token } = await visitor();
    const headers = { "sec-fetch-site": "cross-site", authorization: "Basic eDp5", cookie: `token=${token}` };
    const answer = await fetch(`${ORIGIN}/language`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ lang: "zh" }),
      redirect: "manual",
    });
    expect(answer.status).toBe(403);
  });
});

describe("a body of untold length that is refused", () => {
  it.each([
    ["/trpc/drafts.update", "x-token", "x"],
    ["/language", "sec-fetch-site", "cross-site"],
    ["/language", "sec-fetch-site", "same-origin"],
  ])("at %s (%s: %s) leaves the server standing", async (path, name, value) => {
    const body = new Blob(["x".repeat(600_000)]).stream();
    const sent: RequestInit & { duplex: "half" } = { method: "POST", headers: { [name]: value }, body, duplex: "half" };
    const answer = await fetch(ORIGIN + path, sent);
    expect([403, 413]).toContain(answer.status);
    for (let again = 0; again < 3; again += 1) expect((await fetch(`${ORIGIN}/link-to-video`)).status).toBe(200);
  });
});

describe("a page", () => {
  it("sets a session that scripts cannot read, and a policy without unsafe scripts", async () => {
    const answer = await post("/link-to-video", { url: "" });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith("token="))).toMatch(/HttpOnly/);
    expect(cookies.every((cookie) => cookie.includes("SameSite=Lax"))).toBe(true);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'nonce-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("uses a new nonce each time", async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(`${ORIGIN}/link-to-video`)).headers.get("content-security-policy")),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it("has no space after a full-width stop, in Chinese", async () => {
    const paths = ROUTES.filter((row) => isBuilt(row) && row.tdk && !/[:/]/.test(row.path)).map(({ path }) => `/${path}`);
    const loose = async (path: string) => {
      const page = (await (await get(path, { cookie: "lang=zh" })).text()).replaceAll("<!-- -->", "");
      return [...page.matchAll(/>([^<>]*。 [^<>\s][^<>]*)</g)].map(([, text]) => `${path}: ${text}`);
    };
    expect(paths.length).toBeGreaterThan(20);
    expect((await Promise.all(paths.map(loose))).flat()).toEqual([]);
  });

  it("that does not exist is a 404", async () => {
    expect((await fetch(`${ORIGIN}/no-such-page`)).status).toBe(404);
  });
});
