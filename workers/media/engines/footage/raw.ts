import { once } from "node:events";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { ProgramFailed, startConfined } from "../../processes/confined.ts";
import { startProgram } from "../../processes/start.ts";

interface Limits {
  readonly signal: AbortSignal;
  /** By the clock. */
  readonly seconds: number;
}

/** How a pixel is written. */
type PixelFormat = "gray" | "rgb24" | "rgba" | "yuv420p";

/** ffmpeg's arguments for pictures that it writes to its output, one after another. */
export const rawOutput = (format: PixelFormat): readonly string[] => ["-f", "rawvideo", "-pix_fmt", format, "-"];

/** The same for pictures that are written to its input. */
export function rawInput(format: PixelFormat, { width, height }: { width: number; height: number }, rate: number): readonly string[] {
  const pictures = ["-f", "rawvideo", "-pix_fmt", format, "-s", `${width}x${height}`, "-r", String(rate)];
  return [...pictures, "-i", "-"];
}

/** The colors of pictures in RGB as films have them. */
export const RGB_TO_FILM = "scale=in_range=pc:out_range=tv:out_color_matrix=bt709";

/** The pictures that a confined ffmpeg writes to its output one by one, each of so many bytes. */
export async function* rawPictures(command: readonly [string, ...string[]], size: number, limits: Limits): AsyncGenerator<Buffer> {
  const child = await startConfined(command, { ...limits, stdout: "pipe" });
  child.stderr?.resume();
  child.on("error", () => child.stdout?.destroy());
  let [held, length]: [Buffer[], number] = [[], 0];
  try {
    for await (const chunk of (child.stdout ?? []) as AsyncIterable<Buffer>) {
      held.push(chunk);
      length += chunk.length;
      if (length < size) continue;
      const all = Buffer.concat(held);
      let at = 0;
      for (; all.length - at >= size; at += size) yield all.subarray(at, at + size);
      [held, length] = [[all.subarray(at)], all.length - at];
    }
  } finally {
    child.kill("SIGKILL");
  }
  limits.signal.throwIfAborted();
}

/** An ffmpeg that encodes what is written to it. */
export interface Encoder {
  write(bytes: Uint8Array): Promise<void>;
  /** Waits for its end. @throws ProgramFailed */
  end(): Promise<void>;
}

/** `args`: all of its command, its input being `-`. */
export async function startEncoder(args: readonly string[], { signal, seconds }: Limits): Promise<Encoder> {
  const child = startProgram(await ffmpeg(), args, { stdio: ["pipe", "ignore", "ignore"], signal, timeout: seconds * 1000 });
  const ended = once(child, "close");
  child.stdin?.on("error", () => undefined);
  let done = 0;
  return {
    async write(bytes) {
      done += 1;
      if (child.stdin && !child.stdin.write(bytes)) await Promise.race([once(child.stdin, "drain"), ended]);
    },
    async end() {
      child.stdin?.end();
      const [code] = (await ended) as [number | null];
      signal.throwIfAborted();
      if (code !== 0 || done === 0) throw new ProgramFailed(`the encoder ended with ${code} after ${done} pictures`);
    },
  };
}
