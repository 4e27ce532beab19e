import type { MouthCue } from "../../../../timeline/measured.ts";

/** Open mouths (vowels) say how loud somebody speaks: so many of them are quieter than what opens a mouth wholly. */
const [VOWEL, USUAL] = [0.25, 0.6];
/** How far a mouth opens without a sound, how much more with the usual one, and at most, of what its shape asks for. */
const [LEAST, MORE, MOST] = [0.45, 0.75, 1.3];

/** Mouth shapes by how loud they are: an unstressed or a fading vowel opens less, a stressed one more. Seconds from the first sample. */
export function asLoud(cues: readonly MouthCue[], samples: Float32Array, rate: number): MouthCue[] {
  const loudness = cues.map(({ time, duration }) => {
    const part = samples.subarray(Math.max(0, Math.round(time * rate)), Math.max(0, Math.round((time + duration) * rate)));
    return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / Math.max(1, part.length));
  });
  const vowels = loudness.filter((_, at) => (cues[at]?.open ?? 0) >= VOWEL).toSorted((a, b) => a - b);
  const usual = vowels[Math.floor(vowels.length * USUAL)] ?? 0;
  if (usual === 0) return [...cues];
  return cues.map((cue, at) => {
    const by = Math.min(MOST, LEAST + (MORE * (loudness[at] ?? 0)) / usual);
    return { ...cue, open: Math.round(Math.min(1, cue.open * by) * 100) / 100 };
  });
}
