import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { ElementOf } from "../../../../timeline/document/element.ts";
import { elementAt } from "../../../../timeline/edit/interval.ts";
import { boxAt } from "./box.ts";

/** Shares of the picture that an application covers with its own buttons and words. */
export interface SafeZone {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * What the makers of each application ask advertisers to keep free, of a vertical picture: Meta in percent (14 top, 35
 * bottom, 6 sides), Google in pixels of 1080 × 1920 (288, 672, 192 right, 48 left), TikTok likewise (130, 370, 120, 60).
 * Not checked against their present pages.
 */
export const SAFE_ZONES = {
  tiktok: { top: 130 / 1920, right: 120 / 1080, bottom: 370 / 1920, left: 60 / 1080 },
  reels: { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 },
  shorts: { top: 288 / 1920, right: 192 / 1080, bottom: 672 / 1920, left: 48 / 1080 },
} as const satisfies Record<string, SafeZone>;
export type Platform = keyof typeof SAFE_ZONES;
export const PLATFORMS = Object.keys(SAFE_ZONES) as Platform[];

/** Where the ink of a text is, as shares of its box: a box is often wider than its lines. */
export type InkOf = (element: ElementOf<"text">) => { left: number; top: number; right: number; bottom: number };

/** How many texts of a moment reach to where an application covers them. */
export function coveredTexts(
  { tracks, canvas }: TimelineDocument,
  time: number,
  { zone, inkOf }: { zone: SafeZone; inkOf: InkOf },
): number {
  return tracks.filter(({ hidden, elements }) => {
    const element = hidden ? null : elementAt(elements, time);
    if (element?.type !== "text" || element.name === "decor") return false;
    const [box, ink] = [boxAt(element, time), inkOf(element)];
    return (
      box.left + box.width * ink.left < zone.left * canvas.width ||
      box.top + box.height * ink.top < zone.top * canvas.height ||
      box.left + box.width * ink.right > (1 - zone.right) * canvas.width ||
      box.top + box.height * ink.bottom > (1 - zone.bottom) * canvas.height
    );
  }).length;
}
