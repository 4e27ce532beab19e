import { expect, it } from "vitest";
import { readCookies } from "../../app/http/cookies.ts";
import { openJar } from "./cookie-jar.ts";
import { answered, ask } from "./sign-in-question.ts";

const WISH = { back: "/projects?x=1", team: "abc" };
const DOMAIN = "studio.example";

/** The jar of the next request of a browser that was given these cookies. */
const next = (given: string[]) =>
  openJar(
    readCookies(new Request("https://studio.example", { headers: { cookie: given.map((cookie) => cookie.split(";")[0]).join("; ") } })),
    DOMAIN,
  );

it("an answer belongs to the browser that asked, once", () => {
  const jar = openJar(new Map(), DOMAIN);
  const question = ask(jar, WISH);
  const [cookie = ""] = jar.headers();
  expect(cookie).toMatch(/Max-Age=900; SameSite=Lax; Domain=studio\.example; HttpOnly$/);
  const back = next([cookie]);
  expect(answered(back, question.state)).toEqual({ ...question, ...WISH });
  expect(back.headers()[0]).toMatch(/^sign_in=; Path=\/; Max-Age=0/);
  expect(answered(next([cookie]), ask(jar, WISH).state)).toBeNull();
});

it.each([
  "",
  "{}",
  "null",
  "[]",
  "%E0%A4%A",
  JSON.stringify({ state: "", nonce: "", back: "", team: "" }),
  JSON.stringify({ state: 5, nonce: "n", back: "b", team: "t" }),
])("a forged cookie (%s) answers nothing", (value) => {
  for (const state of ["", "5", "undefined"])
    expect(answered(openJar(new Map([["sign_in", encodeURIComponent(value)]]), DOMAIN), state)).toBeNull();
});
