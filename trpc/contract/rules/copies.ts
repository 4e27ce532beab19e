import type { CopyState } from "./analysis.ts";
import { extensionOf } from "./files.ts";
import { ASSET_TYPE } from "./library.ts";

/** The ending of the copy that browsers show of a file, by its type. */
const ENDINGS: Readonly<Record<number, string>> = { [ASSET_TYPE.image]: "jpg", [ASSET_TYPE.video]: "mp4", [ASSET_TYPE.audio]: "m4a" };

interface Copied {
  file_name: string;
  asset_type: number;
  copy: CopyState;
}

/** What a file is handed to a tool as: the original where its ending is among these, else its copy; null: neither is. */
export function handedAs({ file_name, asset_type, copy }: Copied, endings: readonly string[]): "original" | "copy" | null {
  if (endings.includes(extensionOf(file_name))) return "original";
  return copy === "ready" && endings.includes(ENDINGS[asset_type] ?? "") ? "copy" : null;
}

/** What the copy of a file is called. */
export const copyName = ({ file_name, asset_type }: Omit<Copied, "copy">): string =>
  `${file_name.slice(0, file_name.length - extensionOf(file_name).length - 1)}.${ENDINGS[asset_type] ?? ""}`;
