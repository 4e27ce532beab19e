import { describe, expect, it } from "vitest";
import { FONTS, fontsFor } from "./fonts.ts";

const within = (range: string | undefined, letter: string) =>
  (range ?? "U+0-10FFFF").split(", ").some((span) => {
    const [from = 0, to = from] = span
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16));
    return (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to;
  });
const drawing = (letter: string) =>
  fontsFor([{ text: `带${letter}家`, families: ["ZCOOL XiaoWei"], weight: 500 }])
    .filter(({ family, range }) => family === "ZCOOL XiaoWei" && within(range, letter))
    .map(({ file }) => file);

describe("the magazine's Chinese face", () => {
  it.each([..."徊蛔回圃圄崮婀痼恤"])("leaves %s, which it draws too heavy, to a face with counters", (letter) => {
    expect(drawing(letter)).toEqual([expect.stringContaining("noto-sans-sc")]);
  });
  it.each([..."国四日圆家"])("draws %s itself", (letter) => {
    expect(drawing(letter)).toEqual([expect.stringContaining("zcool-xiaowei")]);
  });
  it("takes the other face along only for texts that need it", () => {
    const taken = fontsFor([{ text: "保温杯", families: ["ZCOOL XiaoWei"], weight: 500 }]).filter(
      ({ family }) => family === "ZCOOL XiaoWei",
    );
    expect(taken).toEqual(FONTS.filter(({ family, letters }) => family === "ZCOOL XiaoWei" && !letters));
  });
});

it("the faces of many texts are those of each, whatever style they share", () => {
  const uses = ["Sale", "保温杯", "Ünal", "🎉", "עברית"].flatMap((text, n) => [
    { text, families: ["Instrument Sans"], weight: n % 2 ? 500 : 700 },
    { text, families: ["ZCOOL XiaoWei", "Anton"], weight: 400 },
  ]);
  const each = new Set(uses.flatMap((use) => fontsFor([use])));
  expect(new Set(fontsFor(uses))).toEqual(each);
});
