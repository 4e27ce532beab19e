import type { TimelineDocument } from "../document.ts";
import { filled } from "../document/filled.ts";
import { isStored } from "../document/save-element.ts";

/** A file as it came, and what was made of it then. */
export interface CarriedFile {
  text: string;
  print: number;
}

const isCarriedFile = (value: unknown): value is CarriedFile =>
  isStored(value) && typeof value.text === "string" && typeof value.print === "number";

/** A fingerprint of text (FNV-1a, 32 bit). */
export function printOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** A fingerprint of what a document shows. */
function documentPrint(document: TimelineDocument): number {
  const { canvas, assets, markers, tracks } = filled(document);
  return printOfText(JSON.stringify([canvas, assets, markers, tracks]));
}

/** Formats whose files are carried whole, by the name that they have in `document.carried`. */
export const WHOLE_FILES = ["fcpxml", "capcut"] as const;
type WholeFile = (typeof WHOLE_FILES)[number];

/** The file that a document came as, as long as it shows what it showed then. */
export function unchangedFile(document: TimelineDocument, format: WholeFile): string | null {
  const came = document.carried?.[format];
  return isCarriedFile(came) && came.print === documentPrint(document) ? came.text : null;
}

/** A document with the file that it came as, for the way back. */
export const carryingFile = (document: TimelineDocument, format: WholeFile, text: string): TimelineDocument => ({
  ...document,
  carried: { [format]: { text, print: documentPrint(document) } satisfies CarriedFile },
});

/** A document without the files that it came as: what goes along within a file of its own. */
export function withoutFiles(document: TimelineDocument): TimelineDocument {
  const { carried, ...rest } = document;
  const others = Object.entries(carried ?? {}).filter(([name]) => !WHOLE_FILES.some((one) => one === name));
  return others.length > 0 ? { ...rest, carried: Object.fromEntries(others) } : rest;
}
