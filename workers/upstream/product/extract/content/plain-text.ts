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
    if (node.tag === "") out += node.parent && /^(script|style)$/.test(node.parent.tag) ? "" : node.text;
    else if (BREAKS.test(node.tag)) out += "\n";
  }
  return out;
}

const tidyLines = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map(squeeze)
    .filter(Boolean)
    .join("\n");

/** "Cotton.", "Made in Italy.": a fact of a few words ends as a sentence; what does not is a heading or a label. */
const SHORT_FACT = /^\p{Lu}\p{Ll}.{4,}\.$/u;

/** The sentences of a text, in any script; each 20 to 600 characters, short ones where they end as one. */
export function sentencesOf(text: string): string[] {
  return (
    text
      // "Front button closure.100% cotton": a shop's full stop without a space.
      .split(/\n|(?<=[.!?…][")”’]?)\s+(?=[\p{Lu}\p{N}"“«¿¡])|(?<=\p{Ll}{3}\.)(?=\d+ ?%|\p{Lu}\p{Ll}+ )|(?<=[。！？])/u)
      .map((sentence) => squeeze(sentence).slice(0, 600))
      .filter((sentence) => sentence.length >= (/[\u3040-\u9fff\uac00-\ud7af]/.test(sentence) ? 8 : 20) || SHORT_FACT.test(sentence))
  );
}
