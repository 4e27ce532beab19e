import type { ScriptLanguage } from "../../../../../trpc/contract/product.ts";
import { stripNoise } from "../../text/clean.ts";
import { LABELLED } from "./labels-of-row.ts";
import { specKind } from "./labels.ts";
import { partOf } from "./parts.ts";
import { READERS } from "./rows.ts";
import { sidesIn } from "./values.ts";

/** A row of a specification as it is said in each language, absent where it cannot be; `rank` as a point's strength, 0 to 10. */
export type Spec = { rank: number } & Partial<Record<ScriptLanguage, string>>;

/** "★ 4.6 / 5 (64)", as the page reader writes what buyers gave. */
const STARS = /^★ (\d+(?:[.,]\d+)?) ?\/ ?(5|10)(?: \(+([\d.,]+)[^)]*\)+)?$/u;
/** Fewer ratings than this are nobody's verdict. */
const FEWEST_RATINGS = 5;

const ratedOf = (text: string): Spec | null => {
  const [, given = "", best = "", count = ""] = STARS.exec(text.trim()) ?? [];
  const value = Math.floor(Number(given.replace(",", ".")) * 10) / 10;
  const ratings = Number(count.replace(/[.,]/g, ""));
  if (given === "" || value > Number(best) || value < Number(best) * 0.8 || (count !== "" && ratings < FEWEST_RATINGS)) return null;
  return best === "5"
    ? { rank: 8, en: `Buyers gave ${value} out of 5`, zh: `买家评分${value}分，满分5分` }
    : { rank: 8, en: `Buyers gave ${value} out of 10`, zh: `买家评分${value}分，满分10分` };
};

/** A row without its colon: "Weight 200g", "Size H11.77, W8.66, D8.5cm". */
const UNMARKED = /^(weight|size|dimensions|height|width|depth|length|diameter) (?=[HWDL]?\d)/i;

/** A row that is all in brackets: "(Age: 3+)". */
const IN_BRACKETS = /^\(([^()]+)\)$/u;

/** A row "Weight: 4.6 kg", in many languages, said in both; null where the label or any part of the value is not understood. */
export const specOf = (text: string): Spec | null => {
  const rated = ratedOf(text) ?? partOf(text);
  if (rated) return rated;
  const sides = sidesIn(stripNoise(text));
  if (sides) return { rank: 4, ...sides };
  const [, label = "", value = ""] = LABELLED.exec(stripNoise(text).replace(IN_BRACKETS, "$1").replace(UNMARKED, "$1: ")) ?? [];
  const kind = label === "" ? undefined : specKind(label);
  if (kind === undefined || kind === "none") return null;
  const [rank, read] = READERS[kind];
  const unit = /\[(\p{L}{1,3})\]$|\(in (\p{L}{1,3})\)$/iu.exec(label);
  const said = read(unit && /^\d[\d.,]*$/.test(value) ? `${value} ${unit[1] ?? unit[2] ?? ""}` : value.replace(/[.;,\s]+$/u, ""));
  return said && { rank, ...said };
};
