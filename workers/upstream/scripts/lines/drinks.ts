import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import type { Scenes } from "./scenes.ts";

/** Things that one drinks from live on the way, not in the kitchen: they have scenes of their own. */
const DRINKING = new Set(["vacuum bottle", "water bottle", "mug"]);

const EN: Scenes = {
  hooks: [
    "Cold coffee by ten? Again? | Cold coffee by ten? | things:vacuum_bottle,mug",
    "Your third paper cup today, and it isn't even noon. | Third paper cup today?",
    "Where's your drink right now? Exactly. | Where's your drink?",
  ],
  problems: [
    "You pour it, you take one call, and you come back to something lukewarm. | One call. Lukewarm.",
    "The paper cup gives up before you reach the office. | Paper cups give up",
    "You tighten the lid, you hope for the best, and your notebook gets wet anyway. | Wet notebook. Again. | things:vacuum_bottle,water_bottle",
  ],
  stories: [
    "Ten to seven, still dark. You fill it up, grab your keys, and run for the train. | Ten to seven, still dark | things:vacuum_bottle,water_bottle,mug",
    "Halfway up the hill, everybody stops. Somebody asks: anything left to drink? | Anything left to drink? | things:water_bottle,vacuum_bottle",
  ],
};

const ZH: Scenes = {
  hooks: [
    "早上泡的咖啡，忙到十点再喝，是不是已经凉了？ | 咖啡又凉了？ | things:vacuum_bottle,mug",
    "今天第几个纸杯了？还没到中午，你先数一数。 | 第几个纸杯了",
    "渴了才想起来，你的杯子又落在哪儿了？ | 杯子落哪儿了",
  ],
  problems: [
    "刚倒的时候还烫嘴，接个电话回来，就只剩一口温吞水。 | 接个电话就凉 | things:vacuum_bottle,mug",
    "一次性纸杯，走不到公司就软了，还烫手，换谁都嫌麻烦。 | 纸杯撑不住",
    "盖子拧了又拧，放进包里还是提心吊胆，生怕洒一路。 | 生怕洒一路 | things:vacuum_bottle,water_bottle",
  ],
  stories: [
    "早上六点五十，天还没亮，灌好水，抓起钥匙就往地铁跑。 | 早上六点五十 | things:vacuum_bottle,water_bottle,mug",
    "爬到半山腰，大家停下来歇脚，有人问：谁还有喝的？ | 谁还有喝的 | things:water_bottle,vacuum_bottle",
  ],
};

/** What is poured for guests is nobody's snack. */
const POURED = new Set(["whiskey", "whisky", "wine", "beer", "vodka", "gin", "rum"]);

const BAR_EN: Scenes = {
  hooks: ["Friday night. Who's bringing the bottle? | Who's bringing the bottle?", "Still no present for the host? | No present yet?"],
  problems: ["You stand in front of the shelf, and every label looks the same. | Every label looks alike"],
  stories: ["Friday, half past eight. The table is set, and the doorbell rings. | Friday, half past eight"],
};
const BAR_ZH: Scenes = {
  hooks: ["周五晚上的聚会，这次轮到谁带酒了？想好了没有？ | 轮到谁带酒", "去朋友家做客，你手里的礼物准备好了没有？ | 礼物准备好了吗"],
  problems: ["站在货架前看了半天，每个标签都差不多，还是没挑好。 | 标签都差不多"],
  stories: ["周五晚上八点半，菜刚上桌，门铃就响了，人都到齐了。 | 周五晚上八点半"],
};

/** The scenes of a thing that has its own; else undefined. */
export function scenesOf(thing: string | undefined, language: ScriptLanguage): Scenes | undefined {
  if (thing === undefined) return undefined;
  if (POURED.has(thing)) return { en: BAR_EN, zh: BAR_ZH }[language];
  return DRINKING.has(thing) ? { en: EN, zh: ZH }[language] : undefined;
}
