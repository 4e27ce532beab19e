import { spawn } from "node:child_process";
import { ffmpeg } from "../binaries/ffmpeg.ts";
import { giveWay } from "../jobs/precedence.ts";
import { JobError } from "../protocol/handler.ts";

/** Runs ffmpeg to its end; answers what it wrote to stderr. Killed by `signal`. `patient`: it gives way as films do. @throws JobError ENGINE_FAILED */
export async function runFfmpeg(args: readonly string[], signal: AbortSignal, { patient = false } = {}): Promise<string> {
  const program = await ffmpeg();
  return await new Promise((resolve, reject) => {
    const child = spawn(program, ["-hide_banner", "-nostdin", "-y", ...args], { stdio: ["ignore", "ignore", "pipe"], signal });
    if (patient && child.pid !== undefined) giveWay("films", child.pid);
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(said) : reject(new JobError("ENGINE_FAILED", `ffmpeg ended with ${code}: ${said.slice(-400)}`)),
    );
  });
}
