import { hasCjk } from "../draw/text/segment.ts";
import type { textStyle } from "../document/text.ts";
import type { z } from "zod";
import { during, enter, type Take } from "./direction.ts";
import type { Area } from "./geometry.ts";
import { drift } from "./keys.ts";

interface PriceLook {
  readonly style: Omit<z.input<typeof textStyle>, "size" | "align" | "maxLines" | "valign">;
  readonly old: { readonly color: string; readonly mark: string };
  readonly align: "left" | "center";
  /** How wide the face's figures are, in ems. */
  readonly em: number;
  /** The old price stands below the new one instead of beside it. */
  readonly under?: boolean;
  readonly from?: number;
  readonly layer?: string;
}

const widthOf = (text: string, em: number) =>
  [...text].reduce((sum, letter) => sum + (hasCjk(letter) ? 1 : /[\s.,:]/.test(letter) ? em * 0.48 : em), 0);

/** The price on one line, what it was struck out beside it, as large as the box takes. Nothing where there is none. */
export function priceLine(take: Take, box: Area, { style, old, align, em, under = false, from = 0.3, layer = "type" }: PriceLook) {
  const { board } = take;
  const { price: now, original_price: was } = board.brief.product;
  if (!now) return;
  const ems = (text: string) => widthOf(text, em);
  const each = was && !under ? ems(now) + 0.35 + ems(was) * 0.56 : ems(now);
  const size = Math.min(box.h / 0.8, box.w / each);
  const x = align === "left" ? box.x : box.x + (box.w - each * size) / 2;
  const w = ems(now) * size;
  const shown = { ...style, maxLines: 1, valign: "bottom" as const };
  board.text(
    layer,
    {
      text: now,
      style: { ...shown, size, align: was || align === "left" ? "left" : "center" },
      enter: enter("char", "rise", [0.35, 0.03], "outBack"),
    },
    { ...during(take, from), box: was ? { ...box, x, w } : box, keys: drift("scale", take.length, [0.99, 1.03]) },
  );
  if (was)
    board.text(
      layer,
      {
        text: was,
        style: { ...shown, size: size * 0.56, color: old.color, align: "left" },
        emphasis: { words: was.split(/\s+/).map((_, i) => i), mark: "strike", markColor: old.mark },
        enter: enter("block", "fade", [0.3]),
      },
      {
        ...during(take, from + 0.25),
        box: {
          ...box,
          x: under ? x : x + w + size * 0.3,
          y: under ? box.y + box.h * 0.62 : box.y,
          w: ems(was) * size * 0.56 + size * 0.05,
        },
      },
    );
}
