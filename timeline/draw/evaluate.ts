import type { VisibleElement } from "../document/element.ts";
import type { Keyframe, Property } from "../document/motion.ts";
import { ease } from "./easing.ts";

export type Values = Record<Property, number>;

/** The value of one property at `time` ticks; `base` before anything is said. */
export function valueAt(keyframes: readonly Keyframe[], property: Property, time: number, base: number): number {
  let before: Keyframe | null = null;
  for (const next of keyframes) {
    if (next.property !== property) continue;
    if (next.time > time) {
      if (!before) return next.value;
      const along = (time - before.time) / (next.time - before.time);
      return before.value + (next.value - before.value) * ease(next.easing, along);
    }
    before = next;
  }
  return before ? before.value : base;
}

function bases(element: VisibleElement): Values {
  const t = element.transform;
  const crop = "crop" in element ? element.crop : { focusX: 0.5, focusY: 0.5, zoom: 1 };
  return {
    x: t.x,
    y: t.y,
    scale: t.scale,
    scaleX: t.scaleX,
    scaleY: t.scaleY,
    rotation: t.rotation,
    skew: t.skew,
    opacity: t.opacity,
    focusX: crop.focusX,
    focusY: crop.focusY,
    zoom: crop.zoom,
    reveal: 1,
    progress: 1,
    blur: 0,
    volume: "volume" in element ? element.volume : 1,
  };
}

/** Every animatable value of an element, `time` ticks after its start. */
export function evaluate(element: VisibleElement, time: number): Values {
  const values = bases(element);
  for (const property of new Set(element.keyframes.map((k) => k.property)))
    values[property] = valueAt(element.keyframes, property, time, values[property]);
  for (const effect of element.effects)
    if (effect.type === "sway")
      values[effect.property] += effect.amplitude * Math.sin(((time + effect.phase) / effect.period) * Math.PI * 2);
  return values;
}
