import type { TimelineDocument } from "../../document.ts";
import { escaped } from "./xml.ts";

/** How notes and metadata of ours begin. */
export const KEY = "reelwright:";
const METADATA = "com.reelwright.document";

/** A file as it came, and what was made of it then. */
export interface CarriedFcpxml {
  text: string;
  print: number;
}

/** A fingerprint of text (FNV-1a, 32 bit). */
export function printOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** A fingerprint of what a document shows. */
export const documentPrint = ({ canvas, assets, markers, tracks }: TimelineDocument): number =>
  printOfText(JSON.stringify([canvas, assets, markers, tracks]));

const SEALED = new RegExp(`<metadata><md key="${METADATA}" value="([^"]*)" description="(\\d+)"/></metadata>`);

/** A file with the document that it says, and a fingerprint of all else: unchanged, it opens as the very document. */
export function seal(text: string, document: TimelineDocument): string {
  const { carried, ...rest } = document;
  const { fcpxml: _fcpxml, ...others } = carried ?? {};
  const kept = Object.keys(others).length > 0 ? { ...rest, carried: others } : rest;
  const metadata = `<metadata><md key="${METADATA}" value="${escaped(JSON.stringify(kept))}" description="${printOfText(text)}"/></metadata>`;
  return text.replace("</spine></sequence>", () => `</spine>${metadata}</sequence>`);
}

export interface Unsealed {
  /** The file without what is ours. */
  text: string;
  /** Our document's JSON, escaped; null: it is no file of ours. */
  document: string | null;
  /** Nobody has changed it since. */
  same: boolean;
}

export function unsealed(text: string): Unsealed {
  const found = SEALED.exec(text);
  if (!found) return { text, document: null, same: false };
  const rest = text.replace(found[0], "");
  return { text: rest, document: found[1] ?? null, same: String(printOfText(rest)) === found[2] };
}
