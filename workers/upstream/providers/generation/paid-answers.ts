/** Where answers are kept by their names, for as long as their work may be begun again. */
export interface AnswerStore {
  find(name: string): Promise<Response | null>;
  /** Keeps an answer, and gives it back to be read. */
  keep(name: string, answer: Response): Promise<Response>;
}

/** Questions whose answers are paid for: asked by whoever works on it first, found by whoever begins the same again. */
export interface PaidAnswers {
  ask(question: () => Promise<Response>): Promise<Response>;
  /** How many have been answered. */
  readonly count: number;
}

/**
 * Questions that are all alike, as an SDK asks them for several pictures: their answers are numbered. The number of one that
 * failed, and so was not paid for, is the next one's.
 */
export function paidAnswers(store: AnswerStore, name: string): PaidAnswers {
  const free: number[] = [];
  let [next, count] = [0, 0];
  const number = (): number => {
    const given = free.shift();
    if (given !== undefined) return given;
    next += 1;
    return next - 1;
  };
  const answered = async (at: number, question: () => Promise<Response>): Promise<Response> => {
    const before = await store.find(`${name}-${at}`);
    if (before) return before;
    const answer = await question();
    return answer.ok ? store.keep(`${name}-${at}`, answer) : answer;
  };
  return {
    get count() {
      return count;
    },
    async ask(question) {
      const at = number();
      const answer = await answered(at, question).catch((error: unknown) => {
        free.push(at);
        throw error;
      });
      if (answer.ok) count += 1;
      else free.push(at);
      return answer;
    },
  };
}
