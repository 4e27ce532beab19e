import type { FilmFacts } from "./facts.ts";

/**
 * Brings PQ and HLG to the range of a plain screen; nothing for a film that is there already. What is darker than half of
 * a plain screen's white (203 nits, BT.2408) stays as it is, what is brighter is pressed together.
 */
const toned = ({ hdr }: FilmFacts): string[] =>
  hdr
    ? [
        "zscale=t=linear:npl=203",
        "format=gbrpf32le",
        "zscale=p=bt709",
        "tonemap=mobius:param=0.5:desat=0",
        "zscale=t=bt709:m=bt709:r=tv",
        "format=yuv420p",
      ]
    : [];

/** ffmpeg filters: the film at a size, in BT.709 limited range, square pixels, eight bits. Rotation is ffmpeg's own. */
export function plain(facts: FilmFacts, { width, height }: { width: number; height: number }, flags = "bicubic"): string[] {
  const from = facts.hdr ? "bt709" : facts.matrix === "bt2020nc" ? "bt2020" : facts.matrix;
  return [
    ...toned(facts),
    `scale=${width}:${height}:flags=${flags}:in_color_matrix=${from}:out_color_matrix=bt709:out_range=tv`,
    "setsar=1",
    "format=yuv420p",
  ];
}

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);

/** The film's size with its longer side at most `longest`, in even pixels; never larger than it is. */
export function fitted({ width, height }: FilmFacts, longest: number): { width: number; height: number } {
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: even(width * by), height: even(height * by) };
}
