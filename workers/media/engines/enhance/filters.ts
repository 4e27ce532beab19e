import type { Recipe } from "../../protocol/mending.ts";

const DENOISE = { off: [], light: ["hqdn3d=2:1.5:3:3"], strong: ["hqdn3d=5:4:8:8"] } as const satisfies Record<
  Recipe["denoise"],
  readonly string[]
>;
const SHARPEN = { off: [], light: ["cas=0.35"], strong: ["cas=0.7"] } as const satisfies Record<Recipe["sharpen"], readonly string[]>;
/** Levels are stretched slowly, so that a light does not flicker; skin keeps its colour under `vibrance`. */
const COLOUR = {
  off: [],
  natural: ["normalize=smoothing=50:independence=0:strength=0.6"],
  vivid: ["normalize=smoothing=50:independence=0:strength=0.8", "vibrance=intensity=0.35", "eq=contrast=1.04"],
} as const satisfies Record<Recipe["colour"], readonly string[]>;

/** On the film's own pixels. `motion`: the file that says how its frames shake. */
export const before = ({ deinterlace, stabilise, denoise, deblock }: Recipe, motion: string): string[] => [
  ...(deinterlace ? ["bwdif=mode=send_frame:deint=all"] : []),
  ...(stabilise ? [`vidstabtransform=input=${motion}:smoothing=15:zoom=0:optzoom=1:crop=black:interpol=bicubic`] : []),
  ...(deblock ? ["deblock=filter=strong:block=8"] : []),
  ...DENOISE[denoise],
];

/** On those of the result. Pictures between others are blended, not invented. */
export const after = ({ sharpen, colour, rate }: Recipe): string[] => [
  ...SHARPEN[sharpen],
  ...COLOUR[colour],
  ...(rate ? [`framerate=fps=${rate}:interp_start=0:interp_end=255:scene=8`] : []),
  "format=yuv420p",
];

/** afftdn's answer comes 25 ms late, whatever the rate (two of its three windows): the sound stays in step with the picture. */
const LATE = 0.025;
const QUIET = ["highpass=f=70", `apad=pad_dur=${LATE}`, "afftdn=nr=20:nf=-35:tn=1", `atrim=start=${LATE}`, "asetpts=PTS-STARTPTS"];

/** For its sound. Noise is followed as it changes; loudness is that of online films (−14 LUFS). */
export const soundFilters = ({ quiet, loudness }: Recipe): string[] => [
  ...(quiet ? QUIET : []),
  ...(loudness ? ["loudnorm=I=-14:TP=-1.5:LRA=11", "aresample=48000"] : []),
];
