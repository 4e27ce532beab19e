import { TIMEBASE } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { parts } from "../parts/part.ts";
import type { Action } from "./presets.ts";
import { step } from "./step.ts";

const seldom = parts(() => import("./seldom.ts"));

function remove(editor: Editor, ripple: boolean): void {
  const ids = [...editor.selection.get()];
  if (ids.length > 0) editor.run([{ type: "delete", ids, ripple, scope: editor.scope.get() }]);
  else editor.say({ code: "NONE_SELECTED" });
}

/** What is done often, and at once; all else is in `seldom`. */
const OFTEN = {
  play: ({ sound }: Editor) => sound.toggle(),
  shuttleBack: ({ sound }: Editor) => sound.shuttle(-1),
  shuttleStop: ({ sound }: Editor) => sound.stop(),
  shuttleOn: ({ sound }: Editor) => sound.shuttle(1),
  frameBack: (editor: Editor) => step(editor, -editor.frame),
  frameOn: (editor: Editor) => step(editor, editor.frame),
  jumpBack: (editor: Editor) => step(editor, -TIMEBASE),
  jumpOn: (editor: Editor) => step(editor, TIMEBASE),
  start: (editor: Editor) => step(editor, -editor.playhead.get()),
  end: (editor: Editor) => step(editor, editor.duration),
  remove: (editor: Editor) => remove(editor, false),
  removeClose: (editor: Editor) => remove(editor, true),
  undo: (editor: Editor) => void editor.undo(),
  redo: (editor: Editor) => void editor.redo(),
  deselect: (editor: Editor) => editor.select([]),
};
export type SeldomAction = Exclude<Action, keyof typeof OFTEN>;

const isOften = (action: Action): action is keyof typeof OFTEN => action in OFTEN;

/** Does what a key or a button asks for. */
export function perform(editor: Editor, action: Action): void {
  if (isOften(action)) OFTEN[action](editor);
  else
    seldom().then(
      ({ SELDOM }) => SELDOM[action](editor),
      () => editor.say({ code: "NOT_LOADED" }),
    );
}
