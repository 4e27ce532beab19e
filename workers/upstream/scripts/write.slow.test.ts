import { describe, expect, it } from "vitest";
import { type Clip, script } from "../../../trpc/contract/script.ts";
import { checkScript, SCRIPT_LENGTHS, SPEECH_RATE, type ScriptLength } from "../../../trpc/contract/rules/script.ts";
import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { isThin } from "./angles.ts";
import { briefOf } from "./brief.ts";
import { wholeId } from "./facts/parts.ts";
import { factsOf } from "./facts/sources.ts";
import type { Item } from "./items.ts";
import { BARE, CHINESE, PRODUCTS, productOf } from "./fixtures/products.ts";
import { headlineFits } from "./text/headline.ts";
import { estimatedAdSeconds, spokenSeconds, spokenUnits } from "../../../trpc/contract/rules/speech.ts";
import { writeScripts, type WriteOptions } from "./write.ts";

const PLAIN: WriteOptions = { language: "en", lengthSeconds: 30, objective: "sales", count: 3, seed: 1 };
const writeAnew = (product: Product, change: Partial<WriteOptions> = {}) => writeScripts(product, { ...PLAIN, ...change });

const written = new Map<string, ReturnType<typeof writeAnew>>();

/** What several tests look at is written once: the same product, options and seed give the same scripts. */
function write(product: Product, change: Partial<WriteOptions> = {}) {
  const key = JSON.stringify([product, { ...PLAIN, ...change }]);
  const scripts = written.get(key) ?? writeAnew(product, change);
  written.set(key, scripts);
  return scripts;
}
const texts = (product: Product, change: Partial<WriteOptions> = {}) =>
  write(product, change).flatMap((one) => one.clips.map((clip) => clip.text));
const seconds = (product: Product, lengthSeconds: ScriptLength, language: ScriptLanguage) =>
  write(product, { lengthSeconds, language }).map((one) => one.clips.reduce((sum, clip) => sum + spokenSeconds(clip.text, language), 0));

/** The facts that clips do not say. */
const unusedBy = (clips: readonly Clip[], items: readonly Item[]): Item[] => {
  const said = new Set(clips.flatMap(({ claims }) => claims.map(({ fact_id }) => fact_id)));
  return items.filter(({ factId }) => !said.has(wholeId(factId)));
};

it("scripts side by side are called by different headlines, though all of them open with the name", () => {
  const product = productOf("小米车载充电器快充版(37W)", ["双口快充", "单口27W快充", "多重安全保护"], { brand: "小米", language: "zh" });
  const titles = write(product, { language: "zh", lengthSeconds: 15 }).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it("an angle that gives way to another is not told in the other's place again", () => {
  const facts = [
    "表盘采用双层防反光蓝宝石玻璃镜面在强光下也看得清楚时间和日期",
    "机身采用航空级铝合金一体成型工艺打磨边角圆润不硌手也不容易留下划痕",
    "随机附带三条不同长度的替换带和一个可以折叠的充电底座方便出差携带",
  ];
  const prices = { promo_price: { amount: "39", currency: "USD" }, original_price: { amount: "79", currency: "USD" } };
  const told = write(productOf("智能马桶", facts, { ...prices, language: "zh" }), { language: "zh", lengthSeconds: 15 });
  expect(told.map(({ angle }) => angle).slice(0, 2)).toEqual(["benefit-first", "problem-solution"]);
});

const angles = (product: Product, count = 5) => write(product, { count }).map((one) => one.angle);
const calls = (change: Partial<WriteOptions>, product: Product = PRODUCTS.home) =>
  write(product, change).map((one) => one.clips.at(-1)?.text ?? "");

const cases = (["en", "zh"] as const).flatMap((language) =>
  Object.entries({ ...PRODUCTS, bare: BARE, chinese: CHINESE }).map(([name, product]) => ({ name, language, product })),
);

describe.each(cases)("scripts in $language for the $name product", ({ language, product }) => {
  const scripts = write(product, { lengthSeconds: 30, language });

  it("are three, and of the contract", () => {
    expect(scripts).toHaveLength(3);
    for (const one of scripts) expect(script.parse(one)).toEqual(one);
  });

  it("have clips long enough to be spoken and headlines short enough to be read", () => {
    for (const one of scripts) {
      expect(checkScript(one)).toEqual([]);
      for (const clip of one.clips) expect(headlineFits(clip.headline, language), clip.headline).toBe(true);
    }
  });

  it("cite a fact of the product for every claim", () => {
    const ids = new Set(factsOf(product).map((fact) => fact.id));
    for (const one of scripts)
      for (const clip of one.clips) for (const claim of clip.claims) expect(ids, clip.text).toContain(claim.fact_id);
  });

  it("begin with a hook and end with a call", () => {
    for (const one of scripts) {
      expect(one.clips[0]?.role).toBe("hook");
      expect(one.clips.at(-1)?.role).toBe("cta");
    }
  });

  it("say nothing twice in one script", () => {
    for (const one of scripts) expect(new Set(one.clips.map((clip) => clip.text)).size).toBe(one.clips.length);
  });

  it("fit 15 seconds within 15 percent; what a page says next to nothing of is shorter, and says all of it", () => {
    const brief = briefOf(product, language, "sales");
    for (const one of write(product, { lengthSeconds: 15, language })) {
      const spoken = one.clips.reduce((sum, clip) => sum + spokenSeconds(clip.text, language), 0);
      expect(spoken).toBeLessThanOrEqual(15 * 1.1);
      if (isThin(brief)) expect(unusedBy(one.clips, brief.items)).toEqual([]);
      else expect(spoken).toBeGreaterThanOrEqual(15 * 0.85);
    }
  });

  it.each([20, 30, 45] as const)("fill %d seconds, or say all that there is", (length) => {
    const { items } = briefOf(product, language, "sales");
    for (const one of write(product, { lengthSeconds: length, language })) {
      const spoken = one.clips.reduce((sum, clip) => sum + spokenSeconds(clip.text, language), 0);
      expect(spoken).toBeLessThanOrEqual(length * 1.15);
      if (spoken < length * 0.85) expect(unusedBy(one.clips, items), one.angle).toEqual([]);
    }
  });

  it.each([15, 20, 30, 45, 60] as const)("have no clip without product, price or name while a fact would fit: %d seconds", (length) => {
    const { items, voice } = briefOf(product, language, "sales");
    for (const one of write(product, { lengthSeconds: length, language })) {
      const fillers = one.clips.slice(1, -1).filter(({ claims, text }) => claims.length === 0 && !text.includes(voice["name"] ?? "\u0000"));
      const units = one.clips.reduce((sum, { text }) => sum + spokenUnits(text, language), 0);
      const fitting = unusedBy(one.clips, items).filter(
        ({ statement, slogan }) =>
          !slogan &&
          fillers.some(
            ({ text }) => units - spokenUnits(text, language) + spokenUnits(statement, language) <= length * 1.1 * SPEECH_RATE[language],
          ),
      );
      expect(
        fitting.map(({ statement }) => statement),
        one.angle,
      ).toEqual([]);
    }
  });

  it("never run over, whatever the length", () => {
    for (const length of SCRIPT_LENGTHS)
      for (const spoken of seconds(product, length, language)) expect(spoken).toBeLessThanOrEqual(length * 1.15);
  });
});

describe("the language of a script", () => {
  it("is Chinese for an English page, names apart", () => {
    for (const product of Object.values(PRODUCTS)) {
      for (const text of texts(product, { language: "zh" })) expect(text.match(/[a-z]+(?: [a-z]+){2,}/g), text).toBeNull();
    }
  });

  it("is English for a Chinese page", () => {
    for (const text of texts(CHINESE)) expect(text).not.toMatch(/\p{Script=Han}/u);
  });

  it("quotes a Chinese page in a Chinese ad", () => {
    expect(texts(CHINESE, { language: "zh", lengthSeconds: 45 }).join("")).toMatch(/杯口加宽/);
  });
});

describe("a short ad", () => {
  it.each([
    ["kitchen", PRODUCTS.kitchen],
    ["Chinese", CHINESE],
  ] as const)("of the %s product opens with no more words than leave room for a fact and the call", (_, product) => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const { angle, clips } of write(product, { language: "zh", lengthSeconds: 15, seed })) {
        expect(
          estimatedAdSeconds(
            clips.map(({ text }) => ({ units: spokenUnits(text, "zh") })),
            "zh",
          ),
          angle,
        ).toBeLessThan(15 * 1.1);
        expect(clips.length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe("regenerate", () => {
  it("is the same for the same seed", () => {
    expect(writeAnew(PRODUCTS.kitchen)).toEqual(writeAnew(PRODUCTS.kitchen));
  });

  it.each(["en", "zh"] as const)("writes a really different text in %s with another seed", (language) => {
    const first = texts(PRODUCTS.kitchen, { language, seed: 1, count: 1 });
    const kept = texts(PRODUCTS.kitchen, { language, seed: 2, count: 1 }).filter((text) => first.includes(text));
    expect(kept.length).toBeLessThanOrEqual(first.length * 0.5);
  });
});

describe("angles", () => {
  it("are all five where the facts allow", () => {
    expect(new Set(angles(PRODUCTS.kitchen))).toEqual(new Set(["offer", "social-proof", "problem-solution", "benefit-first", "story"]));
  });

  it("leave out social proof without a rating and an offer without a price", () => {
    const found = angles(productOf("Mug", ["Dishwasher safe"], { promo_price: null }));
    expect(found).not.toContain("social-proof");
    expect(found).not.toContain("offer");
  });

  it.each([15, 20, 30, 60] as const)("say what an offer saves, in %i seconds", (lengthSeconds) => {
    const sale = productOf("Duffle Bag", ["Dual top handles", "Adjustable shoulder strap"], {
      promo_price: { amount: "34", currency: "USD" },
      original_price: { amount: "49", currency: "USD" },
    });
    const offers = [1, 2, 3, 4, 5].flatMap((seed) => write(sale, { lengthSeconds, seed }).filter(({ angle }) => angle === "offer"));
    expect(offers).toHaveLength(5);
    for (const { clips } of offers) expect(clips.map(({ text }) => text).join(" ")).toMatch(/49\b/);
  });

  it("are only those that promise nothing when there are no facts", () => {
    expect(new Set(angles(BARE))).toEqual(new Set(["problem-solution", "offer"]));
  });
});

describe("what the ad asks for", () => {
  it("follows the objective", () => {
    expect(calls({ objective: "sales" }).every((text) => /order|cart|get yours/i.test(text))).toBe(true);
    expect(calls({ objective: "leads" }).every((text) => /questions|ask/i.test(text))).toBe(true);
  });

  it("sells nothing that is sold out", () => {
    expect(calls({}, { ...PRODUCTS.home, availability: "OutOfStock" }).every((text) => /sold out|out of stock/i.test(text))).toBe(true);
  });
});

describe("what a page should not be able to do", () => {
  it("keeps shop noise out", () => {
    const noisy = productOf("★★★ FREE SHIPPING!!! Ceramic Mug [SKU-99812-XL] 🎁🎁", [
      "FREE SHIPPING on orders over $25!!!",
      "Click here to subscribe to our newsletter.",
      "Dishwasher safe",
    ]);
    const all = texts(noisy, { count: 5 }).join(" ");
    expect(all).not.toMatch(/shipping|click here|newsletter|99812|★|🎁/i);
  });

  it("does not repeat superlatives or cures", () => {
    const loud = productOf("Herbal tea", ["The best tea in the world!", "Cures headaches in minutes.", "20 bags"]);
    expect(texts(loud, { count: 5 }).join(" ")).not.toMatch(/best tea|cures/i);
  });

  it("survives a name in a right-to-left script, and one of nothing but emoji", () => {
    expect(write(productOf("تيشيرت بشعار الماركة", ["ياقة دائرية"]))).toHaveLength(3);
    expect(write(productOf("🎧🎧🎧", []))).toHaveLength(3);
    expect(write(productOf("   ", ["Dishwasher safe"]))).toEqual([]);
  });

  it("is not stopped by a page of a hundred long facts", () => {
    const long = productOf(
      "Mug",
      Array.from({ length: 100 }, (_, index) => `This mug holds ${index + 200} ml and ${"it is what it is, ".repeat(30)}`),
    );
    expect(write(long)).toHaveLength(3);
  });
});

describe("a script that is asked to be long", () => {
  const thin: Product = {
    ...PRODUCTS.home,
    intro: "It folds flat.",
    selling_points: [],
    facts: [
      { id: "f1", text: "It folds flat.", source: "page" as const },
      { id: "f2", text: "It weighs 380 grams.", source: "page" as const },
    ],
  };

  it("of few facts says each once and ends, rather than say them again, and claims nothing without a fact", () => {
    const known = new Set(factsOf(thin).map(({ id }) => id));
    for (const language of ["en", "zh"] as const)
      for (const one of writeScripts(thin, { language, lengthSeconds: 60, objective: "sales", count: 3, seed: 5 })) {
        const said = one.clips.flatMap(({ claims }) => claims.map(({ fact_id }) => fact_id));
        expect(new Set(said).size).toBe(said.length);
        expect(one.clips.length).toBeLessThanOrEqual(12);
        expect(new Set(one.clips.map(({ text }) => text)).size).toBe(one.clips.length);
        for (const { claims, text } of one.clips)
          for (const claim of claims) {
            expect(known.has(claim.fact_id ?? "")).toBe(true);
            expect(text.toLowerCase()).toContain(claim.text.toLowerCase());
          }
        expect(one.clips.map(({ role }) => role).lastIndexOf("cta")).toBe(one.clips.length - 1);
        expect(one.clips[0]?.role).toBe("hook");
      }
  });

  it("is longer than one that is asked to be short", () => {
    const spoken = (lengthSeconds: 30 | 60) =>
      writeScripts(thin, { language: "en", lengthSeconds, objective: "sales", count: 1, seed: 5 }).flatMap(({ clips }) => clips).length;
    expect(spoken(60)).toBeGreaterThan(spoken(30));
  });
});

describe("a script of a minute", () => {
  it("is one that the contract takes, whatever the draw: no more clips than it allows, the call at the end", () => {
    for (let seed = 0; seed < 40; seed += 1) {
      for (const one of write(PRODUCTS.home, { lengthSeconds: 60, seed })) {
        expect(script.safeParse(one).success, `seed ${seed}: ${one.clips.length} clips`).toBe(true);
        expect(one.clips.at(-1)?.role).toBe("cta");
      }
    }
  });
});
