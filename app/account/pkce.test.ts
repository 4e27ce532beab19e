import { expect, it } from "vitest";
import { challengeOf } from "./pkce.ts";

it("computes what RFC 7636 appendix B says", async () => {
  expect(await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
});
