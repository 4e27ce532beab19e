import type { TimelineDocument } from "../document.ts";
import type { Element } from "../document/element.ts";
import { filled } from "../document/filled.ts";
import { between, endOf } from "../edit/interval.ts";
import { inSource } from "../edit/trimmed.ts";
import type { DocumentClaim, EvidenceFlag, ShownFor } from "./claim.ts";
import { isRead, tokensOf } from "./tokens.ts";

interface Span {
  from: number;
  to: number;
}

/** As little of a claim is not understood any more. */
const LEAST = 0.5;

/** Where on the timeline a claim is heard: each recording that plays enough of it. */
export function saidAt({ tracks }: TimelineDocument, { voice }: DocumentClaim): Span[] {
  const alone = tracks.some(({ solo }) => solo);
  const heard = tracks.filter(({ muted, solo }) => !muted && (solo || !alone));
  const plays = heard.flatMap(({ elements }) =>
    elements.flatMap((one) => {
      if (one.type !== "audio" || one.assetId !== voice.assetId || one.volume === 0 || one.speed.num === 0) return [];
      const start = Math.max(one.trimStart, voice.from);
      const end = Math.min(one.trimStart + inSource(one, one.duration), voice.to);
      if (end <= start) return [];
      const tick = (at: number): number => one.startTime + Math.round(((at - one.trimStart) * one.speed.den) / one.speed.num);
      return [{ from: tick(start), to: Math.min(endOf(one), tick(end)), passed: end - start }];
    }),
  );
  // A recording that was cut in two says it in two parts.
  const whole = plays.reduce((sum, { passed }) => sum + passed, 0);
  return whole < (voice.to - voice.from) * LEAST ? [] : plays.map(({ from, to }) => ({ from, to }));
}

const isSeen = (one: Element): boolean =>
  one.type !== "audio" && (one.transform.opacity > 0 || one.keyframes.some(({ property }) => property === "opacity"));

function isShown(show: ShownFor, shown: readonly Element[], words: ReadonlySet<string>): boolean {
  return show.kind === "shot" ? shown.some((one) => "assetId" in one && one.assetId === show.assetId) : isRead(show.text, words);
}

function flagOf(document: TimelineDocument, claim: DocumentClaim): EvidenceFlag | null {
  const spans = saidAt(document, claim);
  const [first] = spans;
  if (!first) return null;
  const visible = document.tracks.filter(({ hidden }) => !hidden);
  const shown = spans.flatMap(({ from, to }) => visible.flatMap(({ elements }) => between(elements, from, to))).filter(isSeen);
  const words = new Set(shown.flatMap((one) => (one.type === "text" ? tokensOf(one.text) : [])));
  const gone = claim.shows.filter((show) => !isShown(show, shown, words));
  return gone.length > 0 ? { claim: claim.id, text: claim.text, source: claim.source, at: first.from, gone } : null;
}

/** What of a document's claims is said without something that stood for it. It is read off the document, so that undo takes it back. */
export const flagsOf = (document: TimelineDocument): EvidenceFlag[] =>
  (document.claims ?? []).flatMap((claim) => flagOf(filled(document), claim) ?? []);

const nameOf = (show: ShownFor): string => JSON.stringify(show);

/** What an edit has cut away: the flags of its document, as far as they are new. */
export function flaggedBy(before: TimelineDocument, after: TimelineDocument): EvidenceFlag[] {
  const known = new Map(flagsOf(before).map(({ claim, gone }) => [claim, new Set(gone.map(nameOf))]));
  return flagsOf(after).flatMap((flag) => {
    const gone = flag.gone.filter((show) => !known.get(flag.claim)?.has(nameOf(show)));
    return gone.length > 0 ? [{ ...flag, gone }] : [];
  });
}
