import { expect, it } from "vitest";
import { base32, codeAt, newSecret, sealed, stepAt, unsealed } from "./totp.ts";

const SECRET = new TextEncoder().encode("12345678901234567890");

/** RFC 6238 appendix B, SHA-1; its codes have eight digits, ours are their last six. */
it.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("the code of second %d is that of RFC 6238", async (seconds, code) => {
  expect(await codeAt(SECRET, stepAt(seconds * 1000))).toBe(code);
});

it("a secret is written as RFC 4648 does", () => {
  expect(["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((text) => base32(new TextEncoder().encode(text)))).toEqual([
    "",
    "MY",
    "MZXQ",
    "MZXW6",
    "MZXW6YQ",
    "MZXW6YTB",
    "MZXW6YTBOI",
  ]);
});

it("what is kept of a secret is read by the same key alone", async () => {
  const secret = newSecret();
  const kept = await sealed(secret, "one key");
  expect(await unsealed(kept, "one key")).toEqual(secret);
  await expect(unsealed(kept, "another key")).rejects.toThrow(/./);
});
