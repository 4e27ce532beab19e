import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { direct, type Take } from "../direction.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { isAlone } from "../statement.ts";
import { signedTake } from "../logo.ts";
import { callToAction } from "./street/call.ts";
import { checkered } from "./street/checkered.ts";
import { hook } from "./street/hook.ts";
import { price } from "./street/price.ts";
import { pasteUp, wallPoster } from "./street/prints.ts";

/** A wall in the street: wood type on strips, halftone prints, torn paper, tape and die-cut stickers in stop motion. */
export function street(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["back", "product", "over", "type", "caption", "grain"],
    pace: 1.9,
    en: ["Anton"],
    zh: ["Anton Letters", "ZCOOL QingKe HuangYou"],
  });
  const { board, plan, colors } = made;
  const grounds = [colors.pop, mix(colors.main, "#ffffff", 0.08), colors.paper];
  const rest = [
    { stars: false, make: wallPoster },
    { stars: true, make: checkered },
    { stars: false, make: pasteUp },
  ];
  // The one picture in a low frame is the price's picture once more.
  const shown = board.wide && isAlone(made.cast, brief.presenter) ? rest.filter(({ stars }) => !stars) : rest;
  for (const slot of staged(made, {
    open: { stars: true, make: hook },
    price: { stars: true, make: price },
    call: { stars: true, make: signedTake(callToAction) },
    rest: () => shown,
  })) {
    const last = slot.call;
    const ground = last ? colors.ink : (grounds[slot.index % grounds.length] ?? colors.pop);
    const type = (["cut", "split", "cut", "blinds"] as const)[slot.index % 4] ?? "cut";
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: { type: "solid", color: ground },
      ...(type === "cut" ? {} : { transition: { type, duration: 0.26, direction: slot.index % 3 ? "left" : "up", easing: "inOut" } }),
    });
    const take: Take = { ...made, ...slot, group, ground };
    slot.make(take);
    if (slot.index > 0) sound(board, type === "cut" ? "thud" : "whoosh", slot.at + 0.08, 0.3);
  }
  captions(board, plan, {
    // The wood type is for shouting: small, its Chinese closes up.
    style: board.zh
      ? { families: ["Anton Letters", "Noto Sans SC"], weight: 900, size: 68 * board.u, color: "#ffffff", tracking: 20 }
      : { families: made.faces, size: 78 * board.u, color: "#ffffff", uppercase: true, tracking: 8 },
    spoken: { kind: "color", color: readable(colors.pop, colors.ink), rest: "#ffffff" },
    plate: { per: "line", color: colors.ink, padX: 24 * board.u, padY: 20 * board.u, skew: 5, animate: false },
    beside: false,
    most: 4,
    limit: board.zh ? 18 : 20,
    rotation: (i) => (i % 2 ? 1.6 : -2),
  });
  board.shape(
    "grain",
    { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "grain", color: "#000000", size: 0.5, seed: 3 } },
    { at: 0, until: plan.duration, box: board.frame },
  );
  soundtrack(board, plan);
  return board.document(colors.pop);
}
