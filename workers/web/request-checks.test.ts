import { describe, expect, it } from "vitest";
import { isGarbled, unfit } from "./request-checks.ts";

/** As a server reads them: the constructor would refuse some of these. */
const withHeader = (value: string) =>
  ({
    headers: new Map([
      ["host", "studio.example"],
      ["x", value],
    ]),
  }) as unknown as Request;
const ask = (path: string, init: RequestInit = {}) => unfit(new Request(`https://studio.example${path}`, init));

describe("a header with control characters", () => {
  it.each(["\u0000", "\u0001", "\u0007", "\b", "\u000b", "\r", "\n", "\u001b", "\u001f", "\u007f"])("is garbled by %j", (character) => {
    expect(isGarbled(withHeader(`a${character}b`))).toBe(true);
  });

  it("and by nothing else: a tab, and letters of all the world, in whichever bytes, pass", () => {
    for (const value of ["", "a\tb", "Mozilla/5.0 (X11; Linux)", "þÿ", "\u00e4\u0085\u0081", "中文"])
      expect(isGarbled(withHeader(value)), value).toBe(false);
  });
});

describe("an address that no page can be asked for", () => {
  it("is a 414 beyond 8000 characters, whatever it says", () => {
    expect(ask(`/home?x=${"a".repeat(10_240)}`)).toBe(414);
    expect(ask(`/home?x=${"a".repeat(7900)}`)).toBeNull();
  });

  it.each(["/ho%0d%0ame", "/%00", "/%1b", "/%7F", "/%ff", "/%"])("is a 400 where %s holds a control character or is no text", (path) =>
    expect(ask(path)).toBe(400),
  );

  it("may have an odd query: pages ignore what they do not know", () => expect(ask("/home?%00=%ff")).toBeNull());

  it("is a 400 for a post without a form", () => {
    expect(ask("/home", { method: "POST", body: "{}" })).toBe(400);
    expect(ask("/home", { method: "POST", body: new URLSearchParams({ a: "b" }) })).toBeNull();
  });
});
