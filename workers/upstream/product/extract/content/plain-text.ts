import { parsePage } from "../dom/parse.ts";
import { squeeze } from "../dom/text.ts";

const BREAKS = /^(p|div|li|ul|ol|br|h[1-6]|tr|table|section)$/;

/** Markup's text fields often hold HTML, at times escaped twice: plain text with one line a block. */
export function plainText(raw: string, limit = 4000): string {
  const text = raw.slice(0, limit * 4);
  if (!/[<&]/.test(text)) return tidyLines(text).slice(0, limit);
  const once = flatten(text);
  return tidyLines(/<\w+[^<>]*>|&\w+;/.test(once) ? flatten(once) : once).slice(0, limit);
}

function flatten(html: string): string {
  let out = "";
  for (const node of parsePage(html)) {
    if (node.tag === "") out += node.parent && /^(script|style)$/.test(node.parent.tag) ? "" : glued(out, node.text) + node.text;
    else if (BREAKS.test(node.tag)) out += "\n";
  }
  return out;
}

/** Two elements without a space between them, of which the second begins a sentence: `<b>Any angle</b><span>The lamp …`. */
const glued = (before: string, text: string): string =>
  /[\p{Ll}\p{N}]{3}$/u.test(before) && /^\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(text) ? "\n" : "";

const tidyLines = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map(squeeze)
    .filter(Boolean)
    .join("\n");

/** What stands before an item of a list that is written by hand. */
const MARK = /^(?:[-–—•●▪►✓✔*·]\s*)+(?=\p{L}|\p{N})/u;
/** Where a sentence ends: at a line's end, behind its stop, and where a text lost its line breaks or the space behind a stop. */
const ENDS =
  /\n|(?<=[.!?…][")”’]?)\s+(?=[\p{Lu}\p{N}"“«¿¡])|(?<=[。！？])|(?<=\p{Ll}{3}[.!?])(?=\d+ ?%|\p{Lu}\p{Ll}*\s+\p{Ll})|(?<=(?:^|\s)\p{Ll}{3,})\s+(?=(?:The|This|These|It|Its|With|You|Your|Our|We|Whether|When|If)\s\p{Ll}{2,})|\s+(?=[•●▪►✓✔]\s)/u;
/** "Cotton.", "Made in Italy.": a fact of a few words ends as a sentence; what does not is a heading or a label. */
const SHORT_FACT = /^\p{Lu}\p{Ll}.{4,}\.$/u;
const isSentence = (text: string): boolean => text.length >= (/[\u3040-\u9fff\uac00-\ud7af]/.test(text) ? 8 : 20) || SHORT_FACT.test(text);

/** The sentences of a text, in any script; each 20 to 600 characters, short ones where they end as one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(ENDS)
    .map((sentence) => squeeze(sentence).replace(MARK, "").slice(0, 600))
    .filter(isSentence);
}
