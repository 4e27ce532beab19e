import { describe, expect, it } from "vitest";
import { after, roughCut } from "../edit/testing.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../document.ts";
import { seconds, ticks } from "../time.ts";
import { spanOfWords, transcriptOf } from "../transcript.ts";
import { cuesOf } from "./cues.ts";
import { wordCommands } from "./word-commands.ts";

const word = (text: string, start: number) => ({ text, start, end: start + 0.3 });
const WORDS = ["It", "keeps", "coffee", "hot.", "All", "day", "long,", "every", "single", "day"].map((text, n) => word(text, n * 0.4));

/** Two passages of one clip of 10 s: its first two seconds, and, half as fast, from its second second on. */
function clips() {
  const cut = roughCut();
  const transform = { x: 540, y: 960, width: 1080, height: 1920 };
  const film = { type: "video", assetId: "film", transform } as const;
  const elements = [
    { ...film, id: "one", startTime: ticks(1), duration: ticks(2) },
    { ...film, id: "two", startTime: ticks(5), duration: ticks(2), trimStart: ticks(2), speed: { num: 1, den: 2 } },
  ];
  return parseDocument({ ...cut, tracks: [{ id: "v", type: "video", name: "", elements }] });
}

describe("the words of a clip", () => {
  it("stand together by sentence, breath and length", () => {
    expect(cuesOf(WORDS).map(({ text }) => text)).toEqual(["It keeps coffee hot.", "All day long, every single", "day"]);
    expect(cuesOf([word("hot", 0), word("now", 1)]).map(({ text }) => text)).toEqual(["hot", "now"]);
    expect(cuesOf([word("保温", 0), word("一整天", 0.3)]).map(({ text }) => text)).toEqual(["保温一整天"]);
    expect(cuesOf([])).toEqual([]);
  });

  it("lie where the clip is heard, at its speed, and are cut like any others", () => {
    const lines = [{ start: 0, end: 4, text: "", words: WORDS }];
    const document = after(clips(), ...wordCommands(clips(), "film", lines));
    const said = transcriptOf(document).map(({ text, from }) => [text, seconds(from)]);
    expect(said.slice(0, 5)).toEqual([
      ["It", 1],
      ["keeps", 1.4],
      ["coffee", 1.8],
      ["hot.", 2.2],
      ["All", 2.6],
    ]);
    // The second passage shows seconds 2 to 3, in two.
    expect(said.slice(5)).toEqual([
      ["day", 5],
      ["long,", 5.8],
    ]);
    const words = transcriptOf(document);
    const span = spanOfWords(words, { first: 1, last: 2, rate: document.canvas.rate });
    const cut = after(document, { type: "cut", spans: span ? [span] : [] });
    expect(transcriptOf(cut).map(({ text }) => text)).toEqual(["It", "hot.", "All", "day", "long,"]);
    expect(documentDuration(cut)).toBeLessThan(documentDuration(document));
    // Heard again, they take the place of what was there.
    const again = after(document, ...wordCommands(document, "film", lines));
    const times = (list: typeof words) => list.map(({ text, from, to }) => [text, from, to]);
    expect(times(transcriptOf(again))).toEqual(times(words));
  });

  it("of several recordings share a track, unless two are heard at once; each is heard again in its own place", () => {
    const whole = clips();
    const [track] = whole.tracks;
    const film = track?.elements[0];
    const more = (id: string, at: number) => ({ ...film, id: `${id}-clip`, assetId: id, startTime: ticks(at), link: null });
    const other = parseDocument({
      ...whole,
      assets: {
        ...whole.assets,
        later: { type: "video", url: "later.mp4", duration: 10 },
        beside: { type: "video", url: "b.mp4", duration: 10 },
      },
      tracks: [
        { ...track, elements: [...(track?.elements ?? []), more("later", 20)] },
        { ...track, id: "v2", elements: [more("beside", 1)] },
      ],
    });
    const lines = [{ start: 0, end: 4, text: "", words: WORDS }];
    const heard = (document: TimelineDocument, id: string) => after(document, ...wordCommands(document, id, lines));
    const all = ["film", "later", "beside", "later", "film"].reduce(heard, other);
    const counts = all.tracks.filter(({ id }) => id.startsWith("words-")).map(({ id, elements }) => [id, elements.length]);
    const alone = (id: string): number => heard(other, id).tracks.find((one) => one.id === `words-${id}`)?.elements.length ?? 0;
    expect([alone("film"), alone("later"), alone("beside")].every((count) => count > 1)).toBe(true);
    expect(counts.toSorted()).toEqual([
      ["words-beside", alone("beside")],
      ["words-film", alone("film") + alone("later")],
    ]);
  });

  it("are spread over a line that is written without spaces; a clip that is heard nowhere has none", () => {
    const lines = [{ start: 0, end: 2, text: "保温一整天", words: [] }];
    expect(
      transcriptOf(after(clips(), ...wordCommands(clips(), "film", lines)))
        .map(({ text }) => text)
        .join(""),
    ).toBe("保温一整天");
    expect(() => wordCommands(clips(), "music", lines)).toThrow("NO_SOURCE");
  });
});
