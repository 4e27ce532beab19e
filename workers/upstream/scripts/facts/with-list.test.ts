import { describe, expect, it } from "vitest";
import { lovedIn, withList } from "./with-list.ts";

describe("what a page's sentence says that its thing has", () => {
  it.each([
    [
      "High-pressure steam generator with ceramic soleplate, 180g/min steam boost, 1.8L tank, and anti-calc system.",
      "steam generator",
      ["Ceramic soleplate", "180g/min steam boost", "1.8L tank", "Anti-calc system"],
    ],
    [
      "Wet and dry rotary shaver with 3 flex heads, 60-minute cordless runtime, pop-up trimmer, and travel case.",
      "rotary shaver",
      ["3 flex heads", "60-minute cordless runtime", "Pop-up trimmer", "Travel case"],
    ],
    // One quality of two is no entry.
    ["Casual jeans with a zipper over the pockets and straight, tight legs.", "jeans", []],
    // A sentence that does more than list.
    ["This chair with wide arms, a soft seat, and steel legs is made for long evenings.", "chair", []],
    // Another thing than the one that is sold.
    ["A good evening with old friends, warm food, and loud music.", "speaker", []],
  ])("%s", (sentence, noun, entries) => {
    expect(withList(sentence, noun)).toEqual(entries);
  });

  it.each([
    ["Pull it on and you'll love the fabric: soft, stretchy, and ultra lightweight.", "Soft, stretchy, and ultra lightweight fabric"],
    ["But you'll also love the racerback cut, for freer movement through all your athletic feats.", "Racerback cut"],
    ["You'll love the way it moves.", null],
    ["You will love it.", null],
  ])("without the praise before it: %s", (sentence, said) => {
    expect(lovedIn(sentence)).toBe(said);
  });
});
