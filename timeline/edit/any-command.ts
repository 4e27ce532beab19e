import type { TimelineDocument } from "../document.ts";
import type { EditCommandInput } from "./commands.ts";

/** Any command, about whatever is there: most make sense, some are refused. */
export function anyCommand(document: TimelineDocument, next: () => number): EditCommandInput {
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
    () => ({
      type: "cut",
      spans: [
        { from: int(end), to: int(end) },
        { from: startTime, to: startTime + int(duration) },
      ],
      keep: ["song"],
    }),
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
    () => ({ type: "updateAll", ids: [id, pick(filled.elements).id], values: pick([{ name: "y" }, { colour: 1 }]), dx: int(20) - 10 }),
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
