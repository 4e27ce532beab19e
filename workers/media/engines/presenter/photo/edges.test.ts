import { expect, it } from "vitest";
import { withTrueEdges } from "./edges.ts";
import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, LOWER_LIP_BODY } from "./landmarks.ts";

const SIZE = 300;
const [SKIN, LIP, DARK, TOOTH] = [
  [200, 150, 130],
  [180, 90, 95],
  [30, 14, 14],
  [225, 215, 200],
] as const;
/** Where teeth are seen, and the dark at their sides. */
const [TOP, BOTTOM, LEFT, RIGHT] = [144, 160, 92, 208] as const;

/** A smile whose teeth are `off` above where the mesh has them, with dark corners beyond the mesh's own. */
function smile(off: number) {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    const isOpen = y >= TOP - off && y < BOTTOM - off && x >= LEFT && x < RIGHT;
    const lips = y > 130 - off && y < 176 - off && x > LEFT - 3 && x < RIGHT + 3;
    const color = isOpen ? (x < LEFT + 14 || x >= RIGHT - 14 ? DARK : TOOTH) : lips ? LIP : SKIN;
    data.set([...color, 255], index * 4);
  }
  return { data, width: SIZE, height: SIZE };
}

/** Nose and cheeks are on skin. */
const mesh = Array.from({ length: 468 }, (): Point => [150, 40]);
for (const [step, upper] of INNER_UPPER_LIP.entries()) {
  const [x, end] = [104 + 9.2 * step, step === 0 || step === 10];
  mesh[upper] = [x, end ? 150 : TOP];
  mesh[INNER_LOWER_LIP[step] ?? upper] = [x, end ? 150 : BOTTOM];
}
[mesh[61], mesh[291]] = [
  [100, 150],
  [200, 150],
];
for (const [step, index] of LOWER_LIP_BODY.entries()) mesh[index] = [130 + step * 10, 168];

it.each([0, 4, -4])("lips end where teeth begin in the picture, %s pixels from where the mesh has them", (off) => {
  const edged = withTrueEdges(smile(off), mesh, true);
  for (const step of [3, 5, 7]) {
    expect(Math.abs((edged[INNER_UPPER_LIP[step] ?? 0]?.[1] ?? 0) - (TOP - off))).toBeLessThan(2);
    expect(Math.abs((edged[INNER_LOWER_LIP[step] ?? 0]?.[1] ?? 0) - (BOTTOM - off))).toBeLessThan(2);
  }
});

it("the corners go on to where the dark ends", () => {
  const edged = withTrueEdges(smile(0), mesh, true);
  expect(Math.abs((edged[78]?.[0] ?? 0) - LEFT)).toBeLessThan(2);
  expect(Math.abs((edged[308]?.[0] ?? 0) - RIGHT)).toBeLessThan(2);
  expect((edged[61]?.[0] ?? 999) < LEFT && (edged[291]?.[0] ?? 0) > RIGHT).toBe(true);
});

it("lips that touch in the picture touch, though the mesh has them a little apart; their corners stay", () => {
  const data = Uint8Array.from(
    { length: SIZE * SIZE * 4 },
    (_, at) => [...(Math.abs(Math.floor(at / 4 / SIZE) - 152) < 1 ? DARK : LIP), 255][at % 4] ?? 0,
  );
  const near = mesh.map(([x, y]): Point => (y === TOP ? [x, 149] : y === BOTTOM ? [x, 155] : [x, y]));
  const edged = withTrueEdges({ data, width: SIZE, height: SIZE }, near, false);
  expect((edged[14]?.[1] ?? 9) - (edged[13]?.[1] ?? 0)).toBeLessThan(2.1);
  expect([edged[61], edged[78]]).toEqual([near[61], near[78]]);
});
