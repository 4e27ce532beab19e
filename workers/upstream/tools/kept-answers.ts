import { filmName, workKey } from "../files/keys.ts";
import type { AnswerStore } from "../providers/generation/paid-answers.ts";
import type { ToolRun } from "./tool.ts";

/**
 * What providers have answered to a task, in the bucket: the steps of a task that is begun again read it there. Nothing refers to
 * these files: the sweep takes them after a day.
 */
export function keptAnswers({ bucket, ownerId, task }: Pick<ToolRun, "bucket" | "ownerId" | "task">): AnswerStore {
  const keyOf = (name: string): string => workKey(ownerId, `${filmName(task.id)}-answer-${name}.json`);
  return {
    async find(name) {
      const object = await bucket.get(keyOf(name));
      return object && new Response(object.body, { headers: { "content-type": "application/json" } });
    },
    async keep(name, answer) {
      const bytes = await answer.arrayBuffer();
      // It is of use all the same.
      await bucket
        .put(keyOf(name), bytes, { httpMetadata: { contentType: "application/json" } })
        .catch((error: unknown) => console.error(`an answer of ${task.id} was not kept:`, error));
      return new Response(bytes, answer);
    },
  };
}
