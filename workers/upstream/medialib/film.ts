import type { FileFormat } from "../../../trpc/contract/rules/magic.ts";
import { checkUpload } from "../../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
import { AppError, refuse } from "../app-error.ts";
import { jobExpiry } from "../files/expiry.ts";
import { posterKey } from "../files/keys.ts";
import { runOnce } from "../media/artifact.ts";
import type { Services } from "../services.ts";
import { discard } from "../storage/collect.ts";
import { readable } from "./content/readable.ts";

const FILMS: readonly FileFormat[] = ["mp4", "mov", "webm", "mkv", "avi", "wmv", "flv"];
const POSTER = { max: 16e6, content_type: "image/jpeg" };

const SOUNDS: readonly FileFormat[] = ["mp3", "wav", "m4a"];

/** What a file's content says of it. */
export interface Facts {
  width: number;
  height: number;
  duration: number;
  /** Every browser shows it as it is. */
  plays: boolean;
}

export const isFilm = (format: FileFormat): boolean => FILMS.includes(format);
export const isSound = (format: FileFormat): boolean => SOUNDS.includes(format);

interface Sent {
  key: string;
  name: string;
  bytes: number;
  format: FileFormat | null;
  purpose: UploadPurpose;
}

async function posterOf({ files }: Services, key: string) {
  const poster = posterKey(key);
  const target = await files.writePath(poster, jobExpiry(), POSTER);
  return { key: poster, content_type: POSTER.content_type, url: files.absolute(target) };
}

async function probe(all: Services, ownerId: string, { key, name }: Sent, kind: "film" | "sound") {
  const { files } = all;
  const [source, still] = await Promise.all([files.readPath(key, jobExpiry()), kind === "film" ? posterOf(all, key) : null]);
  return readable(name, runOnce(all, ownerId, { kind: "probe", file: { key, url: files.absolute(source) }, still }));
}

/**
 * A film's size and length, read from its bytes by the media service, which leaves a picture of it at `posterKey`.
 * What is refused is removed. Throws file.corrupted, file.noPicture, or the issue of the tool's upload rule.
 */
export async function inspectFilm(all: Services, ownerId: string, sent: Sent): Promise<Facts> {
  try {
    const { type, width, height, duration, odd } = await probe(all, ownerId, sent, "film");
    if (type !== "video") throw new AppError("file.noPicture", { params: { name: sent.name } });
    refuse(checkUpload(sent.purpose, { name: sent.name, bytes: sent.bytes, format: sent.format, width, height, seconds: duration }));
    // Without sound it is shown as it is.
    return { width, height, duration, plays: odd.every((one) => one === "silent") };
  } catch (error) {
    if (error instanceof AppError) await discard(all, sent.key, [posterKey(sent.key)]);
    throw error;
  }
}

/** A sound's length, likewise. Throws file.corrupted, or the issue of the tool's upload rule. */
export async function inspectSound(all: Services, ownerId: string, sent: Sent): Promise<Facts> {
  try {
    const { type, duration, odd } = await probe(all, ownerId, sent, "sound");
    if (type !== "audio") throw new AppError("file.corrupted", { params: { name: sent.name } });
    refuse(checkUpload(sent.purpose, { name: sent.name, bytes: sent.bytes, format: sent.format, seconds: duration }));
    return { width: 0, height: 0, duration, plays: odd.length === 0 };
  } catch (error) {
    if (error instanceof AppError) await discard(all, sent.key);
    throw error;
  }
}
