import { expect, it } from "vitest";
import { safePath } from "./back.ts";

const ORIGIN = "https://studio.example";

it.each(["/home", "/link-to-video/editor?draft=abc&x=%20"])("goes back to %s", (path) => {
  expect(safePath(path, ORIGIN)).toBe(path);
});

it.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/a\nb",
  "javascript:alert(1)",
  "",
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example/x",
  "/\u0000",
  `/${"x".repeat(3000)}`,
])("does not go to %j", (path) => {
  expect(safePath(path, ORIGIN)).toBe("/home");
});
