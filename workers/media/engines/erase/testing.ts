import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { film } from "../footage/testing.ts";

const FONT = new URL(
  "../../../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  import.meta.url,
).pathname;

export const SIZE = { width: 320, height: 180 } as const;
/** Where captions stand, as fractions of the picture. */
export const CAPTIONS = { x: 0.05, y: 0.74, width: 0.9, height: 0.2 } as const;
const TEXTS = ["One walk a day", "keeps the doctor", "far away from"];
const EACH = 0.8;
const STYLE = "fontsize=20:fontcolor=white:borderw=2:bordercolor=black:x=(w-tw)/2:y=h*0.84-th/2";
const RAW = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", "-pix_fmt", "yuv420p", "-colorspace", "bt709"];
/** A ground with detail of every size, larger than the picture; the camera may wander over it. */
const GROUND = "120+50*sin(X/11)*cos(Y/9)+10*sin(X/3+Y/5)+8*sin(X*Y/300)";

/**
 * A film without and with captions, 2.4 s of ten pictures a second, with a tone. `pan`: pixels a second that the camera
 * moves by.
 */
export async function captioned(folder: string, { pan = 0, lasting }: { pan?: number; lasting?: string } = {}) {
  const name = `${pan}-${lasting ?? "captions"}`;
  const source = `color=gray:s=400x180:r=10:d=0.1,geq=lum='${GROUND}':cb=120:cr=134,loop=-1:1,trim=end=2.4,setpts=N/10/TB`;
  const clean = await film(folder, "-f", "lavfi", "-i", `${source},crop=320:180:x='${pan}*t':y=0`, ...RAW, `${name}-clean.mp4`);
  const texts = lasting ? [lasting] : TEXTS;
  const drawn = await Promise.all(
    texts.map(async (text, n) => {
      const file = join(folder, `${name}-${n}.txt`);
      await writeFile(file, text);
      const time = lasting ? "" : `:enable='between(t,${n * EACH},${(n + 1) * EACH - 0.25})'`;
      return `drawtext=fontfile=${FONT}:textfile=${file}:${STYLE}${time}`;
    }),
  );
  const sound = ["-f", "lavfi", "-i", "sine=f=440:d=2.4", "-c:a", "aac"];
  return { clean, written: await film(folder, "-i", clean, ...sound, "-vf", drawn.join(","), ...RAW, `${name}.mp4`) };
}
