import { describe, expect, it } from "vitest";
import { report as shape } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { csvOf, markdownOf, reportOf } from "./report.ts";

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

describe("the report of a film", () => {
  it("says its pace, its hook and its sound, as measured", () => {
    const made = reportOf("Ad", study);
    expect(shape.parse(made)).toEqual(made);
    expect(made.pace).toEqual({ cuts_a_minute: 10, shortest: 1.2, median: 2.8, longest: 8 });
    expect(made.hook).toEqual({ cuts: 1, faces: 2, sound_from: 0.8, motion: 3 });
    expect(made.sound).toEqual({ loudness: -16.5, silent: 0.23 });
  });

  it("leaves unknown what nobody heard or read", () => {
    const { transcript, on_screen_text, call_to_action } = reportOf("Ad", study);
    expect([transcript, on_screen_text, call_to_action]).toEqual([null, null, null]);
    expect(markdownOf(reportOf("Ad", study))).toContain("transcript: [UNKNOWN]");
  });

  it("of a mute film, and of a silent one, has no sound to begin", () => {
    expect(reportOf("Ad", { ...study, sound: null })).toMatchObject({ sound: null, hook: { sound_from: null } });
    const silent = { loudness: null, silences: [{ start: 0, end: 12 }] };
    expect(reportOf("Ad", { ...study, sound: silent })).toMatchObject({ sound: { loudness: null, silent: 1 }, hook: { sound_from: null } });
  });

  it("is a table, a line a scene; a name writes no Markdown of its own", () => {
    expect(csvOf(reportOf("Ad", study)).split("\r\n").slice(0, 2)).toEqual([
      "scene,start,end,seconds,motion,faces,face_height",
      "1,0,1.2,1.2,2,0,0",
    ]);
    expect(markdownOf(reportOf("a\n# b | <c>", study)).split("\n")[0]).toBe("# a b c");
  });
});
