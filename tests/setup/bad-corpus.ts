import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { extensionOf } from "../../trpc/contract/rules/files.ts";
import { runConfined } from "../../workers/media/processes/confined.ts";
import { endlessGif, manyStreams, pngBomb, svgBomb, textBomb } from "./bombs.ts";

export interface BadFile {
  /** What was done to it. */
  what: string;
  name: string;
  type: string;
  bytes: Buffer;
}

interface Kind {
  ending: string;
  type: string;
  bytes: Buffer;
}

const TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  mkv: "video/x-matroska",
  avi: "video/x-msvideo",
  wmv: "video/x-ms-wmv",
  flv: "video/x-flv",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
} as const;
type Ending = keyof typeof TYPES;
const TYPE_OF: Readonly<Record<string, string>> = TYPES;

/** Codecs, where a container's own are not built into ffmpeg or are slow. */
const CODECS: Partial<Record<Ending, string[]>> = {
  webm: ["-c:v", "libvpx", "-deadline", "realtime", "-c:a", "libvorbis"],
  wmv: ["-c:v", "wmv2", "-c:a", "wmav2"],
  flv: ["-c:v", "flv1", "-ar", "44100", "-c:a", "libmp3lame"],
};

/** Three seconds of test film and tone, in one container. */
async function made(folder: string, ending: Ending): Promise<Kind> {
  const isSound = TYPES[ending].startsWith("audio/");
  const path = join(folder, `good.${ending}`);
  const inputs = ["-f", "lavfi", "-i", "testsrc=s=320x180:r=25:d=3", "-f", "lavfi", "-i", "sine=d=3"];
  const command = [
    await ffmpeg(),
    "-v",
    "error",
    "-y",
    ...inputs,
    ...(isSound ? ["-map", "1:a"] : []),
    ...(CODECS[ending] ?? []),
    path,
  ] as const;
  await runConfined(command, { signal: new AbortController().signal, seconds: 60 });
  return { ending, type: TYPES[ending], bytes: await readFile(path) };
}

async function goodFiles(): Promise<Kind[]> {
  const picture = sharp({
    create: { width: 640, height: 400, channels: 3, noise: { type: "gaussian", mean: 120, sigma: 60 }, background: "#000" },
  });
  const pictures = await Promise.all(
    (["jpg", "png", "webp", "gif", "avif"] as const).map(async (ending) => ({
      ending,
      type: TYPES[ending],
      bytes: await picture
        .clone()
        .toFormat(ending === "jpg" ? "jpeg" : ending)
        .toBuffer(),
    })),
  );
  const folder = await mkdtemp(join(tmpdir(), "reelwright-corpus-"));
  try {
    const films: Kind[] = [];
    for (const ending of ["mp4", "mov", "webm", "mkv", "avi", "wmv", "flv", "mp3", "wav", "m4a"] as const)
      films.push(await made(folder, ending));
    return [...pictures, ...films];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Bytes that look like chance and are the same each time. */
const chance = (length: number, seed: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (Math.imul(at + seed, 2654435761) >>> 13) & 255));

function flipped(bytes: Buffer, every: number): Buffer {
  const out = Buffer.from(bytes);
  for (let at = 64; at < out.length; at += every) out[at] = (out[at] ?? 0) ^ 0xff;
  return out;
}

const written = (bytes: Buffer, over: Buffer, at: number): Buffer => {
  const out = Buffer.from(bytes);
  over.copy(out, Math.min(at, out.length - 1));
  return out;
};

/** Ways to break a file; those of `isOther` make it something else under its name. */
const DAMAGE: readonly [what: string, (bytes: Buffer) => Buffer][] = [
  ["cut off after its header", (bytes) => bytes.subarray(0, 64)],
  ["a tenth of it", (bytes) => bytes.subarray(0, bytes.length / 10)],
  ["half of it", (bytes) => bytes.subarray(0, bytes.length / 2)],
  ["without its end", (bytes) => bytes.subarray(0, -40)],
  ["zeros in its middle", (bytes) => written(bytes, Buffer.alloc(bytes.length / 4), bytes.length / 2)],
  ["chance in its middle", (bytes) => written(bytes, chance(bytes.length / 4, 7), bytes.length / 2)],
  ["chance behind its header", (bytes) => written(bytes, chance(2000, 3), 48)],
  ["a bit of every hundredth byte", (bytes) => flipped(bytes, 100)],
  ["lengths of four gigabytes", (bytes) => written(bytes, Buffer.alloc(16, 0xff), 16)],
  ["nothing where its lengths are", (bytes) => written(bytes, Buffer.alloc(24), 12)],
  ["twice itself", (bytes) => Buffer.concat([bytes, bytes])],
  ["a ZIP behind it", (bytes) => Buffer.concat([bytes, Buffer.from("PK\u0003\u0004../../etc/passwd"), chance(900, 5)])],
  ["a page behind it", (bytes) => Buffer.concat([bytes, Buffer.from("<script>alert(1)</script>")])],
];

/** Small files that want to be large: once they are opened, or for as long as they are played. */
const bombs = (mp4: Buffer): BadFile[] =>
  [
    { what: "a PNG of 243 million pixels", name: "bomb.png", bytes: pngBomb(15_600, 15_600) },
    { what: "a PNG whose text unpacks to 256 MB", name: "text.png", bytes: textBomb(2 ** 28) },
    { what: "a drawing in gzip that unpacks to 256 MB", name: "bomb.svg", bytes: svgBomb(2 ** 28) },
    { what: "a gzip of a drawing called a picture", name: "gzip.jpg", bytes: svgBomb(2 ** 20) },
    { what: "a GIF of fifty thousand pictures", name: "long.gif", bytes: endlessGif(50_000, true) },
    { what: "a GIF that never ends", name: "endless.gif", bytes: endlessGif(50_000, false) },
    { what: "a film of two thousand tracks", name: "tracks.mp4", bytes: manyStreams(mp4, 1000) },
    { what: "a film of six thousand tracks", name: "more-tracks.mp4", bytes: manyStreams(mp4, 3000) },
  ].map((file) => ({ ...file, type: TYPE_OF[extensionOf(file.name)] ?? "image/svg+xml" }));

/** More than two hundred broken, hostile and odd pictures, films and sounds, made of good ones. */
export async function badCorpus(): Promise<BadFile[]> {
  const good = await goodFiles();
  const damaged = good.flatMap(({ ending, type, bytes }) =>
    DAMAGE.map(([what, damage]) => ({ what: `${ending}: ${what}`, name: `a.${ending}`, type, bytes: damage(bytes) })),
  );
  const renamed = good.map(({ ending, bytes }, at) => {
    const other = good[(at + 6) % good.length] ?? { ending, type: TYPES.jpg };
    return { what: `${ending} called ${other.ending}`, name: `a.${other.ending}`, type: other.type, bytes };
  });
  return [...damaged, ...renamed, ...bombs(good.find(({ ending }) => ending === "mp4")?.bytes ?? Buffer.alloc(0))];
}
