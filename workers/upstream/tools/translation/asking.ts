import type { TaskRow } from "../../../../db/queries/task.ts";
import { linesAnswer, type LinesAnswer, linesProposal, type LinesProposal } from "../../../../trpc/contract/translation.ts";
import type { TranslationRun } from "./asked.ts";

/** A person is asked as often as they send lines back that are not done: each time under another name. */
interface Asked {
  round: number;
  proposal: LinesProposal;
  answer: LinesAnswer;
}

/** What a task was last asked and answered; null before that. An answer that is none leaves the lines as they were asked for. */
export function lastAnswer({ review }: Pick<TaskRow, "review">): Asked | null {
  const round = Number(/^lines-(\d{1,4})$/.exec(review?.name ?? "")?.[1] ?? 0);
  if (!review || round === 0 || review.answer === undefined) return null;
  const proposal = linesProposal.parse(review.proposal);
  return { round, proposal, answer: linesAnswer.safeParse(review.answer).data ?? { lines: proposal.lines, done: false } };
}

/** Lines as they are kept: those that say something and have a length, in their order. */
export const inOrder = (lines: LinesAnswer["lines"], duration: number): LinesAnswer["lines"] =>
  lines
    .filter(({ source, target, start, end }) => (source !== "" || target !== "") && end > start && (duration === 0 || start < duration))
    .map((line) => (duration > 0 ? { ...line, end: Math.min(line.end, duration) } : line))
    .toSorted((a, b) => a.start - b.start);

/** Asks for the lines, again where they were sent back before: the run ends here until they are. */
export const askForLines = (run: TranslationRun, proposal: LinesProposal, before: Asked | null): Promise<LinesAnswer> =>
  run.review(`lines-${(before?.round ?? 0) + 1}`, proposal, linesAnswer);
