import { existsSync } from "node:fs";
import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { results } from "../../protocol/jobs.ts";
import { weight } from "../../weights/resolve.ts";
import { filmReport } from "../footage/facts.ts";
import { decodeSpeech, speechFiles } from "./decode.ts";

const FILE_BYTES = 1024 ** 3;

/** The model: the operator's ggml file ($WHISPER_MODEL), else the one that is built in. @throws Error naming what mends it. */
export async function model(): Promise<string> {
  const own = process.env["WHISPER_MODEL"];
  if (!own) return weight("whisperTiny");
  if (!existsSync(own)) throw new Error(`WHISPER_MODEL names no file: ${own}`);
  return own;
}

/** What is said in a film or a sound; nothing in one without sound. @throws JobError INPUT_UNREADABLE */
export const transcribe: JobHandler<"transcribe"> = async (job, context) => {
  const { folder, signal } = context;
  const path = await context.fetch(job.file, { bytes: FILE_BYTES });
  const { streams } = await filmReport(path, signal);
  const network = await model();
  if (!streams.some(({ codec_type }) => codec_type === "audio"))
    return { has_sound: false, duration: 0, language: null, segments: [], engine: "built-in:whisper-tiny" };
  const files = speechFiles(folder);
  await decodeSpeech(path, files, signal);
  context.progress(0.05, "listening");
  const tell = (share: number, stage: string): void => context.progress(0.05 + 0.95 * share, stage);
  const said = await lanes.transcribe.run({ job, files: { ...files, model: network } }, signal, tell);
  return results.transcribe.parse({ has_sound: true, ...(said as object) });
};
