export * from "./brief.ts";
export * from "./time.ts";
export { documentDuration, parseDocument, SCHEMA_VERSION, timelineDocument, type TimelineDocument, type Track } from "./document.ts";
export type { Element, ElementInput, ElementOf, VisibleElement } from "./document/element.ts";
export { drawFrame } from "./draw/frame.ts";
export type { Context, Picture, Resources, Surface } from "./draw/resources.ts";
export { compose } from "./compose/compose.ts";
export { FONTS, fontsFor, fontString, type FontFile } from "./fonts.ts";
export { schedule as scheduleSound } from "./sound/mix.ts";
