/** What a task does, in order, as the page shows it. */
export const STAGES = ["preparing", "voice", "composing", "rendering"] as const;
export type Stage = (typeof STAGES)[number];

const PART_OF: Record<string, Stage> = { pictures: "voice", presenter: "voice", music: "composing" };

/** Where a step of a task stands among the stages; -1 before the first. */
export const stageIndex = (step: string): number =>
  step === "done" ? STAGES.length : STAGES.findIndex((stage) => stage === (PART_OF[step] ?? step));
