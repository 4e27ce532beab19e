import type { Track } from "../../../../timeline/document.ts";
import { plainLook } from "../../../../timeline/edit/commands/captions.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { between } from "../../../../timeline/edit/interval.ts";
import { ticks } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { focusIn } from "./open-panel.ts";

const LENGTH = ticks(2);

const freshId = (): string => `text-${crypto.randomUUID().slice(0, 8)}`;

/**
 * Puts words where the playhead is: on a track of text that has room there, else on one of their own in front. On the track of
 * captions only where somebody is at that track: a headline is no caption, and gives captions no place of theirs.
 */
export function addText(editor: Editor): void {
  const text = editor.t("timelineEditor.newText");
  const start = editor.playhead.get();
  const at = editor.cursor.get()?.track;
  const takes = ({ id, type, name, locked }: Track): boolean =>
    type === "text" && !locked && name !== "stickers" && (name !== "caption" || id === at);
  const free = editor.document.tracks.findLast((one) => takes(one) && between(one.elements, start, start + LENGTH).length === 0);
  const [id, track] = [freshId(), free?.id ?? freshId()];
  // On the track of captions it is one: looks of captions are given to it, too.
  const name = free?.name === "caption" ? "caption" : "";
  const commands: EditCommandInput[] = [
    { type: "add", track, element: { ...plainLook(editor), type: "text", id, name, text, startTime: start, duration: LENGTH } },
  ];
  if (!free) commands.unshift({ type: "addTrack", track: { id: track, type: "text", name: "" } });
  if (!editor.run(commands)) return;
  editor.select([id]);
  editor.cursor.set({ track, element: id });
  // Its words are typed there, whatever panel was open.
  editor.panel.set("inspector");
  focusIn(editor, "inspector", "[data-words]");
}
