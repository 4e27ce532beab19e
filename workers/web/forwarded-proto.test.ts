import { expect, it } from "vitest";
import { withForwardedProto } from "./forwarded-proto.ts";

const sent = (url: string, headers: Record<string, string> = {}) =>
  withForwardedProto(new Request(url, { method: "POST", headers, body: "a=b" }));

it("behind a proxy that takes https, a request is an https one, with all that it brought", async () => {
  const request = sent("http://studio.example/home?a=http:", { "x-forwarded-proto": "https", cookie: "lang=zh" });
  expect([request.url, request.method, request.headers.get("cookie"), await request.text()]).toEqual([
    "https://studio.example/home?a=http:",
    "POST",
    "lang=zh",
    "a=b",
  ]);
});

it("any other request is left alone", () => {
  expect(sent("http://127.0.0.1:8787/home").url).toBe("http://127.0.0.1:8787/home");
  expect(sent("http://127.0.0.1:8787/home", { "x-forwarded-proto": "http" }).url).toBe("http://127.0.0.1:8787/home");
  expect(sent("https://studio.example/home", { "x-forwarded-proto": "https" }).url).toBe("https://studio.example/home");
});
