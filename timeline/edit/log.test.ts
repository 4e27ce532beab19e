import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { parseDocument, type TimelineDocument } from "../document.ts";
import { random } from "../draw/random.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { editCommand, type EditCommandInput } from "./commands.ts";
import { begin, edit, type EditLog, redo, undo } from "./log.ts";
import { placedOf } from "./lookup.ts";
import { EditRefused } from "./refused.ts";
import { roughCut } from "./testing.ts";

const still = (document: TimelineDocument) => ({ ...document, revision: 0 });

/** Any command, about whatever is there: most make sense, some are refused. */
function anyCommand(document: TimelineDocument, next: () => number): EditCommandInput {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const int = (most: number) => Math.floor(next() * most);
  const track = pick(document.tracks);
  const filled = pick(document.tracks.filter(({ elements }) => elements.length > 0));
  const element = pick(filled.elements);
  const { id, startTime, duration } = element;
  const end = startTime + duration;
  const by = int(duration * 3) - duration;
  const mode = pick(["refuse", "overwrite", "insert"] as const);
  const [scope, linked, ripple] = [pick(["track", "sync"] as const), next() < 0.7, next() < 0.5];
  return pick<() => EditCommandInput>([
    () => ({ type: "move", ids: [id, pick(filled.elements).id], by, mode, scope, linked }),
    () => ({ type: "reorder", id, to: pick(["earlier", "later"] as const) }),
    () => ({ type: "move", ids: [id], by, tracks: { [id]: track.id }, mode, linked }),
    () => ({
      type: "trim",
      id,
      edge: pick(["start", "end"] as const),
      to: Math.max(0, startTime + int(duration * 2)),
      ripple,
      scope,
      linked,
    }),
    () => ({ type: "roll", id, edge: pick(["start", "end"] as const), to: startTime + int(duration) }),
    () => ({ type: "slip", id, by: int(400) - 200, linked }),
    () => ({ type: "slide", id, by: int(200) - 100 }),
    () => ({ type: "split", ids: [id], at: startTime + int(duration), linked }),
    () => ({ type: "split", at: startTime + int(duration) }),
    () => ({ type: "delete", ids: [id], ripple, scope, linked }),
    () => ({ type: "closeGap", track: filled.id, at: int(end), scope }),
    () => ({ type: "duplicate", ids: [id], mode, linked }),
    () => ({ type: "group", ids: [id], group: next() < 0.5 ? "g" : null }),
    () => ({ type: "link", ids: [id, pick(pick(document.tracks).elements)?.id ?? id], linked: next() < 0.6 }),
    () => ({
      type: "addTrack",
      track: { id: `t${int(40)}`, type: pick(["text", "video", "audio", "hook", "mixed"] as const), name: "" },
      index: int(9),
    }),
    () => ({ type: "moveTrack", track: track.id, index: int(9) }),
    () => ({ type: "setTrack", track: track.id, locked: next() < 0.15, muted: next() < 0.5, sync: next() < 0.7 }),
    () => ({ type: "removeTrack", track: pick(document.tracks.filter(({ elements }) => elements.length < 3).concat(track)).id }),
    () => ({ type: "update", id, values: pick([{ name: "x" }, { text: "new words here" }, { volume: 0.5 }, { colour: 1 }]) }),
    () => ({ type: "speed", id, speed: { num: 1 + int(3), den: 1 + int(3) }, keeps: pick(["content", "length"] as const), ripple, linked }),
    () => ({ type: "transition", id, transition: next() < 0.3 ? null : { type: "fade", duration: 1 + int(duration) } }),
    () => ({ type: "effect", id, index: int(3), effect: next() < 0.3 ? null : { type: "radius", value: int(40) } }),
    () => ({ type: "keyframe", id, property: "opacity", time: int(duration), value: next() < 0.2 ? null : next() }),
    () => ({ type: "captions", track: track.id, cues: [{ start: int(end), end: end + 10, text: "one two" }] }),
    () => ({ type: "marker", marker: { id: `m${int(4)}`, time: int(end) } }),
    () => ({ type: "removeMarker", id: `m${int(4)}` }),
    () => ({ type: "variable", variable: { id: `v${int(3)}`, type: "text", label: "", default: String(int(9)) } }),
    () => ({ type: "canvas", canvas: { width: 16 + int(4000) } }),
  ])();
}

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
