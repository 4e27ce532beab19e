import type { Asset } from "../../document.ts";
import { type Element, element, type Speed } from "../../document/element.ts";
import type { Report } from "../../document/loss.ts";
import { isStored, type Stored } from "../../document/save-element.ts";
import { ticks } from "../../time.ts";
import type { Leaf } from "./leaves.ts";
import { inSeconds, kindOf, nameOf, nodesIn, rangeOf, referenceOf } from "./nodes.ts";

export interface Made {
  element: Element;
  asset: { id: string; asset: Asset } | null;
}
export interface Place {
  id: string;
  startTime: number;
  duration: number;
  isSound: boolean;
  canvas: { width: number; height: number };
}

const PICTURE = /\.(jpe?g|png|gif|bmp|svg|webp|tiff?|exr|dpx)$/i;

/** How fast a clip plays by its effects; what else they do is not drawn. */
function speedOf(clip: Stored, report: Report): Speed {
  let speed: Speed = { num: 1, den: 1 };
  for (const effect of nodesIn(clip.effects)) {
    const kind = kindOf(effect);
    const scalar = typeof effect.time_scalar === "number" ? effect.time_scalar : 1;
    if (kind === "FreezeFrame") speed = { num: 0, den: 1 };
    else if (kind === "LinearTimeWarp") {
      if (scalar < 0) report("NOT_SUPPORTED", nameOf(clip), "played backwards");
      speed = { num: Math.min(100_000, Math.round(Math.abs(scalar) * 1000)), den: 1000 };
    } else report("NOT_SUPPORTED", nameOf(clip), `effect ${String(effect.effect_name ?? kind)}`);
  }
  return speed;
}

/** The file behind a clip: its address is another machine's, so it is offline until somebody says where it is here. */
function assetOf(clip: Stored, isSound: boolean): { id: string; asset: Asset } {
  const reference = referenceOf(clip);
  const url = typeof reference?.target_url === "string" ? reference.target_url : "";
  const range = rangeOf(reference?.available_range);
  const type = isSound ? "audio" : PICTURE.test(url) ? "image" : "video";
  const source = url || nameOf(clip);
  const duration = range && type !== "image" ? inSeconds(range.duration) : 0;
  return { id: `${type}:${source}`.slice(0, 200), asset: { type, url: "", duration, width: 0, height: 0, source } };
}

/** What a clip is in a document of ours. A clip on a track of pictures has no sound: that is on a track of its own. */
export function elementOf({ clip, range, passed, group }: Leaf, { id, startTime, duration, isSound, canvas }: Place, report: Report): Made {
  const { width, height } = canvas;
  const box = { x: width / 2, y: height / 2, width, height };
  const enabled = clip.enabled !== false;
  if (!enabled) report("NOT_SUPPORTED", nameOf(clip), "a clip that is switched off: it is there, and neither seen nor heard");
  const speed = speedOf(clip, report);
  const shared = { id, name: nameOf(clip), startTime, duration, group };
  const seen = { ...shared, transform: { ...box, opacity: enabled ? 1 : 0 } };
  if (kindOf(referenceOf(clip)) === "GeneratorReference") {
    report("NOT_SUPPORTED", nameOf(clip), `generator ${String(referenceOf(clip)?.generator_kind ?? "")}`);
    const made = isSound
      ? { type: "audio", ...shared, volume: 0, synth: { kind: "click", seed: 1 } }
      : { type: "shape", ...seen, geometry: { kind: "rect" }, fill: { type: "solid", color: "#808080" } };
    return { element: element.parse(made), asset: null };
  }
  const file = assetOf(clip, isSound);
  const available = rangeOf(referenceOf(clip)?.available_range);
  const from = inSeconds(range.start) - (available ? inSeconds(available.start) : 0);
  const trimStart = Math.max(0, ticks(from + (passed * speed.num) / speed.den));
  const source = { ...range, ticks: { trimStart, duration } };
  const volume = enabled ? 1 : 0;
  const made = isSound
    ? { type: "audio", ...shared, assetId: file.id, trimStart, speed, volume, source }
    : file.asset.type === "image"
      ? { type: "image", ...seen, assetId: file.id, trimStart, source }
      : { type: "video", ...seen, assetId: file.id, trimStart, speed, muted: true, source };
  const { effects, markers, metadata, media_reference, media_references, active_media_reference_key } = clip;
  const carried = { otio: { effects, markers, metadata, media_reference, media_references, active_media_reference_key } };
  return { element: element.parse({ ...made, carried }), asset: file };
}

/** What this program wrote of an element beside the clip. */
export function ownElement(clip: Stored): unknown {
  const own = isStored(clip.metadata) ? clip.metadata.reelwright : null;
  return isStored(own) ? own.element : undefined;
}
