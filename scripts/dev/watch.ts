import { watch } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/paths.ts";

/** Editors save in several steps: what changes within this time is one change. */
const TOGETHER_MS = 150;

const counts = (name: string): boolean => /\.(?:ts|tsx|json|toml|sql|html)$/.test(name) && !/node_modules|\.test\.tsx?$/.test(name);

/** Does `work` after each change under these folders of the repository, never twice at once. Answers how to end it. */
export function onChange(folders: string[], work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), TOGETHER_MS);
  };
  const watchers = folders.map((folder) => watch(join(ROOT, folder), { recursive: true }, (_, name) => name && counts(name) && soon()));
  return () => {
    clearTimeout(timer);
    for (const one of watchers) one.close();
  };
}
