import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../glossary/entry.ts";
import { NOUNS } from "../glossary/nouns.ts";
import { BANKS } from "./bank.ts";
import { scenesOf } from "./drinks.ts";
import { furnishes } from "./furnishing.ts";
import { meets, type Needs, needsOf, type Standing } from "./needs.ts";

const lines = (language: "en" | "zh"): string[] => {
  const { points, hooks, scenes, calls, briefCalls, ...rest } = BANKS[language];
  const own = ["mug", "wine"].flatMap((thing) => scenesOf(thing, language) ?? []);
  const plain = [...Object.values(scenes), ...own].flatMap((scene) => [...scene.hooks, ...scene.problems, ...scene.stories]);
  const listed = Object.values(rest).flat();
  return [...Object.values(points), ...Object.values(hooks), ...Object.values(calls), ...Object.values(briefCalls)]
    .flat()
    .concat(plain, listed);
};

/** Words that presuppose something, and what a line that uses them has to declare. */
const PRESUPPOSE: readonly (readonly [words: RegExp, declares: (needs: Needs) => boolean, what: string])[] = [
  [
    /\bpictures\b|take a look at|good look|looking at is|up close|look(?:s)? (?:a bit )?closer|look at the details|the colou?r you see|图片|凑近|放大看/i,
    ({ pictures, page }) => pictures || page,
    "pictures",
  ],
  [/\bthe page\b|页面上|详情页|产品页|商品页/i, ({ page }) => page, "a page"],
  [
    /seen the facts|whole story|all of this|here's the part|^also|on top of that|^one more thing|^还有|^另外|^再说|该说的都说完|还有一点|看到这里|放在最后/i,
    ({ facts }) => facts > 0,
    "facts before it",
  ],
  [/remotes|cables|遥控器三个|线四根/i, ({ things }) => things !== null, "a thing with remotes"],
  [/chargers?\b|充电器(?!.*忘)/i, ({ things }) => things !== null, "a thing to charge"],
  [/suitcase|\bgate\b|行李(?!走)|登机口|拉链/i, ({ things }) => things !== null, "a bag"],
  [/pancake|\begg\b|\bpan\b|煎饼|鸡蛋|煎个蛋|糊在锅/i, ({ things }) => things !== null, "a pan"],
  [/barks|paws|四条腿/i, (needs) => needs.things !== null || needs.in?.includes("pets") === true, "a pet"],
  [/driveway|黑印子/i, ({ things }) => things !== null, "something that washes outdoors"],
  [/motorway|windscreen|up the hill|good condition|挡风玻璃|上坡|油箱/i, ({ things }) => things !== null, "a car"],
  [/spec sheet|参数对比|storage full|空间不足|blinking|灯在闪|needs an update|要更新/i, ({ things }) => things !== null, "a device"],
  [/at your table|standing up|吃饭一共几个人|一桌坐得下/i, ({ things }) => things !== null, "a table"],
  [/your bag\b|塞在一个包里|往包里/i, ({ things }) => things !== null, "something to carry"],
  [/bedtime|four steps left|routine|还差四个步骤|买了全套/i, ({ things }) => things !== null, "care of the skin"],
  [/one more page|page eighty|再看一页|第八十页/i, ({ things }) => things !== null, "a book"],
  [/truck's waiting|spreadsheets|标签怎么都|三张表/i, ({ things }) => things !== null, "a tool of a firm"],
  [
    /tabs open|saved? it for later|forty of them|收藏夹都满|看了十几家|比来比去/i,
    ({ weighed, things }) => weighed || things !== null,
    "something to compare",
  ],
  [/pack around|back of the pack|成分表|配料表|包装正面/i, (needs) => needs.in !== null, "a pack with a list"],
  [/\bsocket\b|插座(?!永远)|插线板/i, (needs) => needs.in !== null || needs.things !== null, "something with a cord"],
];

describe.each(["en", "zh"] as const)("what the lines in %s presuppose", (language) => {
  const bank = lines(language);

  it.each(PRESUPPOSE.map(([words, declares, what]) => ({ words, declares, what })))("declares $what", ({ words, declares }) => {
    for (const line of bank.filter((text) => words.test(text.split(" | ").slice(0, 2).join(" "))))
      expect(declares(needsOf(line)), line).toBe(true);
  });

  it("is told in words that are known", () => {
    const things = new Set(Object.values(NOUNS).flatMap((rows) => rows.map(([en]) => en.replace(/\*$/, ""))));
    const categories = new Set<string>(CATEGORIES);
    for (const line of bank) {
      const { things: wanted, not, in: where } = needsOf(line);
      for (const name of [...(wanted ?? []), ...not]) expect(things.has(name), `${name}: ${line}`).toBe(true);
      for (const name of where ?? []) expect(categories.has(name), `${name}: ${line}`).toBe(true);
      const words = (line.split(" | ")[2] ?? "").split(" ").filter((word) => word !== "");
      for (const word of words)
        expect(word, line).toMatch(
          /^(page|pictures|weighed|furnishes|active|dressing|bare|said:price|given:\d|(facts|things|not|in):\S+)$/,
        );
    }
  });
});

describe("a line", () => {
  const standing: Standing = {
    page: false,
    pictures: false,
    thing: "earbuds",
    category: "electronics",
    sayable: 2,
    facts: 0,
    price: false,
  };
  it.each([
    ["Three remotes. | Remotes | things:TV,remote_control", false],
    ["How many? | Many | things:earbuds", true],
    ["You've seen the facts. | Facts | facts:3", false],
    ["In plain facts. | Facts | given:2", true],
    ["In plain facts. | Facts | given:3", false],
    ["The two prices. | Prices | bare", false],
    ["The page is long. | Long | page", false],
    ["Anything. | Any", true],
    ["Not these. | No | not:earbuds", false],
    ["That one corner. | Corner | furnishes", false],
    ["Here. | Here | in:electronics weighed", true],
  ])("%j may stand: %s", (line, may) => {
    expect(meets(line, standing)).toBe(may);
  });
});

describe("what furnishes a room", () => {
  it.each(["chair", "coffee table", "floor lamp", "rug", "houseplant", "picture frame", "throw pillow"])("%s", (thing) =>
    expect(furnishes(thing)).toBe(true),
  );
  it.each(["steam generator iron", "ceiling fan", "towel", "vacuum cleaner", "office chair", "flashlight", "alarm clock", "pillow", ""])(
    "not %s",
    (thing) => expect(furnishes(thing)).toBe(false),
  );
});
