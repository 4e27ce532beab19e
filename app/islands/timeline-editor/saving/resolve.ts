import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import type { Editor } from "../editor.ts";
import type { Entry } from "./entry.ts";

/** What the waiting steps come to, without those that were taken back: batches that can be made on another document. */
export function batchesOf(entries: readonly Entry[]): (readonly EditCommandInput[])[] {
  const done: (readonly EditCommandInput[])[] = [];
  const undone: (readonly EditCommandInput[])[] = [];
  for (const entry of entries) {
    if (entry.do === "edit") {
      done.push(entry.commands);
      undone.length = 0;
      continue;
    }
    const [from, to] = entry.do === "undo" ? [done, undone] : [undone, done];
    const last = from.pop();
    if (last) to.push(last);
  }
  return done;
}

/** After another window's edits: what is saved, with ours made again on top of it, or without them. */
export async function resolve(editor: Editor, ours: "again" | "dropped"): Promise<void> {
  const batches = ours === "again" ? batchesOf(editor.saver.waiting.entries) : [];
  await editor.reload();
  const made = batches.filter((commands) => editor.run(commands)).length;
  if (ours === "again") editor.say({ rebased: made, lost: batches.length - made });
}
