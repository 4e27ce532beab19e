import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../document.ts";
import { applyChanges } from "../edit/change.ts";
import { applyCommands, editCommand, type EditCommandInput } from "../edit/commands.ts";
import { after, roughCut, the } from "../edit/testing.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { carriedOver } from "./carry.ts";
import { reframedDocument, VARIANT_SIZE } from "./reframe.ts";

const cut = roughCut();
const square = reframedDocument(cut, VARIANT_SIZE["1:1"]);
const changesOf = (...commands: EditCommandInput[]) =>
  applyCommands(
    cut,
    commands.map((one) => editCommand.parse(one)),
  ).changes;
const carry = (sibling: TimelineDocument, ...commands: EditCommandInput[]) => carriedOver(changesOf(...commands), cut.canvas, sibling);
const xOf = (document: TimelineDocument, id: string) => {
  const one = the(document, id);
  return one.type === "audio" ? null : one.transform;
};

describe("siblings of a timeline", () => {
  it("are the same edit in another frame: what fills it fills the new one, type is as large beside it", () => {
    expect(square.canvas).toMatchObject({ width: 1080, height: 1080 });
    expect(xOf(square, "a")).toMatchObject({ x: 540, y: 540, width: 1080, height: 1080 });
    expect(the(square, "title")).toMatchObject({ style: { size: 80 * (1080 / 1920) } });
    expect(documentDuration(square)).toBe(documentDuration(cut));
    for (const size of Object.values(VARIANT_SIZE)) {
      const ad = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
      const made = reframedDocument(ad, size);
      expect(parseDocument(made)).toEqual(made);
      expect(documentDuration(made)).toBe(documentDuration(ad));
      // There and back it stands where it stood.
      const back = reframedDocument(made, VARIANT_SIZE["9:16"]);
      const [first] = ad.tracks[0]?.elements ?? [];
      expect(xOf(back, first?.id ?? "")?.x).toBeCloseTo(xOf(ad, first?.id ?? "")?.x ?? 0, 6);
    }
  });

  it("take over an edit of one of them, each in its own frame", () => {
    const { changes, conflicts } = carry(
      square,
      { type: "update", id: "title", values: { text: "three four", transform: { y: 480 } } },
      { type: "trim", id: "d", edge: "end", to: 1200 },
      { type: "delete", ids: ["song"] },
      { type: "marker", marker: { id: "n", time: 5 } },
    );
    const next = applyChanges(square, changes);
    expect(conflicts).toEqual([]);
    expect(the(next, "title")).toMatchObject({ text: "three four", transform: { y: 270 } });
    expect(the(next, "d").duration).toBe(200);
    expect(next.tracks.flatMap(({ elements }) => elements.map(({ id }) => id))).not.toContain("song");
    expect(next.markers.map(({ id }) => id)).toContain("n");
  });

  it("keep what they have of their own, and say what was not taken over", () => {
    const own = after(square, { type: "update", id: "title", values: { text: "my own" } }, { type: "delete", ids: ["d"] });
    const { changes, conflicts } = carry(
      own,
      { type: "update", id: "title", values: { text: "three four" } },
      { type: "trim", id: "d", edge: "end", to: 1200, linked: false },
      { type: "update", id: "a", values: { volume: 0.5 } },
    );
    expect(conflicts).toEqual([
      { why: "changed", about: "title" },
      { why: "gone", about: "d" },
    ]);
    const next = applyChanges(own, changes);
    expect(the(next, "title")).toMatchObject({ text: "my own" });
    expect(the(next, "a")).toMatchObject({ volume: 0.5 });
    // Longer than the sibling has room for: nothing of it is made.
    const moved = after(square, { type: "move", ids: ["c"], by: 150, mode: "overwrite" });
    expect(carry(moved, { type: "move", ids: ["d"], by: -150 }, { type: "canvas", canvas: { width: 500 } })).toMatchObject({
      changes: [],
      conflicts: [{ why: "shape" }, { why: "fit" }],
    });
  });
});
