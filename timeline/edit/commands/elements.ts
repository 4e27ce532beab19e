import { z } from "zod";
import { asset } from "../../document.ts";
import { type Element, element } from "../../document/element.ts";
import type { Workbench } from "../bench.ts";
import { clear, partAt } from "../clear.ts";
import { command, dropMode, id, ids, linked, rippling, ticksBy } from "../command.ts";
import { endOf } from "../interval.ts";
import { EditRefused } from "../refused.ts";
import { ripple } from "../ripple.ts";

type Mode = z.infer<typeof dropMode>;
interface Dropped {
  placed: readonly { track: string; element: Element }[];
  mode: Mode;
  scope: "track" | "sync";
  markers: boolean;
}

/** Puts elements down. With `insert`, what lies behind the first of them moves by as much as they take. */
export function drop(bench: Workbench, { placed, mode, scope, markers }: Dropped) {
  const except = new Set(placed.map(({ element: one }) => one.id));
  const [first] = placed;
  if (!first) return;
  if (mode === "insert") {
    const from = Math.min(...placed.map(({ element: one }) => one.startTime));
    const by = Math.max(...placed.map(({ element: one }) => endOf(one))) - from;
    for (const track of new Set(placed.map((one) => one.track))) partAt(bench, track, from);
    ripple(bench, { from, by, lead: first.track, scope, markers, except });
  }
  for (const { track, element: one } of placed) {
    if (mode === "overwrite") clear(bench, track, { from: one.startTime, to: endOf(one), except });
    bench.put(track, one);
  }
}

export const add = command(
  "add",
  { track: id, element, mode: dropMode, ...rippling, asset: asset.extend({ id }).optional() },
  (bench, { track, element: one, asset: file, mode, scope, markers }) => {
    if (bench.find(one.id)) throw new EditRefused("DUPLICATE_ID", [one.id]);
    if (file) {
      const { id: name, ...rest } = file;
      bench.addAsset(name, rest);
    }
    if ("assetId" in one && one.assetId !== null && !bench.asset(one.assetId)) throw new EditRefused("UNKNOWN_ASSET", [one.assetId]);
    if (one.type === "audio" && (one.assetId === null) === (one.synth === null)) throw new EditRefused("NO_SOURCE", [one.id]);
    bench.track(track);
    drop(bench, { placed: [{ track, element: one }], mode, scope, markers });
  },
);

export const remove = command("delete", { ids, linked, ripple: z.boolean().default(false), ...rippling }, (bench, input) => {
  const gone = (input.linked ? bench.linked(input.ids) : input.ids).map((one) => bench.get(one));
  for (const { element: one } of gone) bench.remove(one.id);
  const [lead] = gone;
  if (!input.ripple || !lead) return;
  const from = Math.max(...gone.map(({ element: one }) => endOf(one)));
  const by = Math.min(...gone.map(({ element: one }) => one.startTime)) - from;
  ripple(bench, { from, by, lead: lead.track, scope: input.scope, markers: input.markers });
});

/** Copies of links and groups are linked and grouped among themselves. */
function renamed(bench: Workbench, of: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const one of of) {
    let name = bench.freshId(`${one}-copy`);
    while (taken.has(name)) name = `${name}-2`;
    taken.add(name);
    names.set(one, name);
  }
  return names;
}

export const duplicate = command("duplicate", { ids, linked, by: ticksBy.optional(), mode: dropMode, ...rippling }, (bench, input) => {
  const from = (input.linked ? bench.linked(input.ids) : input.ids).map((one) => bench.get(one));
  const start = Math.min(...from.map(({ element: one }) => one.startTime));
  const by = input.by ?? Math.max(...from.map(({ element: one }) => endOf(one))) - start;
  const names = renamed(bench, [...new Set(from.map(({ element: one }) => one.id))]);
  const again = (name: string | null, ending: string): string | null => (name === null ? null : `${name}${ending}`);
  const ending = `+${start + by}`;
  const placed = from.map(({ track, element: one }) => {
    const copy = { ...one, id: names.get(one.id) ?? one.id, startTime: one.startTime + by, link: again(one.link, ending) };
    const known = copy.type !== "audio" && copy.transitionIn ? names.get(copy.transitionIn.fromElementId) : undefined;
    const met =
      copy.type === "audio" || !copy.transitionIn
        ? copy
        : { ...copy, transitionIn: known ? { ...copy.transitionIn, fromElementId: known } : null };
    return { track, element: met };
  });
  drop(bench, { placed, mode: input.mode, scope: input.scope, markers: input.markers });
});
