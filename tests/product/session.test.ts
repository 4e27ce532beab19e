import { messages as words } from "../../locales/en/messages.ts";
import { describe, expect, it } from "vitest";
import { cookiesOf, get, guestCookie, post, registered } from "./browse.ts";

const to = (answer: Response) => [answer.status, answer.headers.get("location")];
const DEAD = "token=0123456789abcdefghij0123";

describe("spec §2: Center requires a token of someone who is no guest", () => {
  it("otherwise goes to Login, and comes back from there", async () => {
    const guest = await guestCookie();
    for (const cookie of ["", guest]) expect(to(await get("/profile", { cookie }))).toEqual([302, "/login?back=%2Fprofile"]);
    const { token, email } = await registered();
    const center = await get("/profile", { cookie: `token=${token}` });
    expect([center.status, (await center.text()).includes(email)]).toEqual([200, true]);
  });
});

describe("reading", () => {
  it.each(["/home", "/link-to-video", "/ai-video-ads", "/vip-price", "/ai-tools", "/privacy", "/projects"])(
    "%s makes no session, however often: a search engine reads on",
    async (path) => {
      const answer = await get(path, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
      expect([answer.status, cookiesOf(answer).has("token")]).toEqual([200, false]);
      expect((await answer.text()).replaceAll("<!-- -->", "")).toContain("20 credits");
    },
  );

  it("a draft that is nobody's is a 404 for who is nobody yet", async () => {
    expect((await get("/link-to-video/editor?draft=0123456789abcdef")).status).toBe(404);
  });

  it("what begins something makes a guest, who has it from there on", async () => {
    const begun = await post("/link-to-video", { url: "https://shop.example/thing" });
    expect(begun.status).toBe(303);
    const cookie = cookiesOf(begun).get("token")?.split(";")[0] ?? "";
    expect(await (await get("/projects", { cookie })).text()).toContain("shop.example");
  });
});

describe("spec §2: Login and Register", () => {
  it.each(["/login", "/register"])("%s needs no session, and makes none", async (path) => {
    const answer = await get(path);
    expect([answer.status, cookiesOf(answer).has("token")]).toEqual([200, false]);
  });

  it.each(["/login", "/register"])("%s sends a logged-in non-guest to /, and lets a guest in", async (path) => {
    const { token } = await registered();
    expect(to(await get(path, { cookie: `token=${token}` }))).toEqual([302, "/"]);
    const guest = await guestCookie();
    expect((await get(path, { cookie: guest })).status).toBe(200);
  });
});

describe("spec §8, -202 login required", () => {
  it("resets the user and goes to the login page, which says why", async () => {
    const answer = await get("/projects?before=5", { cookie: `${DEAD}; user_type=1` });
    expect(to(answer)).toEqual([303, "/login?ended=1&back=%2Fprojects%3Fbefore%3D5"]);
    for (const name of ["token", "user_type"]) expect(cookiesOf(answer).get(name)).toMatch(/Max-Age=0/);
    expect(await (await get("/login?ended=1")).text()).toContain(words.account.ended);
  });

  it("a page that asks what only an account has leaves a guest's session alone", async () => {
    const cookie = `${await guestCookie()}; user_type=5`;
    const answer = await get("/video-avatar", { cookie });
    expect([answer.status, cookiesOf(answer).has("token")]).toEqual([200, false]);
  });

  it("a guest simply begins anew, on the same page", async () => {
    const answer = await get("/projects", { cookie: `${DEAD}; user_type=5` });
    expect(to(answer)).toEqual([303, "/projects"]);
    expect(await (await get("/projects")).text()).toContain("20 credits");
  });
});

it("spec §4: a user_type cookie that was changed has the user info fetched, and is put right by it", async () => {
  const guest = await guestCookie();
  const answer = await get("/home", { cookie: `${guest}; user_type=24` });
  expect(cookiesOf(answer).get("user_type")).toMatch(/^user_type=5;/);
  expect(await answer.text()).toContain('href="/login"');
});
