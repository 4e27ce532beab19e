import { DECOR } from "../../../timeline/compose/document-builder.ts";
import { LONG } from "../../../timeline/compose/swap.ts";
import type { InspectedFrame, InspectedText } from "../../../workers/media/render/page/inspect.ts";

export interface Fault {
  readonly ad: string;
  readonly at: number;
  readonly kind: "overflow" | "contrast" | "overlap" | "covered" | "long view";
  readonly text: string;
  readonly value: number;
}

const CONTRAST = 4.5;
/** Of the smaller one's rectangle. */
const OVERLAP = 0.12;
/** A text that changes less of its rectangle than this is covered, or has the colour of its ground. */
const INK = 0.04;

const area = ([x0, y0, x1, y1]: InspectedText["rect"]) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

function overlapOf(a: InspectedText, b: InspectedText): number {
  const both = area([
    Math.max(a.rect[0], b.rect[0]),
    Math.max(a.rect[1], b.rect[1]),
    Math.min(a.rect[2], b.rect[2]),
    Math.min(a.rect[3], b.rect[3]),
  ]);
  return both / Math.max(1, Math.min(area(a.rect), area(b.rect)));
}

/** Whether one view of one picture stands for too long (seconds). */
export const longViews = (ad: string, longest: number): Fault[] =>
  longest > LONG ? [{ ad, at: 0, kind: "long view", text: "", value: longest }] : [];

/** What a machine can tell of a frame's type. */
export function faultsOf(ad: string, { at, texts }: InspectedFrame): Fault[] {
  const read = texts.filter(({ name }) => name !== DECOR);
  const one = (kind: Fault["kind"], text: InspectedText, value: number): Fault => ({ ad, at, kind, text: text.text, value });
  return [
    ...read.flatMap((text) => (text.overflow ? [one("overflow", text, text.size)] : [])),
    ...read.flatMap((text) => (text.contrast !== null && text.contrast < CONTRAST ? [one("contrast", text, text.contrast)] : [])),
    ...read.flatMap((text) => (text.ink < INK ? [one("covered", text, text.ink)] : [])),
    ...read.flatMap((a, i) => read.slice(i + 1).flatMap((b) => (overlapOf(a, b) > OVERLAP ? [one("overlap", a, overlapOf(a, b))] : []))),
  ];
}
