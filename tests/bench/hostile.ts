import { TRPCClientError } from "@trpc/client";
import { type Client, connect } from "../../scripts/run/client.ts";
import { type BadFile, badCorpus } from "../setup/bad-corpus.ts";
import { processesBelow, residentMegabytes } from "../setup/process-tree.ts";
import type { Origin } from "./figures.ts";

/** A refusal of a file has one of these codes (rules/errors), too many pixels that of a form; failures of our own have others. */
const isRefusal = (code: unknown): boolean => typeof code === "number" && (code === -20_003 || (code <= -20_300 && code > -20_400));
const AT_ONCE = 4;

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

/** Of a corpus of broken and hostile files: those that were answered, and the memory of all processes afterwards, in MB more. */
export async function hostileFigures(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const { client } = await connect(base);
  const corpus = await badCorpus();
  const memory = () => residentMegabytes(processesBelow(process.pid));
  const work = corpus.entries();
  const wrong: string[] = [];
  // The first of each kind starts the processes that read it.
  await Promise.all(corpus.slice(0, AT_ONCE).map((file, at) => answered(client, base, file, corpus.length + at)));
  const before = memory();
  const worker = async () => {
    for (const [at, file] of work) if (!(await answered(client, base, file, at))) wrong.push(file.what);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const what of wrong) console.warn(`not answered: ${what}`);
  await client.mediaLib.list.query({});
  return {
    "upload.hostile_ok": corpus.length - wrong.length,
    "upload.hostile_total": corpus.length,
    "upload.hostile_memory_mb": memory() - before,
  };
}
