import type { EditCommand } from "../../../timeline/edit/commands.ts";
import { drawable } from "../../../timeline/fonts/drawable.ts";

/** Captions come from files of other programs: what no face of ours draws is said by what one does, or left out. */
export function withGlyphs(command: EditCommand): EditCommand {
  if (command.type !== "captions") return command;
  const cues = command.cues.map((cue) => ({
    ...cue,
    text: drawable(cue.text),
    words: cue.words.map((word) => ({ ...word, text: drawable(word.text) })),
  }));
  return { ...command, cues };
}
