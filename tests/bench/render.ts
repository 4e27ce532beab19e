import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/setup/paths.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { renderLocally } from "../../workers/media/render/local.ts";
import { encodeOnly, type Film, seconds, takeFrames, tool, type Tool, X264 } from "./encode.ts";
import { median } from "./median.ts";
import { composite, FPS, HEIGHT, SECONDS, WIDTH } from "./composite.ts";

const ROUNDS = 3;
const FILM: Film = { width: WIDTH, height: HEIGHT, fps: FPS, seconds: SECONDS };
const FONT = createRequire(join(ROOT, "package.json")).resolve(
  "@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2",
);

/** The files that the composite shows, so many seconds long. */
export async function inputs(folder: string, run: Tool, length = SECONDS): Promise<void> {
  for (const [name, from] of [
    ["one", "kitchen"],
    ["two", "outdoors"],
  ])
    await copyFile(join(ROOT, `public/samples/bottle/${from}.jpg`), join(folder, `${name}.jpg`));
  await run("-f", "lavfi", "-i", `testsrc2=s=1280x720:r=${FPS}`, "-t", String(length), ...X264, "clip.mp4");
  await run("-f", "lavfi", "-i", "sine=440:r=48000", "-t", String(length), "voice.wav");
  await run("-f", "lavfi", "-i", "sine=220:r=48000", "-t", String(length), "-ac", "2", "music.wav");
}

/** The same composite as one ffmpeg graph. */
function graph(run: Tool): Promise<unknown> {
  const moving = (input: number, name: string) =>
    `[${input}:v]scale=1920:1920,crop=1296:1920,scale=1296:2304,zoompan=z='1+0.2*on/240':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=240:s=${WIDTH}x${HEIGHT}:fps=${FPS},settb=1/${FPS}[${name}]`;
  const text = (words: string, size: number, color: string, y: number) =>
    `drawtext=fontfile=${FONT}:text='${words}':fontsize=${size}:fontcolor=${color}:borderw=4:x=(w-tw)/2:y=${y}`;
  const video = [
    moving(0, "a"),
    moving(1, "b"),
    "[a][b]xfade=transition=fade:duration=1:offset=7,format=yuv420p[bg]",
    "[2:v]scale=1080:608[v]",
    `[bg][v]overlay=0:656,${text("新品上市 Launch", 84, "white", 360)},${text("字幕 Subtitle", 56, "0xffe14a", 1530)}[vo]`,
  ];
  const sound = "[4:a]volume=0.25[m];[3:a][m]amix=inputs=2:duration=first:normalize=0[ao]";
  const files = ["one.jpg", "two.jpg", "clip.mp4", "voice.wav", "music.wav"].flatMap((name) => ["-i", name]);
  return run(
    ...files,
    "-filter_complex",
    [...video, sound].join(";"),
    "-map",
    "[vo]",
    "-map",
    "[ao]",
    "-t",
    String(SECONDS),
    ...X264,
    "-c:a",
    "aac",
    "graph.mp4",
  );
}

/** Wall time of a whole render (warm browser) against x264 alone on the same frames, and against one ffmpeg graph; in turn. */
export async function renderRatios(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-render-"));
  const run = await tool(folder);
  const ours = () => renderLocally(composite(), { files: folder, folder: join(folder, "out") });
  try {
    await inputs(folder, run);
    const { video } = await ours();
    await takeFrames(run, video, 3);
    const ratios: { encode: number; graph: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await seconds(ours);
      ratios.push({ encode: mine / (await seconds(() => encodeOnly(run, FILM))), graph: mine / (await seconds(() => graph(run))) });
    }
    return {
      "render.wall_vs_encode_only": median(ratios.map(({ encode }) => encode)),
      "render.wall_vs_ffmpeg_graph": median(ratios.map((ratio) => ratio.graph)),
    };
  } finally {
    await closeBrowser();
    await rm(folder, { recursive: true, force: true });
  }
}
