import { expect, it } from "vitest";
import { upstreamOf, type WebEnv } from "./env.ts";

it("only the upstream of this deployment is believed to keep the contract and to take reads together", () => {
  const embedded = { UPSTREAM: { fetch } } as unknown as WebEnv;
  expect(upstreamOf(embedded)).toMatchObject({ gathers: true, sameContract: true });
  expect(upstreamOf({ ...embedded, UPSTREAM_URL: "https://other.test" })).toMatchObject({
    origin: "https://other.test",
    gathers: false,
    sameContract: false,
  });
});
