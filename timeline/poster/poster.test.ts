import { expect, it } from "vitest";
import type { TimelineDocument } from "../document.ts";
import { composePoster } from "./compose.ts";
import { INK_SETS, seedBeside } from "./poster.ts";
import { ticks } from "../time.ts";
import { composeFilm } from "./film.ts";
import { set } from "./parts.ts";
import { POSTER_STYLES } from "./style-names.ts";

const RATIOS = ["1:1", "4:5", "9:16", "16:9"] as const;
type Style = Parameters<typeof composePoster>[0]["style"];
const poster = (style: Style, ratio: (typeof RATIOS)[number], prompt = "Slow mornings\nCoffee, every Tuesday") =>
  composePoster({ id: "p", prompt, style, ratio, seed: 3, picture: null, mark: "" });
const all = ({ tracks }: TimelineDocument) => tracks.flatMap(({ elements }) => elements);
const shapes = (document: TimelineDocument) => all(document).flatMap((one) => (one.type === "shape" ? [one] : []));
const said = (document: TimelineDocument) => all(document).flatMap((one) => (one.type === "text" ? [one] : []));

it.each(RATIOS)("swiss, %s: no headline lies over the disc", (ratio) => {
  const document = poster("swiss", ratio);
  const [disc] = shapes(document).filter(({ geometry }) => geometry.kind === "ellipse");
  const headline = said(document).find(({ text }) => text === "Slow mornings");
  if (!disc || !headline) throw new Error("a swiss poster has a disc and a headline");
  const [at, words] = [disc.transform, headline.transform];
  const isBelow = words.y - words.height / 2 >= at.y + at.height / 2;
  const isBeside = words.x + words.width / 2 <= at.x - at.width / 2;
  expect(isBelow || isBeside).toBe(true);
});

it("street fills a tall sheet: the headline is pasted again down to the tape", () => {
  const document = poster("street", "9:16");
  const bills = said(document).filter(({ text }) => text === "Slow mornings");
  expect(bills.length).toBeGreaterThan(1);
  const lowest = Math.max(...bills.map(({ transform: { y, height } }) => y + height / 2));
  expect(lowest / document.canvas.height).toBeGreaterThan(0.65);
});

it.each(RATIOS)("street, %s: its tape keeps off the small print", (ratio) => {
  const document = poster("street", ratio, "Summer sale. 30% off until Sunday");
  const print = said(document).find(({ text }) => text.includes("until Sunday"));
  const tapes = shapes(document).filter(({ transform }) => transform.rotation === 1.2);
  if (!print) throw new Error("there is small print");
  const top = print.transform.y + print.transform.height / 2 - 50;
  expect(tapes).toHaveLength(1);
  for (const { transform } of tapes) expect(transform.y + transform.height / 2).toBeLessThan(top);
});

it("street: a headline of two Chinese lines is one line on the tape", () => {
  const document = poster("street", "1:1", "一口锅，煮好一家人的晚饭");
  const tapes = said(document).filter(({ transform }) => transform.width > document.canvas.width);
  expect(tapes.length).toBeGreaterThan(0);
  for (const { text } of tapes) expect(text).not.toContain("\n");
});

it("ticket: Chinese stands upright, its first column at the right; English runs up the side", () => {
  const document = poster("ticket", "4:5", "一口锅，煮好一家人的晚饭");
  const [first, second] = ["一\n口\n锅", "煮\n好\n一\n家\n人\n的\n晚\n饭"].map((text) => said(document).find((one) => one.text === text));
  expect([first?.transform.rotation, second?.transform.rotation]).toEqual([0, 0]);
  expect(first?.transform.x).toBeGreaterThan(second?.transform.x ?? Infinity);
  const turned = ({ text }: { text: string }) => said(poster("ticket", "4:5", text)).filter(({ transform }) => transform.rotation === -90);
  expect(turned({ text: "Slow mornings" })).toHaveLength(1);
  expect(turned({ text: "iPhone 手机壳" })).toHaveLength(1);
});

it("in a film of words alone no two sheets in turn are composed alike, and all have the colours of its style", () => {
  const lines = ["One thing.", "And another.", "A third."].map((text) => ({ text, seconds: 2, voice: null }));
  const film = (pictures: Parameters<typeof composeFilm>[0]["pictures"]) =>
    composeFilm({ id: "f", lines, style: "dusk", ratio: "9:16", seed: 1, pictures, music: null, mark: "" });
  const sheet = (document: TimelineDocument, at: number) => all(document).filter(({ group }) => group === `sheet-${at}`);
  const kinds = (document: TimelineDocument, at: number) =>
    sheet(document, at)
      .map(({ type }) => type)
      .join();
  const words = film([]);
  expect(kinds(words, 0)).not.toBe(kinds(words, 1));
  expect(kinds(words, 0)).toBe(kinds(words, 2));
  const shown = film([{ url: "p", width: 400, height: 300, cut: true }]);
  expect(kinds(shown, 0)).toBe(kinds(shown, 1));
});

it("the last sheet of a film shows all its reference pictures together", () => {
  const pictures = [0, 1, 2].map((at) => ({ url: `p${at}`, width: 400, height: 300, cut: at !== 1 }));
  const lines = ["One thing.", "And all of them."].map((text) => ({ text, seconds: 2, voice: null }));
  const film = composeFilm({ id: "f", lines, style: "street", ratio: "9:16", seed: 1, pictures, music: null, mark: "" });
  const shown = all(film).flatMap((one) => (one.type === "image" && one.group === "sheet-1" ? [one.assetId] : []));
  expect(shown.toSorted()).toEqual(["picture-0", "picture-1", "picture-2"]);
});

it.each(RATIOS)("woodtype, %s: no line of a Chinese bill breaks a word, and none is a mark", (ratio) => {
  const lines = said(poster("woodtype", ratio, "一杯热咖啡，喝到中午")).map(({ text }) => text);
  expect(lines.some((line) => line.includes("咖啡"))).toBe(true);
  for (const line of lines) expect(line).not.toMatch(/^啡|咖$|[，、；：]$/u);
});

it.each(RATIOS)("contour, %s: its headline keeps off the line below it", (ratio) => {
  const [headline, sub] = said(poster("contour", ratio, "Coffee that stays hot until noon. The Ember mug keeps it warm for hours"));
  if (!headline || !sub) throw new Error("a map has a name and a line below it");
  expect(headline.transform.y + headline.transform.height / 2).toBeLessThan(sub.transform.y - sub.transform.height / 2);
});

it("what stands behind photographs that are no cut-outs is seen, too", () => {
  const overlapOf = (cut: boolean): number => {
    const pictures = [0, 1, 2].map((at) => ({ url: `p${at}`, width: 400, height: 400, cut: at === 2 || cut }));
    const lines = ["One thing.", "And all of them."].map((text) => ({ text, seconds: 2, voice: null }));
    const film = composeFilm({ id: "f", lines, style: "street", ratio: "9:16", seed: 1, pictures, music: null, mark: "" });
    const shown = all(film).flatMap((one) => (one.type === "image" && one.group === "sheet-1" ? [one] : []));
    const [behind, front] = ["picture-2", "picture-0"].map((id) => shown.find(({ assetId }) => assetId === id)?.transform);
    if (!behind || !front) throw new Error("both are shown");
    return (behind.y + behind.height / 2 - (front.y - front.height / 2)) / behind.height;
  };
  expect(overlapOf(false)).toBeLessThan(0.12);
  expect(overlapOf(true)).toBeGreaterThan(0.3);
});

it.each([
  ["1:1", true],
  ["9:16", false],
] as const)("several pictures together, %s: in one row where their place is wide, else two before the third", (ratio, isRow) => {
  const pictures = ["a", "b", "c"].map((url) => ({ url, width: 500, height: 600, cut: true }));
  const lines = [{ text: "Go far.", seconds: 3, voice: null }];
  const film = composeFilm({ id: "f", lines, style: "editorial", ratio, seed: 1, pictures, music: null, mark: "" });
  const shown = all(film).flatMap((one) => (one.type === "image" ? [one.transform] : []));
  const feet = shown.map(({ y, height }) => Math.round(y + height / 2));
  expect(shown).toHaveLength(3);
  expect(new Set(feet).size).toBe(isRow ? 1 : 2);
});

it("photographs that are cards among others have a shadow: white on white they would be one", () => {
  const pictures = ["a", "b", "c"].map((url) => ({ url, width: 500, height: 600, cut: false }));
  const lines = [{ text: "Go far.", seconds: 3, voice: null }];
  const film = composeFilm({ id: "f", lines, style: "editorial", ratio: "9:16", seed: 1, pictures, music: null, mark: "" });
  const cards = all(film).flatMap((one) => (one.type === "image" ? [one.effects.map(({ type }) => type)] : []));
  expect(cards).toEqual([1, 2, 3].map(() => ["stroke", "shadow"]));
});

it.each(POSTER_STYLES)("in a film no sheet of %s stands still: something moves to its end", (style) => {
  const lines = ["Forty percent off every coat.", "Only until Sunday."].map((text) => ({ text, seconds: 5, voice: null }));
  const film = composeFilm({ id: "f", lines, style, ratio: "1:1", seed: 1, pictures: [], music: null, mark: "" });
  for (const at of [0, 1]) {
    const moved = all(film).filter(({ group, keyframes }) => group === `sheet-${at}` && keyframes.some(({ time }) => time >= ticks(4.9)));
    expect(moved.length).toBeGreaterThan(0);
  }
});

it("photographs lying on a tall ground are one above the other, in its middle", () => {
  const pictures = ["a", "b"].map((url) => ({ url, width: 900, height: 600, cut: false }));
  const lines = [{ text: "Go far.", seconds: 3, voice: null }];
  const film = composeFilm({ id: "f", lines, style: "editorial", ratio: "9:16", seed: 1, pictures, music: null, mark: "" });
  const shown = all(film).flatMap((one) => (one.type === "image" ? [one.transform] : []));
  const [upper, lower] = shown.toSorted((a, b) => a.y - b.y);
  if (!upper || !lower) throw new Error("there are two cards");
  expect(lower.y - upper.y).toBeGreaterThan(upper.height * 0.8);
  const panel = shapes(film).find(({ transform: { x, y, width, height } }) =>
    shown.every((card) => Math.abs(card.x - x) < width / 2 && Math.abs(card.y - y) < height / 2 && height < film.canvas.height * 0.9),
  )?.transform;
  const middle = (upper.y - upper.height / 2 + lower.y + lower.height / 2) / 2;
  expect(Math.abs(middle - (panel?.y ?? 0))).toBeLessThan(film.canvas.height * 0.03);
});

it.each(RATIOS)("contour, %s: no line runs through its small print", (ratio) => {
  const document = poster("contour", ratio, "Above the Clouds\nSeven huts, five days\n1–5 September\nalpine-walks.example");
  const elements = all(document);
  const at = elements.findIndex((one) => one.type === "text" && one.text === "1–5 September · alpine-walks.example");
  const [strip, print] = [elements[at - 1], elements[at]];
  if (strip?.type !== "shape" || print?.type !== "text") throw new Error("small print lies on a strip");
  expect(strip.fill).toEqual({ type: "solid", color: document.canvas.background });
  expect(strip.transform.y).toBeCloseTo(print.transform.y, 0);
  expect(strip.transform.width).toBeGreaterThan(print.text.length * 0.6 * print.style.size);
});

it.each(RATIOS)("masthead, %s: the ring keeps off the feet of Chinese letters, which reach below those of capitals", (ratio) => {
  const document = poster("masthead", ratio, "慢刊\n好面包为什么要等两天");
  const ring = shapes(document).find(({ geometry }) => geometry.kind === "ellipse");
  const head = said(document).find(({ text }) => text === "慢刊");
  if (!head) throw new Error("a masthead has a headline");
  const { size, height } = set({ headline: "慢刊", zh: true }, { w: head.transform.width, h: head.transform.height });
  const foot = head.transform.y - head.transform.height / 2 + height + 0.1 * size;
  if (ring) expect(ring.transform.y - ring.transform.height / 2).toBeGreaterThan(foot);
});

it("a Chinese headline is as large as its words let it be: three of two letters fill a tall box in three lines", () => {
  const { size, height } = set({ headline: "周末面包市集", zh: true }, { w: 992, h: 1267 });
  expect(Math.round(height / (size * 1.1))).toBe(3);
  expect(height).toBeGreaterThan(1267 * 0.95);
  // A line that is begun by hand is a line.
  expect(set({ headline: "慢\n刊", zh: true }, { w: 992, h: 600 }).size).toBeLessThan(300);
});

it("ticket: what is too long to be read on its seal is not struck, and stays in small print", () => {
  const texts = said(poster("ticket", "4:5", "周末面包市集\n蜂蜜、面包、晚熟桃子\n每周日八点开市，免费入场，老磨坊路4号")).map(
    ({ text }) => text,
  );
  expect(texts.filter((text) => text.includes("免费入场"))).toEqual(["每周日八点开市，免费入场，老磨坊路4号"]);
  expect(texts).not.toContain("");
});

it("ticket: what is struck on its seal is set in a plain Chinese face, a clause a line", () => {
  const seal = said(poster("ticket", "9:16", "院子里的爵士夜\n林小满三重奏\n六月十八日，晚七点半开门")).find(({ text }) =>
    text.includes("\n晚七点半"),
  );
  expect(seal?.text).toBe("六月十八日\n晚七点半开门");
  expect(seal?.style.families).toContain("Noto Sans SC");
});

it("a second line that says little is set larger: an offer is no whisper", () => {
  const size = (prompt: string, text: string) => said(poster("riso", "16:9", prompt)).find((one) => one.text === text)?.style.size ?? 0;
  const long = "with mint, basil and the first lemons of the year";
  expect(size("Lemonade made by hand\n2 for $7", "2 for $7")).toBeGreaterThan(
    1.5 * size(`Lemonade made by hand\n${long}`, `W${long.slice(1)}`),
  );
});

it.each(POSTER_STYLES)("%s keeps in view what a photograph is of", (style) => {
  const picture = { url: "p", width: 900, height: 1600, cut: false, focus: { x: 0.4, y: 0.2 } };
  const document = composePoster({ id: "p", prompt: "Slow mornings", style, ratio: "9:16", seed: 3, picture, mark: "" });
  const shown = all(document).flatMap((one) => (one.type === "image" ? [one.crop] : []));
  expect(shown.length).toBeGreaterThan(0);
  for (const crop of shown) expect([crop.focusX, crop.focusY]).toEqual([0.4, 0.2]);
});

it("ticket: what its disc says is not said again in small print; with a picture there is no disc", () => {
  const prompt = "周二看电影\n全部场次，全部座位\n光明影院";
  const shown = { url: "p", width: 400, height: 300, cut: true };
  const times = (picture: typeof shown | null) =>
    said(composePoster({ id: "p", prompt, style: "ticket", ratio: "16:9", seed: 3, picture, mark: "" })).filter(
      ({ text }) => text === "光明影院",
    ).length;
  expect([times(null), times(shown)]).toEqual([1, 1]);
});

it("street: a price is not said on the tape beside the line that says it", () => {
  const document = poster("street", "4:5", "Back to the street\nSuede, cup sole\n$75 this weekend");
  const tapes = said(document).filter(({ transform }) => transform.width > document.canvas.width);
  expect(tapes.length).toBeGreaterThan(0);
  for (const { text } of tapes) expect(text).toMatch(/^\$75 this weekend {2}• {2}\$75 this weekend/);
});

it("street: a tape in Hebrew begins beyond the right edge, as far as one in English beyond the left", () => {
  const beyond = (prompt: string): number[] => {
    const document = poster("street", "4:5", prompt);
    const [tape] = said(document).filter(({ transform }) => transform.width > document.canvas.width);
    const [x = 0, w = 0] = [tape?.transform.x, tape?.transform.width];
    return [w / 2 - x, x + w / 2 - document.canvas.width].map(Math.round);
  };
  const [english, hebrew] = [beyond("Weekend sale\nAll shoes"), beyond("מבצע סוף שבוע\nכל הנעליים")];
  expect(hebrew).toEqual(english.toReversed());
});

it("editorial: English leans, Arabic stands upright", () => {
  const leans = (prompt: string) => said(poster("editorial", "4:5", prompt)).some(({ style }) => style.italic);
  expect([leans("Slow mornings\nCoffee"), leans("خصم كل ثلاثاء\nسينما النور")]).toEqual([true, false]);
});

it.each(POSTER_STYLES)("%s: a poster and four variations of it are five posters, each in its own colors", (style) => {
  const varied = seedBeside(10_017, 7);
  const grounds = [7, varied, varied + 1, varied + 2, varied + 3].map((seed) => {
    const { canvas, tracks } = composePoster({
      id: "p",
      prompt: "Slow mornings\nFilter coffee",
      style,
      ratio: "4:5",
      seed,
      picture: null,
      mark: "",
    });
    return `${canvas.background} ${JSON.stringify(tracks.map(({ elements }) => elements.map((one) => ("fill" in one ? one.fill : null))))}`;
  });
  expect(new Set(grounds).size).toBe(5);
});

it("variations begin with a seed at or after the one that was asked for, whatever that is", () => {
  for (const original of [0, 3, 999_999])
    for (const seed of [0, 1, 2, 3, 4, 77]) {
      const first = seedBeside(seed, original);
      expect(first - seed).toBeGreaterThanOrEqual(0);
      expect(first - seed).toBeLessThan(INK_SETS);
      expect([0, 1, 2, 3].map((at) => (first + at) % INK_SETS)).not.toContain(original % INK_SETS);
    }
});
