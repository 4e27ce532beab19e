import { onlineAssets, type TimelineDocument } from "../../../timeline/document.ts";
import type { EditCommand } from "../../../timeline/edit/commands.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
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

type Add = Extract<EditCommand, { type: "add" }>;

/** The file that a new asset names, as the caller's own: whatever a document shows is read by its key. */
async function withFile(call: Call, command: Add): Promise<Add> {
  if (!command.asset) return command;
  const { asset } = command;
  const { key, kind, name, width, height, duration } = await resolveFile(call, asset.url, PURPOSE[asset.type]);
  if (asset.type !== "sprite" && kind !== asset.type) throw new AppError("file.formatNotSupported", { params: { name } });
  return { ...command, asset: { ...asset, url: key, width, height, duration, source: "upload" } };
}

/** Commands whose new assets name files of the caller's. Throws what `resolveFile` throws. */
export const withFiles = (call: Call, commands: readonly EditCommand[]): Promise<EditCommand[]> =>
  Promise.all(commands.map((one) => (one.type === "add" ? withFile(call, one) : one)));
