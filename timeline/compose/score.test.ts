import { describe, expect, it } from "vitest";
import { fixtureBrief } from "../fixtures/brief.ts";
import { seconds } from "../time.ts";
import { compose } from "./compose.ts";
import { cadenced } from "./score.ts";

/** Forty beats of half a second, and the last chord on the one after them. */
const music = { url: "music.wav", duration: 22.2, bpm: 120, beats: Array.from({ length: 41 }, (_, i) => i * 0.5) };

describe("music as long as its ad", () => {
  it.each([19.7, 20.4, 21.5, 22.2, 23, 25.1])("ends on its last chord in an ad of %d s, without a gap and on the beat", (duration) => {
    const pieces = cadenced(music, duration) ?? [];
    const last = pieces.at(-1);
    expect([pieces[0]?.at, last?.until]).toEqual([0, duration]);
    const chord = 20 - (last?.from ?? 0) + (last?.at ?? 0);
    expect(duration - chord).toBeGreaterThanOrEqual(1.2);
    expect(duration - chord).toBeLessThanOrEqual(1.8);
    for (const { at } of pieces) expect((at / 0.5) % 1).toBeCloseTo(0, 5);
    for (const [i, piece] of pieces.slice(1).entries()) expect(pieces[i]?.until).toBeGreaterThan(piece.at);
  });

  it("is not pieced together where it is another length altogether", () => {
    expect(cadenced(music, 60)).toBeNull();
  });
});

describe("the first word", () => {
  it("is said within two frames of its cut, whatever silence its file begins with", () => {
    const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en" });
    const clips = brief.clips.map((clip) => ({
      ...clip,
      voice: clip.voice && {
        ...clip.voice,
        words: clip.voice.words.map((word) => ({ ...word, start: word.start + 0.3, end: word.end + 0.3 })),
      },
    }));
    const document = compose({ ...brief, clips });
    const voices = document.tracks.flatMap(({ elements }) =>
      elements.flatMap((e) => (e.type === "audio" && e.assetId?.startsWith("voice") ? [e] : [])),
    );
    expect(voices).toHaveLength(clips.length);
    voices.forEach((voice, i) => {
      const first = clips[i]?.voice?.words[0]?.start ?? 0;
      expect(first - seconds(voice.trimStart)).toBeLessThanOrEqual(2 / 30);
      expect(first - seconds(voice.trimStart)).toBeGreaterThanOrEqual(0);
    });
  });
});
