import { MOST_FILE_BYTES } from "../../timeline/interchange/file-formats.ts";
import { isZip, unzipOne } from "./package/unzip.ts";

/** The draft within the package of a CapCut project, wherever its folder lies in it. */
const DRAFT = [/^(?!__MACOSX)(.*\/)?draft_content\.json$/, /^(?!__MACOSX)(.*\/)?draft_info\.json$/];

export type Chosen = { bytes: Uint8Array } | { fault: "timeline.fileUnknown" | "timeline.fileTooLarge" };

/** What of a chosen file is opened: itself, or the draft within a package, of whose media nothing is read. */
export async function readChosenFile(file: Blob): Promise<Chosen> {
  if (await isZip(file)) {
    const draft = await unzipOne(file, DRAFT, MOST_FILE_BYTES);
    return "bytes" in draft ? draft : { fault: draft.fault === "large" ? "timeline.fileTooLarge" : "timeline.fileUnknown" };
  }
  if (file.size > MOST_FILE_BYTES) return { fault: "timeline.fileTooLarge" };
  return { bytes: new Uint8Array(await file.arrayBuffer()) };
}
