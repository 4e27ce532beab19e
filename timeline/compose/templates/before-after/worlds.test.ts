import { describe, expect, it } from "vitest";
import { LANGUAGES, RATIOS } from "../../../brief.ts";
import type { TimelineDocument } from "../../../document.ts";
import { fixtureBrief } from "../../../fixtures/brief.ts";
import { compose } from "../../compose.ts";
import { LABELS } from "../../moments.ts";

const texts = (document: TimelineDocument) =>
  document.tracks.flatMap((track) => track.elements.flatMap((e) => (e.type === "text" ? [e] : [])));
const images = (document: TimelineDocument) =>
  document.tracks.flatMap((track) => track.elements.flatMap((e) => (e.type === "image" ? [e] : [])));

describe.each(RATIOS.flatMap((ratio) => LANGUAGES.map((language) => ({ ratio, language }))))(
  "before and after $ratio $language",
  ({ ratio, language }) => {
    const brief = fixtureBrief({ template: "before-after", ratio, language });
    const labels = LABELS[language];
    const quiet = { ...brief, clips: brief.clips.filter(({ role }) => role !== "problem") };

    it("rides a world's name on its window's edge: half of it at most is over the picture", () => {
      const document = compose(brief);
      const tabs = texts(document).filter(({ text }) => [labels.before, labels.after].some((name) => name === text));
      expect(tabs.length).toBeGreaterThan(2);
      for (const tab of tabs) {
        const windows = images(document).filter((e) => e.group === tab.group && e.crop.fit === "cover");
        for (const { transform: t } of windows) expect(t.y - t.height / 2, tab.text).toBeCloseTo(tab.transform.y, 0);
      }
    });

    it("leaves an empty place where the thing is missing, and blames nothing on it that no clip says", () => {
      const document = compose(quiet);
      const without = texts(document).find(({ text }) => text === labels.without);
      const group = without?.group;
      const flat = images(document).filter((e) => e.group === group && e.effects.some(({ type }) => type === "duotone"));
      expect(flat).toHaveLength(1);
      const said = texts(document)
        .filter((e) => e.group === group)
        .map(({ text }) => text);
      expect(said.filter((text) => quiet.clips.some(({ headline, role }) => headline === text && role === "hook"))).toEqual([]);
      expect(said.filter((text) => quiet.clips.some(({ headline }) => headline === text))).toHaveLength(1);
    });

    it("says what is wrong without it where a clip tells that", () => {
      const problem = brief.clips.find(({ role }) => role === "problem")?.headline ?? "";
      expect(texts(compose(brief)).filter(({ text }) => text === problem).length).toBeGreaterThanOrEqual(2);
    });

    it("brings the colour back in more than one way", () => {
      const ways = new Set(images(compose(brief)).flatMap(({ effects }) => effects.flatMap((e) => (e.type === "reveal" ? [e.from] : []))));
      expect(ways).toEqual(new Set(["right", "iris"]));
    });
  },
);
