import { describe, expect, it } from "vitest";
import { account } from "../../trpc/contract/account.ts";
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
function visiting({ path = "/home", cookie = "", domain = "" }, answers: Record<string, object>) {
  const asked: Request[] = [];
  const send = async (request: Request) => {
    asked.push(request);
    return Response.json({ code: 0, msg: "", data: {}, ...answers[new URL(request.url).pathname] });
  };
  const env = { UPSTREAM: { fetch: send }, COOKIE_DOMAIN: domain } as unknown as WebEnv;
  const request = new Request(`https://studio.example${path}`, { headers: cookie ? { cookie } : {} });
  const visitor = visit(request, env);
  return {
    visitor,
    asked,
    url: new URL(request.url),
    cookies: () => visitor.jar.headers(),
    paths: () => asked.map(({ url }) => new URL(url).pathname + new URL(url).search),
  };
}
const guestLogin = { data: { token: TOKEN, url: "/home", expires: 9, maxAge: 77 } };

describe("spec §4 Session", () => {
  it("no token: a guest token is obtained with its attribution, then the user info is fetched by it", async () => {
    const { visitor, asked, url, cookies, paths } = visiting(
      { path: "/home?pbtid=p&channel=c&utm_source=news" },
      { "/guest/login": guestLogin, "/user/getUserInfo": { data: USER } },
    );
    await welcomeGuest(url, visitor);
    expect(await visitor.upstream(account.getUserInfo, {})).toEqual(USER);
    expect(paths()).toEqual(["/guest/login?pbtid=p&utm_source=news&channel=c", "/user/getUserInfo"]);
    expect(asked.map(({ headers }) => headers.get("x-token"))).toEqual(["", TOKEN]);
    expect(cookies()).toContain(`token=${TOKEN}; Path=/; Max-Age=77; SameSite=Lax; HttpOnly`);
  });

  it("a token: no guest is made, and the user is fetched once however often it is asked for", async () => {
    const { visitor, url, paths } = visiting({ cookie: `token=${TOKEN}` }, { "/user/getUserInfo": { data: USER } });
    await welcomeGuest(url, visitor);
    await Promise.all([visitor.upstream(account.getUserInfo, {}), visitor.upstream(account.getUserInfo, {})]);
    expect(paths()).toEqual(["/user/getUserInfo"]);
  });

  it("a response that carries refresh_token 1 with token, expires, maxAge: the new token is stored, and used from there on", async () => {
    const renewed = { data: USER, refresh_token: 1, token: "z".repeat(24), expires: 9, maxAge: 78 };
    const { visitor, asked, cookies } = visiting({ cookie: `token=${TOKEN}` }, { "/user/getUserInfo": renewed });
    await visitor.upstream(account.getUserInfo, {});
    await visitor.upstream(account.logout, {});
    expect(cookies()).toContain(`token=${"z".repeat(24)}; Path=/; Max-Age=78; SameSite=Lax; HttpOnly`);
    expect(asked.map(({ headers }) => headers.get("x-token"))).toEqual([TOKEN, "z".repeat(24)]);
  });

  it("a call that needs a session is not made without one: it is -202 at once", async () => {
    const { visitor, asked } = visiting({ path: "/login" }, {});
    await expect(visitor.upstream(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
    expect(asked).toEqual([]);
  });
});

describe("spec §2: Login and Register need no session", () => {
  it.each(["/login", "/register", "/login/with/google", "/logout", "/language"])("%s makes no guest", async (path) => {
    const { visitor, asked, url } = visiting({ path }, { "/guest/login": guestLogin });
    await welcomeGuest(url, visitor);
    expect(asked).toEqual([]);
  });

  it.each(["/home", "/loginx", "/projects"])("%s does", async (path) => {
    const { visitor, paths, url } = visiting({ path }, { "/guest/login": guestLogin });
    await welcomeGuest(url, visitor);
    expect(paths()).toEqual(["/guest/login"]);
  });
});

describe("spec §3 Storage keys", () => {
  it("the device id is created if absent, lasts 10 years, and is sent with every call", async () => {
    const { visitor, asked, cookies } = visiting({ cookie: `token=${TOKEN}` }, { "/user/getUserInfo": { data: USER } });
    await visitor.upstream(account.getUserInfo, {});
    const id = asked[0]?.headers.get("device-id");
    expect(cookies()).toEqual([`device_id=${id}; Path=/; Max-Age=315360000; SameSite=Lax; HttpOnly`]);
  });

  it("one that is there stays", () => {
    expect(visiting({ cookie: "device_id=5b2a6c1e-0000-4000-8000-000000000000" }, {}).cookies()).toEqual([]);
  });

  it("the token is shared across the product's domain", async () => {
    const { visitor, url, cookies } = visiting({ domain: "studio.example" }, { "/guest/login": guestLogin });
    await welcomeGuest(url, visitor);
    for (const cookie of cookies()) expect(cookie).toContain("; Domain=studio.example");
  });
});
