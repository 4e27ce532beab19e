import { writeFile } from "node:fs/promises";
import type { Engine } from "../../lanes/messages.ts";
import { JobError } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { wav } from "../sound/wav.ts";
import { mixdown } from "./mixdown.ts";
import { grid, planFor, type Plan } from "./plan.ts";
import { chance, type Chance } from "./random.ts";
import { RATE, type Score } from "./score.ts";
import { acoustic, TEMPO as ACOUSTIC } from "./styles/acoustic.ts";
import { cinematic, TEMPO as CINEMATIC } from "./styles/cinematic.ts";
import { electronic, TEMPO as ELECTRONIC } from "./styles/electronic.ts";
import { lofi, TEMPO as LOFI } from "./styles/lofi.ts";
import { upbeat, TEMPO as UPBEAT } from "./styles/upbeat.ts";

interface Style {
  readonly write: (plan: Plan, random: Chance) => Score;
  readonly tempo: number;
}

/** What can be composed, by the name that a job gives. */
export const STYLES: ReadonlyMap<string, Style> = new Map([
  ["upbeat", { write: upbeat, tempo: UPBEAT }],
  ["lofi", { write: lofi, tempo: LOFI }],
  ["cinematic", { write: cinematic, tempo: CINEMATIC }],
  ["electronic", { write: electronic, tempo: ELECTRONIC }],
  ["acoustic", { write: acoustic, tempo: ACOUSTIC }],
]);

export interface Music extends Omit<ResultOf<"music">, "engine"> {
  /** Left and right, 48 kHz. */
  readonly channels: Float32Array[];
}

/** Composes and plays a piece: the same seed makes the same one. @throws JobError STYLE_UNKNOWN */
export function compose({ style: name, duration, seed }: Pick<JobOf<"music">, "style" | "duration" | "seed">): Music {
  const style = STYLES.get(name);
  if (style === undefined) throw new JobError("STYLE_UNKNOWN", `no music style "${name}": there are ${[...STYLES.keys()].join(", ")}`);
  const plan = planFor(duration, style.tempo);
  return { channels: mixdown(style.write(plan, chance(seed)), plan), duration, bpm: plan.bpm, ...grid(plan) };
}

export const music: Engine = {
  async warm() {
    /* Nothing to load: everything is computed. */
  },
  async run({ job, files }) {
    if (job.kind !== "music") throw new Error(`the music engine cannot do ${job.kind}`);
    const { channels, ...facts } = compose(job);
    await writeFile(files["audio"] ?? "", wav(channels, RATE));
    return { ...facts, engine: "built-in:composer" } satisfies ResultOf<"music">;
  },
};
