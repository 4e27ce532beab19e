import type { AdBrief, Ratio } from "../brief.ts";
import { mix } from "../color.ts";
import type { TimelineDocument } from "../document.ts";
import type { MouthCue, MouthFrame, Word } from "../measured.ts";
import { ticks } from "../time.ts";
import { Board } from "./board.ts";
import { captions } from "./captions.ts";
import type { Area } from "./geometry.ts";
import { drift } from "./keys.ts";
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
}

/** A person who speaks before a background (Avatars to Video); urls are keys that the renderer resolves. */
export interface AvatarScene {
  readonly id: string;
  readonly ratio: Ratio;
  readonly language: "en" | "zh";
  /** At full size, at a side, or in a disc over the background. */
  readonly placement: "full" | "left" | "right" | "corner";
  /** `#rrggbb`, where there is neither a backdrop nor a photo with its own. */
  readonly color: string;
  readonly captions: boolean;
  readonly backdrop: File | null;
  /** The photo with its background; `frame` is the part of it that the sheet's frames show, as fractions. */
  readonly photo: (File & { readonly frame: { x: number; y: number; width: number; height: number } }) | null;
  readonly person: Drawn | Filmed;
  /** A film of somebody keeps its background, and fills the frame. */
  readonly own?: boolean;
  /** The person's frames are discs, for the background could not be taken away. */
  readonly round: boolean;
  readonly passages: Passage[];
  /** A recording is heard from its start to its end, silence and all. */
  readonly whole: boolean;
  readonly music: AdBrief["music"];
}

const ROUND = [{ type: "mask" as const, shape: "ellipse" as const }];
/** A photo that fills the frame comes this much closer from start to end. */
const CLOSER = 1.05;
/** Where a face is in the frame, from the top. */
const EYE_LEVEL = 0.4;

/** Of somebody who was filmed the brief says only when the mouth does what. */
const NO_SHEET: Drawn = { sheet: { url: "", width: 1, height: 1 }, columns: 1, rows: 1, frames: [] };

function briefOf({ id, ratio, language, passages, person, music }: AvatarScene): AdBrief {
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
    presenter: { ...("sheet" in person ? person : NO_SHEET), cues: Object.fromEntries(passages.map((one) => [one.id, one.mouth])) },
    music,
  };
}

/** All that the mouth does, in seconds of the video. */
function cuesOf({ presenter }: AdBrief, plan: Schedule): MouthCue[] {
  return plan.clips.flatMap(({ id, start, end }) =>
    (presenter?.cues[id] ?? []).filter(({ time }) => start + time < end).map((cue) => ({ ...cue, time: start + cue.time })),
  );
}

const planOf = (scene: AvatarScene) => {
  const brief = scene.whole ? briefOf(scene) : prompt(briefOf(scene));
  return { brief, plan: schedule(brief, 2.5) };
};

/** When the mouth does what, and for how long: what somebody who was filmed is made to say before they are composed. Seconds. */
export function speechOf(scene: Omit<AvatarScene, "person">): { cues: MouthCue[]; duration: number } {
  const face = { x: 0, y: 0, width: 1, height: 1 };
  const { brief, plan } = planOf({ ...scene, person: { film: { url: "", width: 1, height: 1, duration: 0 }, face } });
  return { cues: cuesOf(brief, plan), duration: plan.duration };
}

interface Take {
  board: Board;
  scene: AvatarScene;
  plan: Schedule;
}

/** Within `low`…`high`; where those cross, their middle. */
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A photo so large that it covers the frame and the face is seen well, with the face in the middle as far as it goes. */
function photoArea({ width, height }: Board, photo: NonNullable<AvatarScene["photo"]>): Area {
  const { frame } = photo;
  const cover = Math.max(width / photo.width, height / photo.height);
  const close = (0.62 * Math.min(width, height)) / (frame.width * photo.width * cover);
  const scale = cover * clamp(close, 1, 1.35);
  const [w, h] = [photo.width * scale, photo.height * scale];
  const x = clamp(width / 2 - (frame.x + frame.width / 2) * w, width - w, 0);
  const y = clamp(height * EYE_LEVEL - (frame.y + frame.height / 2) * h, height - h, 0);
  return { x, y, w, h };
}

type OfPerson = { box: Area } & Omit<Parameters<Board["sprite"]>[2], "at" | "until" | "box">;

/** A film in a box, the face in view where it does not fit whole. */
function filmed({ board, plan }: Take, { film, face }: Filmed, zoom: number, placed: OfPerson) {
  const assetId = board.asset("person", { type: "video", ...film });
  const crop = { fit: "cover" as const, focusX: face.x + face.width / 2, focusY: face.y + face.height / 2, zoom };
  board.video("person", { assetId, muted: true, crop }, { at: 0, until: plan.duration, ...placed });
}

function sprite(take: Take, placed: OfPerson) {
  const { board, scene, plan } = take;
  const { person } = scene;
  if ("film" in person) return filmed(take, person, closeUp(person), placed);
  const { sheet, columns, rows, frames } = person;
  const assetId = board.asset("person", { type: "sprite", ...sheet });
  const cues = cuesOf(board.brief, plan).map((cue) => ({ ...cue, time: ticks(cue.time), duration: ticks(cue.duration) }));
  board.sprite("person", { assetId, columns, rows, frames, cues, seed: 7 }, { at: 0, until: plan.duration, ...placed });
}

/** How near a film is brought in a disc: the face is well half as wide as that. */
function closeUp({ film, face }: Filmed): number {
  const across = (face.width * film.width) / Math.min(film.width, film.height);
  return Math.min(3, Math.max(1, 0.5 / across));
}

/** The photo fills the frame; the part of it that speaks lies exactly over it, and both come closer together. */
function wholePhoto(take: Take, photo: NonNullable<AvatarScene["photo"]>) {
  const { board, plan } = take;
  const area = photoArea(board, photo);
  const { frame } = photo;
  const face: Area = { x: area.x + frame.x * area.w, y: area.y + frame.y * area.h, w: frame.width * area.w, h: frame.height * area.h };
  const keys = drift("scale", plan.duration, [1, CLOSER]);
  const centre = (box: Area) => [(board.width / 2 - box.x) / box.w, (board.height * EYE_LEVEL - box.y) / box.h] as const;
  const assetId = board.asset("photo", { type: "image", url: photo.url, width: photo.width, height: photo.height });
  board.image("back", { assetId }, { at: 0, until: plan.duration, box: area, keys, anchor: centre(area) });
  sprite(take, { box: face, keys, anchor: centre(face) });
}

function ground({ board, scene, plan }: Take) {
  const { backdrop, color } = scene;
  const light = mix(color, "#ffffff", 0.28);
  const stops = [
    { at: 0, color: light },
    { at: 1, color: mix(color, "#000000", 0.06) },
  ];
  board.scene({ at: 0, until: plan.duration, ground: { type: "radial", x: 0.5, y: 0.42, radius: 0.8, stops } });
  if (!backdrop) return;
  const assetId = board.asset("backdrop", { type: "image", ...backdrop });
  board.image("back", { assetId }, { at: 0, until: plan.duration, box: board.frame, keys: drift("scale", plan.duration, [1, CLOSER]) });
}

/** Where somebody who is cut out stands: on the lower edge of the frame. */
function standing({ width, height, tall }: Board, placement: AvatarScene["placement"]): Area {
  const side = placement === "full" ? (tall ? width * 1.34 : height) : tall ? width * 0.92 : height * 0.94;
  const middle = { full: 0.5, left: tall ? 0.34 : 0.27, right: tall ? 0.66 : 0.73, corner: 0.5 }[placement];
  return { x: width * middle - side / 2, y: height - side, w: side, h: side };
}

/** A disc that is whole wherever it stands. */
function whole({ width, height, caption }: Board, placement: AvatarScene["placement"]): Area {
  const side = Math.min(width, height, caption.y) * (placement === "full" ? 0.84 : 0.66);
  const share = { full: 0.5, left: 0.06, right: 0.94, corner: 0.5 }[placement];
  return { x: (width - side) * share, y: Math.max(height * 0.04, (caption.y - side) / 2), w: side, h: side };
}

/** In a disc above the captions, in the corner where apps have none of their buttons. */
function disc(take: Take) {
  const { board, plan } = take;
  const side = Math.min(board.width, board.height) * 0.42;
  const box: Area = { x: board.safe.x + 16 * board.u, y: board.caption.y - side - 40 * board.u, w: side, h: side };
  const rim = 8 * board.u;
  const outer: Area = { x: box.x - rim, y: box.y - rim, w: side + rim * 2, h: side + rim * 2 };
  const time = { at: 0, until: plan.duration };
  board.shape("person", { geometry: { kind: "ellipse" }, fill: { type: "solid", color: "#ffffff" } }, { ...time, box: outer });
  board.shape(
    "person",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: mix(take.scene.color, "#ffffff", 0.2) } },
    { ...time, box },
  );
  sprite(take, { box, effects: ROUND });
}

function subtitles({ board, scene, plan }: Take) {
  if (!scene.captions) return;
  const { u, zh } = board;
  captions(board, plan, {
    style: { families: zh ? ["Noto Sans SC", "Instrument Sans"] : ["Instrument Sans"], weight: 700, size: 62 * u, color: "#1c1a17" },
    spoken: { kind: "color", color: "#1c1a17", rest: "#6d675e" },
    plate: { per: "block", color: "rgba(255,255,255,0.92)", padX: 34 * u, padY: 24 * u, radius: 28 * u },
    most: 5,
    limit: zh ? 20 : 26,
  });
}

/** A video of one person who speaks: as long as what is said, and a second of rest. */
export function composeAvatar(scene: AvatarScene): TimelineDocument {
  const { brief, plan } = planOf(scene);
  const board = new Board(brief, ["back", "person", "caption"]);
  const take: Take = { board, scene, plan };
  if (scene.photo) wholePhoto(take, scene.photo);
  else if ("film" in scene.person && scene.own) filmed(take, scene.person, 1, { box: board.frame });
  else {
    ground(take);
    if (scene.placement === "corner") disc(take);
    else if (scene.round) sprite(take, { box: whole(board, scene.placement), ...("film" in scene.person ? { effects: ROUND } : {}) });
    else sprite(take, { box: standing(board, scene.placement) });
  }
  subtitles(take);
  soundtrack(board, plan);
  return board.document(scene.color);
}
