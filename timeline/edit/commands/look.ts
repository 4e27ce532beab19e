import { z } from "zod";
import { effect } from "../../document/effects.ts";
import { easing, property, transition } from "../../document/motion.ts";
import type { VisibleElement } from "../../document/element.ts";
import type { Workbench } from "../bench.ts";
import { command, id, tick } from "../command.ts";
import { endOf, neighbours } from "../interval.ts";
import { EditRefused } from "../refused.ts";
import { fileLength, inSource } from "../trimmed.ts";

function seen(bench: Workbench, name: string): { track: string; element: VisibleElement } {
  const { track, element } = bench.get(name);
  if (element.type === "audio") throw new EditRefused("INVALID_VALUE", [name], "a sound is not seen");
  return { track, element };
}

/**
 * How an element takes over from the one directly before it; null: it just begins (spec §5: two consecutive elements,
 * each long enough).
 */
export const setTransition = command(
  "transition",
  { id, transition: transition.omit({ fromElementId: true }).nullable() },
  (bench, { id: name, transition: wanted }) => {
    const { track, element } = seen(bench, name);
    if (!wanted) return bench.put(track, { ...element, transitionIn: null });
    const { before } = neighbours(bench.on(track), element);
    if (!before || before.type === "audio" || endOf(before) !== element.startTime) throw new EditRefused("NOT_ADJACENT", [name]);
    if (wanted.duration > Math.min(element.duration, before.duration)) throw new EditRefused("TOO_LONG", [before.id, name]);
    const length = fileLength(bench, before);
    // The outgoing shot goes on while the transition lasts.
    if (length !== null && before.trimStart + inSource(before, before.duration + wanted.duration) > length)
      throw new EditRefused("INSUFFICIENT_HANDLES", [before.id]);
    bench.put(track, { ...element, transitionIn: { ...wanted, fromElementId: before.id } });
  },
);

/** Sets the effect at a place of the list, adds one where there is none, and takes it out with null. */
export const setEffect = command(
  "effect",
  { id, index: z.number().int().min(0).max(50), effect: effect.nullable() },
  (bench, { id: name, index, effect: wanted }) => {
    const { track, element } = seen(bench, name);
    if (index > element.effects.length || (!wanted && index === element.effects.length))
      throw new EditRefused("INVALID_VALUE", [name], "index");
    bench.put(track, { ...element, effects: element.effects.toSpliced(index, 1, ...(wanted ? [wanted] : [])) });
  },
);

/** Sets the value of a property at `time` ticks after the element's start; null takes the keyframe out. */
export const setKeyframe = command(
  "keyframe",
  { id, property, time: tick, value: z.number().nullable(), easing: easing.default("out") },
  (bench, { id: name, property: of, time, value, easing: curve }) => {
    const { element } = bench.get(name);
    const at = time + element.offset;
    if (time > element.duration) throw new EditRefused("NOT_WITHIN", [name]);
    const rest = element.keyframes.filter((key) => key.property !== of || key.time !== at);
    if (value === null && rest.length === element.keyframes.length) throw new EditRefused("NO_CHANGE", [name]);
    const next = value === null ? rest : [...rest, { property: of, time: at, value, easing: curve }];
    bench.change(name, (one) => ({ ...one, keyframes: next.toSorted((a, b) => a.time - b.time) }));
  },
);
