import { expect, it } from "vitest";
import { thingOf } from "./thing.ts";

it.each([
  ["Sony Playstation 4 Pro White Version", "game console", "游戏机"],
  ["Airpods Wireless Bluetooth Headphones", "earbuds", "无线耳机"],
  ["Apple AirPods Pro (2nd generation)", "earbuds", "无线耳机"],
  ["iPhone 11 Pro 256GB Memory", "phone", "手机"],
  ["Silicone Phone Case for iPhone 11", "phone case", "手机壳"],
  ["MacBook Air 13", "laptop", "笔记本电脑"],
  ["艺福堂茶叶茗茶 2019春茶新茶 绿茶明前一级碧螺春", "Biluochun tea", "碧螺春"],
  ["Amazon Echo Dot 3rd Generation smart speaker", "speaker", "音箱"],
])("%s is a %s, %s", (name, en, zh) => {
  expect(thingOf(name)).toMatchObject({ en, zh });
});
