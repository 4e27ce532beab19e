import type { TimelineDocument } from "../../document.ts";
import { printOfText, withoutFiles } from "../fingerprint.ts";
import { escaped } from "./xml.ts";

/** How notes and metadata of ours begin. */
export const KEY = "reelwright:";
const METADATA = "com.reelwright.document";

const SEALED = new RegExp(`<metadata><md key="${METADATA}" value="([^"]*)" description="(\\d+)"/></metadata>`);

/** A file with the document that it says, and a fingerprint of all else: unchanged, it opens as the very document. */
export function seal(text: string, document: TimelineDocument): string {
  const kept = withoutFiles(document);
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
