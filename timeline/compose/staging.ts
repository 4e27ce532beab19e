import type { Cast, Shown } from "./cast.ts";
import { speaksOfWornPart } from "./worn.ts";
import { slots, type Direction, type Slot } from "./direction.ts";

/** A way to fill a shot; `stars`: it shows the hero, where others show the next picture. */
export interface Part<T> {
  readonly make: (take: T) => void;
  readonly stars: boolean;
}

/** What stands already (a shot's fixed part, or null), what else there is for it, and whether it must leave the hero to others. */
export interface Places<T> {
  readonly fixed: readonly (Part<T> | null)[];
  readonly rest: (index: number) => readonly Part<T>[];
  readonly spared: (index: number) => boolean;
}

/** The parts of all shots: the fixed ones first, the others in turn (what was longest not seen), none that stars beside one that does. */
export function arranged<T>({ fixed, rest, spared }: Places<T>, others: boolean): Part<T>[] {
  const chosen: Part<T>[] = [];
  const seen = new Map<Part<T>, number>();
  for (const [i, known] of fixed.entries()) {
    const beside = others && ((chosen[i - 1]?.stars ?? false) || (fixed[i + 1]?.stars ?? false) || spared(i));
    const inTurn = rest(i).toSorted((a, b) => (seen.get(a) ?? -1) - (seen.get(b) ?? -1));
    const part = known ?? (beside ? inTurn.find(({ stars }) => !stars) : undefined) ?? inTurn[0];
    if (!part) continue;
    seen.set(part, i);
    chosen.push(part);
  }
  return chosen;
}

/** The star of each shot that has one: the hero, but another beside a shot that is the hero's. The first and the last keep him. */
export function starring(cast: Cast): (chosen: readonly { readonly stars: boolean }[], index: number, keeps: boolean) => Shown | null {
  let hero = false;
  return (chosen, index, keeps) => {
    const stars = chosen[index]?.stars ?? false;
    const other = !keeps && cast.others && (hero || (chosen[index + 1]?.stars ?? false));
    hero = stars && !other;
    return stars ? cast.star(other) : null;
  };
}

/** What a director can do: the first shot, the one for the price, the call to action, and the others in turn. */
export interface Scheme<T> {
  readonly open: Part<T>;
  readonly price: Part<T>;
  readonly call: Part<T>;
  readonly rest: (slot: Slot) => readonly Part<T>[];
}
export interface Staged<T> extends Slot {
  readonly make: (take: T) => void;
  readonly star: Shown | null;
  /** In a shot that speaks of a part of what is worn: the hero, whole, is all that there is to show. */
  readonly cast?: Cast;
}

/** Every shot with its part and its star, in order: neighbours show different pictures wherever there are two. */
export function* staged<T>({ plan, offer, cast, board }: Direction, { open, price, call, rest }: Scheme<T>): Generator<Staged<T>> {
  const all = slots(plan, offer);
  const priced = board.brief.product.price !== "" ? offer?.start : undefined;
  const fixed = all.map((slot) => (slot.index === 0 ? open : slot.call ? call : slot.at === priced ? price : null));
  const spared = (i: number) => (all[i]?.clip.end ?? 0) > plan.call;
  const chosen = arranged({ fixed, rest: (i) => (all[i] ? rest(all[i]) : []), spared }, cast.others);
  const starOf = starring(cast);
  for (const [i, slot] of all.entries()) {
    const part = chosen[i];
    if (!part) continue;
    // Once a clip: what was shown of it is seen.
    const worn = speaksOfWornPart(board.brief, slot.clip) && (slot.titled || all[i - 1]?.clip.index !== slot.clip.index);
    const whole: Cast = { ...cast, others: false, next: () => cast.star(false) };
    yield { ...slot, make: part.make, star: starOf(chosen, i, i === 0 || slot.call || worn), ...(worn ? { cast: whole } : {}) };
  }
}
