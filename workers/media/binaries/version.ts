import { printed } from "../processes/start.ts";

const ASKED_SECONDS = 10;

/** libavcodec's version, which every release and every build from a repository raises; then the release, where it is named. */
export function versionIn(text: string): { library: readonly number[]; release: readonly number[] } | null {
  const library = /^libavcodec\s.*\/\s*(\d+)\.\s*(\d+)\.\s*(\d+)/m.exec(text);
  if (library === null) return null;
  const release = /^\w+ version n?(\d+(?:\.\d+)*)/m.exec(text)?.[1] ?? "";
  return { library: library.slice(1).map(Number), release: release === "" ? [] : release.split(".").map(Number) };
}

/** Above 0: `a` is newer. A part that is missing counts as 0. */
export function compareVersions(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  const differing = Array.from({ length }, (_, i) => (a[i] ?? 0) - (b[i] ?? 0)).find((difference) => difference !== 0);
  return differing ?? 0;
}

/** Whether the first of two programs of FFmpeg is at least as new as the second; one that tells no version is older than any. */
export async function isAsNew(program: string, other: string): Promise<boolean> {
  const [own, others] = (await Promise.all([program, other].map((path) => printed(path, ["-version"], ASKED_SECONDS)))).map((text) =>
    versionIn(text ?? ""),
  );
  if (!own || !others) return Boolean(own);
  const library = compareVersions(own.library, others.library);
  if (library !== 0) return library > 0;
  return own.release.length === 0 || others.release.length === 0 || compareVersions(own.release, others.release) >= 0;
}
