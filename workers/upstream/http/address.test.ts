import { expect, it } from "vitest";
import { clientAddress, networkOf } from "./address.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0DB8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));

const given = (headers: Record<string, string>) => clientAddress(new Headers(headers), "the shared secret");

it("believes an address only beside the secret: a forged header does not help an outsider", () => {
  expect(given({ "x-client-address": "203.0.113.9", "x-upstream-secret": "the shared secret" })).toBe("203.0.113.9");
  expect(given({ "x-client-address": "203.0.113.9" })).toBe("outside");
  expect(given({ "x-client-address": "203.0.113.9", "x-upstream-secret": "a guess" })).toBe("outside");
  expect(given({ "cf-connecting-ip": "203.0.113.9" })).toBe("outside");
  expect(given({ "x-upstream-secret": "the shared secret" })).toBe("outside");
});
