import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";

const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "16", "-pix_fmt", "yuv420p"];
/** A magenta thing that sways on a grey ground: a colour that nothing else of an ad has. */
const product = (seconds: number) => [
  "-f",
  "lavfi",
  "-i",
  `color=c=0xd8d4cc:s=640x360:r=30:d=${seconds}[g];color=c=0xe000c0:s=110x230:r=30:d=${seconds},noise=alls=14:allf=t[p];[g][p]overlay=x='265+40*sin(t*3)':y=70`,
];

const samples = join(import.meta.dirname, "../../public/samples");
/** A still picture under a sound: its length is the sound's, at most so many seconds. */
const under = (sound: readonly string[], seconds: number): string[] => [
  "-f",
  "lavfi",
  "-i",
  `color=c=0x406080:s=320x180:r=5:d=${seconds}`,
  ...sound,
  ...H264,
  "-c:a",
  "aac",
  "-shortest",
];

const RECIPES: Record<string, string[]> = {
  "product.mp4": [...product(6), "-f", "lavfi", "-i", "sine=f=500:d=6", ...H264, "-c:a", "aac", "-movflags", "+faststart"],
  "product.mov": [...product(4), "-vf", "hflip", ...H264],
  "product.wmv": [...product(1), "-f", "lavfi", "-i", "sine=f=500:d=1", "-c:v", "wmv2", "-c:a", "wmav2"],
  "sound.mp4": ["-f", "lavfi", "-i", "sine=d=3", "-c:a", "aac"],
  "frame.mp4": [...product(1), "-frames:v", "1", ...H264],
  "long.mp4": ["-f", "lavfi", "-i", "testsrc2=s=320x240:r=10:d=200", ...H264],
  /** A film of 6:01 whose picture stands still. */
  "over-six-minutes.mp4": ["-f", "lavfi", "-i", "color=s=160x120:r=1:d=361", ...H264],
  /** Encrypted as shops of films do it (ISO/IEC 23001-7). */
  "locked.mp4": [
    ...product(1),
    ...H264,
    "-encryption_scheme",
    "cenc-aes-ctr",
    "-encryption_key",
    "76a6c65c5ea762046bd749a2e632ccbb",
    "-encryption_kid",
    "a7e61c373e219033c21091fa607bf3b8",
  ],
  /** Coloured noise from edge to edge and silence: no subject, no face, no voice. */
  "nothing.mp4": [
    "-f",
    "lavfi",
    "-i",
    "nullsrc=s=320x180:r=5:d=2,geq=random(1)*255:128:128",
    "-f",
    "lavfi",
    "-i",
    "anullsrc=d=2",
    ...H264,
    "-c:a",
    "aac",
    "-shortest",
  ],
  /** Music of ours, in which nobody speaks or sings. */
  "music.mp4": under(["-i", join(samples, "music/acoustic.mp3")], 4),
  /** A line in English, silence, and a line in Chinese. */
  "two-languages.mp4": under(
    [
      "-i",
      join(samples, "voices/af_sarah.mp3"),
      "-i",
      join(samples, "voices/zf_xiaoxiao.mp3"),
      "-filter_complex",
      "[1]aresample=24000,apad=pad_dur=2.6[a];[2]aresample=24000[b];[a][b]concat=n=2:v=0:a=1[s]",
      "-map",
      "0:v",
      "-map",
      "[s]",
    ],
    20,
  ),
  "product.webm": [...product(2), "-pix_fmt", "yuv420p", "-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "300k"],
};

async function make(name: string): Promise<Buffer> {
  const recipe = RECIPES[name];
  if (!recipe) throw new Error(`no recipe for ${name}`);
  const folder = await mkdtemp(join(tmpdir(), "reelwright-film-"));
  try {
    await promisify(execFile)(await ffmpeg(), ["-v", "error", "-y", ...recipe, join(folder, name)]);
    return await readFile(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const made = new Map<string, Promise<Buffer>>();

/** A film by its name in the table above, made once; rejects for another name. */
export function filmNamed(name: string): Promise<Buffer> {
  const known = made.get(name) ?? make(name);
  made.set(name, known);
  return known;
}
