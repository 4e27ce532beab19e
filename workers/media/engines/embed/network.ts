import { readFile } from "node:fs/promises";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { z } from "zod";
import { weight } from "../../weights/resolve.ts";
import { tokenIds } from "./word-pieces.ts";

const PIECES = 64;
const tokenizer = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) });

async function open() {
  const [model, words] = await Promise.all([weight("miniLm"), weight("miniLmWords")]);
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const { vocab } = tokenizer.parse(JSON.parse(await readFile(words, "utf8"))).model;
  return { session, vocabulary: new Map(Object.entries(vocab)) };
}
let opened: ReturnType<typeof open> | undefined;
const network = () => (opened ??= open());

/** Whether each word of a text is one of the network's own: what it would spell out of pieces it does not know. */
export async function knows(text: string): Promise<boolean> {
  const { vocabulary } = await network();
  return text.split(" ").every((word) => vocabulary.has(word));
}

/** The mean of what the network says of each piece, of length one. */
export async function embedText(text: string): Promise<Float32Array> {
  const { session, vocabulary } = await network();
  const ids = tokenIds(text, vocabulary, PIECES);
  const filled = (value: bigint) => new Tensor("int64", new BigInt64Array(ids.length).fill(value), [1, ids.length]);
  const { last_hidden_state: said } = await session.run({
    input_ids: new Tensor("int64", BigInt64Array.from(ids, BigInt), [1, ids.length]),
    attention_mask: filled(1n),
    token_type_ids: filled(0n),
  });
  if (!said || !(said.data instanceof Float32Array)) throw new Error("the network answers otherwise than MiniLM");
  const size = said.dims[2] ?? 0;
  const sum = new Float32Array(size);
  said.data.forEach((value, at) => (sum[at % size] = (sum[at % size] ?? 0) + value));
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}
