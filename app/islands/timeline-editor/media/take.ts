import { placedOf } from "../../../../timeline/edit/lookup.ts";
import type { Asset } from "../../../../trpc/contract/asset.ts";
import { endOf } from "../../../../timeline/edit/interval.ts";
import { ask } from "../../../behaviours/call.ts";
import { send } from "../../../behaviours/upload/send.ts";
import type { Editor } from "../editor.ts";
import { fit } from "../lanes/use-zoom.ts";
import { isRefusal } from "../saving/saver.ts";
import { addCommands, assetIdOf, placeBehind, replaceCommands } from "./commands.ts";

/** A name that nothing in a document has. */
export const fresh = (): string => `e-${crypto.randomUUID().slice(0, 8)}`;

/** Files of the library are shown at once; what is saved names them by their own addresses. */
function show(editor: Editor, all: readonly Asset[]): void {
  const urls = all.map((one) => [assetIdOf(one), one.play_url || one.url] as const);
  editor.urls.set({ ...editor.urls.get(), ...Object.fromEntries(urls) });
}

/**
 * Puts files of the library at the playhead, or behind what came with them. Whoever is in another panel meanwhile keeps their
 * selection; else the playhead goes behind what is seen of them: the next ones follow. Answers the elements; none, and said, where it
 * is refused.
 */
export function addMedia(editor: Editor, all: readonly Asset[], behind: readonly string[]): string[] {
  const at = placeBehind(editor.document, behind, all) ?? editor.playhead.get();
  const { commands, ids } = addCommands(editor.document, { all, at, fresh });
  const first = editor.duration === 0;
  show(editor, all);
  if (!editor.run(commands)) return [];
  if (first) fit(editor);
  if (editor.panel.get() !== "media") return ids;
  editor.select(ids);
  const [lead = ""] = ids;
  // The lanes show what the cursor is at.
  editor.cursor.set({ track: placedOf(editor.document, lead)?.track ?? "", element: lead });
  const seen = editor.selected().filter(({ type }) => type !== "audio");
  // Up to a whole frame: the last one is not cut into. A sound lies under what is seen.
  if (seen.length > 0) editor.seek(Math.max(...seen.map(endOf)) + editor.frame / 2);
  return ids;
}

/** Puts a file of the library in the place of another. */
export function replaceMedia(editor: Editor, assetId: string, asset: Asset): boolean {
  show(editor, [asset]);
  return editor.run(replaceCommands(editor.document, assetId, asset));
}

/** Between two looks at whether a copy is ready. */
const LOOK_MS = 1500;

/** A file of the library once it is known what browsers show of it; where the server has it no more, as one that cannot be shown. */
export async function whenShown(asset: Asset): Promise<Asset> {
  let now = asset;
  while (now.copy === "waiting") {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    try {
      now = await ask<Asset>("mediaLib.detail", { id: asset.id });
    } catch (error) {
      // Without the network it is asked for again.
      if (isRefusal(error)) now = { ...asset, copy: "failed" };
    }
  }
  return now;
}

/** Sends a file of this device to the library. Throws what the server refuses. */
export async function upload(file: File, tell: (share: number) => void): Promise<Asset> {
  const to = { purpose: "asset-library", folder: "" };
  const { signal } = new AbortController();
  const id = await send({ file, to, tell, begun: () => undefined, lost: () => undefined, signal });
  return ask<Asset>("mediaLib.detail", { id });
}
