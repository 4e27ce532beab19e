/** What a work answers, or "later" after so many milliseconds: it goes on, and is found done by whoever asks next. */
export async function withPatience<T>(work: Promise<T>, ms: number): Promise<T | "later"> {
  work.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"later">((resolve) => (timer = setTimeout(resolve, ms, "later")));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
