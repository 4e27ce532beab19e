import { describe, expect, it } from "vitest";
import type { JobOf } from "../../workers/media/protocol/jobs.ts";
import { fileSigner } from "../../workers/upstream/files/sign.ts";
import type { Maker } from "../../workers/upstream/tools/tool.ts";
import { prepareAll } from "../../workers/upstream/tools/link-to-video/pictures.ts";

const BOX = { x: 0, y: 0, width: 1, height: 1 };

/** How many lines of words are on the product, and beside it, by the picture's key. */
type Lines = Readonly<Record<string, { readonly on?: number; readonly beside?: number }>>;

/** A media service that finds a product in some pictures; it tells which it was asked to cut out. */
function studio(holds: (key: string) => boolean, breaks: (key: string) => boolean = () => false, plain = "", lines: Lines = {}) {
  const [cut, unprinted]: [string[], Set<string>] = [[], new Set()];
  const media = async (_name: string, { picture, cutout, ...job }: JobOf<"picture">) => {
    if (job.unprinted) unprinted.add(picture.key);
    if (breaks(picture.key)) throw new Error("broken");
    if (cutout) cut.push(picture.key);
    const found = cutout && holds(picture.key) ? { box: BOX, width: 9, height: 9, confidence: 1, doubt: null } : null;
    return {
      width: 9,
      height: 9,
      format: "png",
      palette: [],
      focus: BOX,
      ground: plain.includes(picture.key) ? "#ffffff" : null,
      cutout: found,
      faces: 0,
      people: [],
      printed: Array.from({ length: lines[picture.key]?.beside ?? 0 }, () => BOX),
      lettering: Array.from({ length: lines[picture.key]?.on ?? 0 }, () => BOX),
      look: "",
      engine: "built-in:silueta-modnet",
    };
  };
  return {
    cut,
    unprinted,
    run: { ownerId: "me", files: fileSigner("a secret of some length", "https://files.test"), media } as unknown as Maker,
  };
}

const pictures = (...keys: string[]) => keys.map((key) => ({ id: key, key, use: "auto" as const }));

it("the hero and one more are cut out, whatever the number of pictures", async () => {
  const { cut, run } = studio(() => true);
  const made = await prepareAll(run, pictures("a", "b", "c", "d", "e"), 1);
  expect(cut).toEqual(["a", "b"]);
  expect(made.map(({ id, cutout }) => [id, cutout !== null])).toEqual([
    ["a", true],
    ["b", true],
    ["c", false],
    ["d", false],
    ["e", false],
  ]);
});

it("where the first show no product, the next are tried, and no more than it takes", async () => {
  const { cut, run } = studio((key) => "bd".includes(key));
  const made = await prepareAll(run, pictures("a", "b", "c", "d", "e"), 1);
  expect(cut).toEqual(["a", "b", "c", "d"]);
  expect(made.filter(({ cutout }) => cutout).map(({ id }) => id)).toEqual(["b", "d"]);
});

it("whatever stands on plain ground is cut out, and known for it, beside the hero and one more", async () => {
  const { cut, run } = studio((key) => key !== "d", undefined, "ade");
  const made = await prepareAll(run, pictures("a", "b", "c", "d", "e"), 1);
  expect(cut).toEqual(["a", "b", "d", "e"]);
  expect(made.map(({ id, plain, cutout }) => [id, plain, cutout !== null])).toEqual([
    ["a", true, true],
    ["b", false, true],
    ["c", false, false],
    ["d", true, false],
    ["e", true, true],
  ]);
});

it("no more packshots are cut out than an ad has places for", async () => {
  const { cut, run } = studio(() => true, undefined, "abcdef");
  await prepareAll(run, pictures("a", "b", "c", "d", "e", "f"), 1);
  expect(cut).toEqual(["a", "b", "c", "d"]);
});

it("a broken picture is left out, and the others keep their order", async () => {
  const { run } = studio(
    () => true,
    (key) => key === "a",
  );
  expect((await prepareAll(run, pictures("a", "b", "c"), 1)).map(({ id, cutout }) => [id, cutout !== null])).toEqual([
    ["b", true],
    ["c", true],
  ]);
});

it("where none can be read, the first failure is told", async () => {
  const { run } = studio(
    () => true,
    () => true,
  );
  await expect(prepareAll(run, pictures("a", "b"), 1)).rejects.toThrow("broken");
});

it("what a shop printed beside the product is left out, but of a photograph that somebody chose as it is", async () => {
  const { unprinted, run } = studio(() => true);
  const [a, b] = pictures("a", "b");
  if (!a || !b) throw new Error("no pictures");
  await prepareAll(run, [a, { ...b, use: "photo" as const }], 1);
  expect([...unprinted]).toEqual(["a"]);
});

describe("a picture with words on the product", () => {
  const printedIn = async (lines: Lines, use: "auto" | "cutout" = "auto") => {
    const { cut, run } = studio(() => true, undefined, "", lines);
    const made = await prepareAll(
      run,
      pictures("a", "b", "c", "d").map((one) => ({ ...one, use })),
      1,
    );
    return { cut, made: made.map(({ printed = [], cutout }) => [printed.length, cutout !== null]) };
  };

  it("is a poster where its first picture has four lines fewer, and another is cut out in its place", async () => {
    const { cut, made } = await printedIn({ b: { on: 4, beside: 1 } });
    expect(made).toEqual([
      [0, true],
      [5, false],
      [0, true],
      [0, false],
    ]);
    expect(cut).toEqual(["a", "b", "c"]);
  });

  it("is one of a pack with its own words, where the first picture has as many, on it or beside it", async () => {
    expect((await printedIn({ a: { on: 6 }, b: { on: 9 } })).made[1]).toEqual([0, true]);
    expect((await printedIn({ a: { beside: 3 }, b: { on: 6 } })).made[1]).toEqual([0, true]);
  });

  it("is never the first, and stays cut out where somebody chose that", async () => {
    expect((await printedIn({ a: { on: 20 } })).made[0]).toEqual([0, true]);
    expect((await printedIn({ b: { on: 4 } }, "cutout")).made[1]).toEqual([0, true]);
  });
});
