import { z } from "zod";
import { command, id, ids } from "../command.ts";

/** Names the group that elements belong to, or takes them out of theirs. */
export const group = command("group", { ids, group: id.nullable() }, (bench, { ids: named, group: name }) => {
  for (const one of named) bench.change(one, (element) => ({ ...element, group: name }));
});

/** Links sound and picture, or parts them from all they are linked to. */
export const link = command("link", { ids, linked: z.boolean() }, (bench, { ids: named, linked }) => {
  const name = linked ? `link-${named.toSorted().join("+").slice(0, 100)}` : null;
  for (const one of named) bench.change(one, (element) => ({ ...element, link: name }));
});
