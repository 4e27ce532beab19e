import { describe, expect, it } from "vitest";
import { report as shape } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { csvOf } from "./csv.ts";
import { markdownOf } from "./markdown.ts";
import { paperOf } from "./paper.ts";
import { reportOf } from "./report.ts";

const study: ResultOf<"study"> = {
  width: 1080,
  height: 1920,
  duration: 12,
  scenes: [
    { start: 0, end: 1.2, motion: 2, faces: 0, face: 0 },
    { start: 1.2, end: 4, motion: 4, faces: 2, face: 0.5 },
    { start: 4, end: 12, motion: 1, faces: 0, face: 0 },
  ],
  more: 0,
  tiles: { columns: 3, width: 180, height: 320, bytes: 9 },
  sound: {
    loudness: -16.5,
    silences: [
      { start: 0, end: 0.8 },
      { start: 10, end: 12 },
    ],
  },
  engine: "x",
};

const word = (text: string, start: number) => ({ text, start, end: start + 0.4 });
const heard: ResultOf<"transcribe"> = {
  has_sound: true,
  duration: 12,
  language: "en",
  segments: [
    {
      start: 1,
      end: 4,
      text: "Is your coffee cold again?",
      words: [word("Is", 1), word("your", 1.5), word("coffee", 2), word("cold", 2.6), word("again?", 3.2)],
    },
    { start: 9, end: 10, text: 'Tap "order" today, +1 free.', words: [] },
  ],
  engine: "built-in:whisper-tiny",
};

describe("the report of a film", () => {
  it("says its pace, its hook and its sound, as measured", () => {
    const made = reportOf("Ad", { study, heard: null, read: null });
    expect(shape.parse(made)).toEqual(made);
    expect(made.pace).toEqual({ cuts_a_minute: 10, shortest: 1.2, median: 2.8, longest: 8 });
    expect(made.hook).toEqual({ cuts: 1, faces: 2, sound_from: 0.8, motion: 3, said: null });
    expect(made.sound).toEqual({ loudness: -16.5, silent: 0.23 });
  });

  it("leaves unknown what nobody heard or read", () => {
    const { transcript, on_screen_text, call_to_action, hook, structure } = reportOf("Ad", { study, heard: null, read: null });
    expect([transcript, on_screen_text, call_to_action, hook.said, structure]).toEqual([null, null, null, null, []]);
    expect(markdownOf(reportOf("Ad", { study, heard: null, read: null }))).toContain("## Transcript\n\n[UNKNOWN]");
    expect(csvOf(reportOf("Ad", { study, heard: null, read: null }))).toContain("[UNKNOWN]");
  });

  it("quotes what was said: in the hook, in its scene, and as a call to action", () => {
    const made = reportOf("Ad", { study, heard, read: null });
    expect(shape.parse(made)).toEqual(made);
    expect(made.hook.said).toBe("Is your coffee cold");
    expect(made.call_to_action).toEqual([{ start: 9, end: 10, text: 'Tap "order" today, +1 free.' }]);
    expect(made.structure).toEqual([
      { part: "hook", start: 0, end: 3 },
      { part: "body", start: 3, end: 9 },
      { part: "action", start: 9, end: 12 },
    ]);
    expect(made.speech).toEqual({ unit: "words", a_minute: 150, seconds: 4 });
    expect(csvOf(made)).toContain('3,4,12,8,1,0,0,"Tap ""order"" today, +1 free.",[UNKNOWN]');
    expect(markdownOf(made)).toContain("- 1–4 s: Is your coffee cold again?");
  });

  it("tells the words in the picture by scene, each once, and prints every word as text", () => {
    const read = [
      { at: 0.6, text: "SUMMER SALE\nSUMMER SALE\n-30 %" },
      { at: 2.6, text: "" },
      { at: 8, text: "<b>Order</b> now" },
    ];
    const made = reportOf("<i>Ad</i>", { study, heard, read });
    expect(shape.parse(made).on_screen_text).toEqual([
      { start: 0, end: 1.2, text: "SUMMER SALE / -30 %" },
      { start: 4, end: 12, text: "<b>Order</b> now" },
    ]);
    expect(markdownOf(made)).toContain("## On-screen text\n\n- 0–1.2 s: SUMMER SALE / -30 %\n- 4–12 s: b Order /b now");
    expect(csvOf(made)).toContain(",SUMMER SALE / -30 %\r\n");
    const paper = paperOf(made);
    expect(paper).toContain("&#60;b&#62;Order&#60;/b&#62; now");
    expect(paper).not.toMatch(/<b>|<i>/);
    expect(markdownOf(reportOf("Ad", { study, heard, read: [] }))).toContain("No words were found in the picture.");
  });

  it("counts characters where there are no spaces, and knows that nothing is said", () => {
    const segments = [{ start: 0, end: 4, text: "早上好，快来下单，只要99元。", words: [] }];
    const made = reportOf("广告", { study, heard: { ...heard, language: "zh", segments }, read: null });
    expect(made.speech).toEqual({ unit: "characters", a_minute: 165, seconds: 4 });
    expect([made.hook.said, made.call_to_action?.length]).toEqual([segments[0]?.text, 1]);
    const nothing = reportOf("Ad", { study, heard: { ...heard, segments: [] }, read: null });
    expect(nothing).toMatchObject({ transcript: { lines: [] }, speech: null, call_to_action: [], hook: { said: "" } });
    expect(markdownOf(nothing)).toContain("Nothing is said.");
  });

  it("is a table whose words are no formulas", () => {
    const segments = [{ start: 5, end: 6, text: "=HYPERLINK(1)", words: [] }];
    expect(csvOf(reportOf("Ad", { study, heard: { ...heard, segments }, read: null }))).toContain(",'=HYPERLINK(1),[UNKNOWN]\r\n");
  });

  it("of a mute film, and of a silent one, has no sound to begin", () => {
    expect(reportOf("Ad", { study: { ...study, sound: null }, heard: null, read: null })).toMatchObject({
      sound: null,
      hook: { sound_from: null },
    });
    const silent = { loudness: null, silences: [{ start: 0, end: 12 }] };
    expect(reportOf("Ad", { study: { ...study, sound: silent }, heard: null, read: null })).toMatchObject({
      sound: { loudness: null, silent: 1 },
      hook: { sound_from: null },
    });
  });

  it("is a table, a line a scene; a name writes no Markdown of its own", () => {
    expect(
      csvOf(reportOf("Ad", { study, heard: null, read: null }))
        .split("\r\n")
        .slice(0, 2),
    ).toEqual(["scene,start,end,seconds,motion,faces,face_height,said,on_screen", "1,0,1.2,1.2,2,0,0,[UNKNOWN],[UNKNOWN]"]);
    expect(markdownOf(reportOf("a\n# b | <c>", { study, heard: null, read: null })).split("\n")[0]).toBe("# a b c");
  });
});
