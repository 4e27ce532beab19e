import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { decodeText } from "../../timeline/subtitles/decode.ts";
import { type FieldShape, fieldsOf } from "../../app/tool/schema.ts";
import { MIME_TYPES, sniff } from "../../trpc/contract/rules/magic.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { assetReference, fileReference } from "../../trpc/contract/tools/file-input.ts";
import { TOOLS } from "../../trpc/contract/tools/index.ts";
import type { Task } from "../../trpc/index.ts";
import type { Client } from "../run/client.ts";
import { follow } from "../run/follow.ts";
import type { ToolOptions } from "./options.ts";
import { answerLines } from "./lines.ts";
import { progressBar } from "./progress.ts";
import { readInput } from "./tool-input.ts";

/** A file of this machine as the caller's asset, by its name in an input. Throws what the product refuses it with. */
async function uploaded(client: Client, origin: string, path: string, purpose: UploadPurpose): Promise<string> {
  const bytes = new Uint8Array(await readFile(path));
  const format = sniff(bytes);
  const [content_type] = format ? MIME_TYPES[format] : ["application/octet-stream"];
  const file_name = basename(path);
  const { upload_url, key } = await client.mediaLib.getUploadUrl.mutate({ file_name, size: bytes.length, content_type, purpose });
  const sent = await fetch(new URL(upload_url, origin), { method: "PUT", body: bytes, headers: { "content-type": content_type } });
  if (!sent.ok) throw new Error(`${path}: ${sent.status} ${await sent.text()}`);
  return assetReference((await client.mediaLib.reportUpload.mutate({ key, file_name, purpose })).id);
}

/** What is no reference or address yet names a file of this machine. */
const referred = (client: Client, origin: string, value: string, purpose: UploadPurpose): Promise<string> =>
  fileReference(value) ? Promise.resolve(value) : uploaded(client, origin, value, purpose);

async function withFiles(client: Client, origin: string, fields: readonly FieldShape[], input: Record<string, unknown>): Promise<object> {
  const entries = Object.entries(input).map(async ([name, value]) => {
    const { purpose, textFile } = fields.find((field) => field.name === name) ?? {};
    if (textFile && String(value).startsWith("@"))
      return [name, decodeText(new Uint8Array(await readFile(String(value).slice(1))))] as const;
    if (!purpose) return [name, value] as const;
    const refer = (one: string) => referred(client, origin, one, purpose);
    return [name, Array.isArray(value) ? await Promise.all(value.map(refer)) : await refer(String(value))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The tools that are built, by slug. */
const BUILT = new Map(TOOLS.flatMap((tool) => ("work" in tool && tool.work ? [[tool.slug as string, tool] as const] : [])));

export interface ToolMade {
  task: Task;
  /** The files that were written. */
  files: string[];
}

/** Any tool from the command line: its input from words, files uploaded, and all that it made written to the folder `out`. */
export async function makeWithTool(client: Client, origin: string, { slug, stage, words, out }: ToolOptions): Promise<ToolMade> {
  const tool = BUILT.get(slug);
  if (!tool) throw new Error(`--tool is one of ${[...BUILT.keys()].join(", ")}`);
  const fields = fieldsOf(tool.work.input);
  const input = await withFiles(client, origin, fields, readInput(fields, words));
  const bar = progressBar();
  try {
    const pushed = await client.tasks.push.mutate({ app_id: appIdOf(tool), input, ...(stage ? { stage } : {}) });
    const first = await follow(client, pushed, { show: bar.show });
    const task = first.state === "review" ? await follow(client, await answerLines(client, first, out), { show: bar.show }) : first;
    if (task.state !== "success") throw new Error(task.error_msg ?? task.state);
    await mkdir(out, { recursive: true });
    const files = (task.output?.artifacts ?? []).map(async ({ download_url, name, file_name }) => {
      const file = await fetch(new URL(download_url, origin));
      const path = join(out, `${name}-${basename(file_name)}`);
      await writeFile(path, new Uint8Array(await file.arrayBuffer()));
      return path;
    });
    return { task, files: await Promise.all(files) };
  } finally {
    bar.end();
  }
}
