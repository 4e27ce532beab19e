import { expect, it } from "vitest";
import { PUBLIC_PAGES } from "../route-table.ts";
import { languageAsked, pageAddress } from "./address.ts";
import { robots, sitemap } from "./sitemap.ts";

it("the sitemap has each public page in both languages, each naming the other", () => {
  const text = sitemap("https://studio.example");
  expect(text.match(/<url>/g)).toHaveLength(PUBLIC_PAGES.length * 2);
  expect(text).toContain("<url><loc>https://studio.example/ai-tools?lang=zh</loc>");
  expect(text.match(/hreflang="zh-CN" href="https:\/\/studio\.example\/home\?lang=zh"/g)).toHaveLength(2);
});

it("robots.txt keeps crawlers from what is no page", () => {
  expect(robots("https://studio.example")).toMatch(/Disallow: \/trpc\/\n.*Disallow: \/files\//);
});

it.each([
  ["en", "en"],
  ["zh", "zh"],
  ["ZH", null],
  ["zh-CN", null],
  ["tlh", null],
  ["", null],
])("?lang=%s asks for %s", (value, lang) => {
  expect(languageAsked(new URL(`https://studio.example/home?lang=${value}`))).toBe(lang);
});

it("English is the plain address", () => {
  expect([pageAddress("https://s", "home", "en"), pageAddress("https://s", "home", "zh")]).toEqual([
    "https://s/home",
    "https://s/home?lang=zh",
  ]);
});
