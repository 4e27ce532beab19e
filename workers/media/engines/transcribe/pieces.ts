/** A stretch of a sound, in seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch that is transcribed at once, how sure it is that somebody speaks in it (0…1), and where nobody does. */
export interface Piece extends Span {
  readonly voice: number;
  readonly pauses: readonly Span[];
}

/** Voice probabilities a second. */
export const RATE = 100;
/** From this probability on, averaged over `STEADY`, somebody speaks. */
const SPEAKS = 0.45;
const STEADY = 0.3 * RATE;
/** Speech with less than this between is one piece, where it is not too long. */
const PAUSE = 2;
/** Kept before and after speech: consonants are quiet. */
const MARGIN = 0.4;
/** The network hears 30 s at once; a piece without a pause is cut where it is quietest in its last third. */
const LONGEST = 24;
/** Shorter sounds are clicks, and those in which the voice is less sure than this are noise. */
const SHORTEST = 0.25;
const SURE = 0.58;

function averaged(voice: Float32Array): Float32Array {
  const half = Math.floor(STEADY / 2);
  const out = new Float32Array(voice.length);
  let sum = 0;
  for (let at = 0; at < voice.length + half; at += 1) {
    sum += voice[at] ?? 0;
    if (at >= STEADY) sum -= voice[at - STEADY] ?? 0;
    if (at >= half) out[at - half] = sum / STEADY;
  }
  return out;
}

function meanOf(voice: Float32Array, { start, end }: Span): number {
  const part = voice.subarray(Math.round(start * RATE), Math.round(end * RATE));
  return part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length);
}

/** Where somebody speaks. */
function speeches(voice: Float32Array): Span[] {
  const found: Span[] = [];
  let from = -1;
  for (let at = 0; at <= voice.length; at += 1) {
    const speaks = (voice[at] ?? 0) >= SPEAKS;
    if (speaks && from < 0) from = at;
    if (speaks || from < 0) continue;
    if (at - from >= SHORTEST * RATE) found.push({ start: from / RATE, end: at / RATE });
    from = -1;
  }
  return found;
}

/** The quietest moment of the last third of what a piece may hold. */
function quietest(voice: Float32Array, start: number): number {
  const [from, to] = [Math.round((start + (LONGEST * 2) / 3) * RATE), Math.round((start + LONGEST) * RATE)];
  let best = from;
  for (let at = from; at < to; at += 1) if ((voice[at] ?? 0) < (voice[best] ?? 0)) best = at;
  return best / RATE;
}

function* short(voice: Float32Array, { start, end }: Span): Generator<Span> {
  let from = start;
  while (end - from > LONGEST) {
    const cut = quietest(voice, from);
    yield { start: from, end: cut };
    from = cut;
  }
  yield { start: from, end };
}

/** Speech that follows closely, joined as far as one piece goes. */
function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last && span.start - last.end < PAUSE && span.end - last.start <= LONGEST)
      out[out.length - 1] = { start: last.start, end: span.end };
    else out.push(span);
  }
  return out;
}

/** The middle of what is between two spans. */
const between = (one: Span | undefined, next: Span | undefined): number | null => (one && next ? (one.end + next.start) / 2 : null);

/** What of a sound is transcribed: pieces cut at pauses, from the probability of a voice in each hundredth of a second. */
export function piecesOf(probabilities: Float32Array): Piece[] {
  const voice = averaged(probabilities);
  const runs = speeches(voice).filter((run) => meanOf(probabilities, run) >= SURE);
  const spans = joined(runs.flatMap((run) => [...short(voice, run)]));
  const length = probabilities.length / RATE;
  const gaps = runs.map(({ end }, n) => ({ start: end, end: runs[n + 1]?.start ?? length }));
  return spans.map(({ start, end }, n) => ({
    start: Math.max(0, start - MARGIN, between(spans[n - 1], spans[n]) ?? 0),
    end: Math.min(length, end + MARGIN, between(spans[n], spans[n + 1]) ?? length),
    voice: meanOf(probabilities, { start, end }),
    pauses: gaps.filter((gap) => gap.start >= start && gap.end <= end),
  }));
}
