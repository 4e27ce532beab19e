import type { Asset, Marker, TimelineDocument } from "../../document.ts";
import { type Element, element } from "../../document/element.ts";
import { type Losses, losses } from "../../document/loss.ts";
import { type OpenedDocument, openDocument } from "../../document/open.ts";
import { isStored, type Stored } from "../../document/save-element.ts";
import { SCHEMA_VERSION } from "../../document/upgrade.ts";
import { rateOf } from "../../rate.ts";
import { ticks } from "../../time.ts";
import { MOST_CLIPS } from "../most.ts";
import { elementOf, ownElement } from "./clip.ts";
import { parseLoose } from "./json.ts";
import { type Leaf, leavesOf } from "./leaves.ts";
import { inSeconds, kindOf, nameOf, nodesIn, ownRange, rangeOf } from "./nodes.ts";
import { printOf } from "./print.ts";

/** A track of the file: its node, and the tracks of ours that were made of it, as they were then. */
export interface CarriedTrack {
  node: Stored;
  tracks: { id: string; print: number }[];
}
export interface CarriedOtio {
  root: Stored;
  tracks: CarriedTrack[];
}

const CANVAS = { width: 1920, height: 1080 };

/** The timeline of a file: itself, the first of a collection, or one around anything else that can be shown. */
function rootOf(value: unknown, found: Losses): Stored | null {
  if (!isStored(value)) return null;
  const kind = kindOf(value);
  if (kind === "Timeline") return value;
  if (kind === "SerializableCollection") {
    const [first, ...rest] = nodesIn(value.children).filter((child) => kindOf(child) === "Timeline");
    for (const one of rest) found.report("NOT_SUPPORTED", nameOf(one), "a further timeline of the collection");
    return first ?? null;
  }
  if (!["Stack", "Track", "Clip"].includes(kind)) return null;
  const children = kind === "Stack" ? value.children : [value];
  return { OTIO_SCHEMA: "Timeline.1", name: nameOf(value), tracks: { OTIO_SCHEMA: "Stack.1", children } };
}

const ownOf = (node: Stored, name: string): Stored | null => {
  const own = isStored(node.metadata) ? node.metadata.reelwright : null;
  const found = isStored(own) ? own[name] : null;
  return isStored(found) ? found : null;
};

class Reading {
  readonly found = losses();
  readonly assets: Record<string, Asset> = {};
  readonly markers: Marker[] = [];
  private count = 0;
  private placed = 0;

  private place(leaf: Leaf, isSound: boolean, before: Element | undefined): Element {
    const startTime = ticks(leaf.start);
    const duration = Math.max(1, ticks(leaf.start + leaf.duration) - startTime);
    const own = element.safeParse(ownElement(leaf.clip));
    // What another program moved has moved; all else is as it was written here.
    if (own.success) {
      const trimStart = ticks(inSeconds(leaf.range.start));
      return { ...own.data, startTime, duration, ...("assetId" in own.data ? { trimStart } : {}) };
    }
    const id = `clip-${(this.count += 1)}`;
    const { element: made, asset } = elementOf(leaf, { id, startTime, duration, isSound, canvas: CANVAS }, this.found.report);
    if (asset) this.assets[asset.id] ??= asset.asset;
    this.clipMarkers(leaf);
    const passage = ticks(leaf.transition);
    if (passage === 0 || made.type === "audio") return made;
    this.found.report("NOT_SUPPORTED", made.name, "a transition around a cut begins at the cut");
    if (!before || before.type === "audio") return made;
    const transition = { type: "fade", duration: Math.min(passage, duration), fromElementId: before.id };
    return element.parse({ ...made, transitionIn: transition });
  }

  private marker(node: Stored, at: number) {
    const range = rangeOf(node.marked_range);
    const time = Math.max(0, ticks(at + (range ? inSeconds(range.start) : 0)));
    const duration = range ? ticks(inSeconds(range.duration)) : 0;
    this.markers.push({ id: `marker-${this.markers.length + 1}`, time, duration, name: nameOf(node).slice(0, 200), color: "#e4572e" });
  }

  private clipMarkers({ clip, range, start, passed }: Leaf) {
    for (const one of nodesIn(clip.markers)) this.marker(one, start - passed - inSeconds(range.start));
  }

  markersOf(node: Stored) {
    for (const one of nodesIn(node.markers)) this.marker(one, 0);
  }

  /** The tracks that are made of one of the file. */
  tracks(node: Stored, n: number): { id: string; elements: Element[]; state: Stored }[] {
    const isSound = node.kind === "Audio";
    const lanes = new Map<number, Element[]>();
    for (const leaf of leavesOf(node, { at: 0, lane: 0, group: null }, this.found.report)) {
      const lane = lanes.get(leaf.lane) ?? [];
      if ((this.placed += 1) > MOST_CLIPS) {
        this.found.report("TOO_MANY", nameOf(node), String(MOST_CLIPS));
        break;
      }
      lane.push(this.place(leaf, isSound, lane.at(-1)));
      lanes.set(leaf.lane, lane);
    }
    this.markersOf(node);
    const own = ownOf(node, "track");
    const id = typeof own?.id === "string" ? own.id : `track-${n + 1}`;
    const state = own ?? {
      type: isSound ? "audio" : "mixed",
      name: nameOf(node),
      hidden: node.enabled === false,
      muted: node.enabled === false,
    };
    const filled = lanes.size === 0 ? [[0, []] as const] : [...lanes].toSorted(([a], [b]) => a - b);
    return filled.map(([lane, elements]) => ({ id: lane === 0 ? id : `${id}.${lane + 1}`, elements: [...elements], state }));
  }
}

/** Frames a second of the first clip that says so. */
function rateIn(children: readonly Stored[]): TimelineDocument["canvas"]["rate"] {
  const left = children.toReversed();
  for (let one = left.pop(); one; one = left.pop()) {
    const rate = kindOf(one) === "Clip" ? (ownRange(one)?.duration.rate ?? 0) : 0;
    if (rate >= 1 && rate <= 240) return rateOf(rate);
    for (const child of nodesIn(one.children).toReversed()) left.push(child);
  }
  return { num: 24, den: 1 };
}

/** Opens an OpenTimelineIO file: whatever it is, the answer is a document and what was lost. It never throws. */
export function readOtio(text: string): OpenedDocument {
  const reading = new Reading();
  const { found } = reading;
  let value: unknown = null;
  try {
    value = parseLoose(text);
  } catch {
    found.report("NOT_A_DOCUMENT", "", "no JSON");
  }
  const root = rootOf(value, found);
  if (!root) return openDocument(null);
  const stack = isStored(root.tracks) ? root.tracks : {};
  const children = nodesIn(stack.children);
  const made = children.map((node, n) => ({ node, tracks: reading.tracks(node, n) }));
  reading.markersOf(stack);
  const own = ownOf(root, "document");
  const carried: CarriedOtio = {
    root: { ...root, tracks: { ...stack, children: [] } },
    tracks: made.map(({ node, tracks }) => ({ node, tracks: tracks.map(({ id, elements }) => ({ id, print: printOf(elements) })) })),
  };
  const opened = openDocument({
    schemaVersion: SCHEMA_VERSION,
    id: nameOf(root) || "timeline",
    revision: 0,
    canvas: { ...CANVAS, rate: rateIn(children), background: "#000000" },
    assets: reading.assets,
    markers: reading.markers,
    carried: { otio: carried },
    ...own,
    tracks: made.flatMap(({ tracks }) => tracks.map(({ id, elements, state }) => ({ ...state, id, elements }))),
  });
  found.join(opened.losses);
  return { document: opened.document, losses: found };
}
