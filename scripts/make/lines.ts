import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeSrt } from "../../timeline/subtitles/write.ts";
import { linesProposal, type TranslatedLine } from "../../trpc/contract/translation.ts";
import type { Task } from "../../trpc/index.ts";
import type { Client } from "../run/client.ts";

const sourceFile = (lines: readonly TranslatedLine[]): string => writeSrt(lines.map((line) => ({ ...line, text: line.source })));

/**
 * Answers a task that waits for a person's word on its lines (video and subtitle translation): with the lines as they are where each has
 * its translation and fits its time. Else it is cancelled, and the Error says where the lines were written and what to give.
 */
export async function answerLines(client: Client, { task_id, review }: Task, out: string): Promise<Task> {
  const { lines, fits } = linesProposal.parse(review?.proposal);
  const open = lines.filter(({ source, target }, at) => (source !== "" && target === "") || fits[at]?.tooLong);
  if (lines.length > 0 && open.length === 0 && review)
    return client.tasks.review.mutate({ task_id, name: review.name, answer: { lines, done: true } });
  await client.tasks.cancel.mutate({ task_id });
  if (lines.length === 0) throw new Error("No lines were found: give them as lines=@FILE.srt. Nothing was charged.");
  await mkdir(out, { recursive: true });
  const path = join(out, "lines.srt");
  await writeFile(path, sourceFile(lines));
  const why = `${open.length} of ${lines.length} lines have no translation, or one that is too long for their time`;
  throw new Error(
    `${why}. The lines are in ${path}: translate them, and give both: lines=@${path} target=@TRANSLATED.srt. Nothing was charged.`,
  );
}
