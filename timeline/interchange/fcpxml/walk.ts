import type { Losses } from "../../document/loss.ts";
import type { Resources } from "./elements.ts";
import { MOST_CLIPS } from "../most.ts";
import { readTime } from "./times.ts";
import { nodeOf, nodesOf, type XmlNode } from "./xml.ts";

/** A clip of the file, laid out flat; ticks. */
export interface Leaf {
  node: XmlNode;
  lane: number;
  at: number;
  duration: number;
  /** Where in its file it begins. */
  start: number;
  enabled: boolean;
  /** How long it takes over from the clip before it. */
  transition: number;
}

interface Marked {
  id: string;
  time: number;
  duration: number;
  name: string;
}

interface Place {
  at: number;
  lane: number;
  enabled: boolean;
}

const CLIPS = ["asset-clip", "clip", "video", "audio", "title", "caption", "ref-clip", "sync-clip", "mc-clip", "gap", "audition", "spine"];
/** Compound clips within each other, at most: one that holds itself is no end of them. */
const DEEPEST = 12;

const timeOf = (node: XmlNode, name: string): number | null => readTime(node.attributes[name]);

/** Lays a sequence out flat: storylines, connected clips, compound and synchronised ones. */
export class Walk {
  readonly leaves: Leaf[] = [];
  readonly markers: Marked[] = [];
  readonly found: Losses;
  private readonly resources: Resources;
  private readonly origin: number;
  private depth = 0;
  private clips = 0;

  constructor(resources: Resources, found: Losses, origin: number) {
    this.resources = resources;
    this.found = found;
    this.origin = origin;
  }

  sequence(sequence: XmlNode): void {
    const spine = nodeOf(sequence, "spine");
    if (spine) this.spine(spine, { at: 0, lane: 0, enabled: true }, this.origin);
  }

  /** Clips one behind the other; `origin` is what the storyline's own time begins with. */
  private spine(spine: XmlNode, place: Place, origin: number): void {
    let [next, passage] = [place.at, 0];
    for (const node of nodesOf(spine)) {
      if (node.name === "transition") {
        passage = timeOf(node, "duration") ?? 0;
        this.found.report("NOT_SUPPORTED", node.attributes.name ?? "transition", "a transition around a cut begins at the cut");
        continue;
      }
      if (!CLIPS.includes(node.name)) continue;
      const offset = timeOf(node, "offset");
      const at = offset === null ? next : place.at + offset - origin;
      const length = this.clip(node, { ...place, at }, passage);
      [next, passage] = [at + length, 0];
    }
  }

  /** A clip and all that is connected to it; how long it is. */
  private clip(node: XmlNode, place: Place, transition = 0): number {
    // Compound clips of compound clips: a short file may say more clips than there is room for.
    if ((this.clips += 1) > MOST_CLIPS) {
      if (this.clips === MOST_CLIPS + 1) this.found.report("TOO_MANY", node.name, String(MOST_CLIPS));
      return 0;
    }
    const start = timeOf(node, "start") ?? 0;
    const enabled = place.enabled && node.attributes.enabled !== "0";
    if (node.name === "audition") return this.audition(node, place);
    const duration = timeOf(node, "duration") ?? this.lengthOf(node);
    this.own(node, { ...place, enabled }, { start, duration, transition });
    for (const child of nodesOf(node)) this.connected(child, { at: place.at - start, lane: place.lane, enabled }, node);
    return duration;
  }

  private lengthOf({ attributes: { ref } }: XmlNode): number {
    const asset = this.resources.assets.get(ref ?? "");
    return asset ? (timeOf(asset, "duration") ?? 0) : 0;
  }

  /** What the clip itself shows. */
  private own(node: XmlNode, place: Place, times: { start: number; duration: number; transition: number }) {
    if (node.name === "gap" || node.name === "spine") return;
    if (node.name === "mc-clip") this.found.report("NOT_SUPPORTED", node.attributes.name ?? "mc-clip", "a multicam clip");
    const inner = node.name === "ref-clip" ? this.resources.media.get(node.attributes.ref ?? "") : undefined;
    const sequence = inner && nodeOf(inner, "sequence");
    const spine = node.name === "sync-clip" ? nodeOf(node, "spine") : nodeOf(sequence, "spine");
    if (spine || node.name === "clip" || node.name === "sync-clip") return this.inside(node, { place, times, spine, sequence });
    this.leaves.push({ node, lane: place.lane, at: place.at, enabled: place.enabled, ...times });
  }

  /** What lies within a compound clip, as far as it is shown. */
  private inside(
    node: XmlNode,
    {
      place,
      times,
      spine,
      sequence,
    }: { place: Place; times: { start: number; duration: number; transition: number }; spine?: XmlNode; sequence?: XmlNode },
  ) {
    if (this.depth >= DEEPEST) return this.found.report("NOT_SUPPORTED", node.attributes.name ?? node.name, "compound clips too deep");
    if (spine) this.found.report("NOT_SUPPORTED", node.attributes.name ?? node.name, "a compound clip, laid out flat");
    this.depth += 1;
    const before = this.leaves.length;
    const at = place.at - times.start;
    if (spine) this.spine(spine, { ...place, at }, (sequence && timeOf(sequence, "tcStart")) ?? 0);
    else
      for (const one of nodesOf(node, ...CLIPS).filter(({ attributes }) => (attributes.lane ?? "0") === "0"))
        this.clip(one, { ...place, at: at + (timeOf(one, "offset") ?? 0) });
    this.depth -= 1;
    this.window(before, place.at, place.at + times.duration);
    const first = this.leaves[before];
    if (first) this.leaves[before] = { ...first, transition: times.transition };
  }

  /** Clips from `first` on are shown between two moments alone. */
  private window(first: number, from: number, to: number) {
    const kept = this.leaves.splice(first).flatMap((leaf) => {
      const [start, end] = [Math.max(from, leaf.at), Math.min(to, leaf.at + leaf.duration)];
      return end > start ? [{ ...leaf, at: start, duration: end - start, start: leaf.start + start - leaf.at }] : [];
    });
    this.leaves.push(...kept);
  }

  private audition(node: XmlNode, place: Place): number {
    const [first, ...rest] = nodesOf(node).filter(({ name }) => CLIPS.includes(name));
    if (rest.length > 0)
      this.found.report("NOT_SUPPORTED", first?.attributes.name ?? "audition", `${rest.length} more takes of an audition`);
    return first ? this.clip(first, place) : 0;
  }

  /** A clip on a lane of its own, or a marker; times are those of the clip that it is connected to. */
  private connected(child: XmlNode, { at, lane, enabled }: Place, parent: XmlNode) {
    if (child.name === "marker" || child.name === "chapter-marker") return this.marker(child, at);
    const own = Number(child.attributes.lane ?? 0);
    if (!CLIPS.includes(child.name) || own === 0 || !Number.isInteger(own)) return;
    // What is connected within a clip of a storyline stands on lanes beside that one's.
    const place = { at: at + (timeOf(child, "offset") ?? timeOf(parent, "start") ?? 0), lane: lane + own, enabled };
    if (child.name === "spine") this.spine(child, place, 0);
    else this.clip(child, place);
  }

  private marker(node: XmlNode, at: number) {
    const time = at + (timeOf(node, "start") ?? 0);
    const name = (node.attributes.value ?? "").slice(0, 200);
    this.markers.push({
      id: `marker-${this.markers.length + 1}`,
      time: Math.max(0, time),
      duration: Math.max(0, timeOf(node, "duration") ?? 0),
      name,
    });
  }
}
