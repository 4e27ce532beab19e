import { expect, it } from "vitest";
import { copyOf, offerFirst, withoutTwice } from "./copy.ts";
import { linesOf } from "./film.ts";

it.each([
  ["Noise-cancelling headphones. Was $349, now $249", "$249"],
  ["羊毛围巾\n原价¥399，现价¥259", "¥259"],
  ["Tickets from $9.50", "from $9.50"],
  ["Build the shed in a day\nFrom £890", "From £890"],
  ["מבצע סוף שבוע\nכל הנעליים ב-50% הנחה", "50%"],
  ["Shoes\nAll of them -50% today", "-50%"],
  ["Was from $349 to now $249", "$249"],
  ["实木书架\n￥699 起", "￥699 起"],
  ["每位 1280 元起，含早餐", "1280 元起"],
  ["Summer sale\n30% off until Sunday", "30% off"],
])("%s: the price that holds is the large one", (prompt, figure) => {
  expect(copyOf(prompt).figure).toBe(figure);
});

it.each([
  ["Rainy day ramen, now open till midnight. 12 Harbor Street", "Rainy day ramen", "Now open till midnight"],
  [
    "Design a poster for a community bike workshop: bring your broken bike, leave with a working one.",
    "Community bike workshop",
    "Bring your broken bike",
  ],
  ["周末亲子烘焙课，和孩子一起做一个生日蛋糕。每周六下午两点", "周末亲子烘焙课", "和孩子一起做一个生日蛋糕"],
  ["Coffee, tea and cake, all day and every day", "Coffee, tea and cake, all day and every day", ""],
  ["Lights, locks, lycra", "Lights, locks, lycra", ""],
])("a headline is loud: %s", (prompt, headline, sub) => {
  expect(copyOf(prompt)).toMatchObject({ headline, sub });
});

it("a full stop goes, that of an abbreviation stays", () => {
  expect(copyOf("Slow coffee. Every Sunday from 9 a.m.").sub).toBe("Every Sunday from 9 a.m.");
  expect(copyOf("Slow coffee. Every Sunday.").sub).toBe("Every Sunday");
});

it("a Chinese headline of two clauses has a line for each, without the mark", () => {
  expect(copyOf("七座，一箱油跑一千公里").headline).toBe("七座\n一箱油跑一千公里");
});

it("an offer stands below the headline, where no style sets it large; where one does, it is not said again alone", () => {
  const copy = copyOf("Bike repair\nBring your bike\nSaturday 10 am\n$15");
  expect(offerFirst(copy)).toMatchObject({ sub: "Bring your bike · $15", foot: ["Saturday 10 am"] });
  expect(withoutTwice(copy).foot).toEqual(["Saturday 10 am"]);
  expect(withoutTwice(copyOf("Build the shed in a day\nNumbered boards\nFrom £890")).foot).toEqual([]);
});

it("a sentence of a film does not end within a price or an address", () => {
  expect(linesOf("From $4.99 a bag. See northpack.com today! 今天下单。明天到。", 20)).toEqual([
    "From $4.99 a bag.",
    "See northpack.com today!",
    "今天下单。",
    "明天到。",
  ]);
});

it.each([
  ["一杯茶，泡三次。第一泡醒茶，第二泡闻香，第三泡慢慢喝。", 10, ["一杯茶，泡三次。", "第一泡醒茶，", "第二泡闻香，", "第三泡慢慢喝。"]],
  [
    "Three meetings moved, two trains missed, one app that fixed it all.",
    10,
    ["Three meetings moved,", "Two trains missed,", "One app that fixed it all."],
  ],
])("a sentence that would stand for seconds is parted at its clauses: %s", (prompt, seconds, lines) => {
  expect(linesOf(prompt, seconds)).toEqual(lines);
});

it.each([
  ["Only until Sunday, November 29.", 10],
  ["A bottle of steel, which keeps it hot all day.", 10],
  ["Every coat is 1,200 yuan today.", 10],
  ["茶，泡三次就好。", 10],
  ["走一万步，也不累脚。", 10],
  ["Three meetings moved, two trains missed.", 3],
])("what says nothing by itself, or has no time, stays with the rest: %s", (prompt, seconds) => {
  expect(linesOf(prompt, seconds)).toEqual([prompt]);
});

it("in a short film short sentences share a sheet, in their order, and none is lost; no sheet is full of small print", () => {
  expect(linesOf("Brass kettle. Pours thin. Holds 600 ml.", 4)).toEqual(["Brass kettle.\nPours thin.", "Holds 600 ml."]);
  expect(linesOf("冬日毛衣。三色可选。今晚八点开售。", 4)).toEqual(["冬日毛衣。\n三色可选。", "今晚八点开售。"]);
  const long = Array.from({ length: 40 }, (_, at) => `Sentence ${at} says a thing that takes its time to be read.`).join(" ");
  const lines = linesOf(long, 4);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Sentence 0 /);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(140);
});

it("Chinese that is parted by spaces has a sheet for each part that says something by itself", () => {
  expect(linesOf("手工汽水 夏日限定 第二罐半价", 6)).toEqual(["手工汽水", "夏日限定", "第二罐半价"]);
  expect(linesOf("新茶 上市 今晚八点开售", 6)).toEqual(["新茶 上市 今晚八点开售"]);
});

it("five seconds have room for three short sentences: each has its sheet, and its picture", () => {
  expect(linesOf("Honey from our own hives. Olive oil, first press. Order both, save 15%.", 5)).toHaveLength(3);
});
