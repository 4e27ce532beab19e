import type { Element } from "../../../../timeline/document/element.ts";
import type { Property } from "../../../../timeline/document/motion.ts";

/** What of an element the inspector sets keyframes of. */
export const KEYED = ["opacity", "scale", "x", "y", "rotation", "zoom", "volume"] as const satisfies Property[];
export type Keyed = (typeof KEYED)[number];

export const isKeyed = (property: Property): property is Keyed => KEYED.some((one) => one === property);

/** How many of what the inspector shows one of a property's own units is: shares are shown in percent. */
export const shownPer = (property: Property): 1 | 100 => (["opacity", "scale", "zoom", "volume"].includes(property) ? 100 : 1);
const UNITS: Partial<Record<Property, string>> = { x: "px", y: "px", rotation: "°" };
export const unitOf = (property: Property): string => (shownPer(property) === 100 ? "%" : (UNITS[property] ?? ""));

/** A property's value as the inspector writes it. */
export const writtenKey = (property: Property, value: number): string =>
  `${Math.round(value * shownPer(property) * 100) / 100} ${unitOf(property)}`.trim();

/** What a property is where nothing is keyed; null: this element has none such. */
export function restOf(element: Element, property: Keyed): number | null {
  if (property === "volume") return "volume" in element ? element.volume : null;
  if (element.type === "audio") return null;
  if (property === "zoom") return element.type === "image" || element.type === "video" ? element.crop.zoom : null;
  return element.transform[property];
}
