import { expect, it } from "vitest";
import { painted } from "./painted.ts";

const SIDE = 40;
const canvas = (r: number, g: number, b: number) => ({
  data: Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => [r, g, b, 255][at % 4] ?? 0),
  width: SIDE,
  height: SIDE,
});
const MOUTH = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect x="10" y="10" width="20" height="20" fill="rgb(182,92,92)"/></svg>`;
const middle = async (of: ReturnType<typeof canvas>) => {
  const { data } = await painted(of, [MOUTH]);
  const at = (20 * SIDE + 20) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
};

it("a mouth is red in a photograph in colour, and gray in one in black and white", async () => {
  expect(await middle(canvas(210, 160, 140))).toEqual([182, 92, 92]);
  const [r, g, b] = await middle(canvas(150, 150, 150));
  expect([g, b]).toEqual([r, r]);
  expect(r).toBeGreaterThan(80);
  expect((await painted(canvas(150, 150, 150), [MOUTH])).data.subarray(0, 4)).toEqual(Buffer.from([150, 150, 150, 255]));
});
