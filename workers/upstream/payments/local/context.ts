import type { Kept, ObjectStore, Shown } from "./store.ts";
import { missing } from "./failure.ts";

/** What becomes of an event on its way: what a provider promises, and what it does not. */
export type Delivery = "once" | "twice" | "late" | "lost";

export interface LocalSettings {
  store: ObjectStore;
  /** Unix ms; a drill moves it. */
  now(): number;
  /** Where pages of this server are: the product's own origin. */
  origin: string;
  webhookSecret: string;
  /** Takes an event to the product, as the network would. */
  send(request: Request): Promise<Response>;
  delivery?: (type: string) => Delivery;
}

/** One call: what it changes is written together, with the events that tell of it. */
export interface Turn extends LocalSettings {
  changed: Map<string, Kept>;
  told: { type: string; object: Kept }[];
}

export const turnOf = (settings: LocalSettings): Turn => ({ ...settings, changed: new Map(), told: [] });

/** An object of an id, as this turn has it; the kind is the prefix of the id. */
export async function find<S extends Shown, M>(turn: Turn, id: string): Promise<Kept<S, M>> {
  const kept = turn.changed.get(id) ?? (await turn.store.read(id));
  if (!kept) throw missing(id);
  return kept as unknown as Kept<S, M>;
}

/** Keeps an object when the turn is written, and tells of it. */
export function keep<S extends Shown, M extends object>(turn: Turn, kept: Kept<S, M>, ...types: string[]): void {
  const plain = kept as unknown as Kept;
  turn.changed.set(kept.shown.id, plain);
  for (const type of types) turn.told.push({ type, object: plain });
}
