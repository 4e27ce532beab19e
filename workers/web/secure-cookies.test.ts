import { expect, it } from "vitest";
import { secured } from "./secure-cookies.ts";

const answer = (...cookies: string[]): Response => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response("page", { headers });
};

it("marks every cookie of an https answer Secure", () => {
  const { headers } = secured(answer("a=1; Path=/", "b=2; Path=/"), "https://studio.example/home");
  expect(headers.getSetCookie()).toEqual(["a=1; Path=/; Secure", "b=2; Path=/; Secure"]);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

it("asks for https from here on, whether there is a cookie or not; by http it has no say", () => {
  expect(secured(answer(), "https://studio.example/home").headers.get("strict-transport-security")).toBe("max-age=31536000");
  expect(secured(answer("a=1"), "http://127.0.0.1:8787/home").headers.has("strict-transport-security")).toBe(false);
});

it("leaves http on this machine alone: a Secure cookie would be dropped", () => {
  expect(secured(answer("a=1; Path=/"), "http://127.0.0.1:8787/home").headers.getSetCookie()).toEqual(["a=1; Path=/"]);
});
