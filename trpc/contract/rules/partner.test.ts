import { expect, it } from "vitest";
import { partnerUrl } from "./partner.ts";

const HOSTS = "partner.example, .shops.example";

it.each([
  ["https://partner.example/start?x=1", "https://partner.example/start?x=1"],
  ["partner.example", "https://partner.example/"],
  ["https://a.shops.example/", "https://a.shops.example/"],
])("openPartner %s leads to %s", (asked, url) => expect(partnerUrl(asked, HOSTS)?.href).toBe(url));

it.each([
  "https://evil.example/",
  "http://partner.example/",
  "//partner.example",
  "https://partner.example.evil.example/",
  "https://partner.example@evil.example/",
  "https://evil.example\\@partner.example/",
  "https://partner.example:8443/",
  "https://partner.example%2eevil.example/",
  "javascript:alert(1)//partner.example",
  "https://xshops.example/",
  "https://shops.example/",
  "https://partner.example/\r\nSet-Cookie:x=1",
  "",
])("openPartner %j leads nowhere", (asked) => expect(partnerUrl(asked, HOSTS)).toBeNull());

it("without a list nothing is allowed", () => expect(partnerUrl("https://partner.example/", "")).toBeNull());
