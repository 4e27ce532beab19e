import { expect, it } from "vitest";
import { perRequest, urlOf } from "./per-request.ts";

it("finds out once of each request, even where that is nothing", () => {
  let times = 0;
  const find = perRequest(({ url }: Request) => void (times += url.length > 0 ? 1 : 0));
  const [one, other] = [new Request("http://a/"), new Request("http://a/")];
  for (const request of [one, one, other, one]) find(request);
  expect(times).toBe(2);
});

it("knows each request's own address", () => {
  const request = new Request("http://a/b?c=d");
  expect([urlOf(request).pathname, urlOf(new Request("http://a/e")).pathname, urlOf(request).searchParams.get("c")]).toEqual([
    "/b",
    "/e",
    "d",
  ]);
});
