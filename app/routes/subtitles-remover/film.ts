import { fileReference } from "../../../trpc/contract/tools/file-input.ts";
import type { Film } from "../../islands/box-editor/canvas.tsx";
import type { FileChoices } from "../../tool/file-choices.ts";

/** The first chosen video where the page can play it: of the library, sent by another tool, or a sample of ours. */
export function filmOf(files: FileChoices | null, chosen: unknown): (Film & { copied?: boolean }) | null {
  const [first] = Array.isArray(chosen) ? chosen : [];
  const sent = files?.sent?.artifact;
  if ((first === undefined || first === files?.sent?.reference) && sent?.kind === "video")
    return { src: sent.url, poster: sent.poster_url };
  const reference = typeof first === "string" ? fileReference(first) : null;
  if (reference?.from === "sample") return { src: `/samples/${reference.path}`, poster: null };
  const asset = reference?.from === "asset" ? files?.library.find(({ id }) => id === reference.id) : undefined;
  return asset ? { src: asset.play_url || asset.url, poster: asset.thumb_url || null, copied: asset.copy !== "none" } : null;
}
