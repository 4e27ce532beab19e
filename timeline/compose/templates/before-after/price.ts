import { during, enter } from "../../direction.ts";
import { grown, part } from "../../geometry.ts";
import { move } from "../../keys.ts";
import { onGround } from "../../palette.ts";
import { areas, type Half, spring } from "./half.ts";

/** The price over the thing, and what it was. */
export function price(half: Half) {
  const { board, faces, colors, labels, ground, soft } = half;
  const { price: now, original_price: was } = board.brief.product;
  const { head, stage } = areas({ ...half, titled: true });
  board.shape(
    "back",
    { geometry: { kind: "blob", seed: 5, wobble: 0.1 }, fill: { type: "solid", color: soft } },
    { ...during(half), box: grown(stage, board.wide ? 0.98 : 0.92), keys: move("scale", [0, 0.6], [0.7, 1, "spring"]) },
  );
  spring(half, part(stage, 0.1, 0.04, 0.8, 0.9), { from: 0.5, to: 1.06, sweep: [0.5, 0.8] });
  const ink = onGround(colors, ground);
  const row = { ...head, h: head.h * (board.wide ? 0.4 : 0.66) };
  board.text(
    "type",
    {
      text: now,
      style: {
        families: faces,
        weight: 800,
        size: 230 * board.u,
        color: ink,
        maxLines: 1,
        tracking: -20,
        align: board.wide ? "left" : "center",
      },
      enter: enter("char", "pop", [0.4, 0.05], "spring"),
    },
    { ...during(half, 0.5), box: row },
  );
  if (!was) return;
  const old = {
    x: board.wide ? head.x : head.x + head.w / 2 - 260 * board.u,
    y: row.y + row.h + 12 * board.u,
    w: 520 * board.u,
    h: 70 * board.u,
  };
  board.text(
    "type",
    {
      text: `${labels.was} ${was}`,
      style: { families: faces, weight: 500, size: 54 * board.u, color: ink, maxLines: 1, align: board.wide ? "left" : "center" },
      emphasis: { words: [1], mark: "strike", markColor: "#d8412f" },
      enter: enter("word", "rise", [0.3, 0.1]),
    },
    { ...during(half, 0.1), box: old },
  );
}
