import { expect, it } from "vitest";
import {
  isFeatureless,
  isSameThing,
  ofOneColour,
  ofOneHue,
  ofOneScene,
  ofOneVariant,
  withoutCutParts,
  withoutRepeats,
  withoutStrangers,
  SMALL,
  withoutThumbnails,
} from "./alike.ts";

const picture = (id: string, ...palette: string[]) => ({ id, palette, plain: false });

it("keeps the colour of a garment that the shop shows first, in whatever light, and leaves out another", () => {
  const red = picture("red", "#8e1e25", "#cf9279", "#270d0a");
  const shaded = picture("shaded", "#d19d87", "#7d2a30");
  const pink = picture("pink", "#f4acc5", "#7c756f", "#d19d87");
  expect(ofOneColour([red, shaded, pink]).map(({ id }) => id)).toEqual(["red", "shaded"]);
});

it("does not take hair and skin for a garment of their color", () => {
  const rose = picture("rose", "#857273", "#c4b0b0", "#a38f8f", "#5b4846");
  const black = picture("black", "#0e0e0e", "#272424", "#4d423c", "#826e61");
  expect(ofOneColour([rose, black]).map(({ id }) => id)).toEqual(["rose"]);
});

it("takes no grey garment for a dark green one, however near their shadows are", () => {
  const green = picture("green", "#024022", "#a97058", "#0f1610");
  const grey = picture("grey", "#5b5759", "#9c7d6e", "#252225", "#cbc9cd");
  expect(ofOneColour([green, grey]).map(({ id }) => id)).toEqual(["green"]);
  expect(ofOneColour([green, picture("shaded", "#0c3a22", "#9c7d6e")])).toHaveLength(2);
});

it("does not take the shadows of a red packshot for a black one", () => {
  const black = { ...picture("black", "#1c1c20", "#3a3a40"), plain: true };
  const red = { ...picture("red", "#b3161f", "#7a0f16", "#241012"), plain: true };
  expect(ofOneColour([black, red]).map(({ id }) => id)).toEqual(["black"]);
  expect(ofOneColour([black, { ...red, plain: false }])).toHaveLength(2);
});

it("leaves out packshots in another strong color, whatever view they are, and keeps scenes", () => {
  const silver = { ...picture("silver", "#b5babe", "#8a9194", "#6a7073", "#c61a1a"), plain: true };
  const red = { ...picture("red", "#c61a1a", "#970c0d"), plain: true };
  const black = { ...picture("black", "#4c4d54", "#292a2f"), plain: true };
  const street = picture("street", "#c61a1a", "#b5babe");
  expect(ofOneHue([silver, red, black, street]).map(({ id }) => id)).toEqual(["silver", "black", "street"]);
  const print = { ...picture("print", "#191213", "#90605b", "#f13938"), plain: true };
  expect(ofOneHue([print, { ...red, palette: ["#bd1a23", "#170807"] }])).toHaveLength(1);
  expect(ofOneHue([red, silver]).map(({ id }) => id)).toEqual(["red"]);
});

it("leaves out a sheet of a thing in all its colors, and keeps a scene in which things of other colors stand beside it", () => {
  const black = { ...picture("black", "#2b282b", "#4f4b4b"), plain: true };
  const sheet = picture("sheet", "#f4f0f3", "#ed6a50", "#217763", "#ebc562");
  const scene = picture("scene", "#f4f0f3", "#2b282b", "#217763", "#ebc562");
  expect(ofOneHue([black, sheet, scene]).map(({ id }) => id)).toEqual(["black", "scene"]);
});

it("leaves out none whose colours are not known", () => {
  expect(ofOneColour([picture("a", "#8e1e25"), picture("b")])).toHaveLength(2);
  expect(ofOneColour([picture("a"), picture("b", "#ffffff")])).toHaveLength(2);
});

it("shows a garment in the color of most pictures where the shop shows another only once", () => {
  const blue = picture("blue", "#0a87cb", "#aa735b");
  const navy = ["a", "b", "c"].map((id) => picture(id, "#2e3044", "#e0e1e3"));
  expect(ofOneColour([blue, ...navy]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(ofOneColour([blue, ...navy.slice(1)]).map(({ id }) => id)).toEqual(["blue"]);
});

it("takes a black box for another thing than the blue watch that it comes with, and a shaded watch for the same", () => {
  const watch = picture("watch", "#bdcee8", "#97abd0", "#5c6987", "#1d2026");
  expect(isSameThing(picture("box", "#252525", "#0a0a0a"), watch)).toBe(false);
  expect(isSameThing(picture("shaded", "#7c8aa8", "#c6d0e4"), watch)).toBe(true);
});

it("leaves out the box of a watch where three pictures show the watch", () => {
  const watches = ["a", "b", "c"].map((id) => picture(id, "#bdcee8", "#97abd0"));
  const box = picture("box", "#252525", "#0a0a0a");
  expect(withoutStrangers([...watches, box]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(withoutStrangers([...watches.slice(1), box])).toHaveLength(3);
});

const packshot = (id: string, shape: number, ...palette: string[]) => ({ id, palette, plain: true, shape });
const idsOf = (...pictures: ReturnType<typeof packshot>[]) => ofOneVariant(pictures, ({ shape }) => shape).map(({ id }) => id);

it("leaves out the same view of a thing in another colour, and keeps its other views", () => {
  const grey = packshot("grey", 0.78, "#9d9b9b", "#0c0c0b", "#c63537");
  const blue = packshot("blue", 0.79, "#2b62a6", "#8d8d8d", "#07080b");
  expect(idsOf(grey, blue)).toEqual(["grey"]);
  expect(idsOf(grey, packshot("side", 0.4, "#2b62a6"))).toEqual(["grey", "side"]);
  expect(idsOf(grey, packshot("shaded", 0.78, "#8a8888", "#0c0c0b"))).toEqual(["grey", "shaded"]);
});

const LOOK = "0123456789abcdef".repeat(4);
const looking = (id: string, look: string, ground: string | null = "#ffffff") => ({ id, ground, people: [], look });
const shown = (pictures: ReturnType<typeof looking>[], worn = false, better: (one: { id: string }) => boolean = () => false) =>
  withoutRepeats(pictures, { worn, better }).map(({ id }) => id);

it("shows a view that a shop shows twice once: the better one", () => {
  const [one, again, other] = [looking("one", LOOK), looking("again", `3${LOOK.slice(1)}`), looking("other", "f00f".repeat(16))];
  expect(shown([one, other, again])).toEqual(["one", "other"]);
  expect(shown([one, other, again], false, ({ id }) => id === "again")).toEqual(["again", "other"]);
  expect(shown([looking("a", ""), looking("b", "")])).toEqual(["a", "b"]);
});

it("takes a thing in another color for the same view, and neither another photograph nor who wears a garment from behind", () => {
  const similar = [...LOOK].map((digit, at) => (at % 4 === 0 ? ((Number.parseInt(digit, 16) ^ 3) & 15).toString(16) : digit)).join("");
  const pair = (ground: string | null) => [looking("one", LOOK, ground), looking("similar", similar, ground)];
  expect(shown(pair("#ffffff"))).toEqual(["one"]);
  expect(shown(pair("#ffffff"), true)).toEqual(["one", "similar"]);
  expect(shown(pair(null))).toEqual(["one", "similar"]);
  expect(shown([looking("one", LOOK, null), looking("again", LOOK, null)], true)).toEqual(["one"]);
});

it("knows two white things with little on them by what is on them", () => {
  expect(shown(["1", "8"].map((digit) => looking(digit, digit.repeat(16).padEnd(64, "0"))))).toHaveLength(2);
});

it("knows a side on which there is nothing to see", () => {
  expect(isFeatureless({ look: "1".repeat(8).padEnd(64, "0") })).toBe(true);
  expect(isFeatureless({ look: LOOK })).toBe(false);
  expect(isFeatureless({})).toBe(false);
});

it("leaves out scenes with the thing in another strong colour, where others are left", () => {
  const scene = (id: string, ...palette: string[]) => ({ id, palette, plain: false });
  const [green, near, pink] = [
    scene("green", "#dad6cd", "#787f62"),
    scene("near", "#a8c0a6", "#dad5cb"),
    scene("pink", "#d8cbc2", "#de3365"),
  ];
  expect(ofOneScene([green, pink, near]).map(({ id }) => id)).toEqual(["green", "near"]);
  expect(ofOneScene([green, pink])).toHaveLength(2);
});

it("a print that was cut out of a hat seen from near is no hat: the photograph is shown", () => {
  const shot = (id: string, ground: string | null, ...palette: string[]) => ({
    ...picture(id, ...palette),
    ground,
    people: [],
    cutout: { url: id },
  });
  const hat = { ...shot("hat", "#ffffff", "#383431", "#d4d4d4"), plain: true };
  const print = shot("print", null, "#d6d6d6", "#2d2b2a");
  const onTable = shot("table", null, "#403a38", "#8a5a3c");
  const cut = (pictures: readonly (typeof hat)[]) =>
    withoutCutParts(pictures)
      .filter(({ cutout }) => cutout !== null)
      .map(({ id }) => id);
  expect(cut([hat, print, onTable])).toEqual(["hat", "table"]);
  expect(cut([print, onTable])).toEqual(["print", "table"]);
});

it("leaves out a thumbnail beside photographs of the thing, and keeps the only picture that there is", () => {
  const of = (id: string, width: number, height = width) => ({ id, picture: { width, height } });
  expect(withoutThumbnails([of("thumb", 229), of("front", 800), of("back", 800, 500)]).map(({ id }) => id)).toEqual(["front", "back"]);
  expect(withoutThumbnails([of("only", 160, 110)])).toHaveLength(1);
  expect(withoutThumbnails([of("small", 300), of("other", 390)])).toHaveLength(2);
  const beside = [of("small", 390), of("front", 800)];
  expect([withoutThumbnails(beside).length, withoutThumbnails(beside, SMALL).length]).toEqual([2, 1]);
  expect(withoutThumbnails([{ ...of("packshot", 229), plain: true, cutout: {} }, of("front", 800)])).toHaveLength(2);
});
