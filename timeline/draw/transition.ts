import type { VisibleElement } from "../document/element.ts";
import type { Transition } from "../document/motion.ts";
import { drawElement } from "./element.ts";
import { ease } from "./easing.ts";
import type { Stage } from "./frame.ts";
import { passages } from "./passages.ts";

export interface ActiveTransition {
  readonly transition: Transition;
  /** 0…1, eased. */
  readonly progress: number;
  readonly from: ReadonlySet<VisibleElement>;
  readonly to: ReadonlySet<VisibleElement>;
}

function party(elements: VisibleElement[], lead: VisibleElement, time: number): Set<VisibleElement> {
  if (lead.group === null) return new Set([lead]);
  return new Set(elements.filter((e) => e.group === lead.group && e.startTime <= time && time < e.startTime + e.duration));
}

/** The transition that runs at `time`, with everyone it takes along. The outgoing scene keeps moving past its end. */
export function activeTransition(elements: VisibleElement[], time: number): ActiveTransition | null {
  for (const element of elements) {
    const transition = element.transitionIn;
    if (!transition || transition.duration === 0 || transition.type === "cut") continue;
    const along = (time - element.startTime) / transition.duration;
    if (along < 0 || along >= 1) continue;
    const before = elements.find((e) => e.id === transition.fromElementId);
    if (!before) continue;
    return {
      transition,
      progress: ease(transition.easing, along),
      from: party(elements, before, element.startTime - 1),
      to: party(elements, element, time),
    };
  }
  return null;
}

export function drawTransition(stage: Stage, elements: VisibleElement[], active: ActiveTransition) {
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
