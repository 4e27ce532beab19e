import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { portrait } from "../../../testing/portrait.ts";
import { findFaces } from "../../faces/faces.ts";
import { meshOf, type Point } from "./face.ts";
import { EYE_CORNERS, EYES, MOUTH_CORNERS } from "./landmarks.ts";
import { posedFace, stageOf } from "./talking.ts";

const SIDE = 640;
const TILT = 20;
const LOOKED = [...EYES.flatMap(({ upper, lower }) => [...upper, ...lower]), ...MOUTH_CORNERS];

interface Seen {
  png: Buffer;
  mesh: Point[];
}
let upright: Seen;
let askew: Seen;

async function seen(png: Buffer): Promise<Seen> {
  const data = new Uint8Array(await sharp(png).removeAlpha().raw().toBuffer());
  const picture = { data, width: SIDE, height: SIDE };
  const [face] = await findFaces(picture, true);
  if (!face) throw new Error("no face was found");
  return { png, mesh: (await meshOf(picture, face)).slice(0, 468).map(([x, y]) => [x, y]) };
}

beforeAll(async () => {
  const png = await portrait(SIDE);
  const turned = await sharp(png).rotate(TILT, { background: "#888" }).png().toBuffer();
  const at = Math.round(((await sharp(turned).metadata()).width - SIDE) / 2);
  upright = await seen(png);
  askew = await seen(await sharp(turned).extract({ left: at, top: at, width: SIDE, height: SIDE }).png().toBuffer());
});

test("lids and lips of a head that is held askew are found where they are", () => {
  const fromMiddle = ({ mesh }: Seen, index: number) => (mesh[index] ?? [0, 0]).map((value) => value - SIDE / 2) as [number, number];
  const [cos, sin] = [Math.cos((TILT * Math.PI) / 180), Math.sin((TILT * Math.PI) / 180)];
  const off = LOOKED.map((index) => {
    const [[x, y], [u, v]] = [fromMiddle(upright, index), fromMiddle(askew, index)];
    return Math.hypot(x * cos - y * sin - u, x * sin + y * cos - v);
  });
  const [left = [0, 0], right = [0, 0]] = EYE_CORNERS.map((index) => fromMiddle(upright, index));
  expect(Math.max(...off) / Math.hypot(right[0] - left[0], right[1] - left[1])).toBeLessThan(0.06);
});

test("one that is held far askew keeps its eyes open: one of them would stay open in each blink", async () => {
  const blinks = async ({ png, mesh }: Seen): Promise<boolean> => {
    const data = new Uint8Array(await sharp(png).ensureAlpha().raw().toBuffer());
    const stage = await stageOf({ canvas: { data, width: SIDE, height: SIDE }, mesh });
    const [open, shut] = await Promise.all([false, true].map((blink) => posedFace(stage, { open: 0, wide: 0, blink })));
    return Buffer.compare(Buffer.from(open?.data ?? []), Buffer.from(shut?.data ?? [])) !== 0;
  };
  expect(await blinks(upright)).toBe(true);
  expect(await blinks(askew)).toBe(false);
});
