import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { parseDocument, type TimelineDocument } from "../document.ts";
import { random } from "../draw/random.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { anyCommand } from "./any-command.ts";
import { editCommand } from "./commands.ts";
import { begin, edit, type EditLog, redo, undo } from "./log.ts";
import { placedOf } from "./lookup.ts";
import { EditRefused } from "./refused.ts";
import { roughCut } from "./testing.ts";

const still = (document: TimelineDocument) => ({ ...document, revision: 0 });

function wander(log: EditLog, seed: number, steps: number) {
  const next = random(seed);
  const refusals = new Set<string>();
  let now = log;
  for (let step = 0; step < steps; step++) {
    const commands = [anyCommand(now.document, next)].map((one) => editCommand.parse(one));
    try {
      now = edit(now, commands);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refusals.add(error.code);
    }
    if (step % 20 === 0) expect(parseDocument(now.document)).toEqual(now.document);
  }
  return { now, refusals };
}

const starts: [string, TimelineDocument, number][] = [
  ["a rough cut", roughCut(), 240],
  ["a composed ad", compose(fixtureBrief({ template: "street", ratio: "9:16", language: "en", presenter: true, films: true })), 120],
];

describe.each(starts)("any commands on %s", (_name, document, steps) => {
  it.each([1, 2, 3, 4])("leave a document, and undoing all of them leaves the very document (seed %i)", (seed) => {
    const { now, refusals } = wander(begin(document), seed, steps);
    expect(now.past.length).toBeGreaterThan(steps / 4);
    expect(refusals.size).toBeGreaterThan(2);
    expect(parseDocument(now.document)).toEqual(now.document);
    for (const { elements, id } of now.document.tracks)
      for (const element of elements) expect(placedOf(now.document, element.id)).toEqual({ track: id, element });
    let back = now;
    while (back.past.length > 0) back = undo(back);
    expect(still(back.document)).toEqual(still(document));
    let again = back;
    while (again.future.length > 0) again = redo(again);
    expect(still(again.document)).toEqual(still(now.document));
  });
});

describe("the log", () => {
  const cut = roughCut();
  const mute = editCommand.parse({ type: "setTrack", track: "m", muted: true });
  it("is one revision a batch, and none where any of it is refused", () => {
    const log = edit(begin(cut), [mute, editCommand.parse({ type: "delete", ids: ["title"] })], 4);
    expect([log.document.revision, log.past.length]).toEqual([5, 1]);
    expect(undo(log).document.revision).toBe(6);
    expect(() => edit(begin(cut), [mute, editCommand.parse({ type: "delete", ids: ["no"] })])).toThrow(/UNKNOWN_ELEMENT/);
  });
  it("does not edit another document than was seen", () => {
    expect(() => edit(begin(cut), [mute], 3)).toThrow(/STALE_REVISION/);
  });
  it("survives JSON: what is stored can be taken back", () => {
    const log = edit(begin(cut), [mute, editCommand.parse({ type: "split", at: 400 })]);
    const stored = JSON.parse(JSON.stringify(log)) as EditLog;
    expect(still(undo(stored).document)).toEqual(still(cut));
  });
});
