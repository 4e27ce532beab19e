import type { TimelineDocument } from "../../document.ts";
import type { Report } from "../../document/loss.ts";
import { isStored, type Stored } from "../../document/save-element.ts";
import { type Entries, numberIn, storedIn, textIn } from "./entries.ts";
import { readText } from "./text.ts";
import { KEYED, ticksOf } from "./units.ts";

type Canvas = TimelineDocument["canvas"];

export interface Reading {
  canvas: Canvas;
  entries: Entries;
  report: Report;
  assets: Record<string, Stored>;
}

export type Made = Stored & { type: string; startTime: number; duration: number };

/** What an entry that a segment refers to does, where nothing here does it; null: nothing that is seen or heard. */
function unshown(kind: string, entry: Stored): string | null {
  const name = textIn(entry.name) || textIn(entry.type) || kind;
  if (kind === "speeds") return entry.mode === 1 || isStored(entry.curve_speed) ? "a speed that changes" : null;
  if (kind === "material_animations")
    return storedIn(entry.animations).length > 0 ? `effect ${textIn(storedIn(entry.animations)[0]?.name) || "animation"}` : null;
  if (kind === "canvases") return entry.type === "canvas_color" || !entry.type ? null : `effect ${name}`;
  if (kind === "sound_channel_mappings" || kind === "vocal_separations" || kind === "loudnesses") return null;
  if (kind === "beats" || kind === "placeholders" || kind === "placeholder_infos" || kind === "time_marks" || kind === "material_colors")
    return null;
  return ["audio_fades", "transitions", "drafts"].includes(kind) ? null : `effect ${name}`;
}

const isSpan = (value: unknown): value is { start: number; duration: number } =>
  isStored(value) && typeof value.start === "number" && typeof value.duration === "number" && value.duration > 0;

function keyframesIn(segment: Stored, { canvas, report }: Reading, path: string): Stored[] {
  const names = Object.entries(KEYED);
  if (Array.isArray(segment.keyframe_refs) && segment.keyframe_refs.length > 0) report("NOT_SUPPORTED", path, "effect keyframes");
  return storedIn(segment.common_keyframes).flatMap((list) => {
    const [property] = names.find(([, name]) => name === list.property_type) ?? [];
    const points = storedIn(list.keyframe_list);
    // The other half of an even scale.
    if (!property && list.property_type === "KFTypeScaleY") return [];
    if (!property) {
      if (points.length > 0) report("NOT_SUPPORTED", path, `effect keyframes of ${textIn(list.property_type)}`);
      return [];
    }
    const read = (value: number): number => {
      if (property === "x") return canvas.width / 2 + (value * canvas.width) / 2;
      return property === "y" ? canvas.height / 2 - (value * canvas.height) / 2 : value;
    };
    return points.flatMap(({ time_offset, values }) => {
      const value: unknown = Array.isArray(values) ? values[0] : null;
      if (typeof value !== "number" || typeof time_offset !== "number") return [];
      return [{ property, time: ticksOf(time_offset), value: read(value), easing: "linear" }];
    });
  });
}

/** Where a clip stands, how large it is and how it is turned. */
function standing(segment: Stored, { canvas }: Reading, box: Stored): Stored {
  const clip = isStored(segment.clip) ? segment.clip : {};
  const [scale, moved, flip] = [clip.scale, clip.transform, clip.flip].map((one) => (isStored(one) ? one : {}));
  const [x, y] = [numberIn(scale?.x, 1), numberIn(scale?.y, 1)];
  const transform = {
    ...box,
    x: canvas.width / 2 + (numberIn(moved?.x, 0) * canvas.width) / 2,
    y: canvas.height / 2 - (numberIn(moved?.y, 0) * canvas.height) / 2,
    scale: x,
    scaleY: x === 0 ? 1 : y / x,
    rotation: numberIn(clip.rotation, 0),
    opacity: Math.min(1, Math.max(0, numberIn(clip.alpha, 1))),
  };
  const effects = [
    ...(flip?.horizontal === true ? [{ type: "mirror", axis: "x" }] : []),
    ...(flip?.vertical === true ? [{ type: "mirror", axis: "y" }] : []),
  ];
  return { transform, effects };
}

/** The part of a file that a draft shows, by its corners; null: the whole. */
function cropIn({ crop }: Stored): Stored | null {
  if (!isStored(crop)) return null;
  const [x, y] = [numberIn(crop.upper_left_x, 0), numberIn(crop.upper_left_y, 0)];
  const [width, height] = [numberIn(crop.lower_right_x, 1) - x, numberIn(crop.lower_right_y, 1) - y];
  return width > 0 && height > 0 && (x !== 0 || y !== 0 || width !== 1 || height !== 1) ? { x, y, width, height } : null;
}

/** A file that a draft names: it lies on another machine, and is offline here until someone chooses it. */
function assetIn(material: Stored, type: "image" | "video" | "audio", { assets }: Reading): string {
  const source = (textIn(material.path) || textIn(material.media_path) || textIn(material.material_name) || textIn(material.name)).slice(
    0,
    2000,
  );
  const id = `file:${source || textIn(material.id)}`;
  const [width, height] = [material.width, material.height].map((one) => Math.max(0, Math.round(numberIn(one, 0))));
  const duration = type === "image" ? 0 : Math.max(0, numberIn(material.duration, 0) / 1e6);
  assets[id] ??= { type, url: "", source, duration, width: type === "audio" ? 0 : width, height: type === "audio" ? 0 : height };
  return id;
}

function speedIn(segment: Stored): { num: number; den: number } {
  const rate = numberIn(segment.speed, 1);
  return rate > 0 && rate !== 1 ? { num: Math.min(100_000, Math.max(1, Math.round(rate * 1000))), den: 1000 } : { num: 1, den: 1 };
}

/** How a file sounds: its fades are entries beside it. */
function sounding(segment: Stored, references: { kind: string; entry: Stored }[]): Stored {
  const fade = references.find(({ kind }) => kind === "audio_fades")?.entry;
  return {
    speed: speedIn(segment),
    volume: Math.min(10, Math.max(0, numberIn(segment.volume, 1))),
    fadeIn: ticksOf(Math.max(0, numberIn(fade?.fade_in_duration, 0))),
    fadeOut: ticksOf(Math.max(0, numberIn(fade?.fade_out_duration, 0))),
  };
}

/** How long the clip after a segment takes over; ticks. */
export function passageOf(segment: Stored, { entries }: Reading): number {
  const ids: unknown[] = Array.isArray(segment.extra_material_refs) ? segment.extra_material_refs : [];
  const found = ids.map((id) => entries.find(id)).find((one) => one?.kind === "transitions");
  return found ? Math.max(0, ticksOf(numberIn(found.entry.duration, 0))) : 0;
}

/** A segment as an element of ours; what nothing here shows is reported. Null where it is nothing that could be. */
export function elementIn(segment: Stored, reading: Reading, { id, path }: { id: string; path: string }): Made | null {
  const { canvas, entries, report } = reading;
  const span = segment.target_timerange;
  const found = entries.find(segment.material_id);
  if (!isSpan(span)) {
    report("ELEMENT_LOST", path, "a segment without a time");
    return null;
  }
  const startTime = ticksOf(Math.max(0, span.start));
  const times = { id, startTime, duration: Math.max(1, ticksOf(span.start + span.duration) - startTime) };
  const ids: unknown[] = Array.isArray(segment.extra_material_refs) ? segment.extra_material_refs.flat() : [];
  const references = ids.flatMap((one) => entries.find(one) ?? []);
  for (const { kind, entry } of references) {
    const lost = unshown(kind, entry);
    if (lost) report("NOT_SUPPORTED", path, lost);
  }
  if (segment.reverse === true) report("NOT_SUPPORTED", path, "playing backwards");
  const keyframes = keyframesIn(segment, reading, path);
  const { width, height } = canvas;
  const whole = { width, height };
  if (found?.kind === "texts") {
    const { fields, plain } = readText(found.entry, canvas);
    if (!plain) report("NOT_SUPPORTED", path, "the look of a text");
    const box = isStored(fields.transform) ? { width: fields.transform.width, height: fields.transform.height } : whole;
    return { ...fields, ...times, ...standing(segment, reading, box), keyframes, type: "text" };
  }
  if (found?.kind !== "videos" && found?.kind !== "audios" && found?.kind !== "drafts") {
    report("NOT_SUPPORTED", path, found ? `generator ${textIn(found.entry.name) || found.kind}` : "generator unknown");
    return null;
  }
  if (found.kind === "drafts") report("NOT_SUPPORTED", path, "a compound clip");
  const { entry } = found;
  const name = (textIn(entry.material_name) || textIn(entry.name)).slice(0, 200);
  const trimStart = isSpan(segment.source_timerange) ? ticksOf(Math.max(0, segment.source_timerange.start)) : 0;
  if (found.kind === "audios")
    return {
      ...times,
      name,
      trimStart,
      ...sounding(segment, references),
      keyframes,
      type: "audio",
      assetId: assetIn(entry, "audio", reading),
    };
  const type = entry.type === "photo" || entry.type === "image" ? "image" : "video";
  const seen = {
    ...standing(segment, reading, whole),
    crop: { fit: "contain", rect: cropIn(entry) },
    assetId: assetIn(entry, type, reading),
  };
  const played = type === "video" ? { trimStart, ...sounding(segment, references) } : {};
  return { ...times, name, ...played, ...seen, keyframes, type };
}
