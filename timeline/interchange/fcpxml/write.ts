import type { Asset, TimelineDocument, Track } from "../../document.ts";
import { documentDuration } from "../../document.ts";
import type { Element, ElementOf } from "../../document/element.ts";
import { filled } from "../../document/filled.ts";
import { type Losses, losses, type Report } from "../../document/loss.ts";
import { ticks } from "../../time.ts";
import { unchangedFile } from "../fingerprint.ts";
import { KEY, seal } from "./carried.ts";
import { writeTime } from "./times.ts";
import { escaped } from "./xml.ts";

/** The title that every Final Cut Pro has. */
const TITLE = ".../Titles.localized/Bumper:Opener.localized/Basic Title.localized/Basic Title.moti";

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element as text; what is undefined is left out. */
function tag(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const said = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(String(value))}"`]));
  return children.length === 0 ? `<${name}${said.join("")}/>` : `<${name}${said.join("")}>${children.join("")}</${name}>`;
}

const baseName = (url: string): string => url.slice(url.lastIndexOf("/") + 1);

function resource(id: string, { type, url, source, duration, width, height }: Asset): string {
  const film = type === "video";
  const sounds = film || type === "audio";
  const src = `./${encodeURIComponent(baseName(url || source || id))}`;
  const format = type === "audio" ? [] : [tag("format", { id: `f-${id}`, width: width || undefined, height: height || undefined })];
  const attributes = {
    id: `a-${id}`,
    name: id,
    start: "0s",
    duration: writeTime(ticks(duration)),
    hasVideo: type === "audio" ? undefined : 1,
    format: type === "audio" ? undefined : `f-${id}`,
    hasAudio: sounds ? 1 : undefined,
    audioSources: sounds ? 1 : undefined,
    audioChannels: sounds ? 2 : undefined,
    audioRate: sounds ? "48000" : undefined,
  };
  return [...format, tag("asset", attributes, [tag("media-rep", { kind: "original-media", src })])].join("");
}

/** Where an element stands: percent of the picture's height, from its middle, upwards. */
function transform(element: Exclude<Element, { type: "audio" }>, { canvas: { width, height } }: TimelineDocument): string[] {
  const { x, y, scale, rotation } = element.transform;
  const at = [((x - width / 2) / height) * 100, ((height / 2 - y) / height) * 100].map((one) => Number(one.toFixed(3)));
  if (at.every((one) => one === 0) && scale === 1 && rotation === 0) return [];
  return [tag("adjust-transform", { position: at.join(" "), scale: `${scale} ${scale}`, rotation: -rotation })];
}

const volume = (element: ElementOf<"video" | "audio">): string[] => {
  if (element.volume === 1) return [];
  const decibels = element.volume === 0 ? -96 : Math.max(-96, Math.min(12, 20 * Math.log10(element.volume)));
  return [tag("adjust-volume", { amount: `${decibels.toFixed(2)}dB` })];
};

/** How a file's time passes: Final Cut Pro counts `start` in the time that is shown. */
function retimed({ speed: { num, den }, assetId }: ElementOf<"video" | "audio">, { assets }: TimelineDocument): string[] {
  const whole = ticks(assets[assetId ?? ""]?.duration ?? 0);
  if (num === den || num === 0 || whole === 0) return [];
  const shown = Math.round((whole * den) / num);
  const point = (time: number, value: number) => tag("timept", { time: writeTime(time), value: writeTime(value), interp: "smooth2" });
  return [tag("timeMap", {}, [point(0, 0), point(shown, whole)])];
}

const color = (text: string): string => {
  const [, hex] = /^#([0-9a-f]{6})/i.exec(text) ?? [];
  const parts = hex ? [0, 2, 4].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))) : [1, 1, 1];
  return [...parts, 1].join(" ");
};

function title(element: ElementOf<"text">, placed: Attributes, document: TimelineDocument): string {
  const { style, text, id } = element;
  const look = {
    font: style.families[0],
    fontSize: Math.round(style.size),
    fontFace: style.weight >= 600 ? "Bold" : "Regular",
    fontColor: color(style.color),
    alignment: style.align,
  };
  return tag("title", { ref: "title", ...placed }, [
    tag("text", {}, [tag("text-style", { ref: `ts-${id}` }, [escaped(style.uppercase ? text.toUpperCase() : text)])]),
    tag("text-style-def", { id: `ts-${id}` }, [tag("text-style", look)]),
    tag("note", {}, [escaped(KEY + id)]),
    ...transform(element, document),
  ]);
}

/** What FCPXML has no word for, of an element that is written. */
function reportLost(element: Element, path: string, report: Report) {
  if (element.keyframes.length > 0) report("NOT_SUPPORTED", path, "keyframes");
  if (element.type === "audio") return;
  if (element.effects.length > 0) report("NOT_SUPPORTED", path, "effects");
  if (element.transitionIn) report("NOT_SUPPORTED", path, "a transition");
  if (element.blend !== "source-over") report("NOT_SUPPORTED", path, "a blend mode");
  if (element.type === "text" && (element.enter || element.exit || element.spoken || element.plate))
    report("NOT_SUPPORTED", path, "the motion of a text");
}

class Writing {
  readonly found = losses();
  readonly used = new Set<string>();
  private readonly document: TimelineDocument;

  constructor(document: TimelineDocument) {
    this.document = document;
  }

  private clip(element: ElementOf<"image" | "video" | "audio">, placed: Attributes): string {
    const { assetId } = element;
    if (assetId) this.used.add(assetId);
    const note = tag("note", {}, [escaped(KEY + element.id)]);
    const ref = `a-${assetId}`;
    if (element.type === "image") return tag("video", { ref, ...placed }, [note, ...transform(element, this.document)]);
    const { num, den } = element.speed;
    const start = writeTime(num === 0 ? element.trimStart : Math.round((element.trimStart * den) / num));
    const seen = element.type === "video" ? transform(element, this.document) : [];
    return tag("asset-clip", { ref, ...placed, start }, [note, ...retimed(element, this.document), ...seen, ...volume(element)]);
  }

  private element(element: Element, lane: number, path: string): string[] {
    const { report } = this.found;
    const name = element.name || (element.type === "text" ? element.text.slice(0, 60) : element.id);
    const placed = { lane, offset: writeTime(element.startTime), name, duration: writeTime(element.duration) };
    const written =
      element.type === "text"
        ? title(element, placed, this.document)
        : element.type === "shape" || element.type === "sprite" || (element.type === "audio" && element.assetId === null)
          ? null
          : this.clip(element, placed);
    if (written === null) report("NOT_SUPPORTED", path, `${element.type === "audio" ? "a synthesised sound" : `a ${element.type}`}`);
    else reportLost(element, path, report);
    return written === null ? [] : [written];
  }

  /** The clips of a track, connected to the gap below all of them. */
  track({ type, hidden, muted, elements }: Track, n: number): string[] {
    const lane = type === "audio" ? -(n + 1) : n + 1;
    const off = type === "audio" ? muted : hidden;
    const clips = elements.flatMap((one, at) => this.element(one, lane, `tracks.${n}.elements.${at}`));
    return off ? clips.map((one) => one.replace(" ", ' enabled="0" ')) : clips;
  }
}

export interface WrittenFcpxml {
  text: string;
  losses: Losses;
}

/**
 * A document as FCPXML 1.10, which Final Cut Pro and DaVinci Resolve read. Everything is connected to one gap, at its own
 * time; what is not said by it is listed, and lies in the file's metadata, so that it opens here as the very document.
 * What came as FCPXML and was not changed is written as it came.
 */
export function writeFcpxml(document: TimelineDocument): WrittenFcpxml {
  const came = unchangedFile(document, "fcpxml");
  if (came !== null) return { text: came, losses: losses() };
  const { width, height, rate } = document.canvas;
  const shown = filled(document);
  const writing = new Writing(shown);
  const clips = shown.tracks.flatMap((one, n) => writing.track(one, n));
  const length = writeTime(Math.max(1, documentDuration(document)));
  const markers = document.markers.map(({ time, duration, name }) =>
    tag("marker", { start: writeTime(time), duration: writeTime(Math.max(duration, 4000)), value: name || "Marker" }),
  );
  const gap = tag("gap", { name: "Gap", offset: "0s", start: "0s", duration: length }, [...clips, ...markers]);
  const format = tag("format", { id: "canvas", frameDuration: `${rate.den}/${rate.num}s`, width, height });
  const assets = [...writing.used].flatMap((id) => (document.assets[id] ? [resource(id, document.assets[id])] : []));
  const sequence = tag("sequence", { format: "canvas", duration: length, tcStart: "0s", tcFormat: "NDF" }, [tag("spine", {}, [gap])]);
  const body = [
    tag("resources", {}, [format, tag("effect", { id: "title", name: "Basic Title", uid: TITLE }), ...assets]),
    tag("library", {}, [tag("event", { name: "Reelwright" }, [tag("project", { name: document.id }, [sequence])])]),
  ];
  return {
    text: seal(`<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fcpxml>\n${tag("fcpxml", { version: "1.10" }, body)}\n`, document),
    losses: writing.found,
  };
}
