import type { Product } from "../../../trpc/contract/product.ts";
import type { Clip, LeftOut, Script } from "../../../trpc/contract/script.ts";
import { givenFacts } from "./facts/given.ts";
import { writeScripts, type WriteOptions } from "./write.ts";

const factsIn = (clips: readonly Clip[]): Set<string> =>
  new Set(clips.flatMap(({ claims }) => claims.flatMap(({ fact_id }) => fact_id ?? [])));
const unproved = ({ claims }: Clip): boolean => claims.some(({ fact_id }) => fact_id === null);

/** A line of ours for the part that a clip plays: one that says a fact which nothing else says, else one that claims nothing. */
const standIn = (role: Clip["role"], ours: readonly Clip[], taken: readonly Clip[]): Clip | undefined => {
  const [said, texts] = [factsIn(taken), new Set(taken.map(({ text }) => text))];
  const free = ours.filter(({ text, claims }) => !texts.has(text) && claims.every(({ fact_id }) => fact_id !== null && !said.has(fact_id)));
  const body = role === "benefit" || role === "proof" || role === "problem";
  return (
    free.find((clip) => clip.role === role) ?? (body ? free.find((clip) => clip.role === "benefit" || clip.role === "proof") : undefined)
  );
};

/** The given facts that clips do not say. */
const unsaidFacts = (product: Product, clips: readonly Clip[]): LeftOut[] => {
  const said = factsIn(clips);
  return [...new Set(givenFacts(product).map(({ id }) => id))]
    .filter((id) => !said.has(id))
    .map((fact_id) => ({ fact_id, reason: "length" }));
};

/**
 * A script of a language model with each clip that claims what no fact proves replaced by one of ours; a clip for which we
 * have none is left out, the call excepted. Null where too little of it would remain.
 */
export const mended = (script: Script, product: Product, options: WriteOptions): Script | null => {
  const ours = script.clips.some(unproved) ? writeScripts(product, { ...options, count: 5 }).flatMap(({ clips }) => clips) : [];
  const kept = script.clips.filter((clip) => !unproved(clip));
  const taken = [...kept];
  const clips = script.clips.flatMap((clip) => {
    if (!unproved(clip)) return [clip];
    const line = standIn(clip.role, ours, taken);
    if (!line) return [];
    taken.push(line);
    return [{ ...line, id: clip.id, role: clip.role }];
  });
  if (clips[0]?.role !== script.clips[0]?.role || clips.at(-1)?.role !== script.clips.at(-1)?.role || clips.length < 2) return null;
  return { ...script, clips, left_out: unsaidFacts(product, clips) };
};
