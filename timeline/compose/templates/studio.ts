import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { direct, type Slot, type Take } from "../direction.ts";
import { tintOf } from "../palette.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { isAlone, statement, Statements } from "../statement.ts";
import { signedTake } from "../logo.ts";
import { callToAction } from "./studio/call.ts";
import { bearing, seamless } from "./studio/light.ts";
import { price } from "./studio/price.ts";
import { backdrop } from "./studio/backdrop.ts";
import { window } from "./studio/window.ts";

/** A clean studio: seamless light, small exact type, one thing at a time, a camera that is always on its way. */
export function studio(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["set", "product", "type", "over", "caption"],
    pace: 2,
    en: ["Instrument Sans"],
    zh: ["Instrument Sans Letters", "Noto Sans SC"],
  });
  const { board, plan, colors } = made;
  const stated = new Statements();
  const cut = { most: 5, limit: board.zh ? 20 : 24 };
  const said = {
    style: {
      families: made.faces,
      weight: board.zh ? 500 : 600,
      size: (board.square ? 104 : 146) * board.u,
      color: colors.ink,
      tracking: board.zh ? 0 : -24,
    },
    spoken: { kind: "color" as const, color: colors.ink, rest: mix(colors.ink, "#ffffff", 0.16) },
    radius: 44 * board.u,
    ...cut,
  };
  const tell = {
    stars: false,
    make: (take: Take) => void (statement(take, stated, said) || window(take, [1.02, 1.2])),
  };
  const rest = [
    { stars: false, make: (take: Take) => window(take, [1.02, 1.2]) },
    { stars: true, make: (take: Take) => backdrop(take, take.titled ? "low" : "back", { plain: !take.titled }) },
    { stars: false, make: (take: Take) => window(take, [1.45, 1.1]) },
  ];
  // Where there is no other picture, words take every second shot.
  const alone = [tell, { stars: false, make: (take: Take) => window(take, [1.02, 1.2]) }];
  // One light in three strengths: another hue would be another set.
  const tint = tintOf(brief);
  const tints = [seamless(tint), seamless(tint, 0.8), seamless(tint, bearing(tint, colors.ink))];
  const scheme = {
    open: { stars: true, make: (take: Take) => backdrop(take, "back", { late: 0.3 }) },
    price: { stars: true, make: price },
    call: { stars: true, make: signedTake(callToAction) },
    rest: ({ titled }: Slot) => (titled || !isAlone(made.cast, brief.presenter) ? rest : alone),
  };
  for (const slot of staged(made, scheme)) {
    // What was shown large is not dissolved into the same thing small: cuts and slides, no fades.
    const type = (["cut", "slide", "cut", "wipe"] as const)[slot.index % 4] ?? "cut";
    // A strength a clip; the last is the first again.
    const ground = tints[slot.call ? 0 : slot.clip.index % 3] ?? seamless(tint);
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground,
      ...(type === "cut"
        ? {}
        : {
            transition: {
              type,
              duration: 0.4,
              direction: slot.index % 2 ? ("up" as const) : ("left" as const),
              easing: "inOutExpo" as const,
            },
          }),
    });
    const take: Take = { ...made, ...slot, group, ground: "#f2f2f0" };
    slot.make(take);
    if (slot.index > 0) sound(board, type === "cut" ? "tick" : "whoosh", slot.at + 0.05, type === "cut" ? 0.12 : 0.14);
  }
  const captioned = {
    style: { families: made.faces, weight: 600, size: 66 * board.u, color: mix(colors.ink, "#ffffff", 0.2) },
    spoken: { kind: "color" as const, color: readable(colors.main, "#d8d8d8"), rest: mix(colors.ink, "#ffffff", 0.28) },
    plate: { per: "block" as const, color: "rgba(255,255,255,0.9)", padX: 38 * board.u, padY: 30 * board.u, radius: 70 * board.u },
    ...cut,
  };
  captions(board, plan, { ...captioned, notBefore: (phrase) => stated.notBefore(phrase) });
  soundtrack(board, plan);
  return board.document("#f4f4f2");
}
