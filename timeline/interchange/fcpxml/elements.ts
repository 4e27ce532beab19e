import type { TimelineDocument } from "../../document.ts";
import type { Report } from "../../document/loss.ts";
import { isStored, type Stored } from "../../document/save-element.ts";
import { plainLook } from "../../edit/commands/captions.ts";
import type { FrameRate } from "../../rate.ts";
import { seconds } from "../../time.ts";
import { KEY } from "./carried.ts";
import { readTime } from "./times.ts";
import type { Leaf } from "./walk.ts";
import { nodeOf, nodesOf, wordsIn, type XmlNode } from "./xml.ts";

export interface Resources {
  assets: ReadonlyMap<string, XmlNode>;
  formats: ReadonlyMap<string, XmlNode>;
  media: ReadonlyMap<string, XmlNode>;
}

export function resourcesOf(root: XmlNode): Resources {
  const resources = nodeOf(root, "resources");
  const by = (name: string) => new Map((resources ? nodesOf(resources, name) : []).map((one) => [one.attributes.id ?? "", one] as const));
  return { assets: by("asset"), formats: by("format"), media: by("media") };
}

/** What a clip shows that names no file. */
const MISSING = "missing";

const FULL_HD = { width: 1920, height: 1080 };

/** The canvas of a format: by what it says, else by its name (`FFVideoFormat1080p2997`). */
export function formatOf({ formats }: Resources, id: string | undefined): { width: number; height: number; rate: FrameRate } {
  const { width, height, frameDuration = "" } = formats.get(id ?? "")?.attributes ?? {};
  const [, den = "", num = ""] = /^(\d+)\/(\d+)s$/.exec(frameDuration) ?? [];
  const rate = { num: Number(num), den: Number(den) };
  const fits = rate.den > 0 && rate.num / rate.den >= 1 && rate.num / rate.den <= 240;
  const size = { width: Number(width), height: Number(height) };
  return { ...(size.width > 0 && size.height > 0 ? size : FULL_HD), rate: fits ? lowest(rate) : { num: 24, den: 1 } };
}

/** `100/2400s` is 24 a second; 1001 stays as it is. */
function lowest({ num, den }: FrameRate): FrameRate {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(num, den);
  return { num: num / by, den: den / by };
}

const isSound = ({ attributes }: XmlNode): boolean => attributes.hasVideo !== "1" && attributes.hasAudio === "1";
const isStillImage = (asset: XmlNode): boolean => asset.attributes.hasAudio !== "1" && (readTime(asset.attributes.duration) ?? 0) === 0;

const typeOf = (asset: XmlNode): "audio" | "image" | "video" => (isSound(asset) ? "audio" : isStillImage(asset) ? "image" : "video");

/** The files that are named: they lie on another machine, and are offline here until someone chooses them. */
export const assetsOf = ({ assets }: Resources): Record<string, Stored> =>
  Object.fromEntries(
    [...assets].map(([id, node]) => {
      const source = nodeOf(node, "media-rep")?.attributes.src ?? node.attributes.src ?? node.attributes.name ?? "";
      const duration = seconds(readTime(node.attributes.duration) ?? 0);
      return [id, { type: typeOf(node), url: "", duration, source: source.slice(0, 2000) }];
    }),
  );

interface Making {
  id: string;
  resources: Resources;
  canvas: TimelineDocument["canvas"];
  /** The document of ours that lies in the file, which another program has changed. */
  own: unknown;
  report: Report;
}

/** What a clip of ours was, by its note. */
function ownElement(node: XmlNode, own: unknown): Stored | null {
  const note = nodeOf(node, "note");
  const id = note ? wordsIn(note) : "";
  if (!id.startsWith(KEY) || !isStored(own) || !Array.isArray(own.tracks)) return null;
  const elements = own.tracks.flatMap((track: unknown) => (isStored(track) && Array.isArray(track.elements) ? track.elements : []));
  const found: unknown = elements.find((one: unknown) => isStored(one) && one.id === id.slice(KEY.length));
  return isStored(found) ? found : null;
}

/** Twice as fast, a second of the file is half of one: by the first and the last point of a time map. */
function speedOf(node: XmlNode, report: Report): { num: number; den: number } {
  const map = nodeOf(node, "timeMap");
  const points = map ? nodesOf(map, "timept") : [];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return { num: 1, den: 1 };
  if (points.length > 2) report("NOT_SUPPORTED", node.attributes.name ?? node.name, "a speed that changes");
  const of = (name: string) => (readTime(last.attributes[name]) ?? 0) - (readTime(first.attributes[name]) ?? 0);
  const [value, time] = [of("value"), of("time")];
  if (value < 0) report("NOT_SUPPORTED", node.attributes.name ?? node.name, "playing backwards");
  if (time <= 0 || value <= 0) return { num: 1, den: 1 };
  return { num: Math.max(1, Math.round((value / time) * 1000)), den: 1000 };
}

const LOST = ["filter-video", "filter-audio", "adjust-crop", "adjust-corners", "adjust-stabilization", "adjust-360-transform", "mute"];

function textOf(leaf: Leaf, { canvas, report }: Making): Stored {
  const { node } = leaf;
  const text = nodesOf(node, "text").map(wordsIn).join("\n").trim() || (node.attributes.name ?? "");
  if (nodesOf(node, "param").length > 0) report("NOT_SUPPORTED", node.attributes.name ?? "title", "the look of a title");
  const bench = { document: { canvas } as TimelineDocument };
  return { ...plainLook(bench), type: "text", text, name: node.name === "caption" ? "caption" : "" };
}

function fileOf(leaf: Leaf, { canvas, resources, report }: Making): Stored | null {
  const { node } = leaf;
  const { ref = "", name = node.name } = node.attributes;
  const asset = resources.assets.get(ref);
  if (!asset) {
    report("ASSET_MISSING", name, ref);
    const missing = { name, assetId: ref || MISSING };
    return node.name === "audio" ? { ...missing, type: "audio" } : { ...missing, type: "video", transform: whole(canvas) };
  }
  const type = node.name === "audio" ? "audio" : typeOf(asset);
  const base = { type, assetId: ref, name, trimStart: Math.max(0, leaf.start - (readTime(asset.attributes.start) ?? 0)) };
  if (type === "image") return { ...base, trimStart: 0, transform: whole(canvas) };
  const speed = speedOf(node, report);
  const trimStart = Math.round((base.trimStart * speed.num) / speed.den);
  const sounding = { ...base, trimStart, speed, volume: volumeOf(node) };
  return type === "audio" ? sounding : { ...sounding, transform: whole(canvas), crop: { fit: "contain" } };
}

const whole = ({ width, height }: TimelineDocument["canvas"]) => ({ x: width / 2, y: height / 2, width, height });

const volumeOf = (node: XmlNode): number => {
  const amount = Number.parseFloat(nodeOf(node, "adjust-volume")?.attributes.amount ?? "0");
  return Number.isFinite(amount) ? Math.min(4, 10 ** (amount / 20)) : 1;
};

/** A clip as an element of ours; what nothing here shows is reported. */
export function elementOf(leaf: Leaf, making: Making): (Stored & { type: string }) | null {
  const { node, at, duration } = leaf;
  const own = ownElement(node, making.own);
  const times = { startTime: Math.max(0, at), duration: Math.max(1, duration) };
  if (own) return { ...own, ...times, type: String(own.type) };
  for (const name of LOST) if (nodeOf(node, name)) making.report("NOT_SUPPORTED", node.attributes.name ?? node.name, name);
  const made = node.name === "title" || node.name === "caption" ? textOf(leaf, making) : fileOf(leaf, making);
  return made && { ...made, id: making.id, ...times, type: String(made.type) };
}
