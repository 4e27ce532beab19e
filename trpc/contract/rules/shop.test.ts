import { expect, it } from "vitest";
import { shopHost } from "./shop.ts";

it("takes a shop's own host", () => expect(shopHost("My-Shop.myshopify.com")).toBe("my-shop.myshopify.com"));

it.each([
  "evil.example",
  "a.myshopify.com.evil.example",
  "a.myshopify.com/x",
  "a.b.myshopify.com",
  "https://a.myshopify.com",
  ".myshopify.com",
  "-a.myshopify.com",
  "a.myshopify.com\n",
  "a.myshopify.com#.x",
])("refuses %j", (shop) => expect(shopHost(shop)).toBeNull());
