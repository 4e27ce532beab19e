import { writeFile } from "node:fs/promises";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { runConfined } from "../../processes/confined.ts";

const SECONDS = 300;

export interface JoinedPiece {
  readonly path: string;
  readonly seconds: number;
}

/** Lays mute pieces one after another, each as long as it is said to be, and puts a sound beside them; nothing is encoded. */
export async function joinPieces(pieces: readonly JoinedPiece[], sound: string | null, out: string, signal: AbortSignal): Promise<void> {
  const list = `${out}.txt`;
  const lines = pieces.map(({ path, seconds }) => `file '${path}'\nduration ${seconds.toFixed(6)}`);
  await writeFile(list, `ffconcat version 1.0\n${lines.join("\n")}\n`);
  const films = ["-protocol_whitelist", "file", "-f", "concat", "-safe", "0", "-i", list];
  const sounds = sound ? ["-protocol_whitelist", "file", "-i", sound] : [];
  const maps = ["-map", "0:v", ...(sound ? ["-map", "1:a"] : []), "-c", "copy", "-movflags", "+faststart", "-map_metadata", "-1"];
  const command = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...films, ...sounds, ...maps, out] as const;
  await runConfined([...command], { signal, seconds: SECONDS });
}

/** Whether a film of ours decodes from end to end without a complaint, to so many pictures. */
export async function decodesTo(path: string, frames: number, signal: AbortSignal): Promise<boolean> {
  const open = ["-protocol_whitelist", "file", "-i", path, "-map", "0:v", "-fps_mode", "passthrough"];
  const command = [await ffmpeg(), "-v", "error", "-nostdin", ...open, "-f", "framecrc", "-"] as const;
  try {
    const { stdout, stderr } = await runConfined([...command], { signal, seconds: SECONDS, stdout: "pipe" });
    const pictures = stdout
      .toString()
      .split("\n")
      .filter((line) => line.startsWith("0,")).length;
    return stderr.trim() === "" && pictures === frames;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
