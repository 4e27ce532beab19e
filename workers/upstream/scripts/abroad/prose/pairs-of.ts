import { keyOf } from "../table.ts";

/** Reads `term, other term=Chinese; …`. */
export const pairsOf = (written: string): ReadonlyMap<string, string> =>
  new Map(
    written.split(/[;\n]/u).flatMap((row) => {
      const [terms = "", zh = ""] = row.split("=");
      return zh.trim() === "" ? [] : terms.split(",").map((term): [string, string] => [keyOf(term), zh.trim()]);
    }),
  );
