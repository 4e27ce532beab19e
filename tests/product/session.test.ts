import { describe, expect, it } from "vitest";
import { cookiesOf, get, registered } from "./browse.ts";

const to = (answer: Response) => [answer.status, answer.headers.get("location")];
const DEAD = "token=0123456789abcdefghij0123";

describe("spec §2: Center requires a token of someone who is no guest", () => {
  it("otherwise goes to Login, and comes back from there", async () => {
    const guest =
      cookiesOf(await get("/home"))
        .get("token")
        ?.split(";")[0] ?? "";
    for (const cookie of ["", guest]) expect(to(await get("/profile", { cookie }))).toEqual([302, "/login?back=%2Fprofile"]);
    const { token, email } = await registered();
    const center = await get("/profile", { cookie: `token=${token}` });
    expect([center.status, (await center.text()).includes(email)]).toEqual([200, true]);
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
    const guest =
      cookiesOf(await get("/home"))
        .get("token")
        ?.split(";")[0] ?? "";
    expect((await get(path, { cookie: guest })).status).toBe(200);
  });
});

describe("spec §8, -202 login required", () => {
  it("resets the user and goes to the login page, which says why", async () => {
    const answer = await get("/projects?before=5", { cookie: `${DEAD}; user_type=1` });
    expect(to(answer)).toEqual([303, "/login?ended=1&back=%2Fprojects%3Fbefore%3D5"]);
    for (const name of ["token", "user_type"]) expect(cookiesOf(answer).get(name)).toMatch(/Max-Age=0/);
    expect(await (await get("/login?ended=1")).text()).toContain("Your session has ended. Log in again to go on.");
  });

  it("a guest simply becomes a new one, on the same page", async () => {
    const answer = await get("/projects", { cookie: `${DEAD}; user_type=5` });
    expect(to(answer)).toEqual([303, "/projects"]);
    expect(await (await get("/projects")).text()).toContain("20 credits");
  });
});

it("spec §4: a user_type cookie that was changed has the user info fetched, and is put right by it", async () => {
  const guest =
    cookiesOf(await get("/home"))
      .get("token")
      ?.split(";")[0] ?? "";
  const answer = await get("/home", { cookie: `${guest}; user_type=24` });
  expect(cookiesOf(answer).get("user_type")).toMatch(/^user_type=5;/);
  expect(await answer.text()).toContain('href="/login"');
});
