import { collectCall, type Favourite } from "../../../trpc/contract/rules/favourites.ts";

/** A favourite that waits for a plan, in session storage: it is this tab's own. */
const KEY = "pending_favourite";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const isFavourite = (value: unknown): value is Favourite => {
  const { kind, id } = (value ?? {}) as Partial<Favourite>;
  return (kind === "hook" || kind === "ad") && Number.isSafeInteger(id);
};

/** Keeps what was to become a favourite when its plan was missing; the last one wins. */
export const rememberFavourite = ({ kind, id }: Favourite, storage: Kept): void => storage.setItem(KEY, JSON.stringify({ kind, id }));

function taken(storage: Kept): Favourite | null {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  try {
    const value: unknown = JSON.parse(kept ?? "null");
    return isFavourite(value) ? value : null;
  } catch {
    return null;
  }
}

/** Spec §4: payment success replays a pending hook or ad favourite, once. `send` makes the call. */
export async function replayFavourite(storage: Kept, send: (call: ReturnType<typeof collectCall>) => Promise<unknown>): Promise<void> {
  const favourite = taken(storage);
  if (favourite) await send(collectCall(favourite, true));
}
