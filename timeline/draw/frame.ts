import { NO_BACKGROUND, type TimelineDocument } from "../document.ts";
import type { VisibleElement } from "../document/element.ts";
import { castAt } from "./cast.ts";
import { drawElement } from "./element.ts";
import type { Context, Resources } from "./resources.ts";
import { drawTransition, type ActiveTransition } from "./transition.ts";

function shows(element: VisibleElement, time: number): boolean {
  return element.startTime <= time && time < element.startTime + element.duration;
}

/**
 * Draws the frame at `time` ticks onto a context whose unit is one canvas pixel (spec: market.md, parity by construction).
 * A pure function of its arguments: preview and export call it alike.
 */
export function drawFrame(context: Context, document: TimelineDocument, time: number, resources: Resources): void {
  const { width, height, background } = document.canvas;
  context.save();
  context.globalAlpha = 1;
  context.globalCompositeOperation = "source-over";
  if (background === NO_BACKGROUND) context.clearRect(0, 0, width, height);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  const { elements, transition } = castAt(document, time);
  const stage = { context, document, resources, time };
  if (transition) drawAround(stage, elements, transition);
  else for (const element of elements) drawElement(stage, element);
  context.restore();
}

export interface Stage {
  readonly context: Context;
  readonly document: TimelineDocument;
  readonly resources: Resources;
  readonly time: number;
}

function drawAround(stage: Stage, elements: readonly VisibleElement[], transition: ActiveTransition) {
  let done = false;
  for (const element of elements) {
    const member = transition.from.has(element) || transition.to.has(element);
    if (member && !done) {
      drawTransition(stage, elements, transition);
      done = true;
    }
    if (!member && shows(element, stage.time)) drawElement(stage, element);
  }
}
