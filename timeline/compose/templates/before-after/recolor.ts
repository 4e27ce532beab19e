import type { Shown } from "../../cast.ts";
import { during } from "../../direction.ts";
import { type Area, around } from "../../geometry.ts";
import { move } from "../../keys.ts";
import { sound } from "../../soundtrack.ts";
import { talker } from "../../talker.ts";
import { areas, type Half, tab, title, windowFor } from "./half.ts";
import { twice, wiper } from "./wiper.ts";

/** What both ways of bringing the colour back share: the window, its tab on the side where the thing is not, the headline, who speaks. */
function coloured(half: Half, bring: (shown: Shown, stage: Area) => void) {
  const { board, labels, clip } = half;
  const shown = half.cast.next() ?? half.cast.hero;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, shown, room);
  if (shown) bring(shown, stage);
  const lands = Math.min(1, half.length * 0.45);
  tab(half, stage, { text: labels.before, side: "left", grey: true, from: 0, until: half.at + lands });
  tab(half, stage, { text: labels.after, side: "right", from: lands });
  title(half, head, { mark: "highlight" });
  const size = Math.min(330 * board.u, stage.h * 0.36);
  // Beside the window where there is room, else in its corner.
  const free = stage.x - room.x > size || room.x + room.w - stage.x - stage.w > size;
  const x = free ? Math.max(board.safe.x, stage.x - size - 24 * board.u) : stage.x + 24 * board.u;
  talker(board, { clip, ...during(half, 0.3), ring: half.soft, box: { x, y: stage.y + stage.h - size - 20 * board.u, w: size, h: size } });
  sound(board, "shimmer", half.at + 0.6, 0.12);
}

/** The handle sweeps once and the colour comes back. */
export const sweepIn = (half: Half) =>
  coloured(half, (shown, stage) =>
    wiper(half, shown, stage, {
      path: [
        [0, 0.04],
        [0.25, 0.08, "inOut"],
        [1.05, 0.985, "inOutExpo"],
        [1.2, 1, "linear"],
      ],
      leaves: 1,
    }),
  );

/** The colour opens from the middle, in a ring of light, and lands on the beat. */
export function bloom(half: Half) {
  const { board, plan } = half;
  const lands = (plan.beats.find((beat) => beat > half.at + 0.75 && beat < half.at + 1.4) ?? half.at + 1) - half.at;
  coloured(half, (shown, stage) => {
    const far = Math.hypot(stage.w + 160, stage.h + 160);
    twice(half, shown, stage, {
      from: "iris",
      path: [
        [0, 0],
        [0.2, 0.02, "out"],
        [0.45, 0.24, "outBack"],
        [lands - 0.2, 0.27, "linear"],
        [lands + 0.15, 1, "inExpo"],
      ],
    });
    const ring = around(stage.x + stage.w / 2, stage.y + stage.h / 2, far);
    board.shape(
      "over",
      { geometry: { kind: "ellipse" }, stroke: { color: "#ffffff", width: (10 * board.u) / 0.25 } },
      {
        ...during(half),
        until: half.at + lands - 0.05,
        box: ring,
        keys: [
          ...move("scale", [0, 0], [0.2, 0.02, "out"], [0.45, 0.24, "outBack"], [lands - 0.2, 0.27, "linear"], [lands - 0.05, 0.3, "in"]),
          ...move("opacity", [lands - 0.2, 1], [lands - 0.05, 0]),
        ],
      },
    );
  });
}
