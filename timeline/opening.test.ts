import { expect, it } from "vitest";
import { compose } from "./compose/compose.ts";
import { documentDuration, parseDocument } from "./document.ts";
import { fixtureBrief } from "./fixtures/brief.ts";
import { opening } from "./opening.ts";
import { ticks } from "./time.ts";

const document = compose(fixtureBrief({ template: "street", ratio: "9:16", language: "en", films: true }));

it("a document is cut to its opening, and is a document still", () => {
  for (const second of [0.1, 3, 7.77]) {
    const cut = opening(document, ticks(second));
    expect(documentDuration(cut)).toBe(ticks(second));
    expect(parseDocument(cut)).toEqual(cut);
  }
});

it("a document that is short enough stays as it is", () => {
  expect(opening(document, documentDuration(document))).toEqual(document);
});

it("a document that would be cut within a transition ends before it", () => {
  const begins = document.tracks.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type !== "audio" && one.transitionIn ? [[one.startTime, one.transitionIn.duration] as const] : [])),
  );
  expect(begins.length).toBeGreaterThan(1);
  for (const [at, length] of begins) {
    const cut = opening(document, at + Math.floor(length / 2));
    expect(documentDuration(cut)).toBe(at);
    expect(parseDocument(cut)).toEqual(cut);
  }
});
