import type { TimelineDocument } from "../../document.ts";
import { losses } from "../../document/loss.ts";
import { type OpenedDocument, openDocument } from "../../document/open.ts";
import { isStored, type Stored } from "../../document/save-element.ts";
import { SCHEMA_VERSION } from "../../document/upgrade.ts";
import { rateOf } from "../../rate.ts";
import { TIMEBASE } from "../../time.ts";
import { carryingFile, printOfText } from "../fingerprint.ts";
import { MOST_CLIPS } from "../most.ts";
import { entriesOf, numberIn, storedIn, textIn } from "./entries.ts";
import { elementIn, type Made, passageOf, type Reading } from "./segment.ts";
import { entryId, ticksOf } from "./units.ts";

/** Whether JSON is a draft of CapCut or JianYing. */
export const isCapcut = (value: unknown): value is Stored => isStored(value) && Array.isArray(value.tracks) && isStored(value.materials);

const SIZE = { width: 1920, height: 1080 };

function canvasOf({ canvas_config: config, fps }: Stored): TimelineDocument["canvas"] {
  const { width, height } = isStored(config) ? config : {};
  const side = (value: unknown, otherwise: number) => {
    const length = Math.round(numberIn(value, 0));
    return length > 0 ? Math.min(4096, Math.max(16, length)) : otherwise;
  };
  const rate = numberIn(fps, 30);
  return {
    width: side(width, SIZE.width),
    height: side(height, SIZE.height),
    rate: rateOf(rate >= 1 && rate <= 240 ? rate : 30),
    background: "#000000",
  };
}

/** The elements of the document that lies in a draft of ours, by the segments that they were written as. */
function ownElements(own: unknown): ReadonlyMap<string, Stored> {
  const tracks = isStored(own) ? storedIn(own.tracks) : [];
  const elements = tracks.flatMap(({ elements: list }) => storedIn(list));
  return new Map(elements.map((one) => [entryId(`segment ${textIn(one.id)}`), one]));
}

/** How a clip takes over from the one directly before it. */
function withPassage(made: Made, before: Made | undefined, passage: number, reading: Reading): Made {
  if (passage <= 0 || !before || before.startTime + before.duration !== made.startTime) return made;
  reading.report("NOT_SUPPORTED", textIn(made.name) || textIn(made.id), "a transition around a cut begins at the cut");
  return { ...made, transitionIn: { type: "fade", duration: Math.min(passage, made.duration), fromElementId: before.id } };
}

const TYPES: Readonly<Record<string, string>> = { audio: "audio", text: "text", video: "video" };

function tracksOf(draft: Stored, reading: Reading, own: ReadonlyMap<string, Stored>): Stored[] {
  let clips = 0;
  return storedIn(draft.tracks).flatMap((track, n) => {
    const elements: Made[] = [];
    const segments = storedIn(track.segments);
    for (const [at, segment] of segments.entries()) {
      if ((clips += 1) > MOST_CLIPS) {
        reading.report("TOO_MANY", `tracks.${n}`, String(MOST_CLIPS));
        return [];
      }
      const read = elementIn(segment, reading, { id: `clip-${n + 1}-${at + 1}`, path: `tracks.${n}.segments.${at}` });
      if (!read) continue;
      const ours = own.get(textIn(segment.id));
      const times = { startTime: read.startTime, duration: read.duration };
      const made = ours ? { ...ours, ...times, type: String(ours.type) } : read;
      const before = segments[at - 1];
      elements.push(ours || !before ? made : withPassage(made, elements.at(-1), passageOf(before, reading), reading));
    }
    if (elements.length === 0) return [];
    const hidden = segments.every(({ visible }) => visible === false);
    const muted = numberIn(track.attribute, 0) % 2 === 1;
    return [{ id: `track-${n + 1}`, type: TYPES[textIn(track.type)] ?? "mixed", name: textIn(track.name), hidden, muted, elements }];
  });
}

function markersOf(draft: Stored): Stored[] {
  const marks = isStored(draft.time_marks) ? storedIn(draft.time_marks.mark_items) : [];
  return marks.flatMap(({ time_range: span, title, color }, n) => {
    if (!isStored(span)) return [];
    const [time, duration] = [span.start, span.duration].map((one) => ticksOf(Math.max(0, numberIn(one, 0))));
    return [
      {
        id: `marker-${n + 1}`,
        time,
        duration,
        name: textIn(title).slice(0, 200),
        ...(textIn(color) ? { color: textIn(color).slice(0, 40) } : {}),
      },
    ];
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
};

/** Opens a draft of CapCut or JianYing: whatever it is, the answer is a document and what was lost. It never throws. */
export function readCapcut(text: string): OpenedDocument {
  const raw = parsed(text);
  if (!isCapcut(raw)) return openDocument(null);
  const { reelwright, ...draft } = raw;
  const own = isStored(reelwright) ? reelwright.document : null;
  if (isStored(reelwright) && isStored(own) && reelwright.print === printOfText(JSON.stringify(draft))) return openDocument(own);
  const found = losses();
  const canvas = canvasOf(draft);
  const assets: Record<string, Stored> = {};
  const reading: Reading = { canvas, entries: entriesOf(isStored(draft.materials) ? draft.materials : {}), report: found.report, assets };
  const tracks = tracksOf(draft, reading, ownElements(own));
  const opened = openDocument({
    schemaVersion: SCHEMA_VERSION,
    id: textIn(draft.id).slice(0, 100) || "capcut",
    revision: 0,
    timebase: TIMEBASE,
    canvas,
    assets: { ...assets, ...(isStored(own) && isStored(own.assets) ? own.assets : {}) },
    markers: markersOf(draft),
    tracks,
  });
  opened.losses.join(found);
  return { ...opened, document: carryingFile(opened.document, "capcut", text) };
}
