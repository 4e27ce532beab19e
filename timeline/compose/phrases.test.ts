import { describe, expect, it } from "vitest";
import { schedule } from "./schedule.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { wordsOf } from "./marked-words.ts";
import { phrasesOf, seam } from "./phrases.ts";

function clipOf(text: string, said: string[]) {
  const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en" });
  const words = said.map((word, i) => ({ text: word, start: i * 0.3, end: i * 0.3 + 0.28 }));
  const clip = {
    ...brief.clips[0],
    id: "a",
    role: "hook" as const,
    headline: text,
    text,
    duration: 3,
    voice: { url: "v", duration: said.length * 0.3, words },
  };
  const [timed] = schedule({ ...brief, clips: [clip] }, 2).clips;
  if (!timed) throw new Error("no clip");
  return timed;
}

describe("words of a clip", () => {
  it("keep their punctuation though the voice reports none", () => {
    expect(wordsOf(clipOf("Hot coffee, all day.", ["hot", "coffee", "all", "day"])).map((w) => w.text)).toEqual([
      "Hot",
      "coffee,",
      "all",
      "day.",
    ]);
  });
  it("keep the sign between them, which no voice reports", () => {
    const said = ["the", "john", "lewis", "partners", "throw"];
    expect(wordsOf(clipOf("The John Lewis & Partners throw.", said)).map((w) => w.text)).toEqual([
      "The",
      "John",
      "Lewis",
      "& Partners",
      "throw.",
    ]);
  });
  it("stay whole though the voice reports single characters", () => {
    const words = wordsOf(clipOf("双层不锈钢保温杯。", [..."双层不锈钢保温杯"]));
    expect(words.map((w) => w.text)).toContain("不锈钢");
    expect(words.at(-1)?.end).toBeCloseTo(7 * 0.3 + 0.28);
  });
  it("are the voice's own where it read figures out", () => {
    expect(wordsOf(clipOf("24 hours", ["twenty", "four", "hours"])).map((w) => w.text)).toEqual(["twenty", "four", "hours"]);
  });
  it("know which of them only lead in, and that a name before its price does not", () => {
    const leading = (text: string, headline: string) =>
      wordsOf({ ...clipOf(text, text.replaceAll(/[.,:]/g, "").toLowerCase().split(" ")), headline })
        .filter(({ leadIn }) => leadIn)
        .map((word) => word.text);
    expect(leading("Worth knowing: it holds 750 ml.", "Holds 750 ml")).toEqual(["Worth", "knowing:"]);
    expect(leading("Battery: twenty hours.", "Battery: twenty hours")).toEqual([]);
    expect(leading("It holds 750 ml.", "Holds 750 ml")).toEqual([]);
    expect(leading("Yours for 600 dollars: the phone.", "Yours for 600 dollars")).toEqual([]);
    expect(leading("Under 600 dollars: the phone.", "The phone")).toEqual([]);
  });
  it("lead in as far as the brand that a headline leaves out", () => {
    const text = "说到这儿，该轮到苹果iPhone 14手机出场了，凑近点看看。";
    const words = wordsOf({ ...clipOf(text, [...text.replaceAll(/[ ，。]/g, "")]), headline: "iPhone 14 手机" });
    const told = words.filter(({ leadIn }) => !leadIn).map((word) => word.text);
    expect(told.join("")).toBe("苹果iPhone14手机");
  });
  it("know what is said before the headline of a clip that tells of the thing", () => {
    const leading = (text: string, headline: string, role: "benefit" | "hook" = "benefit") =>
      wordsOf({ ...clipOf(text, text.replaceAll(/[.,:]/g, "").toLowerCase().split(" ")), headline, role })
        .filter(({ leadIn }) => leadIn)
        .map((word) => word.text);
    expect(leading("Take a look at the Luma Bag.", "Luma Bag")).toEqual(["Take", "a", "look", "at", "the"]);
    expect(leading("This is the Luma Bag.", "Luma Bag", "hook")).toEqual(["This", "is", "the"]);
    expect(leading("Padded straps and a laptop pocket.", "A laptop pocket")).toEqual([]);
    expect(leading("Two straps. One pocket.", "One pocket")).toEqual([]);
  });
  it.each([
    ["It's down from €39.90 to €29.90.", ["It's down", "from €39.90 to €29.90."]],
    ["How about keeping 10 euros for yourself?", ["How about keeping", "10 euros for yourself?"]],
    [
      "You get a double-walled steel bottle for people who start early.",
      ["You get a double-walled", "steel bottle for people", "who start early."],
    ],
    ["Pour it in the morning and forget about it.", ["Pour it", "in the morning", "and forget about it."]],
    ["Keys, laptop, a book, all in one bag.", ["Keys, laptop, a book,", "all in one bag."]],
    ["Brushed fleece interior insulates and wicks.", ["Brushed fleece interior", "insulates and wicks."]],
    ["It's leakproof, so put it in.", ["It's leakproof,", "so put it in."]],
  ])("make phrases that leave no word hanging: %s", (text, phrases) => {
    expect(phrasesOf(clipOf(text, text.toLowerCase().replaceAll(/[.?]$/g, "").split(" ")), 4, 24).map((phrase) => phrase.text)).toEqual(
      phrases,
    );
  });
  it("do not pause between two qualities of one thing, as they do in a list", () => {
    const cut = (text: string, after: string): number => {
      const words = wordsOf(clipOf(text, text.toLowerCase().replaceAll(/[.,]/g, "").split(" ")));
      const at = words.findIndex((word) => word.text === after);
      const [end, next] = [words[at], words[at + 1]];
      if (!end || !next) throw new Error("no such words");
      return seam(end, next);
    };
    expect(cut("Casual jeans with straight, tight legs.", "straight,")).toBeGreaterThan(1);
    expect(cut("It comes with straps, a lock and a bag.", "straps,")).toBeLessThan(0);
    expect(cut("Keys, laptop, a book, all in one bag.", "book,")).toBeLessThan(0);
  });
  it("end before an article rather than behind it", () => {
    const text = "Here is the Rotary Shaver 5000.";
    const clip = { ...clipOf(text, ["here", "is", "the", "rotary", "shaver", "5000"]), name: "Rotary Shaver 5000" };
    expect(phrasesOf(clip, 4, 24).map((phrase) => phrase.text)).toEqual(["Here is", "the Rotary Shaver 5000."]);
  });
  it("keep the space between Latin words in a Chinese phrase", () => {
    const phrases = phrasesOf(clipOf("Redmi K30降价了。", ["Redmi", "K30", "降", "价", "了"]), 4, 18);
    expect(phrases.map((phrase) => phrase.text)).toEqual(["Redmi K30降价了。"]);
  });
  it("make phrases that end at punctuation", () => {
    const phrases = phrasesOf(
      clipOf("Lock it once, carry it anywhere you go.", ["lock", "it", "once", "carry", "it", "anywhere", "you", "go"]),
      5,
      40,
    );
    expect(phrases[0]?.text).toBe("Lock it once,");
  });
});
