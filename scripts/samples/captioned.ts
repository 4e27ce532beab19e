import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";

/** Writes captions onto the sample bottle's film (the result is committed). `node scripts/samples/captioned.ts`. */
const FONT = join(ROOT, "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff");
const LINES: readonly [from: number, to: number, text: string][] = [
  [0.2, 1.4, "Twelve hours hot"],
  [1.5, 2.6, "Twenty-four hours cold"],
  [2.7, 3.9, "A lid that never leaks"],
  [4, 5.2, "Fits every cup holder"],
  [5.4, 7.6, "Good morning, coffee"],
];
const STYLE = "fontsize=52:fontcolor=white:borderw=4:bordercolor=black:x=(w-tw)/2:y=h*0.88-th/2";

const scratch = await mkdtemp(join(tmpdir(), "reelwright-captioned-"));
try {
  const drawn = await Promise.all(
    LINES.map(async ([from, to, text], n) => {
      const file = join(scratch, `${n}.txt`);
      await writeFile(file, text);
      return `drawtext=fontfile=${FONT}:textfile=${file}:${STYLE}:enable='between(t,${from},${to})'`;
    }),
  );
  const codec = ["-c:v", "libx264", "-preset", "veryslow", "-crf", "24", "-pix_fmt", "yuv420p", "-movflags", "+faststart"];
  const [from, to] = ["turning.mp4", "captioned.mp4"].map((name) => join(ROOT, "public/samples/bottle", name));
  await run(await ffmpeg(), ["-v", "error", "-y", "-i", from ?? "", "-vf", drawn.join(","), ...codec, "-c:a", "copy", to ?? ""], {
    cwd: scratch,
    mend: "see ffmpeg's message",
  });
} finally {
  await rm(scratch, { recursive: true });
}
