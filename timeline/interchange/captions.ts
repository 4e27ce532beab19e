import type { TimelineDocument } from "../document.ts";
import { filled } from "../document/filled.ts";
import type { ElementOf } from "../document/element.ts";
import type { EditCommandInput } from "../edit/commands.ts";
import { type Cue, type SubtitleFormat, tidy } from "../subtitles/cue.ts";
import { readSubtitles, type SubtitleFault } from "../subtitles/read.ts";
import { writeSubtitles } from "../subtitles/write.ts";
import { seconds, ticks } from "../time.ts";

/** What the layer of captions of a composed ad is called (timeline/compose/captions), and each caption that was read here. */
export const CAPTION = "caption";

const isText = (element: { type: string }): element is ElementOf<"text"> => element.type === "text";

/** The captions of a document in the order of time: of the tracks that are named so. */
function captionsOf(document: TimelineDocument): ElementOf<"text">[] {
  const texts = filled(document)
    .tracks.filter(({ hidden }) => !hidden)
    .flatMap(({ name, elements }) => elements.filter(isText).filter((one) => name === CAPTION || one.name === CAPTION));
  return texts.toSorted((a, b) => a.startTime - b.startTime);
}

const cueOf = ({ startTime, duration, text }: ElementOf<"text">): Cue => ({
  start: seconds(startTime),
  end: seconds(startTime + duration),
  text: tidy(text),
  speaker: "",
});

export const hasCaptions = (document: TimelineDocument): boolean => captionsOf(document).length > 0;

/** The captions of a document as a file. */
export const writeCaptions = (document: TimelineDocument, format: SubtitleFormat): string =>
  writeSubtitles(format, captionsOf(document).map(cueOf));

/** A file of subtitles as the command that puts them onto a track. `dropped`: lines that no player would show, or that overlap. */
export function readCaptions(file: string, track: string): { command: EditCommandInput; dropped: number } | { fault: SubtitleFault } {
  const read = readSubtitles(file);
  if ("fault" in read) return read;
  let end = 0;
  const cues = read.cues.flatMap(({ start, end: until, text }) => {
    const cue = { start: Math.max(end, ticks(start)), end: ticks(until), text };
    if (cue.end <= cue.start) return [];
    end = cue.end;
    return [cue];
  });
  return { command: { type: "captions", track, cues }, dropped: read.dropped + read.cues.length - cues.length };
}
