import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { stateFolder } from "../../scripts/setup/paths.ts";
import { blank } from "../../timeline/compose/blank.ts";
import { type OpenedFile, openFile } from "../../timeline/interchange/open-file.ts";
import { writeCapcut } from "../../timeline/interchange/capcut/write.ts";
import { writeFcpxml } from "../../timeline/interchange/fcpxml/write.ts";
import { decodeText } from "../../timeline/subtitles/decode.ts";
import { parseLoose } from "../../timeline/interchange/otio/json.ts";
import { writeOtio } from "../../timeline/interchange/otio/write.ts";

/** Public repositories with files of other programs: OpenTimelineIO, Final Cut Pro, subtitles, drafts of CapCut and JianYing. */
const REPOSITORIES = [
  "AcademySoftwareFoundation/OpenTimelineIO",
  "orchetect/DAWFileKit",
  "mozilla/vtt.js",
  "cdown/srt",
  "byroot/pysrt",
  "libass/libass",
  "tkarabela/pysubs2",
  "GuanYixuan/pyJianYingDraft",
  "renezander030/capcut-cli",
  "dreyedits10-netizen/capcut-to-premiere",
  "moyu3390/jianying_srt",
  "helloint/subtitle-process",
];
const WANTED = /\.(?:otio|fcpxml|srt|vtt|ass)$|draft_(?:content|info)[^/]*\.json$/i;
const CLONE_MS = 300_000;

/** The repositories' files in a folder of the state; `REELWRIGHT_INTERCHANGE` is one that has them. One that cannot be fetched is left out. */
async function samples(): Promise<string[]> {
  const given = process.env.REELWRIGHT_INTERCHANGE;
  const folder = given ?? join(stateFolder(), "bench-interchange");
  await mkdir(folder, { recursive: true });
  for (const repository of given ? [] : REPOSITORIES) {
    const own = join(folder, repository.replace("/", "+"));
    if (existsSync(own)) continue;
    const clone = ["clone", "--quiet", "--depth", "1", `https://github.com/${repository}.git`, own];
    await promisify(execFile)("git", clone, { timeout: CLONE_MS }).catch(() =>
      process.stderr.write(`${repository} could not be fetched\n`),
    );
  }
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => WANTED.test(name)).map((name) => join(folder, name));
}

/** Whether what goes out is what came in; null for captions, which are written anew. */
function isUnchanged({ format, document }: OpenedFile, text: string): boolean | null {
  if (format === "fcpxml") return writeFcpxml(document).text === text;
  if (format === "capcut") return writeCapcut(document, "bench").text === text;
  return format === "otio" ? JSON.stringify(parseLoose(writeOtio(document))) === JSON.stringify(parseLoose(text)) : null;
}

/**
 * All files of other programs that public repositories have: how many open in an empty timeline, how many of those that are cuts go
 * out as they came, and how many are refused with a reason. What is none of these has thrown, and ends the measurement.
 */
export async function interchangeFigures(): Promise<Record<string, number>> {
  const into = blank({ id: "bench", language: "en", ratio: "16:9" });
  const found = await samples();
  const count = { opened: 0, refused: 0, cuts: 0, unchanged: 0 };
  for (const path of found) {
    const bytes = await readFile(path);
    const read = openFile(bytes, into);
    const name = relative(join(path, "../../.."), path);
    if ("fault" in read) {
      count.refused += 1;
      process.stderr.write(`${name}: ${read.fault}\n`);
      continue;
    }
    count.opened += 1;
    const unchanged = isUnchanged(read, decodeText(bytes).replace(/^\uFEFF/, ""));
    if (unchanged === null) continue;
    count.cuts += 1;
    if (unchanged) count.unchanged += 1;
    else process.stderr.write(`${name}: is written otherwise than it came\n`);
  }
  return {
    "interchange.files": found.length,
    "interchange.opened": count.opened,
    "interchange.refused": count.refused,
    "interchange.cuts": count.cuts,
    "interchange.unchanged": count.unchanged,
  };
}
