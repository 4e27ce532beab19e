import { setTimeout as sleep } from "node:timers/promises";
import { TRPCClientError } from "@trpc/client";
import { type Client, connect } from "../../scripts/run/client.ts";
import { LIBRARY } from "../../trpc/contract/rules/library.ts";
import { type BadFile, badCorpus } from "../setup/bad-corpus.ts";
import { processesBelow, residentMegabytes } from "../setup/process-tree.ts";
import type { Origin } from "./figures.ts";

/** A refusal of a file has one of these codes (rules/errors), too many pixels that of a form; failures of our own have others. */
const isRefusal = (code: unknown): boolean => typeof code === "number" && (code === -20_003 || (code <= -20_300 && code > -20_400));
const AT_ONCE = 4;
/** Between two readings of memory. */
const BETWEEN_MS = 500;

/** Uploads one file as a browser would; whether it was answered: taken with facts that can be, or refused in words. */
async function answered(client: Client, origin: string, { name, type, bytes }: BadFile, at: number): Promise<boolean> {
  const asked = { file_name: `${at}-${name}`, purpose: "asset-library" as const };
  try {
    const place = await client.mediaLib.getUploadUrl.mutate({ ...asked, size: bytes.length, content_type: type });
    await fetch(new URL(place.upload_url, origin), { method: "PUT", body: Uint8Array.from(bytes) });
    const { asset_type, width, height, duration } = await client.mediaLib.reportUpload.mutate({ ...asked, key: place.key });
    return asset_type === 3 ? duration >= 0 : width > 0 && height > 0 && duration < 3600;
  } catch (error) {
    return error instanceof TRPCClientError && isRefusal(error.data?.upstream_code);
  }
}

/** Reads the memory of all processes until it is told to stop; the most of it, in MB. */
function watched(memory: () => number): () => number {
  let most = memory();
  const timer = setInterval(() => (most = Math.max(most, memory())), BETWEEN_MS);
  return () => (clearInterval(timer), most);
}

/** Waits until all that was taken has been looked through. */
async function analysed(client: Client): Promise<void> {
  const { list } = await client.mediaLib.getQue.query({ page_size: LIBRARY.counted });
  if (!list.some(({ state }) => state === "waiting" || state === "analysing")) return;
  await sleep(BETWEEN_MS);
  await analysed(client);
}

/** Sends the whole corpus, some at a time; what was not answered. */
async function pass(client: Client, origin: string, corpus: readonly BadFile[]): Promise<string[]> {
  const work = corpus.entries();
  const wrong: string[] = [];
  const worker = async () => {
    for (const [at, file] of work) if (!(await answered(client, origin, file, at))) wrong.push(file.what);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await analysed(client);
  return wrong;
}

/**
 * Of a corpus of broken and hostile files: those that were answered, and the memory of all processes in MB: before anybody
 * came, at most, and what is more after a second pass than after the first, which started the processes that read files.
 */
export async function hostileFigures(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const memory = () => residentMegabytes(processesBelow(process.pid));
  const idle = memory();
  const corpus = await badCorpus();
  const peak = watched(memory);
  const [{ client }, again] = [await connect(base), await connect(base)];
  const wrong = await pass(client, base, corpus);
  for (const what of wrong) console.warn(`not answered: ${what}`);
  const once = memory();
  await pass(again.client, base, corpus);
  // The service still answers.
  await client.mediaLib.list.query({});
  return {
    "upload.hostile_ok": corpus.length - wrong.length,
    "upload.hostile_total": corpus.length,
    "upload.hostile_memory_mb": memory() - once,
    "upload.idle_mb": idle,
    "upload.peak_mb": peak(),
  };
}
