import { describe, expect, it } from "vitest";
import { isInvented, withoutLoops, withoutTags, writtenChinese } from "./said.ts";

const words = (text: string) => text.split(" ").map((one, at) => ({ text: one, start: at, end: at + 1 }));
const texts = (said: readonly { text: string }[]) => said.map(({ text }) => text).join(" ");

describe("what was said", () => {
  it.each([
    ["[Music] Hello there. (upbeat music playing)", "Hello there."],
    ["♪ Hello ♪", "Hello"],
    ["[BLANK_AUDIO]", ""],
    ["Hello there [W", "Hello there"],
    ["It costs 12,000 (roughly that is what I would say it costs here", "It costs 12,000 (roughly that is what I would say it costs here"],
  ])("has no names of sounds: %s", (heard, said) => {
    expect(texts(withoutTags(words(heard)))).toBe(said);
  });

  it.each([
    ["so we go. so we go. so we go. so we go. so we go. and stop.", "so we go. and stop."],
    ["no no no no no, he said", "no no no no no, he said"],
    ["ha ha ha ha ha ha ha ha", "ha"],
    ["buy one, buy one, buy one, and go", "buy one, buy one, buy one, and go"],
  ])("keeps a loop of the network once: %s", (heard, said) => {
    expect(texts(withoutLoops(words(heard)))).toBe(said);
  });

  it.each([
    ["Thanks for watching!", 0.95, true],
    ["Subtitles by the Amara.org community", 0.95, true],
    ["字幕由Amara.org社区提供", 0.95, true],
    ["请不吝点赞 订阅 转发", 0.95, true],
    ["Thank you.", 0.5, true],
    ["Thank you.", 0.9, false],
    ["Subscribe to the newsletter for ten percent off.", 0.9, false],
    ["Order yours today.", 0.4, false],
  ])("is told from what the network makes up: %s", (text, voice, invented) => {
    expect(isInvented(text, voice)).toBe(invented);
  });

  it.each([
    ["這個保溫杯,只要 99.50 元!", "这个保温杯，只要 99.50 元！"],
    ["現在 下單,送 2,000 個 iPhone 15", "现在下单，送 2,000 个 iPhone 15"],
    ["小朋友們說的小朋友們說的小朋友們說的小朋友們說的好", "小朋友们说的好"],
    ["共 10000000 元", "共 10000000 元"],
  ])("is written in simplified characters, its numbers as they were: %s", (heard, written) => {
    expect(writtenChinese(heard)).toBe(written);
  });
});
