import { describe, expect, it } from "vitest";
import { fixtureBrief } from "../fixtures/brief.ts";
import { compose } from "./compose.ts";
import { isCropped } from "./windowed.ts";

const cutout = (y: number, height: number) => ({ url: "cutout.png", width: 1000, height: 1600, box: { x: 0.2, y, width: 0.6, height } });

describe("what its photograph cuts off below", () => {
  it.each([
    ["a person cut at the waist, on white", { plain: true, cutout: cutout(0.08, 0.92) }, true],
    ["a person without head and legs, in a street", { plain: false, cutout: cutout(0, 1) }, true],
    ["a camera whose packshot was trimmed", { plain: true, cutout: cutout(0, 1) }, false],
    ["a bottle that stands", { plain: true, cutout: cutout(0.1, 0.8) }, false],
  ])("%s", (_name, picture, cropped) => {
    expect(isCropped(picture)).toBe(cropped);
  });

  it.each(["studio", "magazine", "demo"] as const)("throws no shadow on a floor: %s", (template) => {
    const brief = fixtureBrief({ template, ratio: "9:16", language: "en" });
    const pictures = brief.pictures.map((picture) => ({ ...picture, cutout: cutout(0.08, 0.92) }));
    const images = compose({ ...brief, pictures }).tracks.flatMap(({ elements }) =>
      elements.flatMap((e) => (e.type === "image" ? [e] : [])),
    );
    const stood = images.filter((e) => e.effects.some(({ type }) => type === "contact") && e.assetId === "cutout-p0");
    expect(stood.filter(({ crop }) => crop.rect?.height === 0.92)).toEqual([]);
  });
});
