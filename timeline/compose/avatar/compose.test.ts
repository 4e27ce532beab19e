import { expect, it } from "vitest";
import { documentDuration } from "../../document.ts";
import { seconds } from "../../time.ts";
import { composeAvatar } from "./compose.ts";
import { speechOf } from "./speech.ts";
import type { AvatarScene, AvatarVideo } from "./video.ts";
import { captionArea } from "../geometry.ts";

const frames = [{ index: 0, open: 0, wide: 0, blink: false }];
const person = { sheet: { url: "sheet", width: 720, height: 720 }, columns: 1, rows: 1, frames };
const passage = {
  id: "p0",
  text: "Cold by nine.",
  url: "voice",
  duration: 3,
  words: ["Cold", "by", "nine."].map((text, at) => ({ text, start: 0.5 + at * 0.6, end: 1 + at * 0.6 })),
  mouth: [
    { time: 0.5, duration: 0.2, open: 1, wide: 0 },
    { time: 1.7, duration: 0.2, open: 0.6, wide: 1 },
  ],
};
const scene: AvatarScene = {
  placement: "full",
  color: "#e9dfcb",
  backdrop: null,
  photo: null,
  person,
  round: false,
  passages: [passage],
};
const base: AvatarVideo = {
  id: "t",
  ratio: "9:16",
  language: "en",
  captions: true,
  transparent: false,
  mark: "",
  whole: false,
  scenes: [scene],
  music: null,
};
type More = Partial<AvatarScene> & Partial<Omit<AvatarVideo, "scenes">>;
/** A video of one scene. */
const made = (more: More = {}) => composeAvatar({ ...base, ...more, scenes: [{ ...scene, ...more }] });
const elementsOf = (more: More = {}) => made(more).tracks.flatMap(({ elements }) => elements);
const spriteOf = (more: More = {}) => elementsOf(more).flatMap((one) => (one.type === "sprite" ? [one] : []))[0];
const boxOf = (
  one: { transform: { x: number; y: number; width: number; height: number; anchorX: number; anchorY: number } } | undefined,
) => {
  const { x = 0, y = 0, width = 0, height = 0, anchorX = 0, anchorY = 0 } = one?.transform ?? {};
  return { left: x - width * anchorX, top: y - height * anchorY, width, height };
};

it("the mouth moves when its sound is heard: the silence before the first word is left out of both", () => {
  expect(spriteOf()?.cues.map(({ time }) => Math.round(seconds(time) * 100))).toEqual([4, 124]);
  expect(spriteOf({ whole: true })?.cues.map(({ time }) => Math.round(seconds(time) * 100))).toEqual([50, 170]);
  expect(seconds(documentDuration(made({ whole: true })))).toBeGreaterThan(3);
});

it("somebody who was filmed opens the mouth when a drawn one does, and fills the frame or a disc", () => {
  expect(speechOf(base).cues.map(({ time }) => Math.round(time * 100))).toEqual([4, 124]);
  const filmed = { film: { url: "film", width: 1080, height: 1920, duration: 4 }, face: { x: 0.4, y: 0.2, width: 0.2, height: 0.12 } };
  const videoOf = (more: More) => elementsOf({ person: filmed, ...more }).flatMap((one) => (one.type === "video" ? [one] : []))[0];
  expect(boxOf(videoOf({ own: true }))).toEqual({ left: 0, top: 0, width: 1080, height: 1920 });
  expect(videoOf({ own: true })).toMatchObject({ muted: true, effects: [], crop: { focusX: 0.5 } });
  expect(videoOf({ placement: "corner" })?.effects).toEqual([{ type: "mask", shape: "ellipse" }]);
  expect(videoOf({ round: true, placement: "left" })?.effects).toEqual([{ type: "mask", shape: "ellipse" }]);
});

/** Where a face is in the frame, of somebody whose film fills it: its top and its chin, as fractions of the frame. */
function ownFace(
  ratio: "9:16" | "16:9" | "1:1",
  film: { width: number; height: number },
  face: { y: number; height: number },
  captions = true,
) {
  const filmed = { film: { url: "film", duration: 4, ...film }, face: { x: 0.4, width: 0.2, ...face } };
  const [video] = elementsOf({ person: filmed, own: true, ratio, captions }).flatMap((one) => (one.type === "video" ? [one] : []));
  const { width, height } = boxOf(video);
  const { focusY = 0.5, zoom = 1 } = video?.crop ?? {};
  const seen = Math.min(1, (film.width * height) / (film.height * width)) / zoom;
  const top = Math.min(1 - seen, Math.max(0, focusY - seen / 2));
  return { top: (face.y - top) / seen, chin: (face.y + face.height - top) / seen, zoom, caption: captionArea(ratio).y / height };
}

it("a film that fills the frame is shown so that captions leave the chin free, with the face whole", () => {
  const tall = { width: 1080, height: 1920 };
  for (const [ratio, film, face] of [
    ["1:1", tall, { y: 0.2, height: 0.4 }],
    ["1:1", tall, { y: 0.5, height: 0.3 }],
    ["9:16", tall, { y: 0.4, height: 0.4 }],
    ["1:1", { width: 720, height: 720 }, { y: 0.3, height: 0.5 }],
    ["16:9", { width: 1920, height: 1080 }, { y: 0.25, height: 0.5 }],
  ] as const) {
    const { top, chin, caption } = ownFace(ratio, film, face);
    expect(chin, `${ratio} ${JSON.stringify(face)}`).toBeLessThan(caption - 0.03);
    expect(top).toBeGreaterThan(0);
  }
});

it("a film that is little more than a head is on a card above the captions, before its own light; without captions it fills the frame", () => {
  const filmed = {
    film: { url: "film", width: 512, height: 512, duration: 4 },
    face: { x: 0.25, y: 0.25, width: 0.5, height: 0.68 },
  };
  for (const ratio of ["1:1", "9:16", "16:9"] as const) {
    const videosOf = (captions: boolean) =>
      elementsOf({ person: filmed, own: true, ratio, captions }).flatMap((one) => (one.type === "video" ? [one] : []));
    const card = boxOf(videosOf(true).find(({ effects }) => effects.some(({ type }) => type === "radius")));
    expect(videosOf(true)).toHaveLength(2);
    expect(card.top + card.height, ratio).toBeLessThan(captionArea(ratio).y);
    expect(card.height).toBeGreaterThan(300);
    expect(videosOf(false)).toHaveLength(1);
  }
});

it("where captions cover nothing of a face, or there are none, the film is as it was: the face in its middle, no closer", () => {
  const film = { width: 1080, height: 1920 };
  for (const captions of [true, false]) expect(ownFace("1:1", film, { y: 0.3, height: 0.14 }, captions).zoom).toBe(1);
  const { top, chin, zoom } = ownFace("1:1", film, { y: 0.2, height: 0.4 }, false);
  expect([(top + chin) / 2, zoom].map((value) => Math.round(value * 100))).toEqual([50, 100]);
});

it("captions leave the chin of somebody at a side free: they stand larger where they would not", () => {
  for (const ratio of ["9:16", "16:9", "1:1"] as const)
    for (const placement of ["full", "left", "right"] as const) {
      const { top, height } = boxOf(spriteOf({ ratio, placement }));
      expect(top + height * 0.6).toBeLessThanOrEqual(captionArea(ratio).y + 1e-6);
      expect(top).toBeGreaterThanOrEqual(0);
    }
  const side = (captions: boolean) => boxOf(spriteOf({ placement: "left", captions })).height;
  expect(side(true)).toBeGreaterThan(side(false));
});

/** Of a photo in which shoulders are cut off at both sides; of one in which hair is, too; of one that is nothing but a head. */
const CUT = {
  shoulders: { top: 0.04, face: { x: 0.38, y: 0.23, width: 0.24, height: 0.32 }, cut: { left: 0.17, right: 0.84 } },
  hair: { face: { x: 0.38, y: 0.2, width: 0.24, height: 0.32 }, cut: { left: 0, right: 1, up: 0 } },
  head: { face: { x: 0.28, y: 0.31, width: 0.44, height: 0.57 }, cut: { left: 0 } },
};

it("what a photo cuts off is never seen: it lies outside of the frame, or the person is on a card that ends there", () => {
  for (const ratio of ["9:16", "16:9", "1:1"] as const)
    for (const placement of ["full", "left", "right"] as const)
      for (const [name, figure] of Object.entries(CUT)) {
        const document = made({ ratio, placement, person: { ...person, ...figure } });
        const sprite = document.tracks.flatMap(({ elements }) => elements).flatMap((one) => (one.type === "sprite" ? [one] : []))[0];
        const { left, top, width, height } = boxOf(sprite);
        const view = sprite?.view ?? { x: 0, y: 0, width: 1, height: 1 };
        const at = (x: number, y: number) =>
          [left + ((x - view.x) / view.width) * width, top + ((y - view.y) / view.height) * height] as const;
        const cut: { left?: number; right?: number; up?: number } = figure.cut;
        const isCard = sprite?.effects.some(({ type }) => type === "radius") === true;
        const within = isCard ? { left, right: left + width, top } : { left: 0, right: document.canvas.width, top: 0 };
        const where = `${name} ${ratio} ${placement}`;
        expect(at(cut.left ?? -9, 0)[0], where).toBeLessThanOrEqual(within.left + 1e-6);
        expect(at(cut.right ?? 9, 0)[0], where).toBeGreaterThanOrEqual(within.right - 1e-6);
        expect(at(0, cut.up ?? -9)[1], where).toBeLessThanOrEqual(within.top + 1e-6);
        const hair = "top" in figure ? figure.top : 1;
        expect(at(0, hair)[1], where).toBeGreaterThan(within.top);
        // Lips are never below captions; a card is whole within the frame, and nobody else ends above its lower edge.
        expect(at(0, figure.face.y + figure.face.height)[1], where).toBeLessThanOrEqual(captionArea(ratio).y + 1e-6);
        if (isCard) expect([left >= 0, top >= 0, left + width <= document.canvas.width], where).toEqual([true, true, true]);
        else expect(top + height, where).toBeGreaterThanOrEqual(document.canvas.height - 1e-6);
        expect(isCard, where).toBe(name === "head" || ratio === "16:9");
      }
});

it("a disc in the corner shows the face of a photo from near, and nothing beyond where the photo ends", () => {
  const { x = 0, y = 0, width = 1, height = 1 } = spriteOf({ placement: "corner", person: { ...person, ...CUT.hair } })?.view ?? {};
  expect(width).toBeCloseTo(height);
  expect(width).toBeLessThan(0.8);
  expect([x >= 0, y >= 0, x + width <= 1, y + height <= 1]).toEqual([true, true, true, true]);
  expect(spriteOf({ placement: "corner" })?.view).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

it("a still of somebody stands where their film will: it fills the frame or a disc", () => {
  const film = { url: "film", width: 1280, height: 720, duration: 4 };
  const filmed = { film, face: { x: 0.4, y: 0.2, width: 0.2, height: 0.3 } };
  for (const more of [{ own: true }, { placement: "corner" }, { round: true, placement: "left" }] as const) {
    const moving = elementsOf({ person: filmed, ...more }).flatMap((one) => (one.type === "video" ? [one] : []))[0];
    const all = elementsOf({ person: { ...filmed, still: true }, ...more });
    const still = all.flatMap((one) => (one.type === "image" ? [one] : []))[0];
    expect(all.some(({ type }) => type === "video")).toBe(false);
    expect([boxOf(still), still?.crop, still?.effects]).toEqual([boxOf(moving), moving?.crop, moving?.effects]);
  }
});

it("somebody who was filmed and has no background stands free: their film ends below the frame or behind a desk, their mouth above the captions", () => {
  const from = { near: { x: 0.3, y: 0.12, width: 0.36, height: 0.48 }, far: { x: 0.42, y: 0.28, width: 0.18, height: 0.11 } };
  for (const ratio of ["9:16", "16:9", "1:1"] as const)
    for (const placement of ["full", "left", "right"] as const)
      for (const [face, width, height] of [
        [from.near, 480, 480],
        [from.far, 720, 1280],
      ] as const) {
        const free = { film: { url: "film", width, height, duration: 4 }, face, alone: true };
        const { canvas, tracks } = made({ person: free, placement, ratio, round: true });
        const element = tracks.flatMap(({ elements }) => elements).flatMap((one) => (one.type === "video" ? [one] : []))[0];
        const box = boxOf(element);
        const isSideSeen = box.left > 0 || box.left + box.width < canvas.width;
        expect(element?.effects.map(({ type }) => type)).toEqual(isSideSeen ? ["feather"] : []);
        expect(box.width / box.height).toBeCloseTo(width / height);
        const desks = tracks
          .flatMap(({ elements }) => elements)
          .flatMap((one) => (one.type === "shape" && one.transform.width === canvas.width ? [boxOf(one)] : []));
        const hidden = Math.min(canvas.height, ...desks.filter(({ height: high }) => high < canvas.height).map(({ top }) => top));
        expect(box.top + box.height).toBeGreaterThanOrEqual(hidden - 1e-6);
        // Whoever was filmed from near is no giant: twice as large as somebody from afar at most.
        expect((face.width * box.width) / Math.min(canvas.width, canvas.height)).toBeLessThan(placement === "full" ? 0.54 : 0.44);
        expect(box.top + (face.y + face.height * 0.82) * box.height).toBeLessThan(canvas.height * 0.8);
        expect(box.top + face.y * box.height).toBeGreaterThanOrEqual(0);
      }
});

it("somebody who was filmed so near that there are no shoulders is no head on a desk, but in a disc above the captions", () => {
  const head = {
    film: { url: "film", width: 480, height: 480, duration: 4 },
    face: { x: 0.28, y: 0.2, width: 0.45, height: 0.6 },
    alone: true,
  };
  for (const ratio of ["9:16", "16:9", "1:1"] as const)
    for (const placement of ["full", "left", "right"] as const) {
      const all = elementsOf({ person: head, placement, ratio, round: true });
      const film = all.flatMap((one) => (one.type === "video" ? [one] : []))[0];
      const box = boxOf(film);
      expect(film?.effects).toEqual([{ type: "mask", shape: "ellipse" }]);
      expect(box.width).toBeCloseTo(box.height);
      expect(box.top).toBeGreaterThan(0);
      expect(box.top + box.height).toBeLessThan(captionArea(ratio).y);
    }
});

it("a photo with its background fills every format, and the part that speaks lies exactly over it", () => {
  const frame = { x: 0.3, y: 0.1, width: 0.4, height: 0.3 };
  for (const ratio of ["9:16", "16:9", "1:1"] as const) {
    const document = made({ ratio, photo: { url: "photo", width: 900, height: 1200, frame, chin: 0.33 } });
    const all = document.tracks.flatMap(({ elements }) => elements);
    const photo = boxOf(all.flatMap((one) => (one.type === "image" ? [one] : []))[0]);
    const face = boxOf(all.flatMap((one) => (one.type === "sprite" ? [one] : []))[0]);
    expect(photo.left).toBeLessThanOrEqual(1e-6);
    expect(photo.left + photo.width).toBeGreaterThanOrEqual(document.canvas.width - 1e-6);
    expect(photo.top + photo.height).toBeGreaterThanOrEqual(document.canvas.height - 1e-6);
    expect(face.left).toBeCloseTo(photo.left + frame.x * photo.width);
    expect(face.top).toBeCloseTo(photo.top + frame.y * photo.height);
    expect(face.width).toBeCloseTo(frame.width * photo.width);
  }
});

it("a photo that is nothing but a face is on a card above the captions, before a color that lies beside the head", () => {
  const frame = { x: 0, y: 0, width: 1, height: 1 };
  for (const ratio of ["9:16", "16:9", "1:1"] as const) {
    const photo = { url: "photo", width: 800, height: 800, frame, chin: 0.9 };
    const head = { ...person, face: { x: 0.25, y: 0.34, width: 0.5, height: 0.54 }, cut: {}, top: 0 };
    const shown = (captions: boolean) =>
      made({ ratio, photo, captions, person: head })
        .tracks.flatMap(({ elements }) => elements)
        .flatMap((one) => (one.type === "image" ? [one] : []));
    const [behind, card] = shown(true);
    expect(behind?.effects.map(({ type }) => type)).toEqual(["blur"]);
    // Only what is beside the head: out of focus, hair would be a dark cloud above it.
    expect(behind?.crop).toMatchObject({ focusX: 0, focusY: 0, zoom: 5 });
    const speaking = spriteOf({ ratio, photo, person: head });
    const box = boxOf(speaking);
    expect(boxOf(card)).toEqual(box);
    expect(card?.crop.rect).toEqual(speaking?.view);
    expect(box.top + box.height).toBeLessThanOrEqual(captionArea(ratio).y);
    expect([box.top >= 0, box.left >= 0]).toEqual([true, true]);
    expect(shown(false)).toHaveLength(1);
  }
});

it("a disc stays whole wherever it stands, and captions are there only if they are wanted", () => {
  for (const placement of ["full", "left", "right"] as const) {
    const { left, top, width, height } = boxOf(spriteOf({ round: true, placement, ratio: "1:1" }));
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1080);
  }
  const texts = (captions: boolean) => elementsOf({ captions }).filter(({ type }) => type === "text").length;
  expect([texts(true) > 0, texts(false)]).toEqual([true, 0]);
});

it("captions say what is said, and stay in their place: nothing stands there in a pause", () => {
  const passages = [
    { ...passage, pause: 4 },
    { ...passage, id: "p1" },
  ];
  const document = composeAvatar({ ...base, ratio: "16:9", scenes: [{ ...scene, passages }] });
  const captions = document.tracks.flatMap(({ name, elements }) =>
    name === "caption" ? elements.flatMap((one) => (one.type === "text" ? [one] : [])) : [],
  );
  const { x, y, w, h } = captionArea("16:9");
  expect(captions.map(({ text }) => text)).toEqual(["Cold by nine", "Cold by nine"]);
  for (const { transform } of captions) expect([transform.x, transform.y]).toEqual([x + w / 2, y + h / 2]);
});

it("a pause of the script is silence before the next passage", () => {
  const secondAt = (pause?: number) => {
    const sounds = elementsOf({
      passages: [
        { ...passage, pause },
        { ...passage, id: "p1", url: "voice-2" },
      ],
    }).filter(({ type }) => type === "audio");
    return seconds(Math.max(...sounds.map(({ startTime }) => startTime)));
  };
  expect(secondAt(3) - secondAt()).toBeGreaterThan(2.4);
  expect(secondAt(3) - secondAt()).toBeLessThan(3.4);
});

/** A video of scenes that say the same passage. */
const scenes = (more: readonly Partial<AvatarScene>[], whole: Partial<AvatarVideo> = {}) =>
  composeAvatar({
    ...base,
    ...whole,
    scenes: more.map((one, at) => ({ ...scene, passages: [{ ...passage, id: `p${at}`, url: `voice-${at}` }], ...one })),
  });

it("each scene has its own background and placement from its first word to the next one's, and the mouth moves in it", () => {
  const picture = { url: "picture", width: 800, height: 600 };
  const film = { url: "film", width: 1920, height: 1080, duration: 1 };
  const document = scenes([{ placement: "left" }, { backdrop: picture, placement: "right" }, { backdrop: film }]);
  const all = document.tracks.flatMap(({ elements }) => elements);
  const people = all.flatMap((one) => (one.type === "sprite" ? [one] : [])).toSorted((a, b) => a.startTime - b.startTime);
  expect(people.map(({ cues }) => cues.length)).toEqual([2, 2, 2]);
  expect(people.slice(1).every(({ startTime }, at) => startTime === (people[at]?.startTime ?? 0) + (people[at]?.duration ?? 0))).toBe(true);
  expect(people.at(-1)).toMatchObject({ assetId: people[0]?.assetId });
  const sounds = all.flatMap((one) => (one.type === "audio" ? [one.startTime] : [])).toSorted((a, b) => a - b);
  expect(people.map(({ startTime }) => startTime)).toEqual(sounds);
  const [still] = all.flatMap((one) => (one.type === "image" ? [one] : []));
  expect(still).toMatchObject({ startTime: people[1]?.startTime, duration: people[1]?.duration });
  const films = all.flatMap((one) => (one.type === "video" ? [one] : []));
  expect(films.length).toBeGreaterThan(2);
  expect(films.reduce((sum, { duration }) => sum + duration, 0)).toBe(people[2]?.duration);
});

it("somebody who was filmed goes on in the next scene where they were, and a photo is cut out in one and whole in another", () => {
  const filmed = { film: { url: "film", width: 1080, height: 1920, duration: 9 }, face: { x: 0.4, y: 0.2, width: 0.2, height: 0.12 } };
  const both = scenes([
    { person: filmed, own: true },
    { person: filmed, placement: "corner" },
  ]).tracks.flatMap(({ elements }) => elements);
  const shown = both.flatMap((one) => (one.type === "video" ? [one] : [])).toSorted((a, b) => a.startTime - b.startTime);
  expect(shown.map(({ trimStart }) => trimStart)).toEqual(shown.map(({ startTime }) => startTime));
  const photo = { url: "photo", width: 900, height: 1200, frame: { x: 0.3, y: 0.1, width: 0.4, height: 0.3 }, chin: 0.33 };
  const { assets } = scenes([{ photo }, { person: { ...person, sheet: { ...person.sheet, url: "alone" } } }]);
  expect(Object.values(assets).flatMap(({ type, url }) => (type === "sprite" ? [url] : []))).toEqual(["sheet", "alone"]);
});

it("what can be seen through has no ground and no backdrop; a mark is there from start to end if it is wanted", () => {
  const document = made({ transparent: true, backdrop: { url: "picture", width: 9, height: 9 }, mark: "Made with AI" });
  const all = document.tracks.flatMap(({ elements }) => elements);
  expect([document.canvas.background, all.some(({ type }) => type === "shape" || type === "image")]).toEqual(["#00000000", false]);
  expect(all.find(({ id }) => id === "mark")).toMatchObject({ startTime: 0, duration: documentDuration(document) });
});
