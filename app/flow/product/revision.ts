import type { Draft } from "../../../trpc/contract/draft.ts";
import { textOf } from "../../http/form.ts";

/**
 * The revision that a product form stands on: the one it was read with, and, where nobody else changed the draft since,
 * the one after what its own post attached (`now`). A form without one made its draft itself.
 */
export function revisionOf(form: FormData, found: Draft, now: Draft): number {
  const read = form.has("revision") ? Number(textOf(form, "revision")) : found.revision;
  return read === found.revision ? now.revision : read;
}
