import type { Waiting } from "./entry.ts";

const keyOf = (id: string) => `timeline-waiting:${id}`;

/** Steps that were made while nothing could be saved, as this browser has kept them. */
export function readWaiting(storage: Storage, id: string): Waiting | null {
  try {
    const found = JSON.parse(storage.getItem(keyOf(id)) ?? "null") as Waiting | null;
    return found && Array.isArray(found.entries) && Number.isInteger(found.revision) ? found : null;
  } catch {
    return null;
  }
}

/** Keeps steps until they are saved. False where the browser has no room for them. */
export function keepWaiting(storage: Storage, id: string, waiting: Waiting): boolean {
  try {
    if (waiting.entries.length === 0) storage.removeItem(keyOf(id));
    else storage.setItem(keyOf(id), JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}
