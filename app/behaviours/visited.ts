const KEY = "visited_paths";
const MOST = 5;

/** Spec §2, §9: the last five paths that were visited, each once, newest first, in local storage. */
export function rememberPath(path: string, storage: Pick<Storage, "getItem" | "setItem">): void {
  let known: unknown = [];
  try {
    known = JSON.parse(storage.getItem(KEY) ?? "[]");
  } catch {
    // Not ours, or cut short: it begins anew.
  }
  const before = Array.isArray(known) ? known.filter((one) => typeof one === "string" && one !== path) : [];
  storage.setItem(KEY, JSON.stringify([path, ...before].slice(0, MOST)));
}
