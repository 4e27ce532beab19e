import { expect, it } from "vitest";
import { keyedHash, sameText } from "./keyed-hash.ts";
import { hashPassword, isCurrentHash, verifyPassword } from "./password.ts";

it("keeps a salted hash with its count of iterations, and knows the password again", async () => {
  const [one, two] = await Promise.all([hashPassword("secret 密码"), hashPassword("secret 密码")]);
  expect(one).toMatch(/^pbkdf2-sha256\$100000x6\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword("secret 密码", one)).toBe(true);
  expect(await verifyPassword("secret 密碼", one)).toBe(false);
});

it("opens nothing where no password was set", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("anything", null)).toBe(false);
});

it("computes what the standard's test vector says", async () => {
  const vector = "pbkdf2-sha256$4096$73616c74$c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a";
  expect(await verifyPassword("password", vector)).toBe(true);
  expect([isCurrentHash(vector), isCurrentHash(await hashPassword("secret 密码"))]).toEqual([false, true]);
});

it("compares whole texts", () => {
  expect([sameText("abc", "abc"), sameText("abc", "abd"), sameText("abc", "ab"), sameText("", ""), sameText("a", "")]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

it("hashes with a key: another key gives another hash", async () => {
  expect(await keyedHash("one", "text")).not.toBe(await keyedHash("two", "text"));
});
