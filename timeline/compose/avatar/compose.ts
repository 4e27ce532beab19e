import { mix } from "../../color.ts";
import { NO_BACKGROUND, type TimelineDocument } from "../../document.ts";
import { markElement } from "../../shot/compose.ts";
import { ticks } from "../../time.ts";
import { captions } from "../captions.ts";
import { DocumentBuilder } from "../document-builder.ts";
import { type Area, grown } from "../geometry.ts";
import { drift } from "../keys.ts";
import type { Schedule } from "../schedule.ts";
import { soundtrack } from "../soundtrack.ts";
import { captionsOf, groundOf, logoIn } from "./brand.ts";
import { cardGround, cardOf, cardRadius, cardRim } from "./card.ts";
import { behindDesk, desk, deskOf, isHeadOnly } from "./desk.ts";
import { ownCard, ownView } from "./own.ts";
import { EYE_LEVEL, isUnderCaptions, photoArea } from "./photo.ts";
import { squarePart } from "./part.ts";
import { cuesOf, planOf } from "./speech.ts";
import { fadingAway, standing, standingFilm, whole } from "./standing.ts";
import type { Take } from "./take.ts";
import type { AvatarScene, AvatarVideo, Backdrop, Drawn, Filmed, Photo } from "./video.ts";

const ROUND = [{ type: "mask" as const, shape: "ellipse" as const }];
/** Of a photo, a disc shows a square of so many heights of the face. */
const CLOSE = 2.1;
/** A photo that fills the frame comes this much closer from start to end. */
const CLOSER = 1.05;
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

type OfPerson = { box: Area; view?: ReturnType<typeof squarePart> } & Omit<
  Parameters<DocumentBuilder["sprite"]>[2],
  "at" | "until" | "box"
>;

/** A film or a picture in a box, the face in view where it does not fit whole; closer, or another part of it where that is asked. */
function filmed(take: Take, { film, face, still }: Filmed, view: Partial<NonNullable<ReturnType<typeof ownView>>>, placed: OfPerson) {
  const { board, at, until } = take;
  const { url, width, height } = film;
  const assetId = named(take, "person", still ? { type: "image", url, width, height } : { type: "video", ...film });
  const crop = { fit: "cover" as const, focusX: face.x + face.width / 2, focusY: face.y + face.height / 2, ...view };
  if (still) return void board.image("person", { assetId, crop }, { at, until, ...placed });
  board.video("person", { assetId, muted: true, crop, trimStart: ticks(at) }, { at, until, ...placed });
}

function sprite(take: Take, { view, ...placed }: OfPerson) {
  const { board, scene, plan, at, until } = take;
  const { person } = scene;
  if ("film" in person) return filmed(take, person, { zoom: closeUp(person) }, placed);
  const { sheet, columns, rows, frames } = person;
  const assetId = named(take, "person", { type: "sprite", ...sheet });
  const cues = cuesOf(board.brief, plan)
    .filter(({ time }) => time >= at && time < until)
    .map((cue) => ({ ...cue, time: ticks(cue.time) - ticks(at), duration: ticks(cue.duration) }));
  board.sprite("person", { assetId, columns, rows, frames, cues, seed: 7, ...(view ? { view } : {}) }, { at, until, ...placed });
}

/** How near a film is brought in a disc: the face is well half as wide as that. */
function closeUp({ film, face }: Filmed): number {
  const across = (face.width * film.width) / Math.min(film.width, film.height);
  return Math.min(3, Math.max(1, 0.5 / across));
}

/** The photo fills the frame; the part of it that speaks lies exactly over it, and both come closer together. */
function wholePhoto(take: Take, photo: Photo) {
  const { board, at, until } = take;
  const area = photoArea(board, photo);
  if (isUnderCaptions(take, photo, area)) return onOwnLight(take, photo);
  const { frame } = photo;
  const face: Area = { x: area.x + frame.x * area.w, y: area.y + frame.y * area.h, w: frame.width * area.w, h: frame.height * area.h };
  const keys = drift("scale", until - at, [1, CLOSER]);
  const centre = (box: Area) => [(board.width / 2 - box.x) / box.w, (board.height * EYE_LEVEL - box.y) / box.h] as const;
  const assetId = named(take, "photo", { type: "image", url: photo.url, width: photo.width, height: photo.height });
  board.image("back", { assetId }, { at, until, box: area, keys, anchor: centre(area) });
  sprite(take, { box: face, keys, anchor: centre(face) });
}

/** A part of a photo beside the head, so near and so far out of focus that it is a color. */
const LIGHT = { fit: "cover" as const, focusX: 0, focusY: 0, zoom: 5 };

/** A photo that is little more than a head: on a card above the captions, before the light of its own background. */
function onOwnLight(take: Take, { url, width, height, frame }: Photo) {
  const { board, video, scene, at, until } = take;
  const { person } = scene;
  if ("film" in person) return;
  const assetId = named(take, "photo", { type: "image", url, width, height });
  // Larger than the frame: out of focus its edges are see-through.
  board.image(
    "back",
    { assetId, crop: LIGHT },
    { at, until, box: grown(board.frame, 1.2), effects: [{ type: "blur", radius: 60 * board.u }] },
  );
  const { box, view } = cardOf(board, "full", person, video.captions);
  const effects = [{ type: "radius" as const, value: cardRim(take, box) }];
  // The sheet's frames fade at their edges, for they lie over the photo.
  const rect = {
    x: frame.x + view.x * frame.width,
    y: frame.y + view.y * frame.height,
    width: view.width * frame.width,
    height: view.height * frame.height,
  };
  board.image("person", { assetId, crop: { fit: "cover", rect } }, { at, until, box, effects });
  sprite(take, { box, view, effects });
}

/** A film of somebody fills the frame; where captions would cover the chin, it is on a card above them, before its own light. */
function wholeFilm(take: Take, person: Filmed) {
  const { board, video, at, until } = take;
  const view = ownView(board, person, video.captions);
  if (view) return filmed(take, person, view, { box: board.frame });
  const { film, still } = person;
  const { url, width, height } = film;
  const assetId = named(take, "person", still ? { type: "image", url, width, height } : { type: "video", ...film });
  const placed = { at, until, box: grown(board.frame, 1.2), effects: [{ type: "blur" as const, radius: 60 * board.u }] };
  if (still) board.image("back", { assetId, crop: LIGHT }, placed);
  else board.video("back", { assetId, muted: true, crop: LIGHT, trimStart: ticks(at) }, placed);
  const { box, crop } = ownCard(board, person);
  filmed(take, person, crop, { box, effects: [{ type: "radius", value: cardRim(take, box) }] });
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

/** Above the captions, in the corner where apps have none of their buttons. */
function cornerOf({ width, height, safe, caption, u }: DocumentBuilder): Area {
  const side = Math.min(width, height) * 0.42;
  return { x: safe.x + 16 * u, y: caption.y - side - 40 * u, w: side, h: side };
}

/** In a disc with a rim. */
function disc(take: Take, box: Area) {
  const { board, at, until } = take;
  const rim = 8 * board.u;
  const outer: Area = { x: box.x - rim, y: box.y - rim, w: box.w + rim * 2, h: box.h + rim * 2 };
  const time = { at, until };
  board.shape("person", { geometry: { kind: "ellipse" }, fill: { type: "solid", color: "#ffffff" } }, { ...time, box: outer });
  board.shape(
    "person",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: mix(take.scene.color, "#ffffff", 0.2) } },
    { ...time, box },
  );
  const { person, round } = take.scene;
  const view = "film" in person || round || !person.face ? {} : { view: squarePart(person, person.face.height * CLOSE) };
  sprite(take, { box, ...view, effects: ROUND });
}

/** Somebody who is cut out: standing, or on a card where their photo cuts them off in sight. */
function free(take: Take, person: Drawn) {
  const { board, scene, video } = take;
  const box = standing(board, scene.placement, person, video.captions);
  if (box) return sprite(take, { box });
  const card = cardOf(board, scene.placement, person, video.captions);
  const value = video.transparent ? cardRadius(board) : cardGround(take, card.box);
  sprite(take, { box: card.box, view: card.view, effects: [{ type: "radius", value }] });
}

/** The person of one scene before what is behind them. */
function stage(take: Take) {
  const { board, scene } = take;
  const { photo, person, own, placement, round } = scene;
  if (photo) return wholePhoto(take, photo);
  if ("film" in person && own) return wholeFilm(take, person);
  ground(take);
  if (placement === "corner") return disc(take, cornerOf(board));
  if ("film" in person && person.alone) {
    if (!take.video.transparent && isHeadOnly(person)) return disc(take, whole(board, placement));
    const high = deskOf(take, person);
    const box = high > 0 ? behindDesk(board, placement, { ...person, high }) : standingFilm(board, placement, person);
    filmed(take, person, {}, { box, effects: fadingAway(board, box, person) });
    return high > 0 ? desk(take, high) : undefined;
  }
  if (!round && !("film" in person)) return free(take, person);
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
  const board = new DocumentBuilder(brief, ["back", "person", "logo", "caption", "mark"]);
  const brand = video.brand ?? null;
  for (const [index, span] of spansOf(video, plan).entries()) {
    const asked = video.scenes[index];
    if (!asked || span.until <= span.at) continue;
    const take = { board, video, scene: { ...asked, color: groundOf(asked.color, brand) }, plan, ...span };
    stage(take);
    logoIn(take);
  }
  if (video.captions) captions(board, plan, captionsOf(board, brand));
  if (video.mark !== "") board.add("mark", markElement(video.mark, board, { startTime: 0, duration: ticks(plan.duration) }));
  soundtrack(board, plan);
  return board.document(video.transparent ? NO_BACKGROUND : groundOf(video.scenes[0]?.color ?? "#ffffff", brand));
}
