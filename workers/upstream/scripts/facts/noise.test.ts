import { expect, it } from "vitest";
import { isNoise } from "./noise.ts";

it.each([
  "Backpack",
  "Power kite.",
  "双肩包",
  "专享特价",
  "直降300元",
  "领券更优惠",
  "12期免息",
  "热销万只",
  "全国联保",
  "赠送运费险",
  "买一送三",
  "送货入户",
  "每日前5名 好礼2选1",
  "3期0利息",
  "今日拍下",
  "475元",
  "型男必备",
  "500区县",
  "高性价比",
  "终身包保修",
  "每份: 每100克",
  "Measurements 4 hours after shaving:",
  "Discover the Bronze collection 2010.",
  "15 minutes after application –19%",
  "Skin softness 61%",
  "Publisher: ASSiMiL, 3 April 2008",
  "The fragrance was created by two perfumers.",
  "Sole: Manmade",
  "% of women – self assessment on 60 women after 4 weeks.",
  "Acme uncovered that coloring changes hair.",
  "Check all our departments",
  "Different wall materials require different types of fixing devices.",
  "Collection: Summer 2019",
  "Cars, Motorcycles & Vehicles, Cars, BMW",
])("%s is the shop's, and said in no ad", (text) => {
  expect(isNoise(text, "华帝电热水器")).toBe(true);
});

it.each([
  "头层真皮",
  "纯铜电机",
  "3D速热",
  "遥控智能控制",
  "多卡位设计",
  "自动充电",
  "自动送风",
  "质保一年",
  "Cotton 100%",
  "Cotton, linen, silk, wool",
  "No sugar, no salt, no palm oil",
])("%s is of the thing", (text) => {
  expect(isNoise(text, "华帝电热水器")).toBe(false);
});

it.each([
  ["Pair with a loose fit top and nude pumps for a modern silhouette.", true],
  ["Keep a casual chic look by pairing with a jean jacket.", true],
  ["Wear with everything from skinny jeans to day dresses.", true],
  ["Layer multi strands or compliment with pearl or diamond studs.", true],
  ["Maecenas eros, rutrum in sem vel.", true],
  ["Ut ex quam, porta consequat interdum in, faucibus eu velit.", true],
  ["Eros and Psyche, printed on cotton.", false],
  ["Product description for hat 2", true],
  ["Common spellings: Bulgari, Bvlgary.", true],
  ["Publication Date: December 7, 2012", true],
  ["Compliment yours with skinny jeans.", true],
  ["Pair with d'Orsay pumps and a silk blouse.", true],
  ["Imported.", true],
  ["Catalog Page: 5437", true],
  ["Length options: Regular and Long", true],
  ["Materials: particleboard, steel", true],
  ["Material: Tissue, Metal", true],
  ["Material: steel", false],
  ["It stands at four feet tall, and is a smaller, lighter version of the 600-watt work light", true],
  ["The brick-built version of the iconic freighter has many details.", false],
  ["The color options include yellow, white and red.", true],
  ["This comfortable dress comes in a variety of colors.", true],
  ["Center back length for size S: 25.5 inches", true],
  ["Pairs with your phone over Bluetooth.", false],
  ["A jacket with a removable hood.", false],
])("of %j says whether it is of something else: %s", (text, noise) => {
  expect(isNoise(text, "Maxi dress")).toBe(noise);
});
