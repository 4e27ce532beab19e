import { isStored, type Stored } from "../../document/save-element.ts";

/** The lists of a draft's `materials`, looked up by id over all kinds. */
export interface Entries {
  /** The entry of that id, and the list that it stands in. */
  find(id: unknown): { kind: string; entry: Stored } | undefined;
}

export const storedIn = (value: unknown): Stored[] => (Array.isArray(value) ? (value as unknown[]).filter(isStored) : []);

export function entriesOf(materials: Stored): Entries {
  const known = new Map<string, { kind: string; entry: Stored }>();
  for (const [kind, list] of Object.entries(materials))
    for (const entry of storedIn(list)) if (typeof entry.id === "string" && !known.has(entry.id)) known.set(entry.id, { kind, entry });
  return { find: (id) => (typeof id === "string" ? known.get(id) : undefined) };
}

/** A number of a draft; the other where there is none. */
export const numberIn = (value: unknown, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;
export const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
