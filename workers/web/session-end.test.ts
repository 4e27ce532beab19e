import { describe, expect, it } from "vitest";
import { keepUserType, redirected, saysItself } from "./session-end.ts";
import { readFlash } from "../../app/http/read-flash.ts";
import { openJar } from "./cookie-jar.ts";
import type { Visit } from "./session.ts";

interface Told {
  redirect?: number;
  userType?: string;
  cookie?: string;
  known?: boolean;
}

const visitOf = ({ redirect, userType, cookie = "", known = true }: Told): Visit => {
  const jar = openJar(new Map(cookie ? [["user_type", cookie]] : []), "");
  const seen = { redirect, ...(userType ? { user: { user_type: Number(userType) } } : {}) };
  return { seen, jar, known } as unknown as Visit;
};
const page = (path: string, method = "GET") => new Request(`https://studio.example${path}`, { method });
const leads = (request: Request, told: Told) => redirected(request, visitOf(told))?.headers.get("location");

describe("spec §8: codes that lead elsewhere", () => {
  it("-105 (upgrade required) goes to VipPrice", () => expect(leads(page("/hooks", "POST"), { redirect: -105 })).toBe("/vip-price"));

  it("the plans say why they are shown", () => {
    const cookie = redirected(page("/hooks"), visitOf({ redirect: -105 }))?.headers.get("set-cookie") ?? "";
    const request = new Request("https://studio.example/vip-price", { headers: { cookie: cookie.split(";", 1)[0] ?? "" } });
    expect(readFlash(request).toasts).toEqual([{ type: "info", message: "plan.upgradeRequired" }]);
  });

  it("a form that comes back with what was typed says -105 itself; every other page of it goes to VipPrice", () => {
    expect(saysItself(visitOf({ redirect: -105 }), { status: 422 })).toBe(true);
    expect(saysItself(visitOf({ redirect: -105 }), { status: 200 })).toBe(false);
    expect(saysItself(visitOf({ redirect: -202 }), { status: 422 })).toBe(false);
    expect(saysItself(visitOf({}), { status: 422 })).toBe(false);
  });

  it("-202 (login required) resets the user and goes to Login, with the way back", () => {
    const visit = visitOf({ redirect: -202, cookie: "11" });
    expect(redirected(page("/link-to-video/editor?draft=a&b=%2F"), visit)?.headers.get("location")).toBe(
      "/login?ended=1&back=%2Flink-to-video%2Feditor%3Fdraft%3Da%26b%3D%252F",
    );
    expect(visit.jar.headers().map((cookie) => cookie.split(";", 3).join(";"))).toEqual([
      "token=; Path=/; Max-Age=0",
      "user_type=; Path=/; Max-Age=0",
    ]);
  });

  it("-202 of a guest gives way to a new guest on the same page, and leaves a posted form's answer standing", () => {
    expect(leads(page("/projects?before=5"), { redirect: -202, cookie: "5" })).toBe("/projects?before=5");
    expect(leads(page("/projects"), { redirect: -202 })).toBe("/projects");
    expect(leads(page("/projects", "POST"), { redirect: -202, cookie: "5" })).toBeUndefined();
  });

  it("a path that a browser would take for another site does not become one", () => {
    expect(leads(page("//evil.example/x"), { redirect: -202, cookie: "5" })).toBe("/evil.example/x");
  });

  it("nothing was said, or nobody was signed in: the page stands", () => {
    expect(leads(page("/home"), {})).toBeUndefined();
    expect(leads(page("/login"), { redirect: -202, known: false })).toBeUndefined();
  });
});

describe("spec §4: the user_type cookie", () => {
  const said = (told: Told) => {
    const visit = visitOf(told);
    keepUserType(visit);
    return visit.jar.headers();
  };
  it("is put right where it was changed, and left alone where it is right or nobody was read", () => {
    expect(said({ userType: "5", cookie: "24" })).toEqual(["user_type=5; Path=/; Max-Age=315360000; SameSite=Lax"]);
    expect(said({ userType: "5", cookie: "5" })).toEqual([]);
    expect(said({ cookie: "24" })).toEqual([]);
  });
});
