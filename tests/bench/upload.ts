import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Client, connect } from "../../scripts/run/client.ts";
import type { Origin } from "./figures.ts";
import { median } from "./median.ts";

const BYTES = 64 * 1024 ** 2;
const TURNS = 5;
const run = promisify(execFile);

const place = (client: Client, file_name: string, resumable: boolean) =>
  client.mediaLib.getUploadUrl.mutate({ file_name, size: BYTES, content_type: "audio/wav", purpose: "asset-library", resumable });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** One part after the other, as a page sends them. */
async function inParts(client: Client, origin: string, name: string, file: Buffer<ArrayBuffer>): Promise<void> {
  const { upload_url, part_size } = await place(client, name, true);
  for (let at = 0; at * part_size < BYTES; at += 1) {
    const body = file.subarray(at * part_size, (at + 1) * part_size);
    const sent = await fetch(new URL(`${upload_url}&p=${at + 1}`, origin), { method: "PUT", body });
    if (!sent.ok) throw new Error(`a part was refused: ${sent.status}`);
  }
}

/** How long a file of 64 MB takes in parts, against curl sending the same in one piece to the same server: the median ratio. */
export async function uploadRatio(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const folder = await mkdtemp(join(tmpdir(), "reelwright-upload-"));
  const path = join(folder, "large.wav");
  const file = Buffer.alloc(BYTES, 7);
  await writeFile(path, file);
  const ratios: number[] = [];
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      // A guest's room is for one turn's two files and more, not for all of them.
      const { client } = await connect(base);
      const parts = await timed(() => inParts(client, base, "parts.wav", file));
      const { upload_url } = await place(client, "whole.wav", false);
      const curl = await timed(() => run("curl", ["-sf", "-T", path, "-H", "content-type: audio/wav", new URL(upload_url, base).href]));
      ratios.push(parts / curl);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { "upload.vs_curl": median(ratios) };
}
