import { readFileSync } from "node:fs";
import sharp from "sharp";
import { z } from "zod";

/**
 * `good`: it could stand in an ad. `bad`: parts are lost, or something else was cut out. `cropped`: clean, but the
 * photograph ends within the thing.
 */
const label = z.object({ label: z.enum(["good", "bad", "cropped"]), /** Of the cut-out that was looked at: `thumb`. */ thumb: z.string() });
const labels = z.record(z.string().length(64), label);
export type Labels = z.infer<typeof labels>;

/** What a person said of the cut-outs of public photographs, by the SHA-256 of the photograph's file. */
export const readLabels = (): Labels => labels.parse(JSON.parse(readFileSync(new URL("cutout-labels.json", import.meta.url), "utf8")));

const SIDE = 16;
/** More differing cells than this (of 256), and it is another cut-out than the one that was looked at. */
const SAME = 10;

/** A cut-out's shape as 256 bits in hexadecimal: 16 × 16 cells, one where the thing covers at least half. */
export async function thumb(cutout: string | Buffer): Promise<string> {
  const alpha = await sharp(cutout).ensureAlpha().extractChannel(3).resize(SIDE, SIDE, { fit: "fill", kernel: "linear" }).raw().toBuffer();
  const bits = Array.from(alpha, (value) => (value > 127 ? "1" : "0")).join("");
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join("");
}

const ones = (digit: number): number => [1, 2, 4, 8].filter((bit) => (digit & bit) > 0).length;

/** Whether two thumbs are of one cut-out. */
export const sameCutout = (a: string, b: string): boolean =>
  [...a].reduce((sum, digit, at) => sum + ones(Number.parseInt(digit, 16) ^ Number.parseInt(b[at] ?? "0", 16)), 0) <= SAME;
