import type { Editor } from "../editor.ts";
import { writeAt } from "../parts/clock.ts";

/** Stops what plays, moves the playhead by so many ticks, and says where it is. */
export const step = (editor: Editor, by: number): void => {
  editor.sound.stop();
  editor.seek(editor.playhead.get() + by);
  editor.say({ text: writeAt(editor.playhead.get()) });
};
