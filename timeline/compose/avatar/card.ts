import { mix } from "../../color.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import type { Area } from "../geometry.ts";
import { cardPart } from "./part.ts";
import type { Take } from "./take.ts";
import type { AvatarScene, Drawn } from "./video.ts";

/** Of the shorter side of a frame: what is around a card, how round its corners are, and how wide its rim is. */
export const MARGIN = 0.055;
const [ROUND, RIM] = [0.05, 0.008];
/** How high a card is, in its widths, at most. */
export const TALLEST = 1.32;
/** How much of the frame's width a card may have: alone in the middle, or beside what is shown. */
const WIDTH = { full: 0.9, side: { tall: 0.78, square: 0.6, wide: 0.42 } };

interface Card {
  readonly box: Area;
  readonly view: ReturnType<typeof cardPart>;
}

/** The card of somebody whose photo cuts them off where it would be seen: above the captions, with nothing in it that is cut off. */
export function cardOf(
  { width, height, tall, caption }: DocumentBuilder,
  placement: AvatarScene["placement"],
  person: Drawn,
  captions: boolean,
): Card {
  const margin = MARGIN * Math.min(width, height);
  const floor = captions ? caption.y - margin : height - margin;
  const view = cardPart(person, TALLEST);
  const side = tall ? WIDTH.side.tall : width > height ? WIDTH.side.wide : WIDTH.side.square;
  const most = width * (placement === "full" ? WIDTH.full : side);
  const by = Math.min(most / view.width, (floor - margin) / view.height);
  const [w, h] = [view.width * by, view.height * by];
  const share = { full: 0.5, left: 0, right: 1, corner: 0.5 }[placement];
  return { box: { x: margin + (width - w - margin * 2) * share, y: margin + (floor - margin - h) / 2, w, h }, view };
}

export const cardRadius = ({ width, height }: DocumentBuilder): number => Math.min(width, height) * ROUND;

/** The rim of a card. Answers how round it is. */
export function cardRim({ board, at, until }: Pick<Take, "board" | "at" | "until">, box: Area): number {
  const radius = cardRadius(board);
  const rim = Math.min(board.width, board.height) * RIM;
  board.shape(
    "person",
    { geometry: { kind: "rect", radius: radius + rim }, fill: { type: "solid", color: "#ffffff" } },
    { at, until, box: { x: box.x - rim, y: box.y - rim, w: box.w + rim * 2, h: box.h + rim * 2 } },
  );
  return radius;
}

/** What is behind somebody on a card: a rim, and the scene's color, lighter. Answers how round it is. */
export function cardGround(take: Take, box: Area): number {
  const { board, scene, at, until } = take;
  const radius = cardRim(take, box);
  const stops = [
    { at: 0, color: mix(scene.color, "#ffffff", 0.5) },
    { at: 1, color: mix(scene.color, "#1c1a17", 0.08) },
  ];
  board.shape("person", { geometry: { kind: "rect", radius }, fill: { type: "linear", angle: 90, stops } }, { at, until, box });
  return radius;
}
