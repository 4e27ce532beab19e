import { mix } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { accentIn } from "../../accent.ts";
import { photo, product } from "../../photo.ts";
import { during, type Take } from "../../direction.ts";
import { type Area, around } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { hasNearView } from "../../plate.ts";
import { aspect, standing } from "../../standing.ts";
import { talker } from "../../talker.ts";
import { CAMERAS, filming } from "./camera.ts";
import { headline, lined } from "./headline.ts";
import { zones } from "./zones.ts";

/** A presenter's card on the floor: at the right of an upright frame, else (and where the thing stands right) at the left. */
function beneath({ u, tall, safe, caption }: Take["board"], set: Area, left: boolean): Area {
  const by = tall && !left ? u : u * 0.8;
  const [w, h] = [310 * by, 390 * by];
  return { x: tall && !left ? safe.x + safe.w - w - 15 * by : safe.x + 20 * u, y: Math.min(set.y + set.h, caption.y - 24 * u) - h, w, h };
}

/** A thing that is broad leaves a presenter room: it stands above, or beside. */
function clearOf({ board, star }: Take, set: Area): Area {
  if (!board.brief.presenter || !star || aspect(star) < 0.62) return set;
  const gap = (board.tall ? 360 : 290) * board.u;
  return board.tall ? { ...set, h: set.h - gap } : { ...set, x: set.x + gap, w: set.w - gap };
}

/** A thing so broad leaves most of an upright frame empty. */
const BROAD = 1.3;

/** Below a broad thing in an upright frame a window shows it from near; answers what is left for the whole of it. */
function underDetail(take: Take, set: Area, wanted: boolean): Area {
  const { board, star } = take;
  if (!wanted || !board.tall || board.brief.presenter || !star?.cutout || aspect(star) < BROAD) return set;
  const top = set.h * 0.44;
  const box = {
    x: board.safe.x,
    y: set.y + top + 70 * board.u,
    w: board.safe.w,
    h: board.caption.y - 40 * board.u - set.y - top - 70 * board.u,
  };
  if (!hasNearView({ ...star, cutout: star.cutout }, box)) return set;
  photo(
    board,
    "product",
    { shown: { ...star, print: true }, zoom: [1.3, 1.5], close: true },
    {
      ...during(take),
      box,
      effects: [{ type: "radius", value: 44 * board.u }],
      keys: move("y", [0, box.y + box.h / 2 + 150 * board.u], [0.7, box.y + box.h / 2, "outExpo"]),
    },
  );
  return { ...set, h: top };
}

/** How much of the room above a low thing it takes from below. */
const RAISED = 0.4;

/** A broad thing in an upright frame stands nearer to the words above it than at its floor. */
function raised({ board, star }: Take, set: Area): Area {
  if (!board.tall || board.brief.presenter || !star?.cutout || aspect(star) < BROAD) return set;
  return { ...set, h: set.h - (set.h - standing(star, set).h) * RAISED };
}

/** The thing on the seamless, lit from one side; light and camera never quite stop. */
export function backdrop(
  take: Take,
  camera: keyof typeof CAMERAS,
  { plain = false, late = 0.1, room = null as Area | null, title = zones(take, plain).title, priced = false } = {},
) {
  const { board, star, clip, colors } = take;
  const set = raised(take, underDetail(take, clearOf(take, room ?? zones(take, plain).set), !priced));
  const glow = around(set.x + set.w / 2, set.y + set.h * 0.5, set.h * 1.3);
  board.shape(
    "set",
    {
      geometry: { kind: "ellipse" },
      fill: {
        type: "radial",
        radius: 0.5,
        stops: [
          { at: 0, color: "rgba(255,255,255,0.95)" },
          { at: 1, color: "rgba(255,255,255,0)" },
        ],
      },
    },
    {
      ...during(take),
      box: glow,
      keys: [...drift("x", take.length, [glow.x + glow.w * 0.28, glow.x + glow.w * 0.72]), ...drift("scale", take.length, [0.8, 1.1])],
    },
  );
  if (star)
    product(
      board,
      "product",
      {
        shown: star,
        effects: [
          { type: "contact", opacity: 0.66, color: mix(colors.ink, colors.main, 0.25) },
          { type: "reflection", opacity: 0.16, length: 0.16 },
          { type: "sweep", start: ticks(0.4), duration: ticks(0.9), opacity: 0.5 },
        ],
      },
      {
        ...during(take),
        box: set,
        anchor: [0.5, camera === "back" ? 0.62 : 1],
        keys: filming(CAMERAS[camera], take.length, accentIn(board.beats, take.at, take.until)),
      },
    );
  if (!plain) headline(take, title, colors.ink, late);
  if (!board.brief.presenter && (!plain || priced) && !take.call)
    board.movable(take.group, [lined(board, title), room ?? zones(take, plain).set]);
  // Where figures stand at the left of a low frame there is no place for a presenter.
  if (!priced || board.tall)
    talker(board, {
      clip,
      ...during(take, 0.3),
      ring: mix(colors.main, "#ffffff", 0.7),
      shape: "card",
      box: beneath(board, room ?? zones(take, plain).set, priced && take.call),
    });
}
