import type { TimelineDocument } from "../../document.ts";
import { losses } from "../../document/loss.ts";
import { type OpenedDocument, openDocument } from "../../document/open.ts";
import { isStored } from "../../document/save-element.ts";
import { SCHEMA_VERSION } from "../../document/upgrade.ts";
import { TIMEBASE } from "../../time.ts";
import { carryingFile } from "../fingerprint.ts";
import { unsealed } from "./carried.ts";
import { assetsOf, elementOf, formatOf, type Resources, resourcesOf } from "./elements.ts";
import { Walk } from "./walk.ts";
import { findNode, nodeOf, nodesOf, readXml, type XmlNode } from "./xml.ts";
import { readTime } from "./times.ts";

/** Versions are 1.5 to 1.14: no decimals. */
const isKnown = (version: string | undefined): boolean => Number(/^1\.(\d+)$/.exec(version ?? "")?.[1] ?? 0) >= 5;

/** What stands in for a sequence: that of a project, or of the first compound clip, or a single clip of an event. */
function sequenceOf(root: XmlNode): XmlNode | null {
  const project = findNode(root, "project");
  const sequence = project && nodeOf(project, "sequence");
  if (sequence) return sequence;
  const event = findNode(root, "event") ?? root;
  const clips = nodesOf(event, "asset-clip", "clip", "sync-clip", "ref-clip", "mc-clip");
  if (clips.length > 0) return { name: "sequence", attributes: {}, children: [{ name: "spine", attributes: {}, children: clips }] };
  return findNode(root, "sequence") ?? null;
}

/** A document of ours, as it lies in a file that nobody has changed. */
function ownDocument(escapedJson: string | null): unknown {
  if (escapedJson === null) return null;
  const node = readXml(`<d v="${escapedJson}"/>`);
  try {
    return JSON.parse(node?.attributes.v ?? "");
  } catch {
    return null;
  }
}

type Made = NonNullable<ReturnType<typeof elementOf>>;

/** How a clip takes over from the one directly before it. */
function withPassage(made: Made, before: Made | undefined, transition: number): Made {
  if (transition <= 0 || !before || Number(before.startTime) + Number(before.duration) !== made.startTime) return made;
  const duration = Math.min(transition, Number(made.duration));
  return { ...made, transitionIn: { type: "fade", duration, fromElementId: before.id } };
}

/** The elements of a file by lanes: the storyline, what is connected above, and the sounds below. */
function tracksOf(
  sequence: XmlNode,
  resources: Resources,
  { walk, own, canvas }: { walk: Walk; own: unknown; canvas: TimelineDocument["canvas"] },
) {
  walk.sequence(sequence);
  const lanes = new Map<string, { lane: number; sound: boolean; hidden: boolean; elements: Made[] }>();
  for (const [n, leaf] of walk.leaves.entries()) {
    const made = elementOf(leaf, { id: `clip-${n + 1}`, resources, canvas, own, report: walk.found.report });
    if (!made) continue;
    const sound = made.type === "audio";
    const key = `${sound ? "sound" : "picture"} ${leaf.lane}${leaf.enabled ? "" : " off"}`;
    const lane = lanes.get(key) ?? { lane: leaf.lane, sound, hidden: !leaf.enabled, elements: [] };
    lane.elements.push(sound ? made : withPassage(made, lane.elements.at(-1), leaf.transition));
    lanes.set(key, lane);
  }
  const order = [...lanes.values()].toSorted((a, b) => Number(a.sound) - Number(b.sound) || a.lane - b.lane);
  return order.map(({ sound, hidden, elements }, n) => ({
    id: `track-${n + 1}`,
    type: sound ? "audio" : "mixed",
    name: "",
    hidden,
    muted: hidden,
    elements,
  }));
}

/** Opens FCPXML 1.5 to 1.14: whatever it is, the answer is a document and what was lost. It never throws. */
export function readFcpxml(file: string): OpenedDocument {
  const { text, document: sealed, same } = unsealed(file);
  const own = ownDocument(sealed);
  if (own !== null && same) return openDocument(own);
  const found = losses();
  const root = readXml(text);
  const sequence = root?.name === "fcpxml" ? sequenceOf(root) : null;
  if (!root || !sequence) return openDocument(null);
  if (!isKnown(root.attributes.version)) found.report("NOT_SUPPORTED", "fcpxml", `version ${root.attributes.version ?? "unknown"}`);
  const resources = resourcesOf(root);
  const { width, height, rate } = formatOf(resources, sequence.attributes.format);
  const walk = new Walk(resources, found, readTime(sequence.attributes.tcStart) ?? 0);
  const canvas = { width, height, rate, background: "#000000" };
  const tracks = tracksOf(sequence, resources, { walk, own, canvas });
  const named = tracks.flatMap(({ elements }) => elements.map(({ assetId }) => assetId)).filter((id) => typeof id === "string");
  const missing = Object.fromEntries(named.map((id) => [id, { type: "video", url: "" }]));
  const kept = isStored(own) && isStored(own.assets) ? own.assets : {};
  const opened = openDocument({
    schemaVersion: SCHEMA_VERSION,
    id: nodeOf(findNode(root, "event"), "project")?.attributes.name ?? "fcpxml",
    revision: 0,
    timebase: TIMEBASE,
    canvas,
    assets: { ...missing, ...assetsOf(resources), ...kept },
    markers: walk.markers,
    tracks,
  });
  opened.losses.join(found);
  return { ...opened, document: carryingFile(opened.document, "fcpxml", file) };
}
