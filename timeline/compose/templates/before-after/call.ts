import { mix, readable } from "../../../color.ts";
import { callAreas, callButton } from "../../call.ts";
import { during } from "../../direction.ts";
import { grown, part } from "../../geometry.ts";
import { drift } from "../../keys.ts";
import { fieldOn, onGround } from "../../palette.ts";
import { priceLine } from "../../price-line.ts";
import { type Half, spring, title } from "./half.ts";

/** The thing, the price, the button. */
export function callToAction(half: Half) {
  const { board, faces, colors, ground, soft } = half;
  const { u } = board;
  const { head, set, price: line, button: box, slender } = callAreas(half, { button: [board.square ? 470 : 540, 136], line: 96 });
  // Behind a slender thing it is large, and leaves the frame.
  const back = slender ? { ...part(set, 0, 0.12, 1, 0.8), w: set.w * 1.5 } : grown(set, 0.96);
  board.shape(
    "back",
    { geometry: { kind: "blob", seed: 9, wobble: 0.09 }, fill: { type: "solid", color: mix(ground, soft, 0.12) } },
    { ...during(half), box: back, keys: drift("rotation", half.length, [0, 12]) },
  );
  spring(half, part(set, 0.06, slender ? 0.05 : 0.02, 0.88, slender ? 0.93 : 0.96), { from: 0.4, to: 1.04, sweep: [0.7, 0.9] });
  title(half, head, { size: 132 });
  const ink = onGround(colors, ground);
  priceLine(half, line, {
    style: { families: faces, weight: 800, color: ink },
    old: { color: ink, mark: readable("#d8412f", ground, 3) },
    em: 0.8,
    align: board.tall && !slender ? "center" : "left",
    under: slender,
    from: 0.5,
  });
  const fill = fieldOn(colors, ground, 1.8);
  callButton(half, box, {
    geometry: { kind: "rect", radius: box.h / 2 },
    fill,
    style: { families: faces, weight: 800, size: 58 * u, color: readable(colors.ink, fill) },
    from: 0.4,
    ring: true,
  });
}
