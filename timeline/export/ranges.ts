import { frameCount, type TimelineDocument } from "../document.ts";
import { filled } from "../document/filled.ts";
import { scopeOf } from "../draw/scope.ts";
import { perSecond, tickOfFrame } from "../rate.ts";
import type { EncodeOptions, Piece } from "./encode.ts";

/** As near to it as whole frames come, so that pieces join without a rounded time between them. */
const PIECE_SECONDS = 2;

/** A piece of a film, with all of the document that is drawn in it. */
interface Range extends Piece {
  readonly scope: ReturnType<typeof scopeOf>;
}

/** A film in pieces of two seconds. */
export function rangesOf(document: TimelineDocument, { rate, codec }: Pick<EncodeOptions, "rate" | "codec">): Range[] {
  const frames = frameCount(document, rate);
  const length = Math.max(1, Math.round(PIECE_SECONDS * perSecond(rate)));
  const shown = filled(document);
  return Array.from({ length: Math.ceil(frames / length) }, (_, n) => {
    const from = n * length;
    const count = Math.min(length, frames - from);
    const scope = scopeOf(shown, tickOfFrame(from, rate), tickOfFrame(from + count, rate));
    return { name: `piece-${n}.${codec === "avc" ? "mp4" : "webm"}`, from, count, scope };
  });
}
