import { describe, expect, it } from "vitest";
import { countCharacters } from "../../../../trpc/contract/rules/issue.ts";
import { MIN_CLIP_CHARACTERS } from "../../../../trpc/contract/rules/script.ts";
import { groundClaims } from "../ground.ts";
import { GAINS_EN } from "./gains-en.ts";
import { withGain } from "./gains.ts";
import { GAINS_ZH } from "./gains-zh.ts";

const standing = (thing: string, category: string) => ({ page: true, pictures: true, thing, category, sayable: 3, facts: 0, price: false });

describe("what a buyer has of a fact", () => {
  it.each([...GAINS_ZH, ...GAINS_EN].map(([, line]) => line.split(" | ")[0] ?? ""))(
    "claims nothing that would want a fact of its own: %s",
    (gain) => {
      expect(groundClaims(gain, [])).toEqual([]);
      expect(gain).not.toMatch(/最|第一|绝对|保证|永|\b(?:best|never|always|every|guarantee)/iu);
    },
  );

  it.each([
    ["短袖", "dress", "fashion"],
    ["纯色", "T-shirt", "fashion"],
    ["轻便", "chair", "home"],
    ["无线", "mouse", "electronics"],
    ["速干", "gel pen", "office"],
    ["2B铅芯", "pencil", "office"],
    ["共20支", "pencil", "office"],
    ["皮革材质", "women's bag", "accessories"],
  ])("makes a clip of %s alone", (fact, thing, category) => {
    const [gained] = withGain(fact, "zh", standing(thing, category));
    expect(countCharacters(`${gained?.text}。`)).toBeGreaterThanOrEqual(MIN_CLIP_CHARACTERS);
  });

  it("is said after its own clause, and the rest is a sentence of its own", () => {
    expect(withGain("按动式，黑色款", "zh", standing("gel pen", "office"))).toEqual([
      { text: "按动式，不用再去拔笔帽，按一下就可以写。黑色款", claims: ["按动式", "黑色款"], gain: "不用再去拔笔帽，按一下就可以写" },
    ]);
  });

  it("is a sentence of its own in English", () => {
    expect(withGain("0.5 mm tip", "en", standing("gel pen", "office"))).toEqual([
      {
        text: "0.5 mm tip. Fine lines, even for small notes",
        claims: ["0.5 mm tip"],
        gain: "Fine lines, even for small notes",
      },
    ]);
  });

  it("is said of no other thing than the one it holds of", () => {
    expect(withGain("速干", "zh", standing("T-shirt", "fashion"))).toEqual([]);
    expect(withGain("无线", "zh", standing("vacuum cleaner", "home"))).toEqual([]);
  });
});
