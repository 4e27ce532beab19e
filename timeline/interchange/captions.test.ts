import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { after, laid, roughCut } from "../edit/testing.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import type { TimelineDocument } from "../document.ts";
import { ticks } from "../time.ts";
import { CAPTION, hasCaptions, readCaptions, writeCaptions } from "./captions.ts";
import { openFile } from "./open-file.ts";

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
  it("that went out come in as many as they were, whatever their track is called now", () => {
    const texts = ({ tracks }: TimelineDocument) =>
      tracks.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" ? [one.text] : [])));
    const first = readCaptions(SRT, "t");
    if ("fault" in first) throw new Error(first.fault);
    const document = after(
      roughCut(),
      first.command,
      { type: "setTrack", track: "t", name: "Titles" },
      { type: "addTrack", track: { id: "spoken", type: "text", name: CAPTION } },
      { type: "captions", track: "spoken", cues: [{ start: ticks(5), end: ticks(6), text: "Said later" }] },
    );
    const opened = openFile(new TextEncoder().encode(writeCaptions(document, "srt")), document);
    if ("fault" in opened) throw new Error(opened.fault);
    expect(texts(opened.document)).toEqual(["Hello there", "It overlaps", "Said later"]);
  });
  it("are refused as a file of another kind", () => expect(readCaptions("hello", "t")).toEqual({ fault: "subtitles.unknown" }));
});
