import type { Kept } from "./kept.ts";
import { encodeSound } from "./finish.ts";
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

/** The delivered sound, made while frames are drawn, and how loud it came out; null for silence. */
export async function soundOf(
  session: Session,
  mount: Mount,
  { duration, ending, kept, signal }: Asked,
): Promise<{ path: string; lufs: number | null }> {
  const out = made(mount, `sound.${ending}`);
  if (!kept || !(await kept.files.take(kept.key, out))) {
    const path = made(mount, "mix.wav");
    const filter = (await session.call("sound")) ? await normaliser(path, signal) : null;
    await encodeSound({ mix: filter === null ? null : { path, filter }, duration, out }, signal);
    await kept?.files.put(kept.key, out);
  }
  return { path: out, lufs: await measureLoudness(out, signal) };
}
