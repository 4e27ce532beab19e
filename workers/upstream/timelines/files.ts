import { onlineAssets, type TimelineDocument } from "../../../timeline/document.ts";
import type { EditCommand } from "../../../timeline/edit/commands.ts";
import { formatsText } from "../../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
import { findShownAsset } from "../../../db/queries/asset.ts";
import { fileReference } from "../../../trpc/contract/tools/file-input.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { resolveFile } from "../tools/files.ts";

/** The keys of the files that a document shows. */
export const filesOf = (document: TimelineDocument): string[] => [...new Set(onlineAssets(document).map(([, { url }]) => url))];

const PURPOSE = {
  image: "timeline-image",
  sprite: "timeline-image",
  video: "timeline-video",
  audio: "timeline-music",
} as const satisfies Record<string, UploadPurpose>;

type Naming = Extract<EditCommand, { type: "add" | "asset" }>;

const unsupported = (name: string, purpose: UploadPurpose) =>
  new AppError("file.formatNotSupported", { params: { name, formats: formatsText(purpose) } });

/** Preview and export draw the copy of a file that browsers do not show (`handed`): one that has none yet is refused. */
async function requireShown({ db, user }: Call, text: string, purpose: UploadPurpose): Promise<void> {
  const reference = fileReference(text);
  const row = reference?.from === "asset" ? await findShownAsset(db, user.id, reference.id) : undefined;
  if (row?.copy === "waiting") throw new AppError("timeline.filmPreparing");
  if (row && row.copy !== "none" && row.copy !== "ready") throw unsupported(row.file_name, purpose);
}

/** A file of the caller's as a document shows it. Throws what `resolveFile` throws. */
export async function shownFile(call: Call, type: keyof typeof PURPOSE, text: string) {
  await requireShown(call, text, PURPOSE[type]);
  const { key, kind, name, width, height, duration } = await resolveFile(call, text, PURPOSE[type]);
  if (type !== "sprite" && kind !== type) throw unsupported(name, PURPOSE[type]);
  return { name, asset: { url: key, width, height, duration, source: "upload" as const } };
}

/** The file that a new asset names, as the caller's own: whatever a document shows is read by its key. */
async function withFile(call: Call, command: Naming): Promise<Naming> {
  if (!command.asset) return command;
  const { asset } = await shownFile(call, command.asset.type, command.asset.url);
  return { ...command, asset: { ...command.asset, ...asset } };
}

/** Commands whose new assets name files of the caller's. Throws what `resolveFile` throws. */
export const withFiles = (call: Call, commands: readonly EditCommand[]): Promise<EditCommand[]> =>
  Promise.all(commands.map((one) => (one.type === "add" || one.type === "asset" ? withFile(call, one) : one)));
