import type { Editor } from "../editor.ts";
import { parts } from "../parts/part.ts";
import type { Action } from "./presets.ts";

const actions = parts(() => import("./actions.ts"));

/** Does what a key or a button asks for, once it is there what does it: it comes with the first. */
export function perform(editor: Editor, action: Action): void {
  actions().then(
    ({ DO }) => DO[action](editor),
    () => editor.say({ code: "NOT_LOADED" }),
  );
}
