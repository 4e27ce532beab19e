import { request as httpRequest } from "node:http";
import { expect, it } from "vitest";
import { ORIGIN } from "./support.ts";
import { messages as words } from "../../locales/en/messages.ts";

/** As it is written: fetch and browsers would mend it first. */
const raw = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(ORIGIN);
    const { method = "GET", headers = {}, body } = options;
    const sent = httpRequest({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (part: Buffer) => (text += part.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    sent.on("error", reject);
    sent.end(body);
  });

const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

it("a post without a form is a 400 page, in either language, not a 500", async () => {
  for (const headers of [
    {},
    { "content-type": "application/json" },
    { "content-type": "text/plain" },
    { "content-type": "multipart/form-data" },
  ] as Record<string, string>[]) {
    const answer = await raw("/link-to-video", { method: "POST", headers: { ...headers, "sec-fetch-site": "same-origin" }, body: "{}" });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(words.failures.s400.title);
    expect(answer.headers["content-type"]).toContain("text/html");
  }
  const chinese = await raw("/link-to-video", { method: "POST", headers: { cookie: "lang=zh" } });
  expect(chinese.text).toContain("没能读懂这次请求");
});

it("a form that is cut short is a 400 page with the shell", async () => {
  const answer = await raw("/link-to-video", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin" },
    body: '--x\r\nContent-Disposition: form-data; name="url"',
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(words.failures.s400.title);
  expect(answer.text).toContain('id="menu"');
});

it("a form that is cut short is a 400 wherever one is taken, never a 500", async () => {
  for (const path of ["/consent", "/language", "/login", "/login/one-tap", "/notice", "/profile", "/projects", "/register", "/theme"]) {
    const answer = await raw(path, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin" },
      body: "cut",
    });
    expect(answer.status, path).toBe(400);
  }
});

it("a form posted to a page that takes none is a 405 page with the shell", async () => {
  const answer = await raw("/home", { method: "POST", headers: form, body: "a=b" });
  expect(answer.status).toBe(405);
  expect(answer.text).toContain(words.failures.s405.title);
});

it("a form from another site is a 403 page", async () => {
  const answer = await raw("/language", { method: "POST", headers: { ...form, "sec-fetch-site": "cross-site" }, body: "lang=zh" });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain("This request was refused");
});

it("a form of untold length is a 413 page", async () => {
  const answer = await raw("/language", { method: "POST", headers: { ...form, "transfer-encoding": "chunked" }, body: "lang=zh" });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain(words.failures.s413.title);
});

it("a query of 10 kB is a 414 page, and nothing of it comes back", async () => {
  const answer = await raw(`/home?q=${"evil".repeat(2500)}`);
  expect(answer.status).toBe(414);
  expect(answer.text).toContain("This address is too long");
  expect(answer.text).not.toContain("evil");
});

it.each(["/home%00", "/ho%0d%0ame", "/%7f", "/%ff", "/%"])("%s is a 400 page: control characters, or no text at all", async (path) => {
  const answer = await raw(path);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(words.failures.s400.title);
});

it("markup in the address comes back escaped, if at all", async () => {
  for (const path of [
    "/home?x=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "/ai-tools?q=%3C/title%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "/%3Cscript%3Ealert(1)%3C/script%3E",
  ]) {
    const answer = await raw(path);
    expect(answer.text, path).not.toContain("<script>alert(1)");
  }
});

it("forged and broken cookies are ignored: an English page for a new guest", async () => {
  const cookie = `token=%00%0d%0aevil; lang=tlh; theme=neon; flash=%5B%7B%22x; js=2; device_id=../../etc; ${"x".repeat(2000)}=1`;
  const answer = await raw("/home", { headers: { cookie } });
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(/<html lang="en" data-version="[^"]*">/);
  expect(answer.text).toContain("20 credits");
});

it("a failed page names no file, stack or table of ours", async () => {
  for (const path of ["/link-to-video/editor?draft=%27%20OR%201=1", "/tasks/x/events", "/nothing"]) {
    expect((await raw(path)).text, path).not.toMatch(/\.tsx?:|node_modules|SQLITE|stack/);
  }
});
