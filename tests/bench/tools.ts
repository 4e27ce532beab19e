import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cutFilm } from "../../workers/media/engines/cut/engine.ts";
import { openFilm } from "../../workers/media/engines/cut/film.ts";
import { dubLocally } from "../../workers/media/engines/dub/local.ts";
import { enhance } from "../../workers/media/engines/enhance/engine.ts";
import { erase } from "../../workers/media/engines/erase/engine.ts";
import { study } from "../../workers/media/engines/study/engine.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { runFfmpeg } from "../../workers/media/render/ffmpeg.ts";

const SECONDS = 10;
/** How often memory is looked at. */
const EVERY_MS = 100;
const { signal } = new AbortController();
const how = { signal, progress: () => undefined };
const RECIPE = {
  deinterlace: false,
  stabilise: false,
  denoise: "light",
  deblock: false,
  times: 1,
  sharpen: "light",
  colour: "natural",
  rate: null,
  quiet: true,
  loudness: true,
} as const;
const BOX = { x: 0.1, y: 0.84, width: 0.8, height: 0.12, start: 0, end: 99, what: "text" as const };
const LINES = [
  { start: 1, end: 3, text: "Ten seconds of it" },
  { start: 5, end: 8, text: "十秒的影片" },
];

/** Bytes that a process and its children hold now (Linux). */
async function held(root: number): Promise<number> {
  const stats = await Promise.all(
    (await readdir("/proc"))
      .filter((name) => /^\d+$/.test(name))
      .map(async (id) => {
        const [stat, statm] = await Promise.all(["stat", "statm"].map((file) => readFile(`/proc/${id}/${file}`, "utf8").catch(() => "")));
        const parent = Number(stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
        return { id: Number(id), parent, bytes: Number(statm?.split(" ")[1] ?? 0) * 4096 };
      }),
  );
  const family = new Set([root]);
  for (let grown = 0; grown !== family.size;) {
    grown = family.size;
    for (const { id, parent } of stats) if (family.has(parent)) family.add(id);
  }
  return stats.filter(({ id }) => family.has(id)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Seconds of a work, and the megabytes that this process and its children held at most meanwhile. */
async function measured(work: () => Promise<unknown>): Promise<{ seconds: number; megabytes: number }> {
  let most = 0;
  const watch = setInterval(() => void held(process.pid).then((bytes) => (most = Math.max(most, bytes))), EVERY_MS);
  const began = performance.now();
  try {
    await work();
    return { seconds: (performance.now() - began) / 1000, megabytes: most / 1e6 };
  } finally {
    clearInterval(watch);
  }
}

/**
 * What each tool takes for ten seconds of 720p with sound: seconds, the same against encoding that film alone with x264
 * (a ratio of one run), and memory of all its processes. The film is drawn: nothing is needed from outside.
 */
export async function toolFigures(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "tools-"));
  const at = (name: string): string => join(folder, name);
  const source = at("film.mp4");
  const coded = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p"];
  const pair = { before: at("before.mp4"), after: at("after.mp4") };
  const dubbed = { under: "music", show: "burned", language: "en", lines: [], subtitles: LINES } as const;
  const tools: Record<string, () => Promise<unknown>> = {
    "video-cut": async () => cutFilm(await openFilm(source, signal), [{ start: 1.3, end: 9.1 }], "cut", { folder, ...how }),
    "video-to-script": () => study(source, at("sheet.jpg"), how),
    "video-enhancer": () => enhance({ recipe: RECIPE, span: null }, { source, ...pair }, how),
    "subtitles-remover": () => erase({ boxes: [BOX], follows: false, span: null }, { source, ...pair }, how),
    "subtitle-translation": () => dubLocally(dubbed, { film: source, voices: [], out: at("dubbed.mp4"), folder }),
  };
  try {
    const drawn = `mandelbrot=s=1280x720:r=30,drawtext=text='Ten seconds':fontsize=48:fontcolor=white:x=(w-tw)/2:y=h*0.88`;
    const inputs = ["-f", "lavfi", "-i", drawn, "-f", "lavfi", "-i", `sine=f=330:d=${SECONDS}`, "-t", String(SECONDS)];
    await runFfmpeg([...inputs, ...coded, "-c:a", "aac", source], signal);
    const alone = await measured(() => runFfmpeg(["-i", source, ...coded, "-an", at("alone.mp4")], signal));
    const figures: Record<string, number> = {};
    for (const [slug, work] of Object.entries(tools)) {
      const { seconds, megabytes } = await measured(work);
      figures[`tool.${slug}.seconds`] = seconds;
      figures[`tool.${slug}.vs_encode_only`] = seconds / alone.seconds;
      figures[`tool.${slug}.peak_mb`] = megabytes;
    }
    return figures;
  } finally {
    await closeBrowser();
    await rm(folder, { recursive: true, force: true });
  }
}
