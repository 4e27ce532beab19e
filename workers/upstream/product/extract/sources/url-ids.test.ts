import { describe, expect, it } from "vitest";
import { urlIds } from "./url-ids.ts";

const best = (address: string): string => urlIds(address).toSorted((a, b) => b.weight - a.weight)[0]?.id ?? "";

describe("identifiers in addresses", () => {
  it.each([
    ["https://shop.example/ip/Garden-Hose/55126611", "55126611"],
    ["https://shop.example/dp/B01GOH7PKA/ref=sr_1_1", "B01GOH7PKA"],
    ["https://shop.example/en_gb/productpage.0713986001.html", "0713986001"],
    ["https://shop.example/12345678-garden-hose.html", "12345678"],
    ["https://shop.example/product-detail/Garden-Hose_1600123456789.html", "1600123456789"],
    ["https://shop.example/product.php?id=99001", "99001"],
    ["https://shop.example/shop/hose-0045/", "hose-0045"],
    ["https://shop.example/garden-hose-p8812345.html", "8812345"],
    ["https://shop.example/garden-hose", ""],
    ["https://shop.example/blog/2020/garden-hose", ""],
    ["not an address", ""],
  ])("finds in %s: %s", (address, id) => {
    expect(best(address)).toBe(id);
  });
});
