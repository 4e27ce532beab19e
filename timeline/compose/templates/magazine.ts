import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { direct, during, type Slot, type Take } from "../direction.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { isAlone, statement, Statements } from "../statement.ts";
import { signedTake } from "../logo.ts";
import { cover } from "./magazine/cover.ts";
import { callToAction, price } from "./magazine/price-and-call.ts";
import { bleed, quote, spread } from "./magazine/spreads.ts";

/** A magazine that turns its own pages: serif, columns and hairlines, paper, one spot colour from the product. */
export function magazine(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["paper", "back", "product", "over", "type", "caption"],
    pace: 2.3,
    en: ["Instrument Serif"],
    zh: ["Instrument Serif Letters", "ZCOOL XiaoWei"],
  });
  const { board, plan, colors } = made;
  const cream = mix(colors.paper, "#f3ead9", 0.55);
  const tinted = mix(cream, colors.main, 0.16);
  const stated = new Statements();
  const cut = { most: 5, limit: board.zh ? 22 : 28 };
  const said = {
    style: { families: made.faces, size: (board.square ? 112 : 156) * board.u, color: colors.ink },
    spoken: { kind: "color" as const, color: readable(colors.main, tinted, 4.6), rest: colors.ink },
    radius: 0,
    ...cut,
  };
  const tell = { stars: false, make: (take: Take) => void (statement(take, stated, said) || spread(take)) };
  const rest = [
    { stars: false, make: spread },
    { stars: true, make: quote },
    { stars: false, make: bleed },
  ];
  // Where there is no other picture, words take every second page.
  const alone = [tell, { stars: false, make: bleed }];
  for (const slot of staged(made, {
    open: { stars: true, make: cover },
    price: { stars: true, make: price },
    call: { stars: true, make: signedTake(callToAction) },
    rest: ({ titled }: Slot) => (titled || !isAlone(made.cast, brief.presenter) ? rest : alone),
  })) {
    const last = slot.call;
    const ground = last ? readable(colors.main, colors.paper, 5.4) : slot.index % 5 === 3 ? tinted : cream;
    const type = (["page", "wipe", "page", "cut"] as const)[slot.index % 4] ?? "page";
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: { type: "solid", color: ground },
      ...(type === "cut" ? {} : { transition: { type, duration: 0.5, direction: "left", easing: "inOut" } }),
    });
    const take: Take = { ...made, ...slot, group, ground };
    board.shape(
      "paper",
      { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "paper", color: "#3a2c1a", size: 0.55, seed: 5 } },
      { ...during(take), box: board.frame },
    );
    slot.make(take);
    if (slot.index > 0) sound(board, "whoosh", slot.at + 0.15, 0.14);
  }
  const captioned = {
    style: { families: made.faces, italic: !board.zh, size: 62 * board.u, color: colors.ink, leading: 1.15 },
    spoken: { kind: "underline" as const, color: colors.ink, plate: readable(colors.main, cream, 3) },
    plate: { per: "line" as const, color: cream, padX: 26 * board.u, padY: 24 * board.u, animate: false },
    ...cut,
  };
  captions(board, plan, { ...captioned, notBefore: (phrase) => stated.notBefore(phrase) });
  soundtrack(board, plan);
  return board.document(cream);
}
