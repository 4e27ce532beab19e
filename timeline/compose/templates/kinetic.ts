import type { AdBrief } from "../../brief.ts";
import { readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { above, holding } from "../bleed.ts";
import { DocumentBuilder } from "../document-builder.ts";
import { captions } from "../captions.ts";
import { cast, type Shown } from "../cast.ts";
import { photo } from "../photo.ts";
import { full } from "../full.ts";
import { around, inset, part, type Area } from "../geometry.ts";
import { move } from "../keys.ts";
import { priceShot } from "../moments.ts";
import { carries, litOn, paletteOf } from "../palette.ts";
import { seenIn } from "../scene.ts";
import { schedule } from "../schedule.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { arranged, starring } from "../staging.ts";
import { talker } from "../talker.ts";
import type { Phrase } from "../phrases.ts";
import { signed } from "../logo.ts";
import { beatsOf, NEAR, PHRASE, type Beat } from "./kinetic/beats.ts";
import { callToAction, price } from "./kinetic/call.ts";
import { burst, ribbons, wall, type Set, type Shooting } from "./kinetic/backdrop.ts";

/** A first sentence that is said for longer than so many seconds has two views beside it; the nearer is so much larger. */
const STANDS = 4;
const NEARER = 1.4;

/** The thing beside the first words; beside long ones, from half of them on another view of it, or the same from nearer. */
function bursts(set: Shooting, area: Area, tilt: number) {
  const { beat, cast: all } = set;
  const middle = (beat.start + beat.end) / 2;
  if (beat.end - beat.start <= STANDS) return burst(set, area, tilt, 0.8);
  burst({ ...set, beat: { ...beat, end: middle } }, area, tilt, 0.8);
  // It grows away from the words, beyond the frame.
  const nearer = { x: area.x - (area.w * (NEARER - 1)) / 2, y: area.y, w: area.w * NEARER, h: area.h * NEARER };
  const star = all.others ? all.star(true) : set.star;
  burst({ ...set, star, beat: { ...beat, start: middle } }, all.others ? area : nearer, -tilt, 0.8);
}

/** A photograph has corners, which a turn lifts into the words above it: it turns less than a thing without its ground. */
function hook(set: Shooting) {
  const { board, beat } = set;
  ribbons(set);
  const type = board.wide ? part(board.safe, 0, 0.02, 0.58, 0.96) : part(board.safe, 0.01, 0, 0.98, board.tall ? 0.32 : 0.39);
  bursts(
    set,
    board.wide
      ? part(board.frame, 0.57, 0.06, 0.39, 0.88)
      : part(board.frame, 0.07, board.tall ? 0.36 : 0.43, 0.86, board.tall ? 0.58 : 0.54),
    set.star?.cutout ? (board.wide ? 7 : 9) : board.wide ? 6 : board.tall ? 8 : 4,
  );
  wall(set, type, { align: board.wide ? "middle" : "top" });
  sound(board, "thud", beat.start + 0.05, 0.5);
}

/** A picture owns half the frame, close and moving; the words own the other. */
function half(set: Shooting) {
  const { board, beat, group } = set;
  const { frame, safe, tall, u } = board;
  const shown = set.cast.next();
  const flip = beat.clip.index % 2 === 0;
  const area = tall ? part(frame, 0, flip ? 0 : 0.5, 1, 0.5) : part(frame, flip ? 0.5 : 0, 0, 0.5, 1);
  const keys = tall
    ? move("x", [0, area.x + area.w * (flip ? 1.6 : -0.6)], [0.4, area.x + area.w / 2, "outExpo"])
    : move("y", [0, area.y + area.h * 1.5], [0.4, area.y + area.h / 2, "outExpo"]);
  if (shown) photo(board, "back", { shown, zoom: [1.1, 1.32], pan: 0.05 }, { at: beat.start, until: beat.end, group, box: area, keys });
  const gap = 30 * u;
  if (tall)
    return wall(
      set,
      flip
        ? { ...safe, y: board.height / 2 + gap, h: safe.y + safe.h - board.height / 2 - gap }
        : { ...safe, h: board.height / 2 - gap - safe.y },
    );
  const x = flip ? safe.x : board.width / 2 + gap;
  if (board.wide) board.movable(group, [part(frame, 0, 0, 0.49, 1), part(frame, 0.51, 0, 0.49, 1)]);
  wall(set, { ...safe, x, w: (flip ? board.width / 2 - gap : safe.x + safe.w) - x });
}

function ribbonShot(set: Shooting) {
  const { board } = set;
  ribbons(set);
  burst(set, board.wide ? part(board.frame, 0.5, 0.06, 0.46, 0.98) : part(board.frame, 0.04, 0.07, 0.92, board.tall ? 0.53 : 0.54), -7);
  if (board.wide) board.movable(set.group, [part(board.safe, 0, 0.1, 0.46, 0.8), part(board.frame, 0.5, 0.06, 0.46, 0.98)]);
  wall(set, board.wide ? part(board.safe, 0, 0.1, 0.46, 0.8) : part(board.safe, 0, board.tall ? 0.72 : 0.64, 1, board.tall ? 0.28 : 0.36), {
    align: "bottom",
  });
}

/** A picture of less than this of the frame's breadth leaves most of it empty. */
const FILLS = 0.7;
const fills = (board: DocumentBuilder, shown: Shown): boolean => seenIn(shown, holding(shown, above(board)), true).w > board.width * FILLS;

/** A moment without words: the frame belongs to a picture, before the headline where that is small; of only one every second moment to the product. */
function pause(set: Shooting) {
  const { board, beat, cast: all, group } = set;
  const shown = all.others || beat.index % 2 === 0 ? all.next() : null;
  if (shown && !fills(board, shown)) ribbons(set);
  if (shown && beat.heard.length > 0)
    return void full(board, "back", { shown, zoom: [1.04, 1.2], pan: 0.02, beside: all }, { at: beat.start, until: beat.end, group });
  if (shown)
    return photo(
      board,
      "back",
      { shown, zoom: [1.04, 1.2], room: part(board.frame, 0, 0.03, 1, 0.82) },
      { at: beat.start, until: beat.end, group, box: board.frame, keys: move("scale", [0, 1.2], [0.4, 1, "outExpo"]) },
    );
  ribbons(set);
  burst({ ...set, star: set.star ?? all.hero }, part(board.frame, 0.1, 0.12, 0.8, 0.66), 6);
}

/** Words own the frame; the presenter says them, or the thing stands below them. */
function words(set: Shooting) {
  const { board, beat, group, colors, star: hero } = set;
  const disc = 360 * board.u;
  if (!board.brief.presenter && hero?.cutout) {
    burst(
      set,
      board.wide
        ? part(board.frame, 0.62, 0.08, 0.34, 0.84)
        : part(board.frame, 0.12, board.tall ? 0.5 : 0.54, 0.76, board.tall ? 0.46 : 0.43),
      beat.index % 2 ? -9 : 9,
      0.6,
    );
    if (board.wide) board.movable(group, [part(board.safe, 0, 0.04, 0.6, 0.92), part(board.frame, 0.62, 0.08, 0.34, 0.84)]);
    return wall(set, board.wide ? part(board.safe, 0, 0.04, 0.6, 0.92) : part(board.safe, 0, 0, 1, board.tall ? 0.44 : 0.5), {
      align: board.wide ? "middle" : "top",
    });
  }
  const free = !board.brief.presenter
    ? board.safe
    : !board.tall
      ? { ...board.safe, w: board.safe.w - disc * 1.1 }
      : { ...board.safe, h: board.safe.h - disc * 1.1 };
  wall(set, inset(free, 8 * board.u), { align: "middle" });
  talker(board, {
    clip: beat.clip,
    at: beat.start,
    until: beat.end,
    group,
    ring: colors.pop,
    box: around(board.safe.x + board.safe.w - disc / 2, board.safe.y + board.safe.h - disc / 2, disc),
  });
}

/** A photograph goes to three edges and cuts nearer on every beat; the words stand clear of it. */
function punch(set: Shooting) {
  const { board, beat, group } = set;
  const shown = set.cast.next();
  if (!shown) return words(set);
  const area = board.tall ? part(board.frame, 0, 0, 1, 0.6) : part(board.frame, 0, 0, 0.54, 1);
  const jumps = board.beats.filter((at) => at > beat.start + 0.35 && at < beat.end - 0.25).map((at) => at - beat.start);
  photo(board, "back", { shown, zoom: [1, 1.34], jumps }, { at: beat.start, until: beat.end, group, box: area });
  const top = area.h + 36 * board.u;
  const free = !board.tall
    ? { ...part(board.safe, 0, 0.04, 1, 0.92), x: area.w + 36 * board.u, w: board.safe.x + board.safe.w - area.w - 36 * board.u }
    : { ...board.safe, y: top, h: board.safe.y + board.safe.h - top };
  wall(set, free, { align: board.tall ? "top" : "middle" });
}

/** Whether a beat's words are a phrase's. */
const said = ({ words: all }: Beat, { start, end }: Phrase): boolean => end > (all[0]?.start ?? end) && start < (all.at(-1)?.end ?? start);

/** The beat that shows the price: the one at a moment, or where its clip begins without words the first that has some. */
function pricedBeat(beats: readonly Beat[], at: number): Beat | undefined {
  const worded = beats.filter((beat, i) => i > 0 && beat.words.length > 0 && !beat.call);
  const latest = worded.findLast(({ start }) => start <= at + 0.4);
  return worded.find(({ clip, start }) => at >= clip.start && at < clip.end && start > at && latest?.clip !== clip) ?? latest;
}

/** Whether a phrase is heard over a picture that has the frame to itself: it is read as a caption. */
const overPicture = (beats: readonly Beat[], { start }: Phrase): boolean =>
  beats.some(({ heard }) => heard.some((word) => word.start === start));

/** The call to action, under the advertiser's logo. */
const ending = signed<Shooting>(callToAction, ({ beat: { start: at, end: until }, ...rest }) => ({ ...rest, at, until }));

/** Type is the picture: huge words on flat colour that land as they are spoken, hard cuts and pushes, springs. */
export function kinetic(brief: AdBrief): TimelineDocument {
  const plan = schedule(brief, 1.8);
  const board = new DocumentBuilder(brief, ["back", "product", "type", "over", "caption"], plan.beats);
  const colors = paletteOf(brief);
  const set: Set = {
    board,
    plan,
    colors,
    cast: cast(brief),
    faces: brief.language === "zh" ? ["Bricolage Grotesque Letters", "Noto Sans SC"] : ["Bricolage Grotesque"],
  };
  const grounds = [colors.main, colors.ink, colors.paper, carries(readable(colors.second, colors.ink, 3), colors.ink, colors.paper)];
  const rotation = [
    { stars: false, make: half },
    // A photograph does not stand below words: they are alone.
    { stars: set.cast.hero?.cutout != null, make: words },
    { stars: false, make: punch },
    { stars: true, make: ribbonShot },
  ];
  const offer = brief.product.price ? priceShot(set.plan, brief.product) : null;
  // What is heard needs a picture to look at; a narrow one beside nothing is none.
  const { pictures, others } = set.cast;
  const beats = beatsOf(set.plan, others ? pictures.length > 0 : pictures.some((one) => fills(board, one)));
  const priced = offer ? pricedBeat(beats, offer.start) : undefined;
  const only = (make: (set: Shooting) => void, stars: boolean) => ({ make, stars });
  const fixed = beats.map((beat, i) =>
    i === 0
      ? only(hook, true)
      : beat.call
        ? only(ending, true)
        : beat.words.length === 0
          ? only(pause, false)
          : beat === priced
            ? only(price, true)
            : null,
  );
  const chosen = arranged({ fixed, rest: () => rotation, spared: () => false }, set.cast.others);
  const starOf = starring(set.cast);
  for (const [i, beat] of beats.entries()) {
    const stands = i === 0 || beat.call || beat === priced;
    // The thing does not stand on its own colour.
    const ground = stands ? (i === 0 ? colors.pop : colors.paper) : (grounds[(i + 1) % grounds.length] ?? colors.main);
    const direction = (["up", "left", "down", "right"] as const)[i % 4] ?? "up";
    const group = board.scene({
      at: beat.start,
      until: beat.end,
      ground: { type: "solid", color: ground },
      ...(i % 3 === 1 ? {} : { transition: { type: i % 3 === 2 ? "whip" : "push", duration: 0.3, direction } }),
    });
    if (i > 0) sound(board, i % 3 === 1 ? "tick" : "whoosh", beat.start + 0.05, i % 3 === 1 ? 0.2 : 0.28);
    chosen[i]?.make({ ...set, beat, ground, group, star: starOf(chosen, i, i === 0 || beat.call) });
  }
  captions(
    board,
    set.plan,
    {
      style: { families: set.faces, weight: 800, size: 64 * board.u, color: colors.ink },
      spoken: { kind: "color", color: litOn(colors, colors.paper), rest: colors.ink },
      plate: { per: "block", color: colors.paper, padX: 30 * board.u, padY: 24 * board.u, radius: 16 * board.u, animate: false },
      // Where type is the picture no caption lies on it, nor on what is left of it while the shots change.
      notBefore: (phrase) =>
        (phrase.start >= plan.call - NEAR ? plan.call : overPicture(beats, phrase) ? phrase.start - 0.2 : (priced?.start ?? 0)) + 0.2,
      ...PHRASE,
    },
    (phrase) => phrase.start >= plan.call - NEAR || overPicture(beats, phrase) || (priced !== undefined && said(priced, phrase)),
  );
  soundtrack(board, set.plan);
  return board.document(colors.main);
}
