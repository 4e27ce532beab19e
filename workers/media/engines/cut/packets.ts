import { ffprobe } from "../../binaries/ffprobe.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";

/** One coded picture, in the order of decoding. `pts` in seconds from the start of the file. */
export interface Packet {
  readonly pts: number;
  readonly key: boolean;
  readonly bytes: number;
}

const SECONDS = 120;

function packetOf(line: string, start: number): Packet[] {
  const [pts = "", bytes = "", flags = ""] = line.split(",");
  const at = Number(pts);
  return pts === "" || !Number.isFinite(at) ? [] : [{ pts: at - start, key: flags.startsWith("K"), bytes: Number(bytes) }];
}

/** Every packet of one stream. @throws JobError INPUT_UNREADABLE */
export async function packetsOf(path: string, stream: number, start: number, signal: AbortSignal): Promise<Packet[]> {
  const asked = ["-select_streams", String(stream), "-show_entries", "packet=pts_time,size,flags", "-of", "csv=p=0"];
  try {
    const command = [await ffprobe(), "-v", "error", ...UNTRUSTED_FILM, ...asked, path] as const;
    const { stdout } = await runConfined(command, { signal, seconds: SECONDS, stdout: "pipe" });
    return stdout
      .toString()
      .split("\n")
      .flatMap((line) => packetOf(line, start));
  } catch (cause) {
    signal.throwIfAborted();
    throw new JobError("INPUT_UNREADABLE", "the film's packets cannot be read", { cause });
  }
}
