import { DECOR } from "../../timeline/decor.ts";
import type { TimelineDocument } from "../../timeline/document.ts";
import type { Element } from "../../timeline/document/element.ts";

export const KINDS = ["text", "media", "sound", "design"] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(element: Element): Kind {
  if (element.type === "audio") return "sound";
  if (element.type === "shape") return "design";
  if (element.type !== "text") return "media";
  return element.name === DECOR ? "design" : "text";
}

export type PartName = "picture" | "sticker" | "film" | "presenter" | "voice" | "music" | "effect" | "shape" | "decor";

export function nameOf(element: Element): PartName {
  switch (element.type) {
    case "text":
      return "decor";
    case "shape":
      return "shape";
    case "sprite":
      return "presenter";
    case "video":
      return "film";
    case "image":
      return element.sticker ? "sticker" : "picture";
    case "audio":
      return element.synth ? "effect" : element.assetId?.startsWith("voice") ? "voice" : "music";
  }
}

/** Its words, or the file or shot that it is named after; null: it is called by what it is. */
export function calledOf(element: Element): string | null {
  if (element.type === "text") return kindOf(element) === "text" ? element.text : null;
  return element.type === "shape" || element.type === "sprite" ? null : element.name || null;
}

/** One element as the editor's page shows it. */
export interface Part {
  element: Element;
  kind: Kind;
  called: string | null;
  name: PartName;
  offline: boolean;
  /** Its track's, and that one's place from the front, from 1. */
  track: string;
  row: number;
}

export const isOffline = ({ assets }: TimelineDocument, element: Element): boolean =>
  "assetId" in element && element.assetId !== null && (assets[element.assetId]?.url ?? "") === "";

/** Every element, track by track from the front. */
export function partsOf(document: TimelineDocument): Part[] {
  return document.tracks.toReversed().flatMap(({ id: track, elements }, at) =>
    elements.map((element): Part => {
      const kind = kindOf(element);
      return { element, kind, called: calledOf(element), name: nameOf(element), offline: isOffline(document, element), track, row: at + 1 };
    }),
  );
}
