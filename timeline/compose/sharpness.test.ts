import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES, type AdBrief } from "../brief.ts";
import type { ElementOf } from "../document/element.ts";
import { fixtureBrief, type FixtureOptions } from "../fixtures/brief.ts";
import { seconds } from "../time.ts";
import { compose } from "./compose.ts";
import { LARGEST } from "./framing.ts";

type Kind = "one packshot" | "refused" | "packshots" | "scenes";
const all = byPairs({
  template: TEMPLATES,
  ratio: RATIOS,
  language: LANGUAGES,
  kind: ["one packshot", "refused", "packshots", "scenes"] as const,
});

/** What shops have: pictures of 600 pixels, or of 1000, with and without a cut-out, on plain ground or in a scene. */
function small({ kind, ...options }: FixtureOptions & { kind: Kind }): AdBrief {
  const one = kind === "one packshot" || kind === "refused";
  const brief = fixtureBrief({
    ...options,
    pictures: one ? 1 : 5,
    packshots: kind === "packshots",
    cutout: kind === "one packshot" || kind === "packshots",
  });
  const pictures = brief.pictures.map((picture, i) => ({
    ...picture,
    picture: { ...picture.picture, width: i % 2 === 0 ? 600 : 1000, height: i % 2 === 0 ? 480 : 1000 },
    cutout: picture.cutout && { ...picture.cutout, width: i % 2 === 0 ? 600 : 1000, height: i % 2 === 0 ? 960 : 1600 },
  }));
  return { ...brief, pictures };
}

type Image = ElementOf<"image">;
const most = (element: Image, property: string, first: number): number =>
  Math.max(first, ...element.keyframes.filter((key) => key.property === property).map(({ value }) => value));

/** Canvas pixels to one of the file's, at the most. */
function enlarged(element: Image, file: { width: number; height: number }): number {
  const { crop, transform } = element;
  const rect = crop.rect ?? { width: 1, height: 1 };
  const [x, y] = [transform.width / (rect.width * file.width), transform.height / (rect.height * file.height)];
  const laid = crop.fit === "cover" ? Math.max(x, y) * most(element, "zoom", crop.zoom) : Math.min(x, y);
  return laid;
}

describe.each(all)("small pictures, $kind: $template $ratio $language", (options) => {
  it("are never drawn larger than 1.5 of their pixels, but for a soft copy behind them", () => {
    const document = compose(small(options));
    for (const element of document.tracks.flatMap(({ elements }) => elements)) {
      if (element.type !== "image" || element.effects.some(({ type }) => type === "blur")) continue;
      const file = document.assets[element.assetId];
      if (!file) throw new Error("no such file");
      expect(enlarged(element, file), `${element.assetId} at ${seconds(element.startTime).toFixed(1)} s`).toBeLessThanOrEqual(
        LARGEST + 0.001,
      );
    }
  });
});
