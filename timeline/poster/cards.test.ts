import { expect, it } from "vitest";
import { composeFilm } from "./film.ts";
import { POSTER_RATIOS } from "./ratios.ts";
import { ticks } from "../time.ts";

const photo = { url: "photo.jpg", cut: false, width: 900, height: 600 };
const lines = ["Two shoes", "From $12", "Come and try"].map((text) => ({ text, seconds: 2, voice: null }));
const film = (ratio: (typeof POSTER_RATIOS)[number], mark = "") =>
  composeFilm({ id: "f", lines, style: "swiss", ratio, seed: 1, pictures: [photo, photo], music: null, mark });

it.each(POSTER_RATIOS)("swiss, %s: photographs together lie on the sheet, not over a disc", (ratio) => {
  const { tracks, canvas } = film(ratio);
  const last = tracks.flatMap(({ elements }) => elements).filter(({ startTime }) => startTime === ticks(4));
  const cards = last.flatMap((one) => (one.type === "image" ? [one] : []));
  expect(cards).toHaveLength(2);
  expect(last.filter((one) => one.type === "shape" && one.geometry.kind === "ellipse")).toEqual([]);
  for (const { transform } of cards) expect(transform.x + transform.width / 2).toBeLessThan(canvas.width);
});

it("the mark keeps off what hangs below a headline's last line", () => {
  const { tracks, canvas } = film("9:16", "Made with AI");
  const mark = tracks.flatMap(({ elements }) => elements).find(({ id }) => id === "mark");
  expect(mark?.type === "text" ? mark.transform.y : canvas.height).toBeLessThan(canvas.height / 2);
});
