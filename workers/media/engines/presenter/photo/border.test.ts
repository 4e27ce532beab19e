import sharp from "sharp";
import { expect, it } from "vitest";
import type { Picture } from "../../picture/raster.ts";
import { borderAround } from "./border.ts";

const [WIDTH, HEIGHT] = [480, 640];
/** Where a face of 120 × 150 pixels is, as fractions. */
const FACE = { x: 180 / WIDTH, y: 200 / HEIGHT, width: 120 / WIDTH, height: 150 / HEIGHT };
const HEAD = `<ellipse cx="240" cy="275" rx="62" ry="82" fill="#c99"/>`;
const SHOULDERS = `<path d="M 60 640 C 70 430 180 400 240 390 C 300 400 410 430 420 640 Z" fill="#345"/>`;
/** The same person as a print shows them: they end where it ends. */
const BUST = `<path d="M 150 520 C 155 420 200 395 240 390 C 280 395 325 420 330 520 Z" fill="#345"/>`;
const TABLE = `<rect width="480" height="640" fill="#b98"/><circle cx="60" cy="60" r="50" fill="#a76"/><circle cx="440" cy="600" r="70" fill="#ca8"/>`;
const sheet = (around: string): string => `<rect x="100" y="120" width="280" height="400" fill="#8ab" ${around}/>`;

async function picture(drawn: string): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawn}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).blur(0.6).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: WIDTH, height: HEIGHT };
}

const PRINT = sheet('stroke="#fff" stroke-width="14"') + BUST + HEAD;

it.each([
  ["a print on a table", TABLE + PRINT],
  ["a print held askew", `${TABLE}<g transform="rotate(9 240 320) skewX(5)">${PRINT}</g>`],
  ["a dark screen", TABLE + sheet('stroke="#111" stroke-width="18"') + BUST + HEAD],
  [
    "a print without a rim, above darker and below lighter than its table",
    `${TABLE}<rect x="100" y="120" width="280" height="400" fill="#357"/><rect x="100" y="330" width="280" height="190" fill="#dfe8ee"/>${BUST}${HEAD}`,
  ],
  ["a print with a finger over its edge", `${TABLE}${PRINT}<ellipse cx="100" cy="330" rx="34" ry="16" fill="#daa"/>`],
])("%s has a border around the face", async (_what, drawn) => {
  const border = borderAround(await picture(drawn), FACE);
  expect(border).not.toBeNull();
  const [[left = 0, top = 0] = [], , [right = 0, bottom = 0] = []] = border ?? [];
  expect([left < FACE.x, top < FACE.y, right > FACE.x + FACE.width, bottom > FACE.y + FACE.height]).toEqual([true, true, true, true]);
});

it.each([
  ["somebody before a wall", TABLE + SHOULDERS + HEAD],
  ["somebody before a window, which their shoulders hide below", TABLE + sheet('stroke="#fff" stroke-width="14"') + SHOULDERS + HEAD],
  [
    "somebody before a door that goes on to the floor",
    `${TABLE}<rect x="90" y="60" width="300" height="580" fill="#eee"/>${SHOULDERS}${HEAD}`,
  ],
  ["somebody between two bars that the film has at its sides", `${TABLE}${SHOULDERS}${HEAD}<path d="M0 0H50V640H0ZM430 0H480V640H430Z"/>`],
])("%s has none", async (_what, drawn) => {
  expect(borderAround(await picture(drawn), FACE)).toBeNull();
});
