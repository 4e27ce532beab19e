import type { TimelineDocument } from "../../timeline/document.ts";
import { hasCaptions, writeCaptions } from "../../timeline/interchange/captions.ts";
import { writeFcpxml } from "../../timeline/interchange/fcpxml/write.ts";
import { writeOtio } from "../../timeline/interchange/otio/write.ts";

export const FORMATS = ["otio", "fcpxml", "capcut", "json", "srt", "vtt", "ass"] as const;
export type Format = (typeof FORMATS)[number];
/** A file that is one text; a package of CapCut brings its media along (package/capcut). */
export type TextFormat = Exclude<Format, "capcut">;

const TYPES: Readonly<Record<TextFormat, string>> = {
  otio: "application/json",
  fcpxml: "application/xml; charset=utf-8",
  json: "application/json",
  srt: "application/x-subrip; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  ass: "text/x-ssa; charset=utf-8",
};

const CAPTIONS: ReadonlySet<Format> = new Set(["srt", "vtt", "ass"]);

/** The files that a timeline can be had as: those of captions only where it has any. */
export const formatsOf = (document: TimelineDocument): Format[] =>
  FORMATS.filter((format) => !CAPTIONS.has(format) || hasCaptions(document));

function written(document: TimelineDocument, format: TextFormat): string {
  if (format === "otio") return writeOtio(document);
  if (format === "fcpxml") return writeFcpxml(document).text;
  return format === "json" ? `${JSON.stringify(document, null, 2)}\n` : writeCaptions(document, format);
}

/** A timeline as a file to take to another program. */
export const fileResponse = (document: TimelineDocument, format: TextFormat): Response =>
  new Response(written(document, format), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="timeline.${format}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
