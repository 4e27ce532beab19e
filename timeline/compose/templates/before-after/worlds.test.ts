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

    it("rides a world's name on its window's edge: half of it at most is over the picture", () => {
      const document = compose(brief);
      const tabs = texts(document).filter(({ text }) => [labels.before, labels.after].some((name) => name === text));
      expect(tabs.length).toBeGreaterThan(2);
      for (const tab of tabs) {
        const windows = images(document).filter((e) => e.group === tab.group && e.crop.fit === "cover" && e.transform.height > 400);
        for (const { transform: t } of windows) expect(Math.abs(t.y - t.height / 2 - tab.transform.y), tab.text).toBeLessThan(30);
      }
    });

    it("calls the picture of before so, and no picture of the product", () => {
      const document = compose(brief);
      for (const image of images(document).filter(({ assetId }) => assetId === `picture-${brief.before}`)) {
        const said = texts(document).filter(({ group, text }) => group === image.group && text === labels.before);
        expect(said.length, image.group ?? "").toBeGreaterThan(0);
      }
      expect(images(document).some(({ assetId }) => assetId === `picture-${brief.before}`)).toBe(true);
    });

    it("is another template where there is no picture of before", () => {
      const said = texts(compose({ ...brief, before: null })).map(({ text }) => text);
      expect(said).not.toContain(labels.before);
      expect(said).not.toContain(labels.after);
    });

    it("uncovers what came after in more than one way", () => {
      const ways = new Set(images(compose(brief)).flatMap(({ effects }) => effects.flatMap((e) => (e.type === "reveal" ? [e.from] : []))));
      expect(ways).toEqual(new Set(["right", "iris"]));
    });
  },
);
