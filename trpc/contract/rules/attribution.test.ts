import { expect, it } from "vitest";
import { attributionOf } from "./attribution.ts";

it("keeps the attribution values of spec §3 and nothing else", () => {
  const link = new URLSearchParams(
    "utm_source=news&gclid=g1&draft=abc&token=secret&inviteCode=i1&pbtid=p&event_id=e&channel=c&fbclid=f&utm_id=7",
  );
  expect(attributionOf(link)).toEqual({
    utm_source: "news",
    gclid: "g1",
    invite_code: "i1",
    pbtid: "p",
    event_id: "e",
    channel: "c",
    fbclid: "f",
    utm_id: "7",
  });
});

it("takes control characters out, shortens, and drops what is empty or no text", () => {
  expect(
    attributionOf([
      ["utm_source", "a\r\nSet-Cookie: x"],
      ["utm_medium", "\u0000 "],
      ["channel", 4],
      ["ref", "x".repeat(999)],
    ]),
  ).toEqual({
    utm_source: "aSet-Cookie: x",
    ref: "x".repeat(300),
  });
});

it("is not fooled by names that every object has", () => {
  expect(
    attributionOf([
      ["constructor", "a"],
      ["__proto__", "b"],
      ["toString", "c"],
    ]),
  ).toEqual({});
});
