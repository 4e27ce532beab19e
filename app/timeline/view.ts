import { lastFrame, type TimelineDocument } from "../../timeline/document.ts";
import { type Platform, PLATFORMS } from "../../timeline/lint/platforms.ts";
import { onFrame } from "../../timeline/rate.ts";
import { seconds, ticks } from "../../timeline/time.ts";
import type { EditorPlace } from "../../trpc/contract/rules/editors.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import { type Kind, KINDS, type Part, partsOf } from "./parts.ts";

/** What the address of the editor's page says: a timeline, an element, a kind of elements, a moment in seconds. */
export interface View {
  timelineId: string;
  part: string | null;
  kind: Kind;
  at: number | null;
  /** The page of forms, without the editor over it. */
  forms: boolean;
  /** Whose rules the ad is held against. */
  platform: Platform;
}

export function viewOf(url: URL): View | null {
  const given = (name: string): string => url.searchParams.get(name)?.slice(0, 120) ?? "";
  const timelineId = given("timeline").slice(0, 40);
  if (timelineId === "") return null;
  const at = Number(given("at"));
  return {
    timelineId,
    part: given("part") || null,
    kind: KINDS.find((kind) => kind === given("kind")) ?? "text",
    at: given("at") !== "" && Number.isFinite(at) && at >= 0 ? at : null,
    forms: given("view") === "forms",
    platform: PLATFORMS.find((one) => one === given("platform")) ?? "tiktok",
  };
}

/** The address of a view of the editor. */
export function viewHref(flow: EditorPlace, { timelineId, part, kind, at, forms, platform }: View): string {
  const query = new URLSearchParams({ timeline: timelineId, kind });
  if (part) query.set("part", part);
  if (at !== null) query.set("at", at.toFixed(3));
  if (forms) query.set("view", "forms");
  if (platform !== "tiktok") query.set("platform", platform);
  return `/${flow}/editor?${query}`;
}

/** The address of a timeline as it is first seen. */
export const timelineHref = (flow: EditorPlace, timelineId: string): string =>
  viewHref(flow, { timelineId, part: null, kind: "text", at: null, forms: false, platform: "tiktok" });

/** Seconds as a field shows them: hundredths. */
export const shownSeconds = (time: number): string => String(Math.round(seconds(time) * 100) / 100);

/** The ticks of what was typed: as they were where the field still shows them, else the nearest frame; null for no time. */
export function typedTicks(typed: string, was: number, { canvas: { rate } }: Pick<TimelineDocument, "canvas">): number | null {
  const text = typed.trim().replace(",", ".");
  if (text === shownSeconds(was)) return was;
  if (!/^\d{1,5}(\.\d{1,4})?$/.test(text)) return null;
  return onFrame(ticks(Number(text)), rate);
}

/** A moment that is drawn: within the ad, on a frame; seconds. */
export function drawnAt(document: TimelineDocument, at: number): number {
  return seconds(Math.min(lastFrame(document), onFrame(ticks(at), document.canvas.rate)));
}

/** Where an element shows what it is: once it has entered. */
const settled = ({ element: { startTime, duration } }: Part): number => seconds(startTime + Math.min(duration / 2, ticks(0.8)));

export interface Shown {
  parts: Part[];
  selected: Part | null;
  kind: Kind;
  at: number;
  time: string;
}

/** What of a document the page shows. */
export function shownOf(document: TimelineDocument, view: View): Shown {
  const all = partsOf(document);
  const selected = all.find(({ element }) => element.id === view.part) ?? null;
  const kind = selected?.kind ?? view.kind;
  const at = drawnAt(document, view.at ?? (selected ? settled(selected) : 1.6));
  // Lines of one text stand on tracks of their own, the first at the back.
  const parts = all.filter((one) => one.kind === kind).toSorted((a, b) => a.element.startTime - b.element.startTime || b.row - a.row);
  return { parts, selected, kind, at, time: writeTime(at) };
}
