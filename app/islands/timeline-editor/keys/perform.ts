import type { Editor } from "../editor.ts";
import { parts } from "../parts/part.ts";
import type { DO } from "./actions.ts";
import type { Action } from "./presets.ts";

const actions = parts(() => import("./actions.ts"));
let known: typeof DO | undefined;

/** Does what a key or a button asks for, at once where it is there what does it: it comes with the first. */
export function perform(editor: Editor, action: Action): void {
  if (known) return known[action](editor);
  actions().then(
    (found) => {
      known = found.DO;
      known[action](editor);
    },
    () => editor.say({ code: "NOT_LOADED" }),
  );
}
