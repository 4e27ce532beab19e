import { BATCH_LIMIT, type Question } from "../contract/batch.ts";
import type { Envelope } from "../contract/envelope.ts";

interface Waiting {
  question: Question;
  resolve(answer: Envelope): void;
  reject(error: unknown): void;
}

interface Senders {
  one(question: Question): Promise<Envelope>;
  many(questions: Question[]): Promise<Envelope[]>;
}

async function send(group: Waiting[], { one, many }: Senders): Promise<void> {
  const [first] = group;
  try {
    const answers = group.length === 1 && first ? [await one(first.question)] : await many(group.map(({ question }) => question));
    group.forEach(({ resolve, reject }, index) => {
      const answer = answers[index];
      if (answer) resolve(answer);
      else reject(new Error("an answer of the batch is missing"));
    });
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** Reads asked for in the same turn of the event loop go out as one request. */
export function gatherer(senders: Senders): (question: Question) => Promise<Envelope> {
  let waiting: Waiting[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += BATCH_LIMIT) void send(all.slice(from, from + BATCH_LIMIT), senders);
  };
  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, 0);
      waiting.push({ question, resolve, reject });
    });
}
