import { type Choice, failureOf, type Failure, type Invalid, invalidOf, isValid, type Rules } from "./rules.ts";

/** What is chosen, across folders and categories, in the order of choosing (spec §3 Selection). */
export type Selection<A> = ReadonlyMap<string, A>;

/** What the dialog tells whoever opened it (spec §5 Picker). */
export type Told<A> =
  | { type: "validation-failed"; detail: { type: Failure; asset: A } }
  | { type: "max-count-exceeded"; detail: { current: number; max: number } }
  | { type: "invalid-assets-found"; detail: Invalid<A> & { action: "select-all" } };

export interface Outcome<A> {
  selection: Selection<A>;
  told: Told<A>[];
}

const without = <A>(selection: Selection<A>, ids: readonly string[]): Selection<A> =>
  new Map([...selection].filter(([id]) => !ids.includes(id)));

const full = <A>(selection: Selection<A>, { maxCount }: Rules): Told<A> => ({
  type: "max-count-exceeded",
  detail: { current: selection.size, max: maxCount },
});

/** A click on a file: chosen, or not any more. With a maximum of one, the new one takes the place of the old (spec §4). */
export function toggle<A extends Choice>(selection: Selection<A>, asset: A, rules: Rules): Outcome<A> {
  if (asset.is_folder) return { selection, told: [] };
  if (selection.has(asset.id)) return { selection: without(selection, [asset.id]), told: [] };
  const type = failureOf(asset, rules);
  if (type) return { selection, told: [{ type: "validation-failed", detail: { type, asset } }] };
  if (!isValid(asset, rules)) return { selection, told: [] };
  if (rules.maxCount === 1) return { selection: new Map([[asset.id, asset]]), told: [] };
  if (selection.size >= rules.maxCount) return { selection, told: [full(selection, rules)] };
  return { selection: new Map([...selection, [asset.id, asset]]), told: [] };
}

/** Whether all that can be chosen of a directory is. */
export function isAllSelected<A extends Choice>(selection: Selection<A>, assets: readonly A[], rules: Rules): boolean {
  const valid = assets.filter((asset) => isValid(asset, rules));
  return valid.length > 0 && valid.every(({ id }) => selection.has(id));
}

/** The check box for all: takes what there is room for, or lets go of all of the directory (spec §4, §5). */
export function selectAll<A extends Choice>(selection: Selection<A>, assets: readonly A[], rules: Rules): Outcome<A> {
  const valid = assets.filter((asset) => isValid(asset, rules));
  if (isAllSelected(selection, assets, rules)) {
    const ids = valid.map(({ id }) => id);
    return { selection: without(selection, ids), told: [] };
  }
  const invalid = invalidOf(assets, rules);
  const told: Told<A>[] = invalid.counts.total > 0 ? [{ type: "invalid-assets-found", detail: { ...invalid, action: "select-all" } }] : [];
  const room = rules.maxCount - selection.size;
  const some = valid.some(({ id }) => selection.has(id));
  if (room <= 0) return { selection, told: some ? told : [...told, full(selection, rules)] };
  const added = valid.filter(({ id }) => !selection.has(id)).slice(0, room);
  return { selection: new Map([...selection, ...added.map((asset) => [asset.id, asset] as const)]), told };
}

/** A maximum that is lowered below what is chosen of the directory at hand lets go of that (spec §4). */
export function lowered<A extends Choice>(selection: Selection<A>, assets: readonly A[], { maxCount }: Rules): Selection<A> {
  const here = assets.map(({ id }) => id).filter((id) => selection.has(id));
  return here.length > maxCount ? without(selection, here) : selection;
}
