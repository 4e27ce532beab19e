import { rm } from "node:fs/promises";
import { encodeSound, joinFiles } from "./finish.ts";
import type { Kept } from "./kept.ts";
import { measureLoudness, normaliser } from "./loudness.ts";
import type { Mount } from "./loopback.ts";
import { made, type Session } from "./session.ts";

interface Asked {
  readonly duration: number;
  /** Of the file: how the sound is encoded. */
  readonly ending: string;
  /** Where an earlier job may have left the same sound, and under which name. */
  readonly kept: { readonly files: Kept; readonly key: string } | null;
  readonly signal: AbortSignal;
}

/** The mix that the page made in parts, as one file; null for silence. */
async function mixOf(session: Session, mount: Mount, signal: AbortSignal): Promise<string | null> {
  const count = await session.call("sound");
  const parts = Array.from({ length: count }, (_, n) => made(mount, `mix-${n}.wav`));
  if (parts.length < 2) return parts[0] ?? null;
  const whole = made(mount, "mix.wav");
  await joinFiles(parts, { list: `${whole}.txt`, output: ["-c", "copy", whole] }, signal);
  await Promise.all(parts.map((part) => rm(part)));
  return whole;
}

/** The delivered sound, made while frames are drawn, and how loud it came out; null for silence. */
export async function soundOf(
  session: Session,
  mount: Mount,
  { duration, ending, kept, signal }: Asked,
): Promise<{ path: string; lufs: number | null }> {
  const out = made(mount, `sound.${ending}`);
  if (!kept || !(await kept.files.take(kept.key, out))) {
    const path = await mixOf(session, mount, signal);
    const filter = path === null ? null : await normaliser(path, signal);
    await encodeSound({ mix: path === null || filter === null ? null : { path, filter }, duration, out }, signal);
    await kept?.files.put(kept.key, out);
  }
  return { path: out, lufs: await measureLoudness(out, signal) };
}
