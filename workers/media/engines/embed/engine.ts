import type { Engine } from "../../lanes/messages.ts";
import { embedResult } from "../../protocol/meaning.ts";
import { inEnglish } from "./glosses.ts";
import { embedText, knows } from "./network.ts";

const CHINESE = /\p{Script=Han}/u;

/** The vector of a word in signed bytes as base64; null: nothing is known of it. */
export async function vectorOf(word: string): Promise<string | null> {
  const text = CHINESE.test(word) ? await inEnglish(word) : word.toLowerCase();
  if (text === null || (text === word && !(await knows(text)))) return null;
  const vector = await embedText(text);
  return Buffer.from(Int8Array.from(vector, (value) => Math.round(value * 127)).buffer).toString("base64");
}

/** What words mean (contract: protocol/meaning.ts). */
export const embedder: Engine = {
  async warm() {
    await vectorOf("word");
  },
  async run({ job }, progress) {
    if (job.kind !== "embed") throw new Error(`the embedding engine cannot do ${job.kind}`);
    const vectors: (string | null)[] = [];
    for (const word of job.words) {
      vectors.push(await vectorOf(word));
      progress(vectors.length / job.words.length, "embedding");
    }
    return embedResult.parse({ vectors, engine: "built-in:minilm-l6" });
  },
};
