import { expect, it } from "vitest";
import { the } from "../../../../timeline/edit/testing.ts";
import { testEditor } from "../testing.ts";
import { DO } from "./actions.ts";

it("a gap is closed before what is selected, at the playhead, or before what the lanes are at", () => {
  const editor = testEditor();
  const start = () => the(editor.document, "d").startTime;
  const at = (playhead: number, selected: string[]) => {
    editor.playhead.set(playhead);
    editor.select(selected);
    editor.cursor.set({ track: "v", element: "d" });
    DO.closeGap(editor);
  };
  expect(start()).toBe(1000);
  for (const [playhead, selected] of [
    [0, ["d"]],
    [900, []],
    [0, []],
  ] as const) {
    at(playhead, [...selected]);
    expect(start()).toBe(800);
    editor.undo();
  }
  at(0, ["b"]);
  expect(editor.said.get()?.said).toEqual({ code: "NO_GAP" });
});
