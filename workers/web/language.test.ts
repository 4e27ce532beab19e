import { expect, it } from "vitest";
import { detectLanguage } from "./language.ts";

const at = (path: string, headers: Record<string, string> = {}) =>
  detectLanguage(new Request(`https://studio.example${path}`, { headers }));

it.each(["zh", "zh-CN", "zh-Hans-CN"])("spec §7: the header lang %s asks for Chinese", async (lang) => {
  expect(await at("/trpc/admin.audit", { lang })).toBe("zh");
});

it.each(["zh", "zh-CN"])("the cookie lang=%s asks for Chinese", async (lang) => {
  expect(await at("/home", { cookie: `lang=${lang}` })).toBe("zh");
});

it("the address goes before the header, the header before the cookie", async () => {
  expect([
    await at("/home?lang=en", { lang: "zh" }),
    await at("/home", { lang: "en", cookie: "lang=zh" }),
    await at("/home?lang=zh", { cookie: "lang=en" }),
  ]).toEqual(["en", "en", "zh"]);
});

it.each(["en", "tlh", "", "ZH", "<script>", "../zh", "<script>zh", "zh-CN,en"])(
  "any other locale (%j) is answered in English, by address, cookie and header",
  async (lang) => {
    const asked = await Promise.all([
      at(`/home?lang=${encodeURIComponent(lang)}`),
      at("/home", { cookie: `lang=${lang}` }),
      at("/home", { lang }),
    ]);
    expect(asked).toEqual(["en", "en", "en"]);
  },
);
