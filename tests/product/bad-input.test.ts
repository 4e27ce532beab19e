import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { PASSWORD } from "../setup/password.ts";
import { cookiesOf, get, post, registered } from "./browse.ts";
import { ORIGIN } from "./support.ts";
import { messages as words } from "../../locales/en/messages.ts";

const { host: HOST, hostname, port } = new URL(ORIGIN);

/** What a server answers to bytes that no client of ours would send. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(parts).toString()));
    socket.end(Buffer.from(bytes, "latin1"));
  });

describe("bad input", () => {
  it("a query string of 10 kB is refused with a clear page", async () => {
    const answer = await get(`/home?x=${"a".repeat(10_240)}`);
    expect(answer.status).toBe(414);
    expect(await answer.text()).toContain("This address is too long");
  });

  it("what a query says is never markup", async () => {
    const page = await (
      await get(
        "/login?back=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&teamInviteCode=%22%3E%3Cscript%3Ealert(2)%3C%2Fscript%3E&problem=%3Cscript%3E&with=%3Cscript%3E",
      )
    ).text();
    expect(page).not.toMatch(/<script>alert/);
  });

  it.each([
    "Cookie: lang=en\u0001; token=\u0007\u001b",
    "User-Agent: \u0002",
    "X-Token: a\u001bb",
    "Referer: http://a/\u007f",
    "lang: zh\u000b",
  ])("a header with control characters (%j) is refused with a clear page, and nothing of it comes back", async (header) => {
    for (const path of ["/home", "/trpc/public.getVersion"]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${header}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain(words.failures.s400.title);
      expect(answer.slice(answer.indexOf("\r\n\r\n"))).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
    }
  });

  it("a header with a zero byte does not come as far as a page", async () => {
    expect(await raw(`GET /home HTTP/1.1\r\nHost: ${HOST}\r\nX: a\u0000b\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("a tab and letters of other alphabets are no attempt", async () => {
    expect((await get("/home", { "user-agent": "a\tb", cookie: "name=\u00e4\u0085\u0081" })).status).toBe(200);
  });

  it.each(["tlh", "ZH", "<script>zh", "../../etc", "en\u0009zh"])(
    "an unknown locale (%j) is English, by address, cookie and header",
    async (lang) => {
      const asked = [
        get(`/home?lang=${encodeURIComponent(lang)}`),
        get("/home", { cookie: `lang=${encodeURIComponent(lang)}` }),
        get("/home", { "accept-language": lang }),
      ];
      for (const answer of await Promise.all(asked)) {
        const page = await answer.text();
        expect([answer.status, /<html lang="([^"]*)"/.exec(page)?.[1]]).toEqual([200, "en"]);
        expect([...cookiesOf(answer).keys()]).not.toContain("lang");
        expect(page).not.toContain("<script>zh");
      }
    },
  );

  it("a login from another site is refused", async () => {
    const { email } = await registered();
    const answer = await post(
      "/login",
      { intent: "login", email, password: PASSWORD },
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    );
    expect(answer.status).toBe(403);
    expect(cookiesOf(answer).has("token")).toBe(false);
  });

  it("a link cannot log anyone out", async () => {
    const { token } = await registered();
    const answer = await get("/logout", { cookie: `token=${token}` });
    expect(answer.headers.get("location")).toBe("/profile");
    expect(cookiesOf(answer).has("token")).toBe(false);
    expect((await get("/profile", { cookie: `token=${token}` })).status).toBe(200);
  });
});
