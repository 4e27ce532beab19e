import { documentDuration, type TimelineDocument, type Track } from "../document.ts";
import { type Losses, losses } from "../document/loss.ts";
import { type OpenedDocument, openDocument } from "../document/open.ts";
import { isStored, LONGEST } from "../document/save-element.ts";
import { applyChanges, type Change } from "../edit/change.ts";
import { applyCommands, type EditCommandInput, editCommand } from "../edit/commands.ts";
import { countElements } from "../edit/lookup.ts";
import { replacing } from "../edit/replace.ts";
import { drawable } from "../fonts/drawable.ts";
import { TIMEBASE } from "../time.ts";
import { MOST_CUES } from "../subtitles/cue.ts";
import { decodeText } from "../subtitles/decode.ts";
import { readSubtitles } from "../subtitles/read.ts";
import { CAPTION, readCaptions } from "./captions.ts";
import { tooDeep } from "./depth.ts";
import { isCapcut, readCapcut } from "./capcut/read.ts";
import { readFcpxml } from "./fcpxml/read.ts";
import { type FileFormat, MOST_FILE_BYTES } from "./file-formats.ts";
import { adopted } from "./foreign.ts";
import { MOST_CLIPS } from "./most.ts";
import { readOtio } from "./otio/read.ts";

/** What a file would make of a document; nothing is changed by reading it. */
export interface OpenedFile {
  format: FileFormat;
  document: TimelineDocument;
  changes: Change[];
  /** What the step is called in the history. */
  types: string[];
  /** Elements that come. */
  elements: number;
  losses: Losses;
}

export type FileFault = {
  fault:
    | "timeline.fileUnknown"
    | "timeline.fileBroken"
    | "timeline.fileEmpty"
    | "timeline.fileTooMany"
    | "timeline.fileTooLong"
    | "timeline.fileTooLarge";
  params?: Record<string, number>;
};

const LARGE: FileFault = { fault: "timeline.fileTooLarge", params: { max: MOST_FILE_BYTES / 1_000_000 } };
const DAY: FileFault = { fault: "timeline.fileTooLong", params: { max: 24 } };

type CutFormat = "otio" | "fcpxml" | "capcut" | "json";

/** A cut as it is told by its content; null for what no editor writes. */
function readCut(text: string): { format: CutFormat; read: OpenedDocument } | null {
  // Entities are how a short XML file becomes a huge one; no editor writes any.
  if (text.trimStart().startsWith("<")) return /<!ENTITY/i.test(text) ? null : { format: "fcpxml", read: readFcpxml(text) };
  if (tooDeep(text)) return null;
  const json = parsed(text);
  if (isCapcut(json)) return { format: "capcut", read: readCapcut(text) };
  if (isStored(json) && json.timebase === TIMEBASE && Array.isArray(json.tracks)) return { format: "json", read: openDocument(json) };
  return { format: "otio", read: readOtio(text) };
}

/** JSON as it is; null where it is none, or has numbers that JSON has not (OpenTimelineIO writes some). */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function cutOf(text: string, into: TimelineDocument): OpenedFile | FileFault {
  const cut = readCut(text);
  if (!cut) return { fault: "timeline.fileBroken" };
  const { format, read } = cut;
  if (read.losses.has("NOT_A_DOCUMENT")) return { fault: "timeline.fileBroken" };
  const elements = countElements(read.document);
  if (read.losses.has("TOO_MANY") || elements > MOST_CLIPS) return { fault: "timeline.fileTooMany", params: { max: MOST_CLIPS } };
  if (elements === 0) return { fault: "timeline.fileEmpty" };
  if (documentDuration(read.document) >= LONGEST) return DAY;
  const document = adopted(read, into);
  const changes = replacing(into, document);
  return { format, document: applyChanges(into, changes), changes, types: ["open"], elements, losses: read.losses };
}

/** Whether a track bears captions alone: it is named so, or was, and each of its texts still is. */
const bearsCaptions = ({ name, elements }: Track): boolean =>
  elements.every(({ type }) => type === "text") &&
  (name === CAPTION || (elements.length > 0 && elements.every((one) => one.name === CAPTION)));

/** Captions take the place of those that are there, or stand on a track of their own in front. */
function captionCommands(text: string, into: TimelineDocument): { commands: EditCommandInput[]; dropped: number; end: number } | null {
  const captions = into.tracks.filter(bearsCaptions);
  const first = captions.find(({ name }) => name === CAPTION) ?? captions[0];
  const others = captions.filter((one) => one !== first);
  let [id, n] = ["captions", 1];
  while (into.tracks.some((track) => track.id === id)) id = `captions-${(n += 1)}`;
  const read = readCaptions(text, first?.id ?? id);
  if ("fault" in read || read.command.type !== "captions") return null;
  const cues = read.command.cues.map((cue) => ({ ...cue, text: drawable(cue.text) })).filter((cue) => cue.text.trim() !== "");
  if (cues.length === 0) return null;
  const made: EditCommandInput[] = first ? [] : [{ type: "addTrack", track: { id, type: "text", name: CAPTION } }];
  const emptied = others.map(({ id: track }): EditCommandInput => ({ type: "captions", track, cues: [] }));
  const end = cues.reduce((last, cue) => Math.max(last, cue.end), 0);
  const dropped = read.dropped + read.command.cues.length - cues.length;
  return { commands: [...made, { ...read.command, cues }, ...emptied], dropped, end };
}

function captionsOf(text: string, into: TimelineDocument): OpenedFile | FileFault {
  const known = readSubtitles(text);
  if ("fault" in known) {
    if (known.fault === "subtitles.tooMany") return { fault: "timeline.fileTooMany", params: { max: MOST_CUES } };
    return known.fault === "subtitles.tooLong" ? LARGE : { fault: "timeline.fileUnknown" };
  }
  const asked = captionCommands(text, into);
  if (!asked) return { fault: "timeline.fileEmpty" };
  if (asked.end >= LONGEST) return DAY;
  const found = losses();
  for (let n = 0; n < asked.dropped; n += 1) found.report("ELEMENT_LOST", "captions", "a line without a time or words of its own");
  const commands = asked.commands.map((one) => editCommand.parse(one));
  const { document, changes } = applyCommands(into, commands);
  const elements = commands.reduce((sum, one) => sum + (one.type === "captions" ? one.cues.length : 0), 0);
  const types = [...new Set(commands.map(({ type }) => type))];
  return { format: known.format, document, changes, types, elements, losses: found };
}

/**
 * Reads a file of another program as what it would make of a document: a cut (OpenTimelineIO, FCPXML, a draft of
 * CapCut, our own JSON) takes the place of all that is on it, captions that of its captions. What it is, is told by its
 * content. Throws EditRefused where captions find no track.
 */
export function openFile(bytes: Uint8Array, into: TimelineDocument): OpenedFile | FileFault {
  if (bytes.length > MOST_FILE_BYTES) return LARGE;
  const text = decodeText(bytes).replace(/^\uFEFF/, "");
  return /^\s*[{<]/.test(text) ? cutOf(text, into) : captionsOf(text, into);
}
