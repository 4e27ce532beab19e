import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import type { PointKind } from "../facts/point.ts";

type Short = Readonly<Partial<Record<PointKind, string>>>;

/** A point in as few words as say it: what a list of several is made of. A point without one needs a sentence of its own. */
const SHORT_EN: Short = {
  material: "{material}", capacity: "{amount}", weight: "{amount} on the scale", load: "takes up to {amount}", count: "{n} in the box", warranty: "{amount} of warranty",
  runtime: "{amount} on one charge", power: "{n} watts", pressure: "{n} bar of pressure", storage: "{amount} of storage", screen: "a {n}-inch screen", resolution: "{res}",
  spf: "SPF {n}", seats: "room for {n}", recycled: "{what}", freeFrom: "no {list}", connect: "{list}", assistant: "works with {list}", madeIn: "made in {place}", age: "from {n} years up",
  insulated: "{how} for {amount}", leakproof: "leakproof", dishwasher: "dishwasher safe", washable: "machine washable", wipeClean: "wipes clean", nonStick: "non-stick", waterproof: "waterproof",
  waterResistant: "water resistant", cordless: "cordless", rechargeable: "rechargeable", foldable: "folds up", adjustable: "adjustable", wheels: "on wheels", batteries: "batteries included",
  handmade: "handmade", signed: "signed", lightweight: "lightweight", easyAssembly: "no tools needed", uv: "UV protection", features: "{list}", diet: "{list}",
};

const SHORT_ZH: Short = {
  material: "{material}材质", capacity: "{amount}装", weight: "重{amount}", load: "承重{amount}", count: "一套{amount}", warranty: "质保{amount}",
  runtime: "续航{amount}", power: "{n}瓦功率", pressure: "{n}巴水压", storage: "{amount}容量", screen: "{n}英寸屏幕", resolution: "{res}",
  spf: "自带SPF {n}", seats: "坐得下{n}个人", recycled: "用了{what}", freeFrom: "不含{list}", connect: "支持{list}", assistant: "能配合{list}", madeIn: "{place}制造", age: "{n}岁起就能用",
  insulated: "{what}{amount}", leakproof: "防漏", dishwasher: "能进洗碗机", washable: "可以机洗", wipeClean: "一擦就干净", nonStick: "不粘涂层", waterproof: "防水",
  waterResistant: "防泼水", cordless: "无线不绕", rechargeable: "可以充电", foldable: "能折叠收纳", adjustable: "可以调节", wheels: "带轮子", batteries: "电池都配好了",
  handmade: "手工制作", signed: "作者签名", lightweight: "轻便", easyAssembly: "免工具安装", uv: "防紫外线", features: "{list}", diet: "{list}",
};

export const SHORT: Readonly<Record<ScriptLanguage, Short>> = { en: SHORT_EN, zh: SHORT_ZH };

/** What a list of two or three is said in: `{all}` is the list. */
export const LISTS: Readonly<Record<ScriptLanguage, readonly string[]>> = {
  en: ["Here's the short version: {all}.", "What you get: {all}.", "Quick facts, no fluff: {all}.", "Write this down: {all}.", "The list speaks for itself: {all}."],
  zh: ["一口气说完：{all}。", "不绕弯子，直接上重点：{all}。", "好在哪儿？{all}。", "记住这几点就够了：{all}。", "买之前看这几样：{all}。"],
};
