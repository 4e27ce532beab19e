import type { Report } from "../../document/loss.ts";
import type { Stored } from "../../document/save-element.ts";
import { inSeconds, kindOf, nameOf, nodesIn, ownRange, type Range, rangeOf } from "./nodes.ts";

/** A clip where it is shown: seconds of the whole. `passed`: what of it a composition around it cuts off at its start. */
export interface Leaf {
  clip: Stored;
  range: Range;
  start: number;
  duration: number;
  passed: number;
  /** Tracks of compositions within compositions are tracks of their own: the first is that of the clip's track. */
  lane: number;
  group: string | null;
  /** Of the transition that it begins with, in seconds. */
  transition: number;
}

export interface Window {
  /** Where the item's first moment is. */
  at: number;
  lane: number;
  group: string | null;
}

const MOST_DEPTH = 20;

/** How long an item lasts, in seconds; null: it says nothing of it. */
function lengthOf(item: Stored, depth = 0): number | null {
  const range = ownRange(item);
  if (range) return inSeconds(range.duration);
  if (depth > MOST_DEPTH) return null;
  const lengths = nodesIn(item.children).map((child) => lengthOf(child, depth + 1) ?? 0);
  if (kindOf(item) === "Stack") return lengths.reduce((most, one) => Math.max(most, one), 0);
  if (kindOf(item) === "Track") return lengths.reduce((sum, one) => sum + one, 0);
  return null;
}

/** A composition shows a part of itself: what lies outside is cut. */
function trimmed(leaves: readonly Leaf[], item: Stored, at: number, report: Report): Leaf[] {
  const range = rangeOf(item.source_range);
  if (!range) return [...leaves];
  const [from, to] = [at, at + inSeconds(range.duration)];
  const by = inSeconds(range.start);
  const shown = leaves.flatMap((leaf) => {
    const start = leaf.start - by;
    const [first, end] = [Math.max(from, start), Math.min(to, start + leaf.duration)];
    return end > first ? [{ ...leaf, start: first, duration: end - first, passed: leaf.passed + first - start }] : [];
  });
  // A range of another clock (a time code's) shows nothing of what there is: it is none.
  if (shown.length > 0 || leaves.length === 0) return shown;
  report("NOT_SUPPORTED", nameOf(item), "a range that shows nothing of its items");
  return [...leaves];
}

const transitionSeconds = (node: Stored): number =>
  [node.in_offset, node.out_offset].reduce<number>((sum, one) => {
    const range = rangeOf({ start_time: { value: 0, rate: 1 }, duration: one });
    return sum + (range ? inSeconds(range.duration) : 0);
  }, 0);

/** Every clip of an item, flattened. */
export function leavesOf(item: Stored, { at, lane, group }: Window, report: Report, depth = 0): Leaf[] {
  const kind = kindOf(item);
  if (depth > MOST_DEPTH) return [];
  if (kind === "Clip") {
    const range = ownRange(item);
    if (!range || range.duration.value === 0) {
      report("ELEMENT_LOST", nameOf(item), "a clip without a range");
      return [];
    }
    return [{ clip: item, range, start: at, duration: inSeconds(range.duration), passed: 0, lane, group, transition: 0 }];
  }
  if (kind === "Stack") {
    const inner = nodesIn(item.children).flatMap((child, n) => leavesOf(child, { at, lane: lane + n, group }, report, depth + 1));
    return trimmed(inner, item, at, report);
  }
  if (kind !== "Track") {
    if (kind !== "Gap") report("NOT_SUPPORTED", nameOf(item), kind);
    return [];
  }
  let [now, coming] = [at, 0];
  const inner = nodesIn(item.children).flatMap((child) => {
    if (kindOf(child) === "Transition") {
      coming = transitionSeconds(child);
      return [];
    }
    const nested = kindOf(child) === "Stack" || kindOf(child) === "Track";
    if (nested) report("NOT_SUPPORTED", nameOf(child), "a composition within one is laid out flat");
    const own = nested ? nameOf(child) || "composition" : group;
    const found = leavesOf(child, { at: now, lane, group: own }, report, depth + 1);
    const [first, ...rest] = found;
    const begun = first ? [{ ...first, transition: coming }, ...rest] : [];
    coming = 0;
    now += lengthOf(child) ?? 0;
    return begun;
  });
  return trimmed(inner, item, at, report);
}
