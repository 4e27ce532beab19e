import { describe, expect, it } from "vitest";
import { after, roughCut, the } from "../../../../timeline/edit/testing.ts";
import { boxAt } from "../../../../timeline/draw/box-at.ts";
import { elementUnder, guided, within } from "./box.ts";

const place = (values: object) => after(roughCut(), { type: "update", id: "title", values: { transform: values } });
const small = place({ x: 540, y: 960, width: 400, height: 100 });
const boxOf = (document: typeof small) => boxAt(the(document, "title") as Parameters<typeof boxAt>[0], 400);

describe("the picture", () => {
  it("knows where an element is, however it is placed, scaled and turned", () => {
    expect(boxOf(small)).toMatchObject({ left: 340, top: 910, width: 400, height: 100 });
    expect(boxOf(place({ width: 400, height: 100, scale: 2 }))).toMatchObject({ left: 140, width: 800 });
    const turned = boxOf(place({ width: 400, height: 100, rotation: 90 }));
    expect(within(turned, { x: 540, y: 1150 })).toBe(true);
    expect(within(turned, { x: 730, y: 960 })).toBe(false);
  });

  it("takes what is in front under a point, and a background where nothing else is", () => {
    expect(elementUnder(small, 400, { x: 540, y: 960 })).toBe("title");
    expect(elementUnder(small, 400, { x: 20, y: 20 })).toBe("b");
    expect(elementUnder(small, 900, { x: 20, y: 20 })).toBeNull();
  });

  it("draws what is moved to the middle where it comes near", () => {
    const { by, met } = guided(boxOf(place({ x: 300, width: 400, height: 100 })), { x: 236, y: 300 }, small.canvas);
    expect([by, met]).toEqual([
      { x: 240, y: 300 },
      { x: true, y: false },
    ]);
  });

  it("keyed places go along with what is moved", () => {
    const keyed = after(small, { type: "keyframe", id: "title", property: "x", time: 0, value: 500 });
    const moved = after(keyed, { type: "update", id: "title", values: { transform: { x: 640 } } });
    expect(the(moved, "title").keyframes).toMatchObject([{ property: "x", value: 600 }]);
  });
});
