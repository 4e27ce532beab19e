import { z } from "zod";
import type { Element } from "../../document/element.ts";
import type { Workbench } from "../bench.ts";
import { partAt } from "../clear.ts";
import { command, id, ids, linked, rippling, tick, ticksBy } from "../command.ts";
import { elementAt, endOf, neighbours } from "../interval.ts";
import { EditRefused } from "../refused.ts";
import { ripple } from "../ripple.ts";
import { endingAt, slipped, startingAt } from "../trimmed.ts";

const edge = z.enum(["start", "end"]);
type Edge = z.infer<typeof edge>;
const edgeOf = (element: Element, side: Edge): number => (side === "start" ? element.startTime : endOf(element));

/** What is linked to an element and has that edge at the same time. */
const together = (bench: Workbench, name: string, side: Edge, along: boolean): string[] => {
  const at = edgeOf(bench.get(name).element, side);
  return along ? bench.linked([name]).filter((one) => one === name || edgeOf(bench.get(one).element, side) === at) : [name];
};

export const trim = command("trim", { id, edge, to: tick, linked, ripple: z.boolean().default(false), ...rippling }, (bench, input) => {
  const { edge: side, to, scope, markers } = input;
  const { track: lead, element } = bench.get(input.id);
  const by = to - edgeOf(element, side);
  if (by === 0) throw new EditRefused("NO_CHANGE", [input.id]);
  const all = together(bench, input.id, side, input.linked);
  const behind = endOf(element);
  const trimmed = all.map((one) => {
    const { track, element: was } = bench.get(one);
    const cut = side === "start" ? startingAt(was, to) : endingAt(bench, was, to);
    // A start that ripples stays where it was: what is cut off there draws all behind it nearer.
    return { track, element: side === "start" && input.ripple ? { ...cut, startTime: was.startTime } : cut };
  });
  for (const { track, element: one } of trimmed) bench.put(track, one);
  if (input.ripple) ripple(bench, { from: behind, by: side === "end" ? by : -by, lead, scope, markers, except: new Set(all) });
});

/** Moves the cut between two elements: what one gains, the other loses; linked parts that are cut there, too. */
export const roll = command("roll", { id, edge, to: tick, linked }, (bench, { id: name, edge: side, to, linked: along }) => {
  const { track, element } = bench.get(name);
  const near = neighbours(bench.on(track), element);
  const other = side === "start" ? near.before : near.after;
  const [left, right] = side === "start" ? [other, element] : [element, other];
  if (!left || !right || endOf(left) !== right.startTime) throw new EditRefused("NOT_ADJACENT", [name]);
  const [leaving, coming] = [together(bench, left.id, "end", along), together(bench, right.id, "start", along)];
  const moving = new Set([...leaving, ...coming]);
  /** A sound that is cut elsewhere than its picture stays where another sound is in its way. */
  const isFree = (one: string, at: Edge): boolean => {
    const placed = bench.get(one);
    const { before, after } = neighbours(bench.on(placed.track), placed.element);
    const next = at === "end" ? after : before;
    return !next || moving.has(next.id) || (at === "end" ? next.startTime >= to : endOf(next) <= to);
  };
  const [ends, starts] = [leaving.filter((one) => isFree(one, "end")), coming.filter((one) => isFree(one, "start"))];
  for (const one of ends) bench.change(one, (was) => endingAt(bench, was, to));
  for (const one of starts) bench.change(one, (was) => startingAt(was, to));
});

/** Shows another part of the file at the same time; `by` in ticks of the file. */
export const slip = command("slip", { id, by: ticksBy, linked }, (bench, { id: name, by, linked: along }) => {
  if (by === 0) throw new EditRefused("NO_CHANGE", [name]);
  for (const one of along ? bench.linked([name]) : [name]) bench.change(one, (element) => slipped(bench, element, by));
});

/** Moves one element of a track between those that it meets there; says whether it meets any. */
function slid(bench: Workbench, name: string, by: number): boolean {
  const { track, element } = bench.get(name);
  const { before, after } = neighbours(bench.on(track), element);
  const [left, right] = [
    before && endOf(before) === element.startTime ? before : null,
    after && after.startTime === endOf(element) ? after : null,
  ];
  if (left) bench.put(track, endingAt(bench, left, element.startTime + by));
  if (right) bench.put(track, startingAt(right, endOf(element) + by));
  bench.put(track, { ...element, startTime: element.startTime + by });
  return Boolean(left ?? right);
}

/** Moves an element between its neighbours, which give way: both stay where they meet it. Linked parts go along, each on its track. */
export const slide = command("slide", { id, by: ticksBy, linked }, (bench, { id: name, by, linked: along }) => {
  if (by === 0) throw new EditRefused("NO_CHANGE", [name]);
  const all = along ? bench.linked([name]) : [name];
  const met = all.map((one) => slid(bench, one, by));
  if (!met.includes(true)) throw new EditRefused("NOT_ADJACENT", [name]);
});

/** Parts elements at a tick; without ids, whatever is there on tracks that are not locked. */
export const split = command("split", { ids: ids.optional(), at: tick, linked }, (bench, { ids: named, at, linked: along }) => {
  const there = named
    ? (along ? bench.linked(named) : named).map((one) => bench.get(one))
    : bench
        .tracks()
        .filter(({ locked }) => !locked)
        .flatMap(({ id: track }) => {
          const element = elementAt(bench.on(track), at);
          return element ? [{ track, element }] : [];
        });
  const within = there.filter(({ element }) => element.startTime < at && at < endOf(element));
  if (within.length === 0) throw new EditRefused("NOT_WITHIN", named ?? []);
  const halves = within.map(({ track, element }) => ({ link: element.link, id: partAt(bench, track, at) }));
  // Second halves are linked among themselves.
  for (const { link, id: half } of halves)
    if (link !== null && half !== null) bench.change(half, (element) => ({ ...element, link: `${link}@${at}` }));
});
