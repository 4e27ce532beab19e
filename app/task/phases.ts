import type { TFunction } from "i18next";
import type { Task } from "../../trpc/contract/task.ts";
import { BUILT_TOOLS } from "../../trpc/contract/tools/app.ts";

type Shown = Pick<Task, "tool" | "phase" | "state" | "queue" | "stalled">;

/** What a task of a tool does, in its order, as its manifest says. */
export const phasesOf = (slug: string): readonly string[] => BUILT_TOOLS.find((tool) => tool.slug === slug)?.work.phases ?? [];

/** Where a task stands among its phases: -1 before the first, their number after the last. */
export const phaseIndex = ({ tool, phase }: Pick<Task, "tool" | "phase">): number =>
  phase === "done" ? phasesOf(tool).length : phasesOf(tool).indexOf(phase);

/** A phase in the words of its tool (`locales/<lang>/tools/<slug>.ts`; a test holds every manifest against them). */
export const phaseText = (t: TFunction, tool: string, phase: string): string => t(`tools.${tool}.phases.${phase}` as never);

/** What a task is doing now: what it waits for, its place in the queue, or the phase that it is in. */
export function taskText(t: TFunction, { tool, phase, state, queue, stalled }: Shown): string {
  if (state === "review") return t("task.review");
  if (stalled) return t("task.stalled");
  if (state === "queued" && queue) return t("task.queued", { count: queue.minutes, place: queue.place });
  if (phase === "done") return t("task.done");
  return phaseText(t, tool, phasesOf(tool).includes(phase) ? phase : (phasesOf(tool)[0] ?? ""));
}
