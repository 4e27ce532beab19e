import { expect, it } from "vitest";
import type { WebEnv } from "./env.ts";
import { clientAddressOf, geoOf } from "./geo.ts";

const forged = Object.assign(new Request("https://ads.test/", { headers: { "cf-connecting-ip": "203.0.113.77", "cf-ray": "8f0" } }), {
  cf: { country: "FR", timezone: "Europe/Paris" },
});

it("the edge says where a request comes from", () => {
  const env = {} as WebEnv;
  expect(clientAddressOf(forged, env)).toBe("203.0.113.77");
  expect(geoOf(forged, env)).toEqual({ country: "FR", zone: "Europe/Paris" });
});

it("where it is known what connects, no header is believed", () => {
  const env = { CONNECTS_FROM: "127.0.0.1" } as unknown as WebEnv;
  expect(clientAddressOf(forged, env)).toBe("127.0.0.1");
  expect(geoOf(forged, env)).toEqual({ country: "", zone: "UTC" });
});

it("nobody says it", () => {
  expect(clientAddressOf(new Request("https://ads.test/"), {} as WebEnv)).toBe("");
});
