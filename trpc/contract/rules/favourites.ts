/** What may be a favourite (spec §4): a hook or an ad. */
export interface Favourite {
  kind: "hook" | "ad";
  id: number;
}

/** The call of each, and the `status` that sets and unsets it (spec §4, §7). */
const COLLECT = {
  hook: { path: "/hook/collect", on: 1, off: -1 },
  ad: { path: "/adsLibrary/collectCreative", on: 1, off: 0 },
} as const;

/** The call that makes something a favourite, or makes it none. */
export function collectCall({ kind, id }: Favourite, wanted: boolean): { path: string; input: { id: number; status: -1 | 0 | 1 } } {
  const { path, on, off } = COLLECT[kind];
  return { path, input: { id, status: wanted ? on : off } };
}
