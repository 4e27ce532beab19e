import sharp from "sharp";
import { expect, test } from "vitest";
import { portrait } from "../../../testing/portrait.ts";
import { findFaces } from "../../faces/faces.ts";
import { meshOf } from "./face.ts";
import { EYE_CORNERS, EYES, MOUTH_CORNERS } from "./landmarks.ts";

const SIDE = 640;
const TILT = 20;
const LOOKED = [...EYES.flatMap(({ upper, lower }) => [...upper, ...lower]), ...MOUTH_CORNERS];

/** Points of the face of a picture, from its middle. */
async function points(png: Buffer) {
  const data = await sharp(png).removeAlpha().raw().toBuffer();
  const picture = { data: new Uint8Array(data), width: SIDE, height: SIDE };
  const [face] = await findFaces(picture, true);
  if (!face) throw new Error("no face was found");
  const mesh = await meshOf(picture, face);
  return (index: number) => [(mesh[index]?.[0] ?? 0) - SIDE / 2, (mesh[index]?.[1] ?? 0) - SIDE / 2] as const;
}

test("lids and lips of a head that is held askew are found where they are: else an eye stays open in each blink", async () => {
  const upright = await portrait(SIDE);
  const turned = await sharp(upright).rotate(TILT, { background: "#888" }).png().toBuffer();
  const at = Math.round(((await sharp(turned).metadata()).width - SIDE) / 2);
  const [straight, askew] = [
    await points(upright),
    await points(await sharp(turned).extract({ left: at, top: at, width: SIDE, height: SIDE }).png().toBuffer()),
  ];
  const [cos, sin] = [Math.cos((TILT * Math.PI) / 180), Math.sin((TILT * Math.PI) / 180)];
  const off = LOOKED.map((index) => {
    const [[x, y], [u, v]] = [straight(index), askew(index)];
    return Math.hypot(x * cos - y * sin - u, x * sin + y * cos - v);
  });
  const [left, right] = EYE_CORNERS.map(straight);
  const apart = Math.hypot((right?.[0] ?? 0) - (left?.[0] ?? 0), (right?.[1] ?? 0) - (left?.[1] ?? 0));
  expect(Math.max(...off) / apart).toBeLessThan(0.06);
});
