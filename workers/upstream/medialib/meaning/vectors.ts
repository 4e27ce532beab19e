import type { WordRow } from "../../../../db/queries/asset-word.ts";

/** From here on two words are taken for alike (docs/decisions/079 says how it was measured). */
const ALIKE = 0.575;
/** Words that are searched for beside one that is asked for. */
const MOST = 8;
const UNIT = 127 * 127;

function bytesOf(base64: string): Int8Array {
  const binary = atob(base64);
  const bytes = new Int8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum / UNIT;
}

/** The words whose meaning is like that of each of these vectors, the nearest first. */
export function alike(vectors: readonly (string | null)[], known: readonly WordRow[]): string[][] {
  const read = known.map(({ word, vector }) => ({ word, bytes: bytesOf(vector) }));
  return vectors.map((vector) => {
    const asked = vector && bytesOf(vector);
    if (!asked) return [];
    return read
      .map(({ word, bytes }) => ({ word, near: dot(asked, bytes) }))
      .filter(({ near }) => near >= ALIKE)
      .toSorted((a, b) => b.near - a.near)
      .slice(0, MOST)
      .map(({ word }) => word);
  });
}
