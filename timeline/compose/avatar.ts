import type { AdBrief, Ratio } from "../brief.ts";
import { mix } from "../color.ts";
import { NO_BACKGROUND, type TimelineDocument } from "../document.ts";
import type { MouthCue, MouthFrame, Word } from "../measured.ts";
import { ticks } from "../time.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { captions } from "./captions.ts";
import type { Area } from "./geometry.ts";
import { drift } from "./keys.ts";
import { markElement } from "../shot/compose.ts";
import { prompt } from "./prompt.ts";
import { schedule, type Schedule } from "./schedule.ts";
import { soundtrack } from "./soundtrack.ts";

interface File {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What a person says: seconds from the start of its sound. */
export interface Passage {
  readonly id: string;
  readonly text: string;
  readonly url: string;
  readonly duration: number;
  /** Silence after it; absent: a breath. */
  readonly pause?: number;
  readonly words: Word[];
  readonly mouth: MouthCue[];
}

/** Every mouth shape of somebody, in a sheet. */
interface Drawn {
  readonly sheet: File;
  readonly columns: number;
  readonly rows: number;
  readonly frames: MouthFrame[];
}

/** Somebody who was filmed and says it already, mute; `face` is where in the film, as fractions. Seconds. */
interface Filmed {
  readonly film: File & { readonly duration: number };
  readonly face: { x: number; y: number; width: number; height: number };
  /** Only a picture of them: they do not move. */
  readonly still?: boolean;
  /** The background was taken away: what is behind them shows through. */
  readonly alone?: boolean;
}

/** A picture, or a film that begins anew where it ends; seconds. */
type Backdrop = File & { readonly duration?: number };

/** What a person says before one background; urls are keys that the renderer resolves. */
export interface AvatarScene {
  /** At full size, at a side, or in a disc over the background. */
  readonly placement: "full" | "left" | "right" | "corner";
  /** `#rrggbb`, where there is neither a backdrop nor a photo with its own. */
  readonly color: string;
  readonly backdrop: Backdrop | null;
  /** The photo with its background; `frame` is the part of it that the sheet's frames show, `chin` where the face ends, as fractions. */
  readonly photo: (File & { readonly frame: { x: number; y: number; width: number; height: number }; readonly chin: number }) | null;
  readonly person: Drawn | Filmed;
  /** A film of somebody keeps its background, and fills the frame. */
  readonly own?: boolean;
  /** The person's frames are discs, for the background could not be taken away. */
  readonly round: boolean;
  readonly passages: Passage[];
}

/** A video of one person who speaks, scene after scene (Avatars to Video). */
export interface AvatarVideo {
  readonly id: string;
  readonly ratio: Ratio;
  readonly language: "en" | "zh";
  readonly captions: boolean;
  /** Nothing is behind the person: the video can be laid over others. */
  readonly transparent: boolean;
  /** The words of a visible mark; empty: there is none. */
  readonly mark: string;
  /** At least one; ids of passages differ in all of them. Somebody who was filmed is one film in all of them. */
  readonly scenes: readonly AvatarScene[];
  /** A recording is heard from its start to its end, silence and all. */
  readonly whole: boolean;
  readonly music: AdBrief["music"];
}

const ROUND = [{ type: "mask" as const, shape: "ellipse" as const }];
/** A photo that fills the frame comes this much closer from start to end. */
const CLOSER = 1.05;
/** Where a face is in the frame, from the top. */
const EYE_LEVEL = 0.4;

/** A brief says only when the mouth does what. */
const NO_SHEET: Drawn = { sheet: { url: "", width: 1, height: 1 }, columns: 1, rows: 1, frames: [] };

/** What of a video says when the mouth does what: who it is plays no part. */
export type Speech = Pick<AvatarVideo, "id" | "ratio" | "language" | "whole" | "music"> & {
  readonly scenes: readonly Pick<AvatarScene, "passages">[];
};

function briefOf({ id, ratio, language, scenes, music }: Speech): AdBrief {
  const passages = scenes.flatMap((scene) => scene.passages);
  return {
    id,
    template: "studio",
    ratio,
    language,
    seed: 7,
    length: null,
    product: { name: "", brand: "", price: "", original_price: "" },
    clips: passages.map(({ id: clip, text, url, duration, pause, words }) => ({
      id: clip,
      role: "benefit",
      headline: "",
      text,
      duration,
      voice: { url, duration, words, pause },
    })),
    pictures: [],
    films: [],
    presenter: { ...NO_SHEET, cues: Object.fromEntries(passages.map((one) => [one.id, one.mouth])) },
    music,
  };
}

/** All that the mouth does, in seconds of the video. */
function cuesOf({ presenter }: AdBrief, plan: Schedule): MouthCue[] {
  return plan.clips.flatMap(({ id, start, end }) =>
    (presenter?.cues[id] ?? []).filter(({ time }) => start + time < end).map((cue) => ({ ...cue, time: start + cue.time })),
  );
}

const planOf = (speech: Speech) => {
  const brief = speech.whole ? briefOf(speech) : prompt(briefOf(speech));
  return { brief, plan: schedule(brief, 2.5) };
};

/** When the mouth does what, and for how long: what somebody who was filmed is made to say before they are composed. Seconds. */
export function speechOf(speech: Speech): { cues: MouthCue[]; duration: number } {
  const { brief, plan } = planOf(speech);
  return { cues: cuesOf(brief, plan), duration: plan.duration };
}

interface Take {
  board: DocumentBuilder;
  video: AvatarVideo;
  scene: AvatarScene;
  plan: Schedule;
  /** Seconds of the video. */
  at: number;
  until: number;
}

/** A file in the manifest: the same one has one name in all scenes. */
function named({ board, video }: Take, prefix: string, file: Parameters<DocumentBuilder["asset"]>[1]): string {
  const urls = [
    ...new Set(
      video.scenes.flatMap(({ person, photo, backdrop }) => [urlOf(person), photo?.url, backdrop?.url].flatMap((url) => url ?? [])),
    ),
  ];
  const of = urls.indexOf(file.url);
  return board.asset(of <= 0 || video.scenes.length === 1 ? prefix : `${prefix}-${of}`, file);
}

const urlOf = (person: AvatarScene["person"]): string => ("film" in person ? person.film.url : person.sheet.url);

/** Within `low`…`high`; where those cross, their middle. */
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

type Photo = NonNullable<AvatarScene["photo"]>;

/** A photo so large that it covers the frame and the face is seen well, with the face in the middle as far as it goes. */
function photoArea({ width, height }: DocumentBuilder, photo: Photo): Area {
  const { frame } = photo;
  const cover = Math.max(width / photo.width, height / photo.height);
  const close = (0.62 * Math.min(width, height)) / (frame.width * photo.width * cover);
  const scale = cover * clamp(close, 1, 1.35);
  const [w, h] = [photo.width * scale, photo.height * scale];
  const x = clamp(width / 2 - (frame.x + frame.width / 2) * w, width - w, 0);
  const y = clamp(height * EYE_LEVEL - (frame.y + frame.height / 2) * h, height - h, 0);
  return { x, y, w, h };
}

/** Of the shorter side: what is kept between a chin and the captions, and how much wider than the frame such a photo may be. */
const [OFF_CAPTIONS, OVERSIZE] = [0.06, 1.12];
/** How much of it fades where it ends within the frame. */
const MELT = 0.07;

/** A photo of which captions would cover the chin, made so small that they do not; null where they are clear of it already. */
function aboveCaptions({ board, video }: Take, photo: Photo, area: Area): Area | null {
  const { frame, chin } = photo;
  const line = board.caption.y - OFF_CAPTIONS * Math.min(board.width, board.height);
  if (!video.captions || area.y + chin * area.h <= line) return null;
  const scale = Math.min((board.width * OVERSIZE) / (frame.width * photo.width), line / (chin * photo.height));
  const [w, h] = [photo.width * scale, photo.height * scale];
  return { x: board.width / 2 - (frame.x + frame.width / 2) * w, y: line - chin * h, w, h };
}

/** Edges of a picture that lie within the frame fade. */
function meltingIn({ width, height }: DocumentBuilder, { x, y, w, h }: Area) {
  const fade = (isSeen: boolean): number => (isSeen ? MELT : 0);
  return [{ type: "feather" as const, left: fade(x > 0), right: fade(x + w < width), up: fade(y > 0), down: fade(y + h < height) }];
}

type OfPerson = { box: Area } & Omit<Parameters<DocumentBuilder["sprite"]>[2], "at" | "until" | "box">;

/** A film or a picture in a box, the face in view where it does not fit whole. */
function filmed(take: Take, { film, face, still }: Filmed, zoom: number, placed: OfPerson) {
  const { board, at, until } = take;
  const { url, width, height } = film;
  const assetId = named(take, "person", still ? { type: "image", url, width, height } : { type: "video", ...film });
  const crop = { fit: "cover" as const, focusX: face.x + face.width / 2, focusY: face.y + face.height / 2, zoom };
  if (still) return void board.image("person", { assetId, crop }, { at, until, ...placed });
  board.video("person", { assetId, muted: true, crop, trimStart: ticks(at) }, { at, until, ...placed });
}

function sprite(take: Take, placed: OfPerson) {
  const { board, scene, plan, at, until } = take;
  const { person } = scene;
  if ("film" in person) return filmed(take, person, closeUp(person), placed);
  const { sheet, columns, rows, frames } = person;
  const assetId = named(take, "person", { type: "sprite", ...sheet });
  const cues = cuesOf(board.brief, plan)
    .filter(({ time }) => time >= at && time < until)
    .map((cue) => ({ ...cue, time: ticks(cue.time) - ticks(at), duration: ticks(cue.duration) }));
  board.sprite("person", { assetId, columns, rows, frames, cues, seed: 7 }, { at, until, ...placed });
}

/** How near a film is brought in a disc: the face is well half as wide as that. */
function closeUp({ film, face }: Filmed): number {
  const across = (face.width * film.width) / Math.min(film.width, film.height);
  return Math.min(3, Math.max(1, 0.5 / across));
}

/** The photo fills the frame; the part of it that speaks lies exactly over it, and both come closer together. */
function wholePhoto(take: Take, photo: Photo) {
  const { board, at, until } = take;
  const cover = photoArea(board, photo);
  const clear = aboveCaptions(take, photo, cover);
  const area = clear ?? cover;
  const { frame } = photo;
  const face: Area = { x: area.x + frame.x * area.w, y: area.y + frame.y * area.h, w: frame.width * area.w, h: frame.height * area.h };
  const keys = drift("scale", until - at, [1, CLOSER]);
  const centre = (box: Area) => [(board.width / 2 - box.x) / box.w, (board.height * EYE_LEVEL - box.y) / box.h] as const;
  const assetId = named(take, "photo", { type: "image", url: photo.url, width: photo.width, height: photo.height });
  // What such a photo leaves of the frame is the photo itself, out of focus.
  if (clear) board.image("back", { assetId }, { at, until, box: cover, effects: [{ type: "blur", radius: 48 * board.u }] });
  board.image("back", { assetId }, { at, until, box: area, keys, anchor: centre(area), effects: clear ? meltingIn(board, area) : [] });
  sprite(take, { box: face, keys, anchor: centre(face) });
}

/** A film behind the person, mute; one that ends before the scene does begins anew. */
function moving(take: Take, { url, width, height, duration = 0 }: Backdrop) {
  const { board, at, until } = take;
  const assetId = named(take, "backdrop", { type: "video", url, width, height, duration });
  for (let from = at; from < until - 1e-3; from += duration)
    board.video("back", { assetId, muted: true }, { at: from, until: Math.min(until, from + duration), box: board.frame });
}

function ground(take: Take) {
  const { board, video, scene, at, until } = take;
  if (video.transparent) return;
  const { backdrop, color } = scene;
  const light = mix(color, "#ffffff", 0.28);
  const stops = [
    { at: 0, color: light },
    { at: 1, color: mix(color, "#000000", 0.06) },
  ];
  board.scene({ at, until, ground: { type: "radial", x: 0.5, y: 0.42, radius: 0.8, stops } });
  if (!backdrop) return;
  if (backdrop.duration) return moving(take, backdrop);
  const assetId = named(take, "backdrop", { type: "image", ...backdrop });
  board.image("back", { assetId }, { at, until, box: board.frame, keys: drift("scale", until - at, [1, CLOSER]) });
}

/** Where somebody who is cut out stands: on the lower edge of the frame. */
function standing({ width, height, tall }: DocumentBuilder, placement: AvatarScene["placement"]): Area {
  const side = placement === "full" ? (tall ? width * 1.34 : height) : tall ? width * 0.92 : height * 0.94;
  const middle = { full: 0.5, left: tall ? 0.34 : 0.27, right: tall ? 0.66 : 0.73, corner: 0.5 }[placement];
  return { x: width * middle - side / 2, y: height - side, w: side, h: side };
}

/** How wide a face is of the frame's shorter side, of somebody who was filmed and stands before another background. */
const FACE = { full: 0.27, left: 0.2, right: 0.2, corner: 0.2 } as const;

/** Somebody whom the film itself cuts off at its sides fades there; who is whole within it has nothing there. */
const SIDE = 0.08;

/** Where a film that ends within the frame fades: at its sides, and above a head that it cuts off. */
function fadingAway({ width }: DocumentBuilder, { x, y, w }: Area, { face }: Filmed) {
  // Where the film is wider than the frame nobody sees its sides.
  const across = x > 0 || x + w < width ? SIDE : 0;
  const up = y > 0 && face.y < HEADROOM ? CROWN : 0;
  return across > 0 || up > 0 ? [{ type: "feather" as const, left: across, right: across, up, down: 0 }] : [];
}

/** Somebody who was filmed from near speaks from behind a desk, which hides where their film ends: of the frame from below. */
const DESK = { tall: 0.27, other: 0.21 } as const;
/** Nearer than so much of a film's width is near; where the middle of such a face is at the lowest, from the top. */
const [NEAR, LOWEST] = [0.3, 0.5] as const;
/** Of such a film the desk hides so much: a cut-out is often thin at the film's edge. */
const HIDDEN = 0.05;
/** Of a film in which so little is above the face, hair is cut off: there it fades. */
const [HEADROOM, CROWN] = [0.14, 0.07] as const;

/** How high the desk of somebody is who was filmed from near; 0: they need none. */
function deskOf({ video, board }: Take, { film, face }: Filmed): number {
  const across = (face.width * film.width) / Math.min(film.width, film.height);
  return video.transparent || across < NEAR ? 0 : board.height * (board.tall ? DESK.tall : DESK.other);
}

/** Where a film of somebody from near lies above their desk: as large as others, or so large that the face is not too low. */
function behindDesk(
  { width, height }: DocumentBuilder,
  placement: AvatarScene["placement"],
  { film, face, high }: Filmed & { high: number },
): Area {
  const floor = height - high;
  const wanted = (FACE[placement] * Math.min(width, height)) / (face.width * film.width);
  const least = (floor - height * LOWEST) / ((1 - HIDDEN - face.y - face.height / 2) * film.height);
  const scale = Math.max(wanted, least);
  const [w, h] = [film.width * scale, film.height * scale];
  const middle = { full: 0.5, left: 0.3, right: 0.7, corner: 0.5 }[placement];
  return { x: width * middle - (face.x + face.width / 2) * w, y: floor - h * (1 - HIDDEN), w, h };
}

/** The desk itself, in the colour of the scene, with an edge that catches the light. */
function desk({ board, scene, at, until }: Take, high: number) {
  const { width, height, u } = board;
  const top = mix(scene.color, "#1c1a17", 0.16);
  const stops = [
    { at: 0, color: top },
    { at: 1, color: mix(scene.color, "#1c1a17", 0.34) },
  ];
  const body = { x: 0, y: height - high, w: width, h: high };
  board.shape("person", { geometry: { kind: "rect" }, fill: { type: "linear", angle: 90, stops } }, { at, until, box: body });
  const edge = { type: "solid" as const, color: mix(scene.color, "#ffffff", 0.45) };
  board.shape("person", { geometry: { kind: "rect" }, fill: edge }, { at, until, box: { ...body, h: 6 * u } });
}

/** The same at most, whatever it takes. */
const LARGEST_FACE = 0.8;
/** Of a face from its top, where the mouth is; of a frame from below, what captions may cover. */
const [MOUTH, CAPTIONS] = [0.82, 0.27];

/** Where a film of somebody without their background lies: the face at eye level, and the lower edge of the film never in sight. */
function standingFilm({ width, height, tall }: DocumentBuilder, placement: AvatarScene["placement"], { film, face }: Filmed): Area {
  const wide = Math.min(width, height) / (face.width * film.width);
  // The mouth of somebody who was filmed from near is above the captions only if they are large.
  const above = 1 - (face.y + face.height * MOUTH);
  const least = height * Math.max(tall ? 0.6 : 0.8, CAPTIONS / Math.max(0.05, above));
  const scale = Math.max(FACE[placement] * wide, Math.min(least / film.height, Math.max(LARGEST_FACE * wide, height / film.height)));
  const [w, h] = [film.width * scale, film.height * scale];
  const middle = { full: 0.5, left: 0.3, right: 0.7, corner: 0.5 }[placement];
  const eyes = height * (tall ? 0.38 : 0.34) - (face.y + face.height / 2) * h;
  return { x: width * middle - (face.x + face.width / 2) * w, y: Math.max(eyes, height - h), w, h };
}

/** A disc that is whole wherever it stands. */
function whole({ width, height, caption }: DocumentBuilder, placement: AvatarScene["placement"]): Area {
  const side = Math.min(width, height, caption.y) * (placement === "full" ? 0.84 : 0.66);
  const share = { full: 0.5, left: 0.06, right: 0.94, corner: 0.5 }[placement];
  return { x: (width - side) * share, y: Math.max(height * 0.04, (caption.y - side) / 2), w: side, h: side };
}

/** In a disc above the captions, in the corner where apps have none of their buttons. */
function disc(take: Take) {
  const { board, at, until } = take;
  const side = Math.min(board.width, board.height) * 0.42;
  const box: Area = { x: board.safe.x + 16 * board.u, y: board.caption.y - side - 40 * board.u, w: side, h: side };
  const rim = 8 * board.u;
  const outer: Area = { x: box.x - rim, y: box.y - rim, w: side + rim * 2, h: side + rim * 2 };
  const time = { at, until };
  board.shape("person", { geometry: { kind: "ellipse" }, fill: { type: "solid", color: "#ffffff" } }, { ...time, box: outer });
  board.shape(
    "person",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: mix(take.scene.color, "#ffffff", 0.2) } },
    { ...time, box },
  );
  sprite(take, { box, effects: ROUND });
}

function subtitles(board: DocumentBuilder, plan: Schedule) {
  const { u, zh } = board;
  captions(board, plan, {
    style: { families: zh ? ["Noto Sans SC", "Instrument Sans"] : ["Instrument Sans"], weight: 700, size: 62 * u, color: "#1c1a17" },
    spoken: { kind: "color", color: "#1c1a17", rest: "#6d675e" },
    plate: { per: "block", color: "rgba(255,255,255,0.92)", padX: 34 * u, padY: 24 * u, radius: 28 * u },
    most: 5,
    limit: zh ? 20 : 26,
  });
}

/** The person of one scene before what is behind them. */
function stage(take: Take) {
  const { board, scene } = take;
  const { photo, person, own, placement, round } = scene;
  if (photo) return wholePhoto(take, photo);
  if ("film" in person && own) return filmed(take, person, 1, { box: board.frame });
  ground(take);
  if (placement === "corner") return disc(take);
  if ("film" in person && person.alone) {
    const high = deskOf(take, person);
    const box = high > 0 ? behindDesk(board, placement, { ...person, high }) : standingFilm(board, placement, person);
    filmed(take, person, 1, { box, effects: fadingAway(board, box, person) });
    return high > 0 ? desk(take, high) : undefined;
  }
  if (!round) return sprite(take, { box: standing(board, placement) });
  sprite(take, { box: whole(board, placement), ...("film" in person ? { effects: ROUND } : {}) });
}

/** When each scene is seen, in seconds: from its first word to the next one's. */
function spansOf({ scenes }: AvatarVideo, { clips, duration }: Schedule): { at: number; until: number }[] {
  const starts = scenes.map(({ passages }, index) =>
    index === 0 ? 0 : (clips.find(({ id }) => passages.some((one) => one.id === id))?.start ?? duration),
  );
  return starts.map((at, index) => ({ at, until: starts[index + 1] ?? duration }));
}

/** A video of one person who speaks: as long as what is said, and a second of rest. */
export function composeAvatar(video: AvatarVideo): TimelineDocument {
  const { brief, plan } = planOf(video);
  const board = new DocumentBuilder(brief, ["back", "person", "caption", "mark"]);
  for (const [index, span] of spansOf(video, plan).entries()) {
    const scene = video.scenes[index];
    if (scene && span.until > span.at) stage({ board, video, scene, plan, ...span });
  }
  if (video.captions) subtitles(board, plan);
  if (video.mark !== "") board.add("mark", markElement(video.mark, board, { startTime: 0, duration: ticks(plan.duration) }));
  soundtrack(board, plan);
  return board.document(video.transparent ? NO_BACKGROUND : (video.scenes[0]?.color ?? "#ffffff"));
}
