import { documentDuration, type TimelineDocument, type Track } from "../../document.ts";
import type { Element, ElementOf } from "../../document/element.ts";
import { filled } from "../../document/filled.ts";
import { type Losses, losses } from "../../document/loss.ts";
import type { Stored } from "../../document/save-element.ts";
import { perSecond } from "../../rate.ts";
import { printOfText, unchangedFile, withoutFiles } from "../fingerprint.ts";
import { clipOf, cornersOf, framed, keyframesOf } from "./place.ts";
import { draftContent, draftMeta, type Written } from "./template.ts";
import { textMaterial } from "./text.ts";
import { entryId, FOLDER, microseconds, timerange } from "./units.ts";

/** A file that a draft shows, as it lies in the draft's folder. */
export interface PackedFile {
  asset: string;
  path: string;
}

export interface WrittenCapcut {
  /** `draft_content.json`. */
  text: string;
  /** `draft_meta_info.json`. */
  meta: string;
  files: PackedFile[];
  losses: Losses;
}

/** Still pictures have no end: three hours, as the application writes it. */
const STILL = 10_800_000_000;

type Played = ElementOf<"image" | "video" | "audio">;
/** A draft's track holds one kind; ours may hold several. */
type Kind = "video" | "text" | "audio";

const kindOf = ({ type }: Element): Kind | null => {
  if (type === "image" || type === "video") return "video";
  return type === "text" || type === "audio" ? type : null;
};

/** Gathers what a document is made of in a draft. */
class Writing {
  readonly found = losses();
  readonly materials: Record<Written, Stored[]> = { videos: [], audios: [], texts: [], speeds: [], audio_fades: [] };
  readonly files = new Map<string, PackedFile>();
  readonly library: Stored[] = [];
  private readonly document: TimelineDocument;

  constructor(document: TimelineDocument) {
    this.document = document;
  }

  /** Where the file of an asset lies in the draft's folder. */
  private fileOf(id: string): string {
    const { url = "", source = "", type = "video", duration = 0 } = this.document.assets[id] ?? {};
    const known = this.files.get(url || id);
    if (known) return known.path;
    const whole = url || source || id;
    const name = whole
      .slice(whole.lastIndexOf("/") + 1)
      .replace(/[^\w.-]+/g, "_")
      .slice(-80);
    const path = `materials/${this.files.size + 1}-${name}`;
    this.files.set(url || id, { asset: id, path });
    const metetype = { image: "photo", sprite: "photo", video: "video", audio: "music" }[type];
    this.library.push({
      id: entryId(path),
      metetype,
      file_Path: `./${path}`,
      extra_info: name,
      duration: Math.round(duration * 1e6),
      type: 0,
    });
    return path;
  }

  private played(element: Played): { id: string; base: number } {
    const id = entryId(`material ${element.id}`);
    const asset = this.document.assets[element.assetId ?? ""];
    const path = `${FOLDER}/${this.fileOf(element.assetId ?? "")}`;
    const duration = element.type === "image" ? STILL : Math.round((asset?.duration ?? 0) * 1e6);
    if (element.type === "audio") {
      this.materials.audios.push({ id, name: element.name || element.id, path, duration, type: "extract_music", category_name: "local" });
      return { id, base: 1 };
    }
    const { canvas } = this.document;
    const { rect, scale } = framed(element, asset, canvas);
    const size = { width: asset?.width || canvas.width, height: asset?.height || canvas.height };
    const type = element.type === "image" ? "photo" : "video";
    const named = { category_name: "local", material_name: element.name || element.id, has_audio: type === "video" };
    this.materials.videos.push({ id, type, path, duration, ...size, ...named, crop: cornersOf(rect), crop_ratio: "free", crop_scale: 1 });
    return { id, base: scale };
  }

  /** How fast a file plays and how it fades, as entries of their own. */
  private references(element: Element): string[] {
    if (element.type !== "video" && element.type !== "audio") return [];
    const { id, speed, fadeIn, fadeOut } = element;
    const kept: string[] = [];
    const keep = (list: Written, entry: Stored & { id: string }) => {
      this.materials[list].push(entry);
      kept.push(entry.id);
    };
    keep("speeds", { id: entryId(`speed ${id}`), type: "speed", mode: 0, speed: speed.num / speed.den || 1, curve_speed: null });
    const fades = { fade_in_duration: microseconds(fadeIn), fade_out_duration: microseconds(fadeOut) };
    if (fadeIn > 0 || fadeOut > 0) keep("audio_fades", { id: entryId(`fade ${id}`), type: "audio_fade", fade_type: 0, ...fades });
    return kept;
  }

  private segment(element: Element, track: Track, path: string): Stored {
    const { canvas } = this.document;
    const { report } = this.found;
    const playing = element.type === "video" || element.type === "audio";
    const rate = playing ? element.speed.num / element.speed.den || 1 : 1;
    const target = timerange(element.startTime, element.duration);
    const source = { start: microseconds(playing ? element.trimStart : 0), duration: Math.round(target.duration * rate) };
    let made = { id: entryId(`material ${element.id}`), base: 1 };
    if (element.type === "text") this.materials.texts.push(textMaterial(made.id, element, canvas));
    else if (element.type === "image" || element.type === "video" || element.type === "audio") made = this.played(element);
    const muted = track.muted || (element.type === "video" && element.muted);
    return {
      id: entryId(`segment ${element.id}`),
      material_id: made.id,
      target_timerange: target,
      source_timerange: element.type === "text" ? null : source,
      speed: rate,
      volume: playing && !muted ? element.volume : 0,
      visible: !track.hidden,
      reverse: false,
      clip: element.type === "audio" ? null : clipOf(element, canvas, made.base),
      uniform_scale: { on: element.type === "audio" || element.transform.scaleX === element.transform.scaleY, value: 1 },
      common_keyframes: keyframesOf(element, { canvas, base: made.base, path, report }),
      keyframe_refs: [],
      extra_material_refs: this.references(element),
      render_index: 0,
      track_attribute: 0,
    };
  }

  /** What a draft has no word for, of an element that is written. */
  private lost(element: Element, path: string) {
    const report = (detail: string) => this.found.report("NOT_SUPPORTED", path, detail);
    if ((element.type === "video" || element.type === "audio") && element.speed.num === 0) report("effect freeze");
    if (element.type === "audio" && element.loop) report("effect loop");
    if (element.type === "audio") return;
    for (const { type } of element.effects) if (type !== "mirror") report(`effect ${type}`);
    if (element.transitionIn) report("a transition");
    if (element.blend !== "source-over") report(`effect ${element.blend}`);
    if (element.transform.skew !== 0) report("effect skew");
    if (element.type === "text") report("the look of a text");
  }

  track(track: Track, n: number): Stored[] {
    const kinds = new Map<Kind, Stored[]>();
    for (const [at, element] of track.elements.entries()) {
      const [path, kind] = [`tracks.${n}.elements.${at}`, kindOf(element)];
      if (!kind || (element.type === "audio" && element.assetId === null)) {
        this.found.report("NOT_SUPPORTED", path, element.type === "audio" ? "a synthesised sound" : `a ${element.type}`);
        continue;
      }
      this.lost(element, path);
      kinds.set(kind, [...(kinds.get(kind) ?? []), this.segment(element, track, path)]);
    }
    return [...kinds].map(([type, segments]) => ({
      id: entryId(`track ${track.id} ${type}`),
      type,
      name: track.name,
      is_default_name: track.name === "",
      attribute: track.muted ? 1 : 0,
      flag: 0,
      segments,
    }));
  }
}

/**
 * A document as a draft of CapCut and JianYing: times in microseconds, files by their place in the draft's folder. What a
 * draft has no word for is listed, and lies beside it in the file, so that it opens here as the very document. What came as
 * a draft and was not changed is written as it came, without files.
 */
export function writeCapcut(document: TimelineDocument, name: string): WrittenCapcut {
  const shown = filled(document);
  const writing = new Writing(shown);
  const { canvas, markers } = document;
  const duration = microseconds(documentDuration(document));
  const tracks = shown.tracks.flatMap((track, n) => writing.track(track, n)).map((track, render_index) => ({ ...track, render_index }));
  const marks = markers.map(({ id, time, duration: length, name: title, color }) => ({
    id: entryId(`marker ${id}`),
    time_range: { start: microseconds(time), duration: microseconds(length) },
    title,
    color,
  }));
  const id = entryId(`draft ${document.id}`);
  const { width, height } = canvas;
  const draft = draftContent({
    id,
    name,
    duration,
    fps: perSecond(canvas.rate),
    width,
    height,
    marks,
    materials: writing.materials,
    tracks,
  });
  const meta = JSON.stringify(draftMeta({ id, name, duration, files: writing.library }));
  // What came as a draft has its files elsewhere: none is here before it was chosen, which is an edit.
  const came = unchangedFile(document, "capcut");
  if (came !== null) return { text: came, meta, files: [], losses: losses() };
  const files = [...writing.files.values()];
  const reelwright = { print: printOfText(JSON.stringify(draft)), document: withoutFiles(document) };
  return { text: JSON.stringify({ ...draft, reelwright }), meta, files, losses: writing.found };
}
