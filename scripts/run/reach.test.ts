import { afterEach, expect, it, vi } from "vitest";
import { ownSettings } from "./own-settings.ts";
import { mediaReach, upstreamReach, webReach } from "./reach.ts";

afterEach(() => void vi.unstubAllEnvs());

/** What the workers are told in an environment, as `startProduct` puts it together. */
function told(environment: Record<string, string>) {
  for (const name of ["TRUSTED_PROXY", "LIMITS_SCALE", "CODES_ON_PAGE", "PAYMENTS"]) vi.stubEnv(name, environment[name]);
  const { LIMITS_SCALE, CODES_ON_PAGE, PAYMENTS } = { ...upstreamReach(), ...ownSettings() } as Record<string, string | undefined>;
  return { LIMITS_SCALE, CODES_ON_PAGE, PAYMENTS, CONNECTS_FROM: webReach().CONNECTS_FROM };
}

it.each([{}, { TRUSTED_PROXY: "no" }, { TRUSTED_PROXY: "true" }] as Record<string, string>[])(
  "a machine of one's own (%j) has wide limits, shows codes, sells for play money, and says where all visitors connect from",
  (environment) => {
    const own = { LIMITS_SCALE: "100", CODES_ON_PAGE: "registration", PAYMENTS: "test", CONNECTS_FROM: "127.0.0.1" };
    expect(told(environment)).toEqual(own);
  },
);

it("behind a proxy the limits are the internet's, codes go by mail only, nothing is bought without a key, and the proxy is believed", () => {
  expect(told({ TRUSTED_PROXY: "yes" })).toEqual({});
});

it("unless the operator sets otherwise", () => {
  expect(told({ TRUSTED_PROXY: "yes", LIMITS_SCALE: "5", CODES_ON_PAGE: "registration" })).toEqual({
    LIMITS_SCALE: "5",
    CODES_ON_PAGE: "registration",
  });
});

it("the media service reads the sample shop, and beside it what the operator names", () => {
  vi.stubEnv("MEDIA_EGRESS_ALLOW", "");
  expect(mediaReach(8787)).toEqual({ MEDIA_EGRESS_ALLOW: "http://127.0.0.1:8787/samples/" });
  vi.stubEnv("MEDIA_EGRESS_ALLOW", "http://127.0.0.1:9000/hooks/");
  expect(mediaReach(8787)).toEqual({ MEDIA_EGRESS_ALLOW: "http://127.0.0.1:8787/samples/,http://127.0.0.1:9000/hooks/" });
});
