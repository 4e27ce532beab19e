import { describe, expect, it } from "vitest";
import { account } from "../../trpc/contract/account.ts";
import { teams } from "../../trpc/contract/team.ts";
import type { WebEnv } from "./env.ts";
import { welcomeGuest } from "./guest.ts";
import { visit } from "./session.ts";

const TOKEN = "0123456789abcdefghij0123";
const USER = {
  userId: "u",
  user_type: 5,
  vip_level: 0,
  email: "",
  nickname: "",
  invite_code: "",
  has_password: false,
  isRegister: false,
  app_permission: [],
  feature_permission: [],
  lang_code: "en",
  credits: { available: 20, reserved: 0 },
};

/** A visit to a product whose upstream answers so, by path; `asked` is what it was asked, in order. */
async function visiting({ path = "/home", cookie = "", domain = "" }, answers: Record<string, object>) {
  const asked: Request[] = [];
  const send = async (request: Request) => {
    asked.push(request);
    return Response.json({ code: 0, msg: "", data: {}, ...answers[new URL(request.url).pathname] });
  };
  const env = { UPSTREAM: { fetch: send }, COOKIE_DOMAIN: domain } as unknown as WebEnv;
  const request = new Request(`https://studio.example${path}`, { headers: cookie ? { cookie } : {} });
  const visitor = await visit(request, env);
  return {
    visitor,
    asked,
    url: new URL(request.url),
    cookies: () => visitor.jar.headers(),
    paths: () => asked.map(({ url }) => new URL(url).pathname + new URL(url).search),
  };
}
const FORM = { method: "POST", headers: new Headers() };
const PAGE = { method: "GET", headers: new Headers() };
const guestLogin = { data: { token: TOKEN, url: "/home", expires: 9, maxAge: 77 } };

describe("spec §4 Session", () => {
  it("no token: a guest token is obtained with its attribution by what begins something, then the user info is fetched by it", async () => {
    const { visitor, asked, url, cookies, paths } = await visiting(
      { path: "/home?pbtid=p&channel=c&utm_source=news" },
      { "/guest/login": guestLogin, "/user/getUserInfo": { data: USER } },
    );
    await welcomeGuest(FORM, url, visitor);
    expect(await visitor.upstream(account.getUserInfo, {})).toEqual(USER);
    expect(paths()).toEqual(["/guest/login?pbtid=p&channel=c&utm_source=news", "/user/getUserInfo"]);
    expect(asked.map(({ headers }) => headers.get("x-token"))).toEqual(["", TOKEN]);
    expect(cookies()).toContain(`token=${TOKEN}; Path=/; Max-Age=77; SameSite=Lax; HttpOnly`);
  });

  it("a token: no guest is made, and the user is fetched once however often it is asked for", async () => {
    const { visitor, url, paths } = await visiting({ cookie: `token=${TOKEN}` }, { "/user/getUserInfo": { data: USER } });
    await welcomeGuest(FORM, url, visitor);
    await Promise.all([visitor.upstream(account.getUserInfo, {}), visitor.upstream(account.getUserInfo, {})]);
    expect(paths()).toEqual(["/user/getUserInfo"]);
  });

  it("a response that carries refresh_token 1 with token, expires, maxAge: the new token is stored, and used from there on", async () => {
    const renewed = { data: USER, refresh_token: 1, token: "z".repeat(24), expires: 9, maxAge: 78 };
    const { visitor, asked, cookies } = await visiting({ cookie: `token=${TOKEN}` }, { "/user/getUserInfo": renewed });
    await visitor.upstream(account.getUserInfo, {});
    await visitor.upstream(account.logout, {});
    expect(cookies()).toContain(`token=${"z".repeat(24)}; Path=/; Max-Age=78; SameSite=Lax; HttpOnly`);
    expect(asked.map(({ headers }) => headers.get("x-token"))).toEqual([TOKEN, "z".repeat(24)]);
  });

  it("a call that needs a session is not made without one: it is -202 at once", async () => {
    const { visitor, asked } = await visiting({ path: "/login" }, {});
    await expect(visitor.upstream(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
    expect(asked).toEqual([]);
  });
});

describe("spec §8: -202 of a call that only an account may make", () => {
  const refused = { "/seat/brandKit": { code: -202, msg: "Log in first.", data: null } };
  const asking = async (others: Record<string, object>) => {
    const { visitor, paths } = await visiting({ cookie: `token=${TOKEN}; user_type=5` }, { ...refused, ...others });
    await expect(visitor.upstream(teams.brandKit, {})).rejects.toMatchObject({ code: -202 });
    return { redirect: visitor.seen.redirect, paths: paths() };
  };

  it("leaves a guest's session alone: who they are can still be read", async () => {
    expect(await asking({ "/user/getUserInfo": { data: USER } })).toEqual({
      redirect: undefined,
      paths: ["/seat/brandKit", "/user/getUserInfo"],
    });
  });

  it("is the end of a session whose user cannot be read either", async () => {
    expect((await asking({ "/user/getUserInfo": { code: -202, msg: "", data: null } })).redirect).toBe(-202);
  });
});

describe("a guest is made when one is needed (decision 035)", () => {
  const made = async (request: typeof FORM, path: string) => {
    const { visitor, paths, url } = await visiting({ path }, { "/guest/login": guestLogin });
    await welcomeGuest(request, url, visitor);
    return paths();
  };
  const script = (site: string) => ({ method: "POST", headers: new Headers({ "sec-fetch-site": site }) });

  it.each(["/home", "/vip-price", "/projects", "/link-to-video/editor?draft=x", "/login", "/trpc/drafts.list"])(
    "none by reading %s",
    async (path) => expect(await made(PAGE, path)).toEqual([]),
  );

  it.each(["/login", "/register", "/login/one-tap", "/logout", "/language", "/theme", "/consent", "/notice"])(
    "none by a form at %s: it needs no session",
    async (path) => expect(await made(FORM, path)).toEqual([]),
  );

  it.each(["/link-to-video", "/ai-video-ads", "/loginx", "/projects"])("one by a form at %s", async (path) =>
    expect(await made(FORM, path)).toEqual(["/guest/login"]),
  );

  it("one by a change that a page's script makes; none for a script of someone else's, nor by a call that opens a session", async () => {
    expect(await made(script("same-origin"), "/trpc/mediaLib.getUploadUrl")).toEqual(["/guest/login"]);
    expect(await made(script("none"), "/trpc/drafts.create")).toEqual([]);
    expect(await made(FORM, "/trpc/drafts.create")).toEqual([]);
    expect(await made(script("same-origin"), "/trpc/account.login")).toEqual([]);
  });
});

describe("spec §3 Storage keys", () => {
  it("the device id is created if absent, lasts 10 years, and is sent with every call", async () => {
    const { visitor, asked, cookies } = await visiting({ cookie: `token=${TOKEN}` }, { "/user/getUserInfo": { data: USER } });
    await visitor.upstream(account.getUserInfo, {});
    const id = asked[0]?.headers.get("device-id");
    expect(cookies()).toEqual([`device_id=${id}; Path=/; Max-Age=315360000; SameSite=Lax; HttpOnly`]);
  });

  it("one that is there stays", async () => {
    expect((await visiting({ cookie: "device_id=5b2a6c1e-0000-4000-8000-000000000000" }, {})).cookies()).toEqual([]);
  });

  it("the token is shared across the product's domain", async () => {
    const { visitor, url, cookies } = await visiting({ domain: "studio.example" }, { "/guest/login": guestLogin });
    await welcomeGuest(FORM, url, visitor);
    for (const cookie of cookies()) expect(cookie).toContain("; Domain=studio.example");
  });
});
