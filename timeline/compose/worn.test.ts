import { expect, it } from "vitest";
import { fixtureBrief } from "../fixtures/brief.ts";
import { compose } from "./compose.ts";
import { nearable, wornOn } from "./worn.ts";

const clip = (text: string) => ({ id: "a", role: "benefit" as const, headline: "", text, duration: 2, voice: null });
const named = (name: string, text = "") => ({ product: { name, brand: "", price: "", original_price: "" }, clips: [clip(text)] });

it.each([
  ["Chaz Kangeroo Hoodie", "", "upper"],
  ["Caesar Warm-Up Pant", "", "lower"],
  ["Beaumont Summit Kit", "A yellow full zip rain jacket.", "upper"],
  ["Caesar 热身长裤", "", "lower"],
  ["Chaz 连帽卫衣", "", "upper"],
  ["Meteor Workout Short", "", "lower"],
  ["Echo Dot", "It fits into small spaces.", null],
  ["Summit Watch", "Water resistant to 100 meters.", null],
  ["Printer", "It prints short letters.", null],
])("%s %s is worn on: %s", (name, text, where) => {
  expect(wornOn(named(name, text))).toBe(where);
  expect(nearable(named(name, text))).toBe(where === null);
});

const SHEET = { cutout: null, plain: true, ground: "#ffffff", people: [], focus: { x: 0.3, y: 0.05, width: 0.4, height: 0.9 } };

it.each(["studio", "magazine", "demo", "kinetic"] as const)(
  "%s shows trousers whole in a low frame, without a crop of their middle, and no picture beside itself while there is another",
  (template) => {
    const brief = fixtureBrief({ template, ratio: "16:9", language: "en" });
    const pictures = brief.pictures.map((one) => ({ ...one, ...SHEET, picture: { ...one.picture, width: 1000, height: 1400 } }));
    const document = compose({ ...brief, films: [], pictures, product: { ...brief.product, name: "Warm-Up Pant" } });
    const images = document.tracks.flatMap(({ elements }) => elements.flatMap((e) => (e.type === "image" ? [e] : [])));
    const shown = images.filter(({ assetId, crop }) => assetId.startsWith("picture-") && crop.rect);
    expect(shown.length).toBeGreaterThan(0);
    for (const { crop } of shown) expect((crop.rect?.height ?? 0) * 1.09, "all of their height").toBeGreaterThan(SHEET.focus.height);
    for (const one of shown)
      expect(
        shown.some(
          (other) => other !== one && other.assetId === one.assetId && other.startTime === one.startTime && other.group === one.group,
        ),
      ).toBe(false);
  },
);

it.each(["studio", "magazine", "demo", "street"] as const)(
  "what is said of a part of a garment is shown on the whole of it: %s",
  (template) => {
    const brief = fixtureBrief({ template, ratio: "9:16", language: "en", cutout: false });
    const clips = brief.clips.map((one) =>
      one.role === "benefit" ? { ...one, headline: "Ribbed cuffs", text: "Ribbed cuffs and hem." } : one,
    );
    const made = compose({ ...brief, product: { ...brief.product, name: "Chaz Hoodie" }, clips });
    const ribbed = made.tracks.flatMap(({ elements }) =>
      elements.flatMap((e) => (e.type === "text" && e.text === "Ribbed cuffs" ? [e] : [])),
    )[0];
    if (!ribbed) throw new Error("no headline");
    const shown = made.tracks.flatMap(({ elements }) =>
      elements.flatMap((e) =>
        e.type === "image" &&
        e.startTime < ribbed.startTime + ribbed.duration &&
        ribbed.startTime < e.startTime + e.duration &&
        e.group === ribbed.group
          ? [e.assetId]
          : [],
      ),
    );
    expect(new Set(shown)).toEqual(new Set(["picture-p0"]));
  },
);
