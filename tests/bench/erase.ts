import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { erase } from "../../workers/media/engines/erase/engine.ts";
import { Eraser } from "../../workers/media/engines/erase/eraser.ts";
import { erasedPictures, picturesOf } from "../../workers/media/engines/erase/pictures.ts";
import { uprightFilm } from "../../workers/media/engines/footage/upright.ts";
import type { EraseBox } from "../../workers/media/protocol/mending.ts";

/** Names the folder with `video/`: bigbuckbunny.mp4, bikes.mp4 and ls-demo2.mp4. Nothing of it is in this repository. */
const FOLDER = "REELWRIGHT_REAL_MEDIA";
const FONTS = new URL("../../node_modules/@fontsource/", import.meta.url).pathname;
const LATIN = `${FONTS}bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff`;
const CHINESE = `${FONTS}noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff`;
/** Levels by which a text changes a pixel that counts as one of its glyphs. */
const GLYPH = 3;

const { signal } = new AbortController();

interface EraseCase {
  name: string;
  source: string;
  /** What is made of the source before anything is written on it. */
  base: string;
  box: Pick<EraseBox, "x" | "y" | "width" | "height" | "what">;
  /** What is written, one after another, each for as long. */
  texts: readonly string[];
  font: string;
  style: string;
  /** Whether hidden ground is looked for beside its place. */
  follows?: true;
}

const ENGLISH = ["The best day of the year", "starts with a walk outside", "and a very large tree", "Are you coming with us?"];
const OUTLINED = "fontsize=h*0.065:fontcolor=white:borderw=3:bordercolor=black:x=(w-tw)/2:y=h*0.9-th/2";
const LOW = { x: 0.1, y: 0.84, width: 0.8, height: 0.12, what: "text" } as const;
const MANDARIN = ["这款保温杯能保温一整天", "早上倒进去的热茶", "晚上回家还是烫的", "现在下单立减三十元"];

export const CASES: readonly EraseCase[] = [
  { name: "standing", source: "bigbuckbunny.mp4", base: "null", box: LOW, texts: ENGLISH, font: LATIN, style: OUTLINED },
  {
    name: "moving",
    source: "bigbuckbunny.mp4",
    base: "crop=960:540:x='10+55*t':y='90+40*sin(t*1.3)'",
    box: LOW,
    texts: ENGLISH,
    font: LATIN,
    style: OUTLINED,
    follows: true,
  },
  { name: "scenes", source: "bikes.mp4", base: "scale=1280:544", box: LOW, texts: ENGLISH, font: LATIN, style: OUTLINED },
  {
    name: "chinese",
    source: "ls-demo2.mp4",
    base: "scale=720:1280,trim=end=6",
    box: { x: 0.04, y: 0.7, width: 0.92, height: 0.08, what: "text" },
    texts: MANDARIN,
    font: CHINESE,
    style: "fontsize=54:fontcolor=0xffe14a:borderw=4:bordercolor=black:x=(w-tw)/2:y=h*0.74-th/2",
  },
  {
    name: "band",
    source: "bigbuckbunny.mp4",
    base: "null",
    box: { x: 0.08, y: 0.82, width: 0.84, height: 0.16, what: "text" },
    texts: ENGLISH,
    font: LATIN,
    style: "fontsize=h*0.06:fontcolor=white:box=1:boxcolor=black@0.6:boxborderw=12:x=(w-tw)/2:y=h*0.9-th/2",
  },
  {
    name: "logo",
    source: "bikes.mp4",
    base: "scale=1280:544",
    box: { x: 0.74, y: 0.04, width: 0.24, height: 0.14, what: "mark" },
    texts: ["REEL TV"],
    font: LATIN,
    style: "fontsize=56:fontcolor=white@0.8:x=w*0.86-tw/2:y=h*0.11-th/2",
    follows: true,
  },
];

const run = async (args: readonly string[]) => promisify(execFile)(await ffmpeg(), ["-v", "error", "-y", ...args], { maxBuffer: 1 << 26 });

const TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-pix_fmt", "yuv420p", "-an"];
const EXACT = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", ...TAGS];
const USUAL = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", ...TAGS];

interface Films {
  /** Nothing written on it; written on, exactly; written on, as it is found in the world; that by delogo. */
  clean: string;
  written: string;
  film: string;
  delogo: string;
}

const SECONDS_EACH = 1.3;

export async function makeFilms(media: string, work: string, one: EraseCase): Promise<Films> {
  const path = (name: string): string => join(work, `${one.name}-${name}.mp4`);
  const films = { clean: path("clean"), written: path("written"), film: path("film"), delogo: path("delogo") };
  await run(["-i", join(media, "video", one.source), "-vf", `${one.base},setsar=1`, ...EXACT, films.clean]);
  const lasting = one.texts.length === 1;
  const draws = await Promise.all(
    one.texts.map(async (text, n) => {
      const file = join(work, `${one.name}-${n}.txt`);
      await writeFile(file, text);
      const time = lasting ? "" : `:enable='between(t,${(n * SECONDS_EACH).toFixed(2)},${((n + 1) * SECONDS_EACH - 0.1).toFixed(2)})'`;
      return `drawtext=fontfile=${one.font}:textfile=${file}:${one.style}${time}`;
    }),
  );
  await run(["-i", films.clean, "-vf", draws.join(","), ...EXACT, films.written]);
  await run(["-i", films.written, ...USUAL, films.film]);
  const { size } = await uprightFilm(films.film, signal);
  const { x, y, width, height } = one.box;
  const box = [x * size.width, y * size.height, width * size.width, height * size.height].map(Math.round);
  await run(["-i", films.film, "-vf", `delogo=x=${box[0]}:y=${box[1]}:w=${box[2]}:h=${box[3]}`, ...EXACT, films.delogo]);
  return films;
}

const luma = async function* (path: string) {
  const film = await uprightFilm(path, signal);
  for await (const { bytes, picture } of picturesOf({ film, part: null, signal })) yield { bytes, luma: picture.planes[0] };
};

const decibels = (squares: number, count: number): number => 10 * Math.log10((255 ** 2 * count) / Math.max(1, squares));

interface EraseScore {
  /** PSNR on the glyphs, in dB, of delogo and of ours; of the text as it stands there. */
  delogo: number;
  erased: number;
  written: number;
  /** Pixels that were changed and are not of the mask. */
  outside: number;
  borrowed: number;
}

/** Goes through all films in step. `onPicture` sees each picture that was made. */
export async function scoreOf(
  films: Films,
  one: EraseCase,
  onPicture: (bytes: Uint8Array) => Promise<void> = async () => undefined,
): Promise<EraseScore> {
  const film = await uprightFilm(films.film, signal);
  const box = { ...one.box, start: 0, end: film.facts.duration + 1 };
  const eraser = new Eraser(box, film.size, one.follows ?? false);
  const [clean, written, before, delogo] = [luma(films.clean), luma(films.written), luma(films.film), luma(films.delogo)];
  const sums = { delogo: 0, erased: 0, written: 0, count: 0, outside: 0 };
  for await (const made of erasedPictures({ film, part: null, boxes: [box], follows: one.follows ?? false, signal }, [eraser])) {
    const [truth, exact, was, other] = await Promise.all([clean.next(), written.next(), before.next(), delogo.next()]);
    if (!truth.value || !exact.value || !was.value || !other.value) break;
    const { width, height } = film.size;
    const covered = new Uint8Array(width * height);
    for (const { area, mask } of made.filled)
      for (let i = 0; i < mask.length; i += 1)
        if (mask[i]) covered[(area.top + Math.floor(i / area.width)) * width + area.left + (i % area.width)] = 1;
    for (let i = 0; i < width * height; i += 1) {
      const right = truth.value.luma[i] ?? 0;
      if (!covered[i] && made.bytes[i] !== was.value.bytes[i]) sums.outside += 1;
      if (Math.abs((exact.value.luma[i] ?? 0) - right) <= GLYPH) continue;
      sums.count += 1;
      sums.delogo += ((other.value.luma[i] ?? 0) - right) ** 2;
      sums.erased += ((made.bytes[i] ?? 0) - right) ** 2;
      sums.written += ((was.value.luma[i] ?? 0) - right) ** 2;
    }
    await onPicture(made.bytes);
  }
  const { count, outside } = sums;
  return {
    delogo: decibels(sums.delogo, count),
    erased: decibels(sums.erased, count),
    written: decibels(sums.written, count),
    outside,
    borrowed: eraser.tally.borrowed / Math.max(1, eraser.tally.filled),
  };
}

/** Ten seconds of 720p from file to file, and what the process held at most. */
async function tenSeconds(media: string, work: string): Promise<Record<string, number>> {
  const path = (name: string): string => join(work, name);
  const drawn = `scale=1280:720,setsar=1,drawtext=fontfile=${LATIN}:text='Ten seconds of it':${OUTLINED}`;
  await run(["-i", join(media, "video", "bikes.mp4"), "-t", "10", "-vf", drawn, ...USUAL, path("ten.mp4")]);
  const files = { source: path("ten.mp4"), before: path("before.mp4"), after: path("after.mp4") };
  const began = performance.now();
  await erase({ boxes: [{ ...LOW, start: 0, end: 11 }], follows: false, span: null }, files, { signal, progress: () => undefined });
  return { "erase.seconds": (performance.now() - began) / 1000, "erase.peak_mb": process.resourceUsage().maxRSS / 1024 };
}

/** How much nearer to the truth films come than by delogo, and whether anything else changed. Without the folder it says so. */
export async function eraseFigures(): Promise<Record<string, number>> {
  const media = process.env[FOLDER];
  if (!media) {
    process.stderr.write(`  skipped: ${FOLDER} names no folder\n`);
    return {};
  }
  const work = await mkdtemp(join(tmpdir(), "erase-"));
  try {
    const gains: Record<string, number> = {};
    let outside = 0;
    for (const one of CASES) {
      const score = await scoreOf(await makeFilms(media, work, one), one);
      gains[`erase.psnr_gain_db.${one.name}`] = score.erased - score.delogo;
      outside += score.outside;
    }
    const all = Object.values(gains);
    const mean = all.reduce((sum, gain) => sum + gain, 0) / all.length;
    return { "erase.psnr_gain_db": mean, ...gains, "erase.outside_changed_px": outside, ...(await tenSeconds(media, work)) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
