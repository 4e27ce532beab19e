import { areas, type Half, tab, title, windowFor } from "./half.ts";
import { wiper } from "./wiper.ts";

/** The first shot: the handle goes over the picture and back. */
export function hook(half: Half) {
  const { labels } = half;
  const shown = half.cast.next() ?? half.cast.hero;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, shown, room);
  if (shown)
    wiper(half, shown, stage, {
      path: [
        [0, 0.92],
        [0.7, 0.2, "inOutExpo"],
        [1.5, 0.74, "inOut"],
        [Math.max(1.8, half.length), 0.66, "inOut"],
      ],
      leaves: half.length,
    });
  tab(half, stage, { text: labels.before, side: "left", grey: true });
  tab(half, stage, { text: labels.after, side: "right", from: 0.25 });
  title(half, head, { size: 132, mark: "highlight" });
}
