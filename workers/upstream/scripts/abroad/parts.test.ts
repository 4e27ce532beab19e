import { expect, it } from "vitest";
import { chineseParts } from "./parts.ts";

it.each([
  ["Thanks to the improved 5020mAh battery, you can enjoy long work on a single charge.", "phone", ["5020毫安时电池"]],
  ["To keep pace with the action, the rapid 4ms response time provides clearer images.", "monitor", ["4毫秒响应时间"]],
  ["Built-in GPS tracks your running route and provides accurate distance.", "watch", []],
  [
    "Chat with friends online using the built-in microphone or by plugging a headset into the 3.5mm jack.",
    "game controller",
    ["内置麦克风", "3.5毫米耳机孔"],
  ],
  ["Dominate the battlefield with the GeForce GTX 1050 graphics card", "laptop", ["GeForce GTX 1050 显卡"]],
  ["Notes of bergamot, cardamom, pineapple and green tea", "perfume", ["佛手柑、小豆蔻、菠萝、绿茶香调"]],
  ["Enriched with shea butter and vitamin E.", "hand cream", ["含乳木果油、维生素E"]],
  ["Free of parabens, with no musk or vanilla.", "soap", []],
  ["It is free without aloe vera and vitamin E.", "soap", []],
  ["It smells of rose.", "perfume", []],
  ["Equipped with the GeForce GTX 1050 graphics card", "laptop", ["GeForce GTX 1050 显卡"]],
  ["Powered by the 10th Gen Intel Core processor", "laptop", ["第10代Intel Core 处理器"]],
  ["It works with the Sony HD camera", "camera", []],
  ["Knitted with two zip pockets for your things", "jacket", ["两个拉链口袋"]],
  ["Comes with a 6-in-1 card reader for your photos", "computer", []],
  [
    "This bag features a roll-top closure system, adjustable shoulder straps, and reflective accents for increased visibility.",
    "bag",
    ["可调节肩带", "反光点缀"],
  ],
  ["It has a reinforced heel cup and a hydration pack sleeve.", "shoes", []],
  ["It is the only one with a 15.6-inch screen in the size of a 14-inch laptop.", "computer", ["15.6英寸屏幕"]],
  ["It is made with soft, 11% cotton and nylon polymer stretch construction.", "pants", []],
  ["It does not have a built-in microphone.", "camera", []],
  ["It works for up to 10 hours battery life.", "laptop", []],
  ["Smaller than a 13-inch screen.", "tablet", []],
])("of %j says %j in Chinese", (fact, thing, said) => {
  expect(chineseParts(fact, thing)).toEqual(said);
});
