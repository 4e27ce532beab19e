import { mix } from "../../color.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import type { Area } from "../geometry.ts";
import { FACE } from "./standing.ts";
import type { Take } from "./take.ts";
import type { AvatarScene, Filmed } from "./video.ts";

/** Somebody who was filmed from near speaks from behind a desk, which hides where their film ends: of the frame from below. */
const DESK = { tall: 0.27, other: 0.21 } as const;
/** Nearer than so much of a film's width is near; where the middle of such a face is at the lowest, from the top. */
const [NEAR, LOWEST] = [0.3, 0.5] as const;
/** Of such a film the desk hides so much: a cut-out is often thin at the film's edge. */
const HIDDEN = 0.05;

/** So much of a face's height below the chin shows shoulders; with less a head would lie on the desk. */
const SHOULDERS = 0.75;

const isNear = ({ film, face }: Filmed): boolean => (face.width * film.width) / Math.min(film.width, film.height) >= NEAR;

/** Whether a film is nothing but a head: it is shown in a disc, whose edge is where it ends. */
export const isHeadOnly = (person: Filmed): boolean =>
  isNear(person) && 1 - person.face.y - person.face.height < SHOULDERS * person.face.height;

/** How high the desk of somebody is who was filmed from near; 0: they need none. */
export const deskOf = ({ video, board }: Take, person: Filmed): number =>
  video.transparent || !isNear(person) ? 0 : board.height * (board.tall ? DESK.tall : DESK.other);

/** Where a film of somebody from near lies above their desk: as large as others, or so large that the face is not too low. */
export function behindDesk(
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
export function desk({ board, scene, at, until }: Take, high: number) {
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
