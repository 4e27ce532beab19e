import { refusals } from "../../locales/en/refusals.ts";
import { describe, expect, it } from "vitest";
import { PASSWORD } from "../setup/password.ts";
import { cookiesOf, get, post, registered } from "./browse.ts";

describe("open redirects", () => {
  it.each([
    "https://evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    "https://partner.example@evil.example/",
    "https://partner.example.evil.example/",
  ])("openPartner=%s is refused with a clear page, and nothing of it is kept or shown", async (partner) => {
    const answer = await get(`/login?openPartner=${encodeURIComponent(partner)}`);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(refusals.partner.title);
    expect(page).not.toContain("evil.example");
    expect([...cookiesOf(answer).keys()]).not.toContain("partner_url");
    expect(cookiesOf(answer).has("came")).toBe(false);
  });

  it("the refusal is Chinese for a Chinese visitor", async () => {
    expect(await (await get("/home?openPartner=evil.example", { cookie: "lang=zh" })).text()).toContain("没有带你过去");
  });

  it("spec §2: a logged-in non-guest who visits Login goes to / or, with openPartner, to the partner", async () => {
    const { token } = await registered();
    expect((await get("/login", { cookie: `token=${token}` })).headers.get("location")).toBe("/");
    const partner = await get("/login?openPartner=https%3A%2F%2Fpartner.example%2Fstart", { cookie: `token=${token}` });
    const kept = /partner_url=([^;]*)/.exec(cookiesOf(partner).get("partner_url") ?? "")?.[1] ?? "";
    const sent = await get("/register", { cookie: `token=${token}; partner_url=${kept}` });
    expect([sent.status, sent.headers.get("location")]).toEqual([302, "https://partner.example/start"]);
    const forged = await get("/login", { cookie: `token=${token}; partner_url=${encodeURIComponent("https://evil.example/")}` });
    expect(forged.headers.get("location")).toBe("/");
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/..//evil.example", "javascript:alert(1)"])(
    "back=%s leads to the start",
    async (back) => {
      const { email } = await registered();
      const answer = await post("/login", { intent: "login", email, password: PASSWORD, back });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/home"]);
    },
  );
});
