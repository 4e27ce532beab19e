import type { TimelineDocument } from "./document.ts";
import type { VisibleElement } from "./document/element.ts";

function covers({ transform: t }: VisibleElement, { width, height }: TimelineDocument["canvas"]): boolean {
  const [left, top] = [t.x - t.width * t.anchorX, t.y - t.height * t.anchorY];
  return left <= 0 && top <= 0 && left + t.width >= width && top + t.height >= height;
}

/**
 * When the picture changes as a whole, in ticks: something begins that covers the canvas, or its passage is over. An
 * encoder that is not told keeps pieces of the shot before wherever the new one is as light.
 */
export function cutsOf({ tracks, canvas }: TimelineDocument): number[] {
  const times = tracks
    .flatMap(({ hidden, elements }) => (hidden ? [] : elements))
    .flatMap((element) => {
      if (element.type === "audio" || !covers(element, canvas)) return [];
      const passage = element.transitionIn?.duration ?? 0;
      return passage > 0 ? [element.startTime, element.startTime + passage] : [element.startTime];
    });
  return [...new Set(times)].toSorted((a, b) => a - b);
}
