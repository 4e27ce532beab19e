import { expect, it } from "vitest";
import { pathNext } from "./redirect-after-sign-in.ts";

it.each(["/home", "/link-to-video/editor?draft=a"])("successUrl %s is kept", (path) => expect(pathNext(path)).toBe(path));

it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/..//evil.example", "javascript:alert(1)", "/a\r\nb", ""])(
  "successUrl %j leads to the start",
  (path) => expect(pathNext(path)).toBe("/"),
);
