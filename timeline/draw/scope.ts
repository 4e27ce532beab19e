import { cutsOf } from "../cuts.ts";
import type { Asset, TimelineDocument } from "../document.ts";
import type { Element } from "../document/element.ts";
import { between, elementAt } from "../edit/interval.ts";

/** All that the frames of a span are drawn from: two documents with the same scope are drawn the same there. */
export interface Scope {
  readonly canvas: TimelineDocument["canvas"];
  /** What has a part, by track from back to front; tracks without any are left out. */
  readonly tracks: readonly (readonly Element[])[];
  /** The files that it shows, by asset id. */
  readonly assets: Readonly<Record<string, Asset>>;
  /** When the picture changes as a whole within the span. */
  readonly cuts: readonly number[];
}

/** Moments before the span whose elements still have a part: a passage shows what stood just before it began. */
const before = (document: TimelineDocument, from: number, to: number): number[] =>
  document.tracks
    .flatMap(({ elements }) => between(elements, from, to))
    .flatMap((one) => {
      const passage = one.type === "audio" ? 0 : (one.transitionIn?.duration ?? 0);
      return one.startTime + passage > from && passage > 0 ? [one.startTime - 1] : [];
    });

/** What of a document is drawn from `from` up to, not including, `to`; ticks (`castAt` is what it follows). */
export function scopeOf(document: TimelineDocument, from: number, to: number): Scope {
  const moments = before(document, from, to);
  const tracks = document.tracks.flatMap(({ hidden, elements }) => {
    if (hidden) return [];
    const earlier = moments.flatMap((time) => elementAt(elements, time) ?? []);
    const own = [...new Set([...earlier, ...between(elements, from, to)])].filter(({ type }) => type !== "audio");
    return own.length > 0 ? [own.toSorted((a, b) => a.startTime - b.startTime)] : [];
  });
  const shown = new Set(tracks.flat().flatMap((one) => ("assetId" in one && one.assetId !== null ? [one.assetId] : [])));
  const assets = Object.fromEntries(Object.entries(document.assets).filter(([id]) => shown.has(id)));
  return { canvas: document.canvas, tracks, assets, cuts: cutsOf(document).filter((time) => time >= from && time < to) };
}
