import { z } from "zod";
import { type Element, element, type ElementOf, speed } from "../../document/element.ts";
import { isStored } from "../../document/save-element.ts";
import { segment } from "../../draw/text/segment.ts";
import type { Workbench } from "../bench.ts";
import { command, id, ids, linked, rippling } from "../command.ts";
import { endOf } from "../interval.ts";
import { EditRefused } from "../refused.ts";
import { ripple } from "../ripple.ts";
import { fileLength, inSource } from "../trimmed.ts";

/** Where, when and what an element is has commands of its own. */
const KEPT = new Set([
  "id",
  "type",
  "startTime",
  "duration",
  "trimStart",
  "trimEnd",
  "offset",
  "link",
  "speed",
  "transitionIn",
  "keyframes",
  "source",
  "carried",
]);

/** New words in the time of the old ones: as they were where they are as many, else each as long as its letters. */
function retimed({ words }: ElementOf<"text">, text: string): ElementOf<"text">["words"] {
  const said = segment(text).map((token) => token.text);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || said.length === 0) return [];
  if (said.length === words.length) return words.map((word, at) => ({ ...word, text: said[at] ?? word.text }));
  const letters = said.reduce((sum, one) => sum + one.length, 0);
  let passed = 0;
  return said.map((one) => {
    const at = (share: number): number => Math.round(first.start + ((last.end - first.start) * share) / letters);
    const start = at(passed);
    passed += one.length;
    return { text: one, start, end: at(passed) };
  });
}

/** An object's fields are laid over those it has; anything else is replaced. */
function laidOver(before: Element, values: Record<string, unknown>): Record<string, unknown> {
  const old: Record<string, unknown> = before;
  const given = Object.entries(values).map(([key, value]) => {
    if (KEPT.has(key) || !(key in old)) throw new EditRefused("INVALID_VALUE", [before.id], key);
    return [key, isStored(value) && isStored(old[key]) && !("type" in value) ? { ...old[key], ...value } : value] as const;
  });
  return { ...old, ...Object.fromEntries(given) };
}

/** What an element is set to, of what may be keyed. */
const settings = (of: Element): Record<string, unknown> => ({
  ...("transform" in of ? of.transform : {}),
  ...("volume" in of ? { volume: of.volume } : {}),
});
/** These are as far from where they were; sizes, opacity and volume are as much more or less. */
const PLACES: ReadonlySet<string> = new Set(["x", "y", "rotation", "skew"]);

/** Where something is keyed, all of its keys go along with what the element is set to be. */
function withKeys(before: Element, after: Element): Element {
  const [was, is] = [settings(before), settings(after)];
  const keyed = ({ property, value }: Element["keyframes"][number]): number => {
    const [old, set] = [was[property], is[property]];
    if (typeof old !== "number" || typeof set !== "number" || old === set) return value;
    if (PLACES.has(property)) return value + set - old;
    return old > 0 ? (value * set) / old : set;
  };
  return { ...after, keyframes: after.keyframes.map((key) => ({ ...key, value: keyed(key) })) };
}

/** Throws INVALID_VALUE, which names the field. */
function change(bench: Workbench, name: string, values: Record<string, unknown>): void {
  const { track, element: before } = bench.get(name);
  const read = element.safeParse(laidOver(before, values));
  if (!read.success) throw new EditRefused("INVALID_VALUE", [name], read.error.issues[0]?.path.join("."));
  const after = read.data;
  const saysElse = after.type === "text" && before.type === "text" && after.text !== before.text && values.words === undefined;
  if ("assetId" in after && after.assetId !== null && !bench.asset(after.assetId)) throw new EditRefused("UNKNOWN_ASSET", [after.assetId]);
  if (after.type === "audio" && (after.assetId === null) === (after.synth === null)) throw new EditRefused("NO_SOURCE", [name]);
  bench.put(track, saysElse ? { ...after, words: retimed(before, after.text) } : withKeys(before, after));
}

const values = z.record(z.string().max(40), z.unknown());

/** Changes what an element says or how it looks and sounds. Throws INVALID_VALUE, which names the field. */
export const update = command("update", { id, values }, (bench, input) => change(bench, input.id, input.values));

/** The same of many elements at once, each moved by `dx`, `dy` canvas pixels. */
export const updateAll = command(
  "updateAll",
  { ids, values, dx: z.number().default(0), dy: z.number().default(0) },
  (bench, { ids: names, values: given, dx, dy }) => {
    for (const name of names) {
      const { element: one } = bench.get(name);
      const moved = one.type !== "audio" && (dx !== 0 || dy !== 0);
      change(bench, name, moved ? { ...given, transform: { x: one.transform.x + dx, y: one.transform.y + dy } } : given);
    }
  },
);

/** How fast a file plays. `content`: the same part of it is shown, and takes another time; `length`: the other way round. */
export const setSpeed = command(
  "speed",
  { id, speed, keeps: z.enum(["content", "length"]).default("content"), linked, ripple: z.boolean().default(false), ...rippling },
  (bench, input) => {
    const { track: lead, element: first } = bench.get(input.id);
    const end = endOf(first);
    const all = input.linked ? bench.linked([input.id]) : [input.id];
    const changed = all.map((name) => {
      const { track, element: was } = bench.get(name);
      if (was.type !== "video" && was.type !== "audio") throw new EditRefused("NO_SOURCE", [name]);
      const next = { ...was, speed: input.speed };
      const freezes = input.speed.num === 0 || was.speed.num === 0;
      const duration = Math.round((inSource(was, was.duration) * input.speed.den) / Math.max(1, input.speed.num));
      const timed = input.keeps === "length" || freezes ? next : { ...next, duration: Math.max(1, duration) };
      const length = fileLength(bench, timed);
      if (input.keeps === "length" && length !== null && timed.trimStart + inSource(timed, timed.duration) > length)
        throw new EditRefused("INSUFFICIENT_HANDLES", [name]);
      return { track, element: timed };
    });
    const by = (changed[0]?.element.duration ?? first.duration) - first.duration;
    for (const { track, element: one } of changed) bench.put(track, one);
    if (input.ripple) ripple(bench, { from: end, by, lead, scope: input.scope, markers: input.markers, except: new Set(all) });
  },
);
