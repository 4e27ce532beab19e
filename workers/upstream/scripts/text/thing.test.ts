import { expect, it } from "vitest";
import { firstThing, thingCalled, thingOf, thingOfLine } from "./thing.ts";

it.each([
  ["Sony Playstation 4 Pro White Version", "game console", "游戏机"],
  ["Isamu Noguchi couch table, Coffee Table (1945)", "coffee table", "茶几"],
  ["Designer Shirt with Elegant Tie", "shirt", "衬衫"],
  ["Hardhat with 300 Lumen LED Light", "hard hat", "安全帽"],
  ["Pricing Labeler", "pricing labeler", "标价机"],
  ["Women's Slip-On Clogs", "clogs", "洞洞鞋"],
  ["Reception Desk, 71 x 42 in.", "reception desk", "接待台"],
  ["Rose Water Toner", "toner", "爽肤水"],
  ["12-volt Rechargeable Search light Set", "spotlight", "探照灯"],
  ["Grandad Band Collar Shirt Elegant Tie", "shirt", "衬衫"],
  ["Leather Dress Belt", "belt", "腰带"],
  ["Anti-Age Hand Treatment for Dry Skin", "hand cream", "护手霜"],
  ["Men Care Clean Comfort Deodorant", "deodorant", "止汗露"],
  ["Samsung Series 9 Premium Ultrabook", "ultrabook", "超极本"],
  ["Zero Gravity Ski Goggles", "ski goggles", "滑雪镜"],
  ["小米手机平板通用迷你充电宝 移动电源10000毫安", "power bank", "充电宝"],
  ["力士精油香氛幽莲魅肤沐浴乳1000ml", "body wash", "沐浴露"],
  ["爱之物语-14朵红玫瑰", "bouquet of roses", "玫瑰花束"],
  ["女士肩背包 真皮", "shoulder bag", "单肩包"],
  ["双肩背包 大容量", "backpack", "双肩包"],
  ["Summit Pro Climbing Harness", "climbing harness", "攀岩安全带"],
  ["PlayStation 4 Camera", "camera", "相机"],
  ["Xbox Wireless Headset", "headphones", "耳机"],
  ["Airpods Wireless Bluetooth Headphones", "earbuds", "无线耳机"],
  ["Apple AirPods Pro (2nd generation)", "earbuds", "无线耳机"],
  ["iPhone 11 Pro 256GB Memory", "phone", "手机"],
  ["Silicone Phone Case for iPhone 11", "phone case", "手机壳"],
  ["MacBook Air 13", "laptop", "笔记本电脑"],
  ["艺福堂茶叶茗茶 2019春茶新茶 绿茶明前一级碧螺春", "Biluochun tea", "碧螺春"],
  ["Konka/康佳 LED32S1卧室32吋安卓智能无线WIFI网络液晶平板电视机", "TV", "电视"],
  ["Whirlpool/惠而浦WJU-VP152B原汁机多功能家用大口径料理榨果汁机", "juicer", "榨汁机"],
  ["Vatti/华帝 DDF60-i14007 60升遥控电储水式电热水器家用速热洗澡", "water heater", "热水器"],
  ["海尔拖地机器人家用全自动擦地机湿拖扫洗地电动智能懒人无线超薄", "robot mop", "拖地机器人"],
  ["乐行天下R1N智能电动平衡车双轮成人思维体感车两轮儿童代步车", "self-balancing scooter", "平衡车"],
  ["妖精的口袋P几枚礼物秋装甜美连帽短外套印花休闲裤时尚套装女", "outfit", "套装"],
  ["Changhong/长虹 65S1安卓智能12核65英寸网络平板LED液晶电视机70", "TV", "电视"],
  ["洁霸BF522多功能洗地机刷地机酒店家用地毯清洗机", "floor washer", "洗地机"],
  ["Tefal锅具套装不粘锅", "pots and pans set", "锅具套装"],
  ["Amazon Echo Dot 3rd Generation smart speaker", "speaker", "音箱"],
  ["秋装甜美连帽短外套印花休闲裤时尚套装女", "outfit", "套装"],
  ["2016秋新款条纹五分袖连衣裙套装女70006522", "outfit", "套装"],
  ["西服套装男夏季新郎结婚礼服三件套", "suit", "西装"],
  ["护肤水乳面霜套装礼盒", "moisturiser", "保湿霜"],
])("%s is a %s, %s", (name, en, zh) => {
  expect(thingOf(name)).toMatchObject({ en, zh });
});

it.each(["iPhone 7 case", "iPad Pro 11 tablet skin", "PlayStation 4 bundle", "Ray-Ban Top Bar RB 3183"])(
  "%s is not what a part of its name says",
  (name) => {
    expect(thingOf(name)).toBeNull();
  },
);

it.each([
  ["The top players rely on this golf ball", "golf ball"],
  ["Top-class components in the latest phone", "phone"],
  ["As an Apple fan and hipster it is your need to have this tablet", "tablet"],
  ["A fast 128 GB SSD in a light laptop", "laptop"],
  ["2 PC set with a perfume", "perfume"],
  ["Protect your tablet with a slim backpack", "backpack"],
  ["It works with body wash, on its own towel", "towel"],
  ["A processor with a clock frequency of 2.0 GHz in this laptop", "laptop"],
])("of %j speaks of a %s first", (text, en) => {
  expect(firstThing(text)?.en).toBe(en);
});

it.each([
  ["Samsung Galaxy A5", "phone"],
  ["OnePlus 9 Pro", "phone"],
  ["Samsung Galaxy A5 Case", undefined],
  ["Galaxy of Stars", undefined],
])("the line of a maker says what %s is", (name, en) => {
  expect(thingOfLine(name)?.en).toBe(en);
});

it.each([
  ["Stacy", "A successful mix. The Stacy armchair brings playfulness to a book nook.", "单人沙发"],
  ["Haley", "This Haley amazing chair is as light as paper.", "椅子"],
  ["Nigel", "A nook for a good book. Nigel, our newest, is a beauty.", undefined],
])("what the text calls %s by its name is what it is: %s", (name, text, zh) => {
  expect(thingCalled(name, text)?.zh).toBe(zh);
});
