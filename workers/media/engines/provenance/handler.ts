import { appendFile, copyFile, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { filmFacts } from "../footage/facts.ts";
import { FINE } from "../footage/playable.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { JobError } from "../../protocol/handler.ts";
import { fileSignature } from "../probe/signature.ts";
import { inMp3, inWav } from "./sound.ts";
import { withoutXmp } from "./without-xmp.ts";
import { mp4Box, withXmp, xmpOf } from "./xmp.ts";

const FILE_BYTES = 400 * 1024 * 1024;
const escaped = (text: string): string => text.replaceAll(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The mark in the lower left corner, on a dark field: readable on anything. As wide as its words are in the face that this machine has. */
async function plate(text: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const u = Math.min(width, height) / 1000;
  const size = Math.max(10, 24 * u);
  const [w, h] = [Math.ceil(2 * size * (text.length + 2)), Math.ceil(size * 2)];
  const line =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">` +
    `<text x="${size}" y="${h * 0.66}" font-family="Instrument Sans, Noto Sans SC, sans-serif" font-weight="700" font-size="${size}" fill="#fff">${escaped(text)}</text></svg>`;
  const words = await sharp(Buffer.from(line)).trim({ background: "#00000000" }).png().toBuffer({ resolveWithObject: true });
  const across = Math.ceil(words.info.width + 28 * u);
  const down = Math.max(Math.ceil(size * 1.9), words.info.height);
  const field = { width: across, height: down, channels: 4 as const, background: { r: 20, g: 18, b: 16, alpha: 0.62 } };
  return sharp({ create: field })
    .composite([{ input: words.data, gravity: "centre" }])
    .png()
    .toBuffer();
}

const encoded = (file: Sharp, format: string): Sharp =>
  format === "png" ? file.png() : format === "webp" ? file.webp({ quality: 92 }) : file.jpeg({ quality: 94, chromaSubsampling: "4:4:4" });

async function marked(
  file: Buffer,
  mark: string,
  { format, width, height }: { format: string; width: number; height: number },
): Promise<Buffer> {
  if (mark === "" || format === "gif") return file;
  const label = await plate(mark, { width, height });
  const { height: tall = 40 } = await sharp(label).metadata();
  const inset = Math.round((40 * Math.min(width, height)) / 1000);
  return encoded(sharp(file).composite([{ input: label, left: inset, top: Math.max(0, height - inset - tall) }]), format).toBuffer();
}

interface Film {
  path: string;
  out: string;
  mark: string;
  folder: string;
  signal: AbortSignal;
}

/** A film as it came, or with the mark over each of its pictures. */
async function film({ path, out, mark, folder, signal }: Film): Promise<void> {
  if (mark === "") return copyFile(path, out);
  const size = await filmFacts(path, signal);
  const label = join(folder, "label.png");
  await writeFile(label, await plate(mark, size));
  const inset = Math.round((40 * Math.min(size.width, size.height)) / 1000);
  const over = `[0:v][1:v]overlay=${inset}:main_h-overlay_h-${inset}`;
  const inputs = [...UNTRUSTED_FILM, "-i", path, "-i", label];
  const made = join(folder, "marked.mp4");
  const args = ["-v", "error", "-nostdin", "-y", ...inputs, "-filter_complex", over, "-map", "0:a?", "-c:a", "copy", ...FINE];
  await runConfined([await ffmpeg(), ...args, "-movflags", "+faststart", made], { signal, seconds: 300 });
  await copyFile(made, out);
}

/** A WebM as it came, the packet in its tags: Matroska has no place of its own for XMP. What is drawn has its mark already. */
async function webm({ path, out, xmp, folder, signal }: Omit<Film, "mark"> & { xmp: Buffer }): Promise<void> {
  const made = join(folder, "tagged.webm");
  const tags = ["-metadata", `XMP=${xmp.toString()}`];
  const args = ["-v", "error", "-nostdin", "-y", ...UNTRUSTED_FILM, "-i", path, "-map", "0", "-c", "copy", ...tags, made];
  await runConfined([await ffmpeg(), ...args], { signal, seconds: 120 });
  await copyFile(made, out);
}

/** Writes what made a file into it (contract: protocol/imaging.ts, `provenance`). */
export const provenance: JobHandler<"provenance"> = async ({ file, made, mark, signed }, context) => {
  const path = await context.fetch(file, { bytes: FILE_BYTES });
  const out = join(context.folder, "signed");
  const xmp = xmpOf(made);
  const signature = await fileSignature(path);
  if (signature?.type === "video") {
    if (signed.content_type === "video/webm") await webm({ path, out, xmp, folder: context.folder, signal: context.signal });
    else {
      await film({ path, out, mark, folder: context.folder, signal: context.signal });
      await appendFile(out, mp4Box(xmp));
    }
  } else if (signature?.format === "wav" || signature?.format === "mp3") {
    await writeFile(out, (signature.format === "wav" ? inWav : inMp3)(await readFile(path), xmp, made));
  } else {
    const { width, height, format } = await sharp(path, { animated: false }).metadata();
    const done = withXmp(withoutXmp(await marked(await readFile(path), mark, { format, width, height }), format), xmp, {
      format,
      width,
      height,
    });
    if (done === null) throw new JobError("INPUT_UNREADABLE", `no XMP is written into ${format}`);
    await writeFile(out, done);
  }
  await context.put(signed, out);
  return { bytes: (await stat(out)).size, engine: "built-in:xmp" };
};
