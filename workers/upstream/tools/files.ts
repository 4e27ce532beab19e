import { z } from "zod";
import { type AssetRow, findShownAsset } from "../../../db/queries/asset.ts";
import { findOwnTask } from "../../../db/queries/task.ts";
import { type FileReference, fileReference } from "../../../trpc/contract/tools/file-input.ts";
import { extensionOf } from "../../../trpc/contract/rules/files.ts";
import { ASSET_TYPE } from "../../../trpc/contract/rules/library.ts";
import { sniff } from "../../../trpc/contract/rules/magic.ts";
import { checkUpload, checkUploadCount } from "../../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
import { AppError, refuse } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { playKey } from "../files/keys.ts";
import { handed } from "../medialib/handed.ts";
import { fetchAsset } from "./fetched.ts";

/** A file that a tool works on, as its task keeps it. Bytes, pixels, seconds; 0 where its kind has none. */
export const keptFile = z.object({
  key: z.string(),
  kind: z.enum(["image", "video", "audio"]),
  name: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  /** The key of what browsers play of it, where that is not the file itself. */
  played: z.string().optional(),
});
export type KeptFile = z.infer<typeof keptFile>;

type Found = Omit<KeptFile, "bytes">;

const HEAD_BYTES = 4096;
const KINDS: Readonly<Record<number, KeptFile["kind"]>> = {
  [ASSET_TYPE.image]: "image",
  [ASSET_TYPE.video]: "video",
  [ASSET_TYPE.audio]: "audio",
};

function fromAsset(row: AssetRow, purpose: UploadPurpose): Found {
  const { asset_type, key, file_name, width, height, duration } = handed(row, purpose);
  const kind = KINDS[asset_type];
  if (!kind) throw new AppError("system.notFound", { detail: `an asset of type ${asset_type}` });
  const played = kind === "video" && row.copy !== "none" && key === row.key ? { played: playKey(key) } : {};
  return { key, kind, name: file_name, width, height, duration: duration / 1000, ...played };
}

async function fromLibrary({ db, user }: Call, id: string, purpose: UploadPurpose): Promise<Found> {
  const row = await findShownAsset(db, user.id, id);
  if (!row) throw new AppError("system.notFound");
  return fromAsset(row, purpose);
}

/** An artifact of a task that is done: what one at work shows may not be whole yet. */
async function fromTask({ db, user }: Call, { id, name }: Extract<FileReference, { from: "task" }>): Promise<Found> {
  const task = await findOwnTask(db, user.id, id);
  const made = task?.state === "success" ? task.output?.artifacts.find((one) => one.name === name) : undefined;
  const file_name = made && `${task?.title} ${name}.${extensionOf(made.key)}`;
  switch (made?.kind) {
    case "image":
      return { key: made.key, kind: made.kind, name: file_name ?? "", width: made.width, height: made.height, duration: 0 };
    case "video":
      return { key: made.key, kind: made.kind, name: file_name ?? "", width: made.width, height: made.height, duration: made.duration };
    case "audio":
      return { key: made.key, kind: made.kind, name: file_name ?? "", width: 0, height: 0, duration: made.duration };
    default:
      throw new AppError("system.notFound");
  }
}

async function find(call: Call, text: string, purpose: UploadPurpose): Promise<Found> {
  const reference = fileReference(text);
  if (!reference) throw new AppError("form.incomplete", { detail: "not a file" });
  if (reference.from === "asset") return fromLibrary(call, reference.id, purpose);
  if (reference.from === "task") return fromTask(call, reference);
  const url = reference.from === "sample" ? call.files.absolute(`/samples/${reference.path}`) : reference.url;
  return fromAsset(await fetchAsset(call, url, purpose), purpose);
}

/** What the bytes are, and whether the purpose takes them: a file of the library may have come by another way. */
async function checked({ bucket }: Call, found: Found, purpose: UploadPurpose): Promise<KeptFile> {
  const object = await bucket.get(found.key, { range: { offset: 0, length: HEAD_BYTES } });
  if (!object) throw new AppError("system.notFound", { detail: `no object ${found.key}` });
  const { name, kind, width, height, duration } = found;
  const format = sniff(new Uint8Array(await object.arrayBuffer()));
  const pixels = kind === "audio" ? {} : { width, height };
  const time = kind === "image" ? {} : { seconds: duration };
  refuse(checkUpload(purpose, { name, bytes: object.size, format, ...pixels, ...time }));
  return { ...found, bytes: object.size };
}

/**
 * A file that the caller names, with what is known of it. Another's is not found. An address is fetched through the
 * guarded egress and becomes the caller's asset. Throws system.notFound, form.incomplete, link.noFile, file.noSpace, and
 * the issues of the purpose's upload rule (spec §5 Uploads).
 */
export async function resolveFile(call: Call, text: string, purpose: UploadPurpose): Promise<KeptFile> {
  try {
    return await checked(call, await find(call, text, purpose), purpose);
  } catch (error) {
    throw error instanceof AppError ? error.at({ about: text }) : error;
  }
}

/** Several of them, in their order, each once. Throws file.tooFew and file.tooMany, too. */
export async function resolveFiles(call: Call, texts: readonly string[], purpose: UploadPurpose): Promise<KeptFile[]> {
  const once = [...new Set(texts)];
  const [issue] = checkUploadCount(purpose, once.length);
  if (issue) throw new AppError(issue.key, { params: issue.params, about: texts });
  return Promise.all(once.map((text) => resolveFile(call, text, purpose)));
}
