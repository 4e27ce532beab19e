import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../document.ts";
import { TIMEBASE } from "../time.ts";
import { VARIANT_SIZE } from "../variant/reframe.ts";

/** The `template` of a timeline that began with nothing on it. */
export const BLANK = "blank";

interface Asked {
  id: string;
  language: string;
  ratio: keyof typeof VARIANT_SIZE;
}

/** A document with a track for films, one for captions in front of it, and nothing on them. */
export const blank = ({ id, language, ratio }: Asked): TimelineDocument =>
  parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id,
    revision: 0,
    timebase: TIMEBASE,
    canvas: { ...VARIANT_SIZE[ratio], rate: { num: 30, den: 1 }, background: "#000000" },
    language,
    template: BLANK,
    assets: {},
    tracks: [
      { id: "film", type: "video", name: "", elements: [] },
      { id: "captions", type: "text", name: "caption", elements: [] },
    ],
  });
