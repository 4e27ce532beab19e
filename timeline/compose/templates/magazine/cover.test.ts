import { expect, it } from "vitest";
import { fixtureBrief } from "../../../fixtures/brief.ts";
import { ticks } from "../../../time.ts";
import { compose } from "../../compose.ts";
import { mastheadOf } from "./cover.ts";

it.each([
  ["Le Corbusier LC 6 餐桌", "Le Corbusier"],
  ["Radar EV Prizm Sports Sunglasses", "Radar"],
  ["Tissot", "Tissot"],
  ["Ladies High Wedge Sandals", "Sandals"],
  ["Kanuka Point", "Kanuka Point"],
  ["Lens Cleaning Kit", "Lens Cleaning"],
  ["John Hardy Women's Bracelet", "John Hardy"],
  ["Mens Casual Slim Fit", "Slim Fit"],
  ["Automatic Espresso Machine", "Machine"],
  ["Adults Plain Cotton T-Shirt", "T-Shirt"],
])("the masthead of %j is %j: no article alone", (name, masthead) => {
  expect(mastheadOf(name)).toBe(masthead);
});

it("the cover says nothing beside its masthead that the masthead says", () => {
  const brief = fixtureBrief({ template: "magazine", ratio: "9:16", language: "en" });
  const [hook, ...others] = brief.clips;
  if (!hook) throw new Error("no hook");
  const name = "Automatic Espresso Machine";
  const text = `Meet the ${name}.`;
  const said = { ...hook, headline: name, text, voice: hook.voice && { ...hook.voice, words: [] } };
  const ad = compose({ ...brief, product: { ...brief.product, name, shown: name, brand: "" }, clips: [said, ...others] });
  const cover = ad.tracks
    .flatMap(({ elements }) => elements)
    .flatMap((element) => (element.type === "text" && element.startTime < ticks(0.8) && element.words.length === 0 ? [element.text] : []));
  expect(cover).toContain("Machine");
  expect(cover.filter((one) => one.includes("Machine"))).toHaveLength(1);
});
