import type { VisibleElement } from "../document/element.ts";
import type { Transition } from "../document/motion.ts";
import { drawElement } from "./element.ts";
import type { Stage } from "./frame.ts";
import { passages } from "./passages.ts";

export interface ActiveTransition {
  readonly transition: Transition;
  /** 0…1, eased. */
  readonly progress: number;
  readonly from: ReadonlySet<VisibleElement>;
  readonly to: ReadonlySet<VisibleElement>;
}

export function drawTransition(stage: Stage, elements: readonly VisibleElement[], active: ActiveTransition) {
  const draw = (set: ReadonlySet<VisibleElement>) => () => {
    for (const element of elements) if (set.has(element)) drawElement(stage, element);
  };
  const { context, document } = stage;
  context.save();
  passages[active.transition.type]({
    context,
    width: document.canvas.width,
    height: document.canvas.height,
    p: active.progress,
    transition: active.transition,
    from: draw(active.from),
    to: draw(active.to),
  });
  context.restore();
}
