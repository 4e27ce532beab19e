import type { TimelineDocument } from "../document.ts";
import type { Element, ElementOf } from "../document/element.ts";
import { between, endOf } from "../edit/interval.ts";
import { inSource } from "../edit/trimmed.ts";
import { roleOf } from "../lint/role.ts";
import { transcriptOf } from "../transcript.ts";
import type { DocumentClaim, ShownFor } from "./claim.ts";
import { unbound } from "../draw/text/bound.ts";
import { tokensOf, weightyTokens } from "./tokens.ts";

interface Scripted {
  clips: readonly { id: string; claims: readonly { text: string; fact_id: string | null }[] }[];
}
interface Span {
  from: number;
  to: number;
}
type Voice = ElementOf<"audio"> & { assetId: string };

const voiceOf = ({ tracks }: TimelineDocument, clip: string): Voice | null => {
  const all = tracks.flatMap(({ elements }) => elements);
  const found = all.find((one) => one.type === "audio" && one.assetId === `voice-${clip}`);
  return found?.type === "audio" && found.assetId !== null ? { ...found, assetId: found.assetId } : null;
};

/** When the words of a claim are said while its clip is; the whole clip where they are not found. */
function saidWithin(document: TimelineDocument, claim: string, clip: Span): Span {
  const said = transcriptOf(document)
    .filter(({ from }) => from >= clip.from - 12_000 && from < clip.to)
    .flatMap((word) => tokensOf(word.text).map((token) => ({ ...word, token })));
  const wanted = tokensOf(claim);
  const first = said.findIndex((_, at) => wanted.length > 0 && wanted.every((token, n) => said[at + n]?.token === token));
  const [begin, end] = [said[first], said[first + wanted.length - 1]];
  return begin && end ? { from: Math.max(clip.from, begin.from), to: Math.min(clip.to, end.to) } : clip;
}

const overlap = (one: Element, { from, to }: Span): number => Math.min(endOf(one), to) - Math.max(one.startTime, from);

/** The largest picture or film that is seen for longest while something is said. */
function shotOf(shown: readonly Element[], span: Span): ShownFor[] {
  const pictures = shown.flatMap((one) => (one.type === "image" || one.type === "video" ? [one] : []));
  const weight = (one: (typeof pictures)[number]): number => one.transform.width * one.transform.height * overlap(one, span);
  const [best] = pictures.toSorted((a, b) => weight(b) - weight(a));
  return best ? [{ kind: "shot", assetId: best.assetId }] : [];
}

/** Whether words on the screen say what a claim or its source says: a figure of it, or two of its words. */
function tells(text: string, about: ReadonlySet<string>): boolean {
  const shared = weightyTokens(text).filter((one) => about.has(one));
  return shared.some((one) => /\d/.test(one)) || new Set(shared).size >= 2;
}

function textsOf(shown: readonly Element[], { text, source }: { text: string; source: string }): ShownFor[] {
  const [said, about] = [new Set(tokensOf(text)), new Set([...weightyTokens(text), ...weightyTokens(source)])];
  return shown.flatMap((one): ShownFor[] => {
    const role = one.type === "text" ? roleOf(one) : null;
    if (one.type !== "text" || role === null) return [];
    if (role === "caption") return tokensOf(one.text).some((token) => said.has(token)) ? [{ kind: "caption", text: one.text }] : [];
    return tells(one.text, about) ? [{ kind: "source", text: unbound(one.text) }] : [];
  });
}

/** Each of a kind once: a director may set the same words twice. */
const once = (shows: readonly ShownFor[]): ShownFor[] => [...new Map(shows.map((one) => [JSON.stringify(one), one])).values()];

/**
 * The claims that a composed ad says, by its script, each with what stands for it in the document: by which an edit that
 * cuts that away is known (evidence/flags).
 */
export function claimsOf(document: TimelineDocument, script: Scripted, facts: readonly { id: string; text: string }[]): DocumentClaim[] {
  const visible = document.tracks.filter(({ hidden }) => !hidden);
  return script.clips.flatMap(({ id: clip, claims }) => {
    const voice = voiceOf(document, clip);
    if (!voice) return [];
    return claims.map(({ text, fact_id }, n): DocumentClaim => {
      const source = facts.find(({ id }) => id === fact_id)?.text ?? "";
      const span = saidWithin(document, text, { from: voice.startTime, to: endOf(voice) });
      const shown = visible.flatMap(({ elements }) => between(elements, span.from, span.to));
      const inFile = (at: number): number => voice.trimStart + inSource(voice, at - voice.startTime);
      return {
        id: `${clip}-${n + 1}`,
        text,
        source,
        voice: { assetId: voice.assetId, from: inFile(span.from), to: inFile(span.to) },
        shows: once([...shotOf(shown, span), ...textsOf(shown, { text, source })]).slice(0, 40),
      };
    });
  });
}
