import type { AdBrief } from "../../brief.ts";
import { fromHsl, luminance, mix, readable, toHsl } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { direct, during, type Slot } from "../direction.ts";
import { grown } from "../geometry.ts";
import { drift } from "../keys.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { isAlone, statement, Statements } from "../statement.ts";
import { signedTake } from "../logo.ts";
import { counter, factClips, MONO, type Show } from "./demo/bench.ts";
import { fact, partOf, wholePicture } from "./demo/callout.ts";
import { checklist } from "./demo/checklist.ts";
import { callToAction, price } from "./demo/price-and-call.ts";
import { lens } from "./demo/lens.ts";
import { measured, stepBar } from "./demo/measured.ts";

/** Things of less light than this (0…1) are dark. */
const DARK = 0.03;

/** A bench demonstration: steps counted, parts measured, a lens, a line to the part that is spoken of, a list that is ticked off. */
export function demo(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["back", "product", "lens", "over", "type", "bar", "caption"],
    pace: 2.1,
    en: ["Barlow Condensed"],
    zh: ["Barlow Condensed Letters", "Noto Sans SC"],
  });
  const { board, plan, colors } = made;
  const [h] = toHsl(colors.main);
  const [desk, panel] = [fromHsl(h, 0.12, 0.085), fromHsl(h, 0.1, 0.17)];
  // A dark thing would be lost on the dark bench: a lamp lights what is behind it.
  const { hero } = made.cast;
  const dark = hero?.cutout ? luminance(hero.palette[0] ?? "#ffffff") < DARK : false;
  const lit = dark ? fromHsl(h, 0.1, 0.36) : mix(desk, panel, 0.9);
  const accent = dark ? readable(fromHsl(h, 0.75, 0.6), lit, 4.6) : readable(fromHsl(h, 0.75, 0.6), "#15171a", 7);
  const [look, list, told, whole] = [
    { stars: false, make: lens },
    { stars: true, make: checklist },
    { stars: true, make: fact },
    { stars: false, make: wholePicture },
  ];
  const stated = new Statements();
  const cut = { most: 5, limit: board.zh ? 24 : 26 };
  const said = {
    style: { families: made.faces, weight: board.zh ? 900 : 700, size: (board.square ? 120 : 170) * board.u, color: "#f5f3ee" },
    spoken: { kind: "color" as const, color: accent, rest: "#f5f3ee" },
    radius: 14 * board.u,
    ...cut,
  };
  const tell = { stars: false, make: (show: Show) => void (statement(show, stated, said) || wholePicture(show)) };
  const facts = factClips(plan);
  // The list comes once, with the last fact; a fact that speaks of a part has a line to it. A lens over the only picture shows nothing new.
  const rest = ({ titled, clip }: Slot) =>
    !titled
      ? made.cast.others
        ? [whole, look]
        : isAlone(made.cast, brief.presenter)
          ? [tell, whole]
          : [whole, told]
      : facts.length > 1 && clip.index === facts.at(-1)?.index
        ? [list]
        : facts.includes(clip) && partOf(`${clip.headline} ${clip.text}`)
          ? [told]
          : made.cast.others
            ? [look, told]
            : [told];
  for (const slot of staged(made, {
    open: { stars: true, make: measured },
    price: { stars: true, make: price },
    call: { stars: true, make: signedTake(callToAction, 36) },
    rest,
  })) {
    const push = slot.shot === 0 && slot.index > 0;
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: {
        type: "radial",
        // The lamp is over the thing.
        x: dark && board.wide ? 0.7 : 0.5,
        y: 0.5,
        radius: dark ? 0.6 : 0.8,
        stops: [
          { at: 0, color: lit },
          { at: 1, color: desk },
        ],
      },
      ...(push ? { transition: { type: "push" as const, duration: 0.38, direction: "left" as const } } : {}),
    });
    const show: Show = { ...made, ...slot, group, ground: desk, accent, panel };
    board.shape(
      "back",
      { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "grid", color: "rgba(255,255,255,0.06)", size: 60 * board.u } },
      { ...during(show), box: grown(board.frame, 1.12), keys: drift("x", show.length, [board.width / 2, board.width / 2 - 40 * board.u]) },
    );
    counter(show);
    slot.make(show);
    if (slot.index > 0) sound(board, push ? "whoosh" : "tick", slot.at + 0.1, push ? 0.2 : 0.3);
  }
  stepBar(made, accent);
  const captioned = {
    style: { families: [...(board.zh ? [] : MONO), ...made.faces.slice(-1)], weight: 500, size: 50 * board.u, color: "#f5f3ee" },
    spoken: { kind: "box" as const, color: readable("#101112", accent), plate: accent },
    plate: {
      per: "block" as const,
      color: "rgba(10,11,12,0.86)",
      padX: 28 * board.u,
      padY: 26 * board.u,
      radius: 8 * board.u,
      animate: false,
    },
    ...cut,
  };
  captions(board, plan, captioned, (phrase, clip) => !stated.has(clip.id, phrase));
  soundtrack(board, plan);
  return board.document(desk);
}
