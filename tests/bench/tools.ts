import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { runFfmpeg } from "../../workers/media/render/ffmpeg.ts";
import { openFileOrigin } from "../../workers/media/testing/file-origin.ts";
import { served, toolWorks } from "./tool-works.ts";

/** Of each film; `--few` takes the second. */
const [SECONDS, FEW] = [10, 2] as const;
const FONT = new URL("../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff", import.meta.url)
  .pathname;
/** A voice of ours, which says a line of its own. */
const VOICE = new URL("../../public/samples/voices/af_sarah.mp3", import.meta.url).pathname;
/** How often memory is looked at. */
const EVERY_MS = 100;
const { signal } = new AbortController();
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
 * What each tool takes for ten seconds of 720p with a voice: seconds, the same against encoding that film alone with x264
 * (a ratio of one run), and memory of all its processes. The films are drawn: nothing is needed from outside.
 */
export async function toolFigures(few: boolean): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "tools-"));
  const seconds = few ? FEW : SECONDS;
  const [film, thing] = [join(folder, "film.mp4"), join(folder, "thing.mp4")];
  const coded = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p"];
  const origin = await openFileOrigin();
  try {
    const text = `drawtext=fontfile=${FONT}:text='Ten seconds of it':fontsize=48:fontcolor=white:borderw=3:x=(w-tw)/2:y=h*0.88`;
    const drawn = `testsrc2=s=1280x720:r=30,noise=alls=6:allf=t,${text}`;
    const voice = ["-stream_loop", "-1", "-i", VOICE, "-t", String(seconds), "-c:a", "aac"];
    await runFfmpeg(["-f", "lavfi", "-i", drawn, ...voice, ...coded, film], signal);
    const wall = "color=c=0xd8d4cc:s=1280x720:r=30[g];color=c=0xc81e28:s=240x440:r=30[p];[g][p]overlay=x='500+60*sin(t*3)':y=140";
    await runFfmpeg(["-f", "lavfi", "-i", wall, ...voice, ...coded, thing], signal);
    await served(origin, "/film.mp4", film);
    const alone = await measured(() => runFfmpeg(["-i", film, ...coded, "-an", join(folder, "alone.mp4")], signal));
    const figures: Record<string, number> = {};
    for (const [slug, work] of Object.entries(toolWorks({ film, thing, seconds, origin, folder }))) {
      const took = await measured(work);
      figures[`tool.${slug}.seconds`] = took.seconds;
      figures[`tool.${slug}.vs_encode_only`] = took.seconds / alone.seconds;
      figures[`tool.${slug}.peak_mb`] = took.megabytes;
    }
    return figures;
  } finally {
    await origin.close();
    await closeBrowser();
    await rm(folder, { recursive: true, force: true });
  }
}
