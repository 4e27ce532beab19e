import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { direct, type Slot } from "../direction.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { signedTake } from "../logo.ts";
import { callToAction } from "./before-after/call.ts";
import { bloom, sweepIn } from "./before-after/recolor.ts";
import { GREY, type Half } from "./before-after/half.ts";
import { hook } from "./before-after/hook.ts";
import { price } from "./before-after/price.ts";
import { compare, earlier } from "./before-after/worlds.ts";

/** Before and after: a picture of each, with a handle between them. */
export function beforeAfter(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["back", "product", "over", "type", "caption"],
    pace: 2.1,
    en: ["Unbounded"],
    zh: ["Unbounded Letters", "ZCOOL KuaiLe"],
  });
  const { board, plan, colors } = made;
  const soft = mix(colors.main, "#ffffff", 0.72);
  const [back, wiped, opened, sides] = [
    { stars: false, make: earlier },
    { stars: false, make: sweepIn },
    { stars: false, make: bloom },
    { stars: true, make: compare },
  ];
  // The two worlds stand side by side once, where the last thing is told of the product.
  const told = plan.clips.findLast(({ role }) => role === "benefit" || role === "proof");
  const rest = ({ clip, titled }: Slot) =>
    clip.role === "problem" ? [back] : titled && clip === told ? [sides, opened, wiped] : [opened, wiped];
  for (const slot of staged(made, {
    open: { stars: false, make: hook },
    price: { stars: true, make: price },
    call: { stars: true, make: signedTake(callToAction) },
    rest,
  })) {
    const { role } = slot.clip;
    const ground =
      role === "problem"
        ? GREY
        : slot.call
          ? colors.main
          : slot.index % 3 === 0
            ? mix(colors.paper, "#ffffff", 0.4)
            : slot.index % 3 === 1
              ? soft
              : colors.paper;
    const type = slot.index % 2 ? "wipe" : "iris";
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: { type: "solid", color: ground },
      transition: { type, duration: 0.42, direction: "right", colors: [colors.main], easing: "inOut" },
    });
    const half: Half = { ...made, ...slot, group, ground, soft: ground === soft ? "#ffffff" : soft };
    slot.make(half);
    if (slot.index > 0) sound(board, "whoosh", slot.at + 0.15, 0.2);
  }
  captions(board, plan, {
    style: { families: made.faces, weight: 500, size: 48 * board.u * (board.zh ? 1.2 : 1), color: colors.ink },
    spoken: { kind: "plate", color: readable("#ffffff", colors.main), plate: colors.main },
    plate: { per: "block", color: "#ffffff", padX: 40 * board.u, padY: 34 * board.u, radius: 80 * board.u, animate: false },
    most: 4,
    limit: board.zh ? 20 : 22,
  });
  soundtrack(board, plan);
  return board.document(colors.paper);
}
