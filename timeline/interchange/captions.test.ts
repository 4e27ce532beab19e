import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { after, laid, roughCut } from "../edit/testing.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { hasCaptions, readCaptions, writeCaptions } from "./captions.ts";

const SRT = `1
00:00:01,000 --> 00:00:02,500
Hello <i>there</i>

2
00:00:02,000 --> 00:00:03,000
It overlaps

3
00:00:02,100 --> 00:00:02,900
It is hidden wholly
`;

describe("captions", () => {
  it.each(["srt", "vtt", "ass"] as const)("go out as %s and come in at the same times", (format) => {
    const first = readCaptions(SRT, "t");
    if ("fault" in first) throw new Error(first.fault);
    expect(first.dropped).toBe(1);
    const document = after(roughCut(), first.command);
    expect(laid(document, "t")).toEqual([`t-caption-120000 120000+180000`, `t-caption-300000 300000+60000`]);
    const again = readCaptions(writeCaptions(document, format), "t");
    expect(again).toEqual({ ...first, dropped: 0, command: { ...first.command } });
  });
  it("of a composed ad are its spoken lines", () => {
    const ad = compose(fixtureBrief({ template: "street", ratio: "9:16", language: "en" }));
    expect(hasCaptions(ad)).toBe(true);
    expect(writeCaptions(ad, "srt")).toMatch(/^1\n00:00:/);
    expect(hasCaptions(roughCut())).toBe(false);
  });
  it("are refused as a file of another kind", () => expect(readCaptions("hello", "t")).toEqual({ fault: "subtitles.unknown" }));
});
