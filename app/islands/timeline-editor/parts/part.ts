import { type ComponentType, lazy } from "react";
import { value } from "../value.ts";

type Load<M> = () => Promise<M>;
const all: Load<unknown>[] = [];
let begun = false;
const RETRY_MS = 3000;
/** What every version of the server has. */
const ALWAYS_THERE = "/robots.txt";

/** How many parts wait for the network. */
export const missing = value(0);

/** How many parts failed once more while the server answers: only a new document can have them. */
export const stuck = value(0);

const serverAnswers = (): Promise<boolean> =>
  fetch(ALWAYS_THERE, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

const fetchNow = (load: Load<unknown>): void => void load().catch(() => undefined);

/**
 * A part that comes when it is needed. Where it cannot be had the promise fails, and another call tries again: Chromium keeps
 * that an address failed, so it is asked for by another one, which the error names. What failed may be a chunk that the part
 * shares with others, whose address stays the same, or be of an older version: such a part is stuck.
 */
export function retried<M>(load: Load<M>): Load<M> {
  let [next, tries, isStuck] = [load, 0, false];
  const mark = (now: boolean): void => {
    if (now !== isStuck) stuck.set(stuck.get() + (now ? 1 : -1));
    isStuck = now;
  };
  return async () => {
    const answers = tries > 0 && (await serverAnswers());
    try {
      const module = await next();
      mark(false);
      return module;
    } catch (error) {
      mark(answers);
      tries += 1;
      const [url] = /https?:[^?\s]+\.js/.exec(String(error)) ?? [];
      const again = `${url}?again=${tries}`;
      if (url) next = () => import(/* @vite-ignore */ again) as Promise<M>;
      throw error;
    }
  };
}

/** One that is fetched with all others as soon as somebody edits. */
export function parts<M>(load: Load<M>): Load<M> {
  const one = retried(load);
  all.push(one);
  if (begun) fetchNow(one);
  return one;
}

/** Fetches all parts, once somebody edits: what was begun can be edited on when the network is away. */
export function fetchAll(): void {
  begun = true;
  all.forEach(fetchNow);
}

const back = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else window.addEventListener("online", resolve, { once: true });
  });

/** A part once it is there, however often it was not. */
async function found<M>(load: Load<M>): Promise<M> {
  try {
    return await load();
  } catch {
    missing.set(missing.get() + 1);
    await back();
    return await found(load).finally(() => missing.set(missing.get() - 1));
  }
}

/** A part of the page that comes when it is shown first: whatever happens on the way, what is around it stays. */
export function part<P>(load: Load<{ default: ComponentType<P> }>) {
  const one = parts(load);
  return lazy(() => found(one));
}
