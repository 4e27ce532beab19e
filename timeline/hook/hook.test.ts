import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { documentDuration } from "../document.ts";
import { placedOf } from "../edit/lookup.ts";
import { editCommand } from "../edit/commands.ts";
import { begin, edit, undo } from "../edit/log.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { transcriptOf } from "../transcript.ts";
import { hookCommands, hookOf, passageCommands, passagesOf, silencing } from "./replace.ts";

const OLD = "Cold coffee by ten?";
const said = (words: readonly string[], pace: number) => {
  const timed = words.map((text, n) => ({ text, start: 0.2 + n * pace, end: 0.1 + (n + 1) * pace }));
  const duration = (timed.at(-1)?.end ?? 0) + 0.5;
  const asset = { type: "audio" as const, url: "hook.wav", duration, width: 0, height: 0, source: "hook" };
  return { assetId: "voice-hook-new", asset, words: timed, mouth: [{ time: 0.3, duration: 0.1, open: 0.7, wide: 0.1 }] };
};

describe("another hook", () => {
  for (const template of ["kinetic", "studio", "magazine", "street", "demo"] as const)
    it(`takes the place of the one of a ${template} ad, in its time, and one undo brings that back`, () => {
      const ad = compose(fixtureBrief({ template, ratio: "9:16", language: "en", presenter: template === "studio" }));
      const commands = hookCommands(ad, OLD, { headline: "Warm until dinner", voice: said(["Warm", "until", "dinner?"], 0.35) });
      const log = edit(
        begin(ad),
        commands.map((one) => editCommand.parse(one)),
      );
      const { document } = log;
      const words = transcriptOf(document).map(({ text }) => text.toLowerCase());
      expect(words.slice(0, 3).join(" ")).toContain("warm until dinner");
      expect(words.join(" ")).not.toContain("cold by ten");
      expect(hookOf(document)?.voice.element).toMatchObject({ assetId: "voice-hook-new", startTime: hookOf(ad)?.voice.element.startTime });
      const texts = document.tracks.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" ? [one.text] : [])));
      expect(texts.some((text) => text.toLowerCase() === "warm until dinner")).toBe(true);
      expect(texts.join("|").toLowerCase()).not.toContain("cold coffee");
      // What follows stays as it was.
      expect(documentDuration(document)).toBe(documentDuration(ad));
      expect({ ...undo(log).document, revision: ad.revision }).toEqual(ad);
    });

  it("of another passage takes its place, or leaves it silent, and touches no other", () => {
    const ad = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
    const [first, second, ...rest] = passagesOf(ad);
    if (!first || !second) throw new Error("the ad has too few passages");
    const apply = (commands: Parameters<typeof editCommand.parse>[0][]) =>
      edit(
        begin(ad),
        commands.map((one) => editCommand.parse(one)),
      ).document;
    const other = apply(passageCommands(ad, second, "", { headline: "x", voice: said(["焖", "烧杯。"], 0.3) }));
    const assets = (document: typeof ad) => passagesOf(document).map(({ voice }) => voice.element.assetId);
    expect(assets(other)).toEqual(
      [first, { voice: { element: { assetId: "voice-hook-new" } } }, ...rest].map((one) => one.voice.element.assetId),
    );
    const captions = other.tracks.flatMap(({ elements }) =>
      elements.flatMap((one) => (one.id.startsWith("hook-") && one.type === "text" ? [one] : [])),
    );
    expect(captions).toMatchObject([{ text: "焖烧杯", words: [{ text: "焖" }, { text: "烧杯" }] }]);
    expect(documentDuration(other)).toBe(documentDuration(ad));
    const quiet = apply(silencing(ad, second, ""));
    expect(assets(quiet)).toEqual([first, ...rest].map(({ voice }) => voice.element.assetId));
    const within = transcriptOf(quiet).filter(({ from }) => from >= second.voice.element.startTime && from < second.until);
    expect(within).toEqual([]);
  });

  it("is spoken a little faster where it has to be, and refused where that is too fast, or where nothing is said", () => {
    const ad = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
    const hook = hookOf(ad);
    const room = ((hook?.until ?? 0) - (hook?.voice.element.startTime ?? 0)) / 120_000;
    const asLong = (share: number) => hookCommands(ad, OLD, { headline: "x", voice: said(["one", "two"], (room * share) / 2) });
    const faster = asLong(1.1).find((one) => one.type === "add");
    expect(faster?.type === "add" && faster.element.type === "audio" && faster.element.speed?.num).toBeGreaterThan(1000);
    expect(() => asLong(1.5)).toThrow("TOO_LONG");
    const silent = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en", voice: false }));
    expect(() => hookCommands(silent, OLD, { headline: "x", voice: said(["one"], 0.3) })).toThrow("NO_SOURCE");
    expect(placedOf(ad, hook?.voice.element.id ?? "")).not.toBeNull();
  });
});
