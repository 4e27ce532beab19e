import type { TimelineDocument } from "../../../../timeline/document.ts";

export interface Listed {
  id: string;
  type: TimelineDocument["assets"][string]["type"];
  missing: boolean;
  /** Elements that show or play it, in their order. */
  users: string[];
}

/** The files of a document, missing ones first; what nothing shows any more is left out, but for what was added here. */
export function listedOf({ assets, tracks }: Pick<TimelineDocument, "assets" | "tracks">): Listed[] {
  const users = new Map<string, string[]>();
  for (const { elements } of tracks)
    for (const one of elements)
      if ("assetId" in one && one.assetId !== null) users.set(one.assetId, [...(users.get(one.assetId) ?? []), one.id]);
  const all = Object.entries(assets).map(([id, { type, url }]) => ({ id, type, missing: url === "", users: users.get(id) ?? [] }));
  const shown = all.filter(({ id, users: of }) => of.length > 0 || id.startsWith("media-"));
  return shown.toSorted((a, b) => Number(b.missing) - Number(a.missing));
}
