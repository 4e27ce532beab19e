import { expect, it } from "vitest";
import { hostCheck } from "./hosts.ts";

const allows = hostCheck(8787, "ads.example, .shop.example, lan.example:8080");

it.each([
  "127.0.0.1:8787",
  "localhost:8787",
  "LOCALHOST:8787",
  "[::1]:8787",
  "ads.example",
  "ads.example:443",
  "a.shop.example",
  "lan.example:8080",
])("answers %s", (host) => {
  expect(allows(host)).toBe(true);
});

it.each([
  "",
  "evil.example",
  "evil.example:8787",
  "127.0.0.1",
  "127.0.0.1:1",
  "localhost:87870",
  "x.ads.example",
  "shop.example",
  "evilshop.example",
  "lan.example",
  "ads.example@evil.example",
  "127.0.0.1:8787, evil.example",
  "127.0.0.1:8787/",
  "[::1",
  "127.0.0.1:8787 ",
])("refuses %j", (host) => expect(allows(host)).toBe(false));
