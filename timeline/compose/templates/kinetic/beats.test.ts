import { describe, expect, it } from "vitest";
import { segment } from "../../../draw/text/segment.ts";
import { fixtureBrief } from "../../../fixtures/brief.ts";
import { wordsOf } from "../../marked-words.ts";
import { LONG } from "../../swap.ts";
import { schedule } from "../../schedule.ts";
import { beatsOf } from "./beats.ts";

/** The frames of one clip, said at an even pace, before a call to action. */
function beatsFor(
  language: "en" | "zh",
  headline: string,
  text: string,
  {
    name = "Bottle",
    opens = true,
    pictured = false,
    pace = 0.34,
    call = false,
    figures = 1,
  }: { name?: string; opens?: boolean; pictured?: boolean; pace?: number; call?: boolean; figures?: number } = {},
) {
  const brief = fixtureBrief({ template: "kinetic", ratio: "9:16", language });
  const tokens = segment(text).map((token) => token.text);
  const step = (token: string) => (language === "zh" ? 0.22 * [...token].length : pace * (/\d/.test(token) ? figures : 1));
  let at = 0;
  const words = tokens.map((token) => {
    const start = at;
    at += step(token);
    return { text: token, start, end: at };
  });
  const voice = { url: "v.wav", duration: at, words };
  const [last] = brief.clips.slice(-1);
  const clip = { id: "told", role: call ? ("cta" as const) : ("benefit" as const), headline, text, duration: at + 0.3, voice };
  const plan = schedule(
    {
      ...brief,
      product: { ...brief.product, name, shown: name },
      clips: [...brief.clips.slice(0, opens ? 0 : 1), clip, ...(last && !call ? [last] : [])],
    },
    1.8,
  );
  return beatsOf(plan, pictured).filter((beat) => beat.clip.id === "told");
}

/** The words of the frames that have some. */
const framesOf = (...args: Parameters<typeof beatsFor>) => beatsFor(...args).flatMap(({ words }) => (words.length > 0 ? [words] : []));

it.each([0.4, 0.46, 0.5, 0.54])("of two sentences each has its frame, at %s seconds a word", (pace) => {
  const said = "Ultra-quiet night mode at 30 decibels. Under 150 dollars. Order yours below.";
  const frames = framesOf("en", "Air Purifier Compact", said, { call: true, opens: false, pace }).map((words) =>
    words.map(({ text }) => text).join(" "),
  );
  expect(frames.filter((frame) => /decibels\. Under/u.test(frame))).toEqual([]);
});

it("keeps a price with the word before it, where figures are long to say", () => {
  const said = "Now down from $59 to $39, the Trail Shoe is yours.";
  const frames = framesOf("en", "Down to $39", said, { name: "Trail Shoe", call: true, opens: false, pace: 0.6, figures: 4.4 });
  expect(frames.map((words) => words.map(({ text }) => text).join(" "))).toEqual([
    "Now down",
    "from $59",
    "to $39, the Trail Shoe is yours.",
  ]);
});

describe("a frame of its own", () => {
  it.each([
    ["zh", "2019年春茶", "下单之前，先看清楚这一点：2019年春茶。"],
    ["zh", "明前一级", "挑的时候，可以多留意一下这个细节：明前一级。"],
    ["zh", "时尚多彩", "下单之前，先看清楚这两点：时尚多彩，细节出众。"],
    ["zh", "599.99美元", "不到600美元就能带走，值不值，你自己掂量掂量。"],
    ["zh", "5.49美元", "看到这里你最想问的就是价格吧？不绕弯子，不到6美元，就这个数。"],
    ["en", "Canon HF R806 camcorder", "Meet the Canon HF R806 camcorder. Have a good look."],
  ] as const)("is given to no lead-in and no aside: %s %s", (language, headline, text) => {
    for (const opens of [true, false]) {
      const beats = beatsFor(language, headline, text, { opens });
      expect(beats.flatMap(({ clip }) => wordsOf(clip)).some(({ leadIn }) => leadIn)).toBe(true);
      const frames = beats.flatMap(({ words }) => (words.length > 0 ? [words] : []));
      expect(frames.length).toBeGreaterThan(0);
      for (const words of frames) expect(words.some(({ leadIn }) => !leadIn)).toBe(true);
    }
  });

  it.each([
    ["2019年春茶", "挑的时候，可以多留意一下这个细节：2019年春茶。"],
    ["5.49美元", "看到这里你最想问的就是价格吧？不绕弯子，不到6美元，就这个数。"],
    ["惠而浦原汁机", "先来认识一下这款惠而浦原汁机，值不值得买，看完你自己定。"],
  ])("is a picture's while a long lead-in or aside is heard, and the fact's alone when it is said: %s", (headline, text) => {
    const beats = beatsFor("zh", headline, text, { opens: false });
    expect(beats.some(({ words }) => words.length === 0)).toBe(true);
    for (const { start, end } of beats) expect(end - start).toBeLessThan(LONG);
  });

  it.each([
    "Meet the Sony Playstation 4 Pro White Version.",
    "That is the Sony Playstation 4 Pro White Version.",
    "Yours for 400 dollars: the Sony Playstation 4 Pro White Version.",
  ])("is given to a name as a whole: %s", (text) => {
    const name = "Sony Playstation 4 Pro White Version";
    const frames = framesOf("en", "Was more, now less", text, { name }).map((words) => words.map((word) => word.text).join(" "));
    expect(frames.filter((frame) => frame.includes(name))).toHaveLength(1);
  });

  it.each([
    ["This gold-tone stainless steel watch will work with most of your outfits.", /^of your outfits|^with most/, "Watch"],
    ["The Go-Get'r Pushup Grips safely provide the extra range of motion you need.", /extra range/, "Luma Go-Get'r Pushup Grips"],
    ["They are made with a waterproof leather upper and a durable rubber sole for superior traction.", /superior traction/, "Boots"],
    ["All of this for 34 dollars. You decide.", /for 34 dollars/, "Duffle Bag"],
  ])("ends with no word that waits for the next, and no amount without its unit: %s", (text, whole, name) => {
    const frames = framesOf("en", "A headline", text, { name }).map((words) => words.map((word) => word.text).join(" "));
    for (const frame of frames.slice(0, -1)) expect(frame).not.toMatch(/(?:\b(?:a|an|the|with|for|extra|and|\d+)|Pushup)$/iu);
    expect(frames.filter((frame) => whole.test(frame))).toHaveLength(1);
  });

  it("holds a name with its article, and the price in the next: The Luma Rocco Gym Tank | 24 dollars", () => {
    const frames = framesOf("en", "A headline", "The Luma Rocco Gym Tank: 24 dollars.", { name: "Luma Rocco Gym Tank" });
    expect(frames.map((words) => words.map((word) => word.text).join(" ")).join("|")).toMatch(/^The Luma Rocco Gym Tank:[ |]24 dollars\.$/);
  });

  it.each([
    ["en", "It measures 43 by 50 by 12 millimetres. It weighs 10 grams.", "43 by 50 by 12 millimetres."],
    ["zh", "玻璃杯降价了：原价514卢布，现价249卢布。", "原价514卢布，"],
    ["zh", "尺寸11.77×8.66×8.5厘米，重200克，质保2年。", "尺寸11.77×8.66×8.5厘米，"],
  ] as const)("holds an amount with what it is of: %s %s", (language, text, whole) => {
    const frames = framesOf(language, "A headline", text).map((words) => words.map((word) => word.text).join(language === "zh" ? "" : " "));
    expect(frames.filter((frame) => frame.includes(whole))).toHaveLength(1);
  });

  it.each(["It reduces frizz and drying time.", "2B lead. For drawings or answer sheets.", "3 heat settings and 2 speed settings."])(
    "begins with nothing that is joined to the one before: %s",
    (text) => {
      for (const pace of [0.25, 0.34, 0.45]) {
        const frames = framesOf("en", "A headline", text, { opens: false, pace });
        for (const [first] of frames) expect(first?.text).not.toMatch(/^(?:and|or)$/iu);
      }
    },
  );

  it.each([
    "8核处理器，14核图形处理器。点链接下单。",
    "8核处理器，14核图形处理器。喜欢就点链接下单。",
    "碎花图案，杏色款。点下面的链接就能下单。",
    "支持5G。双卡双待，暗紫色款。苹果手机。想要就点下面的链接。",
    "14核图形处理器。点链接下单。",
  ])("before the call ends at a pause in Chinese: %s", (text) => {
    for (const figures of [1, 2, 3]) {
      const beats = beatsFor("zh", "苹果 MacBook Pro", text, { opens: false, call: true, figures });
      for (const { words } of beats) if (words.length > 0) expect(words.at(-1)?.text).toMatch(/[，。]$/u);
    }
  });

  it("is rather held for long than torn: That is this | dress", () => {
    const frames = framesOf("en", "$399 is now $299", "That is this dress.", { pace: 0.8 }).map((words) =>
      words.map(({ text }) => text).join(" "),
    );
    expect(frames).toEqual(["That is this dress."]);
  });

  it("is kept by a sentence that leads to nothing", () => {
    const frames = framesOf("zh", "保温整整24小时", "双层不锈钢，热饮保温整整二十四小时。");
    expect(frames.flat().some(({ leadIn }) => leadIn)).toBe(false);
  });
});

describe("a long sentence", () => {
  const text = "It gives you the toned abs, sides, and back you want by amping up your core workout.";
  const read = (pictured: boolean) =>
    beatsFor("en", "Toned abs", text, { opens: false, pictured }).map(({ words }) => words.map((word) => word.text).join(" "));

  it("is heard over pictures where there are some, its headline read", () => {
    const beats = beatsFor("en", "Toned abs", text, { opens: false, pictured: true });
    expect(beats[0]?.words.flatMap(({ text: word, leadIn }) => (leadIn ? [] : [word]))).toEqual(["toned", "abs,"]);
    expect(beats.length).toBeGreaterThan(2);
    for (const { words } of beats.slice(1)) expect(words).toEqual([]);
    for (const { start, end } of beats) expect(end - start).toBeLessThan(LONG);
  });

  it("is heard beside a short one that is read", () => {
    const more = `Quartz movement. When the seconds hand begins to jump in four-second steps, the battery has to be replaced soon.`;
    const frames = beatsFor("en", "Quartz movement", more, { opens: false, pictured: true }).map(({ words }) =>
      words.map((word) => word.text).join(" "),
    );
    expect(frames[0]).toBe("Quartz movement.");
    expect(frames.length).toBeGreaterThan(1);
    for (const frame of frames.slice(1)) expect(frame).toBe("");
  });

  it("is heard from its first word on where its headline is said in other words, and read phrase by phrase where there are no pictures", () => {
    const other = beatsFor("en", "A strong core", text, { opens: false, pictured: true });
    expect(other.flatMap(({ words }) => words)).toEqual([]);
    expect(other.flatMap(({ heard }) => heard.map((word) => word.text)).join(" ")).toBe(text);
    expect(read(false).every((frame) => frame !== "")).toBe(true);
  });
});

describe("the last clip", () => {
  /** The frames of an ad's last clip before the call, as they are read; "" is a picture's. */
  function framesBeforeCall(text: string): string[] {
    const brief = fixtureBrief({ template: "kinetic", ratio: "9:16", language: "en" });
    const tokens = segment(text).map((token) => token.text);
    const words = tokens.map((token, i) => ({ text: token, start: i * 0.5, end: i * 0.5 + 0.45 }));
    const duration = tokens.length * 0.5;
    const clip = { id: "last", role: "cta" as const, headline: "One tap away", text, duration, voice: { url: "v.wav", duration, words } };
    const beats = beatsOf(schedule({ ...brief, clips: [...brief.clips.slice(0, 1), clip] }, 1.8));
    return beats.filter((beat) => beat.clip.id === "last" && !beat.call).map((beat) => beat.words.map((word) => word.text).join(" "));
  }

  it.each([
    ["You know where the button is. Order yours today, and do not wait for it.", [""]],
    ["It weighs 4.7 kilos, it comes in yellow. Tap the link and put it in your cart.", ["It weighs 4.7 kilos,", "it comes in yellow.", ""]],
    ["It weighs 4.7 kilos. Tap the link and put it in your cart", ["It weighs 4.7 kilos.", ""]],
    ["The TP-Link Tapo C200: under 35 pounds today. Tap the link below.", ["The TP-Link Tapo C200:", "under 35 pounds today."]],
  ])("sets nothing large that the button says: %s", (text, frames) => {
    expect(framesBeforeCall(text)).toEqual(frames);
  });

  it("tears no noun from what is said of it where the call begins", () => {
    expect(framesBeforeCall("Buckle clasp. One small 20 centimetre saucepan with a glass lid and a long handle.").join("|")).not.toMatch(
      /centimetre$/,
    );
  });
});
