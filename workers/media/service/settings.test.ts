import { expect, test } from "vitest";
import { isAuthorised } from "./auth.ts";
import { settingsFrom } from "./settings.ts";

const SECRET = "0123456789abcdef";

test("settings have defaults, and origins are read whatever path follows them", () => {
  const { host, port, origins } = settingsFrom({
    MEDIA_SECRET: SECRET,
    MEDIA_ALLOWED_ORIGINS: "http://127.0.0.1:8787/files, https://files.example",
  });
  expect([host, port, [...origins]]).toEqual(["127.0.0.1", 8790, ["http://127.0.0.1:8787", "https://files.example"]]);
});

test("the ports of public hosts are those of the web, unless others are named", () => {
  const env = { MEDIA_SECRET: SECRET, MEDIA_ALLOWED_ORIGINS: "http://a.example" };
  expect([...settingsFrom(env).egress.ports]).toEqual([80, 443]);
  expect([...settingsFrom({ ...env, MEDIA_EGRESS_PORTS: "443, 8443" }).egress.ports]).toEqual([443, 8443]);
});

test.each([
  [{ MEDIA_ALLOWED_ORIGINS: "http://a.example" }, /MEDIA_SECRET/],
  [{ MEDIA_SECRET: "short", MEDIA_ALLOWED_ORIGINS: "http://a.example" }, /MEDIA_SECRET/],
  [{ MEDIA_SECRET: SECRET }, /MEDIA_ALLOWED_ORIGINS/],
  [{ MEDIA_SECRET: SECRET, MEDIA_ALLOWED_ORIGINS: "ftp://a.example" }, /not http/],
  [{ MEDIA_SECRET: SECRET, MEDIA_ALLOWED_ORIGINS: "http://a.example", MEDIA_PORT: "70000" }, /MEDIA_PORT/],
  [{ MEDIA_SECRET: SECRET, MEDIA_ALLOWED_ORIGINS: "http://a.example", MEDIA_EGRESS_PORTS: "80,https" }, /MEDIA_EGRESS_PORTS/],
  [{ MEDIA_SECRET: SECRET, MEDIA_ALLOWED_ORIGINS: "http://a.example", MEDIA_EGRESS_PORTS: "0" }, /MEDIA_EGRESS_PORTS/],
])("a start without what it needs names the variable", (env, reason) => {
  expect(() => settingsFrom(env)).toThrow(reason);
});

test("only the whole secret in a bearer header is let in", () => {
  expect(isAuthorised(`Bearer ${SECRET}`, SECRET)).toBe(true);
  for (const header of [undefined, "", SECRET, `Bearer ${SECRET}x`, `Bearer ${SECRET.slice(1)}`, `Basic ${SECRET}`, "Bearer "])
    expect(isAuthorised(header, SECRET)).toBe(false);
});
