import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { characters } from "../../workers/media/engines/presenter/drawn/characters.ts";
import { frameSvg } from "../../workers/media/engines/presenter/drawn/frame.ts";
import { FRAMES } from "../../workers/media/engines/presenter/frames.ts";
import { run } from "../setup/command.ts";
import { MEDIA, ROOT } from "../setup/paths.ts";

/** Draws each presenter's portrait and how they move again (they are committed): `node scripts/samples/presenters.ts`. */
interface Picture {
  resize(width: number, height: number): Picture;
  flatten(options: { background: string }): Picture;
  webp(options: { quality: number }): Picture;
  png(): Picture;
  toFile(path: string): Promise<unknown>;
}
const sharp = createRequire(join(MEDIA, "package.json"))("sharp") as (input: Buffer) => Picture;
const folder = join(ROOT, "public/samples/presenters");
const scratch = await mkdtemp(join(tmpdir(), "reelwright-presenters-"));
await mkdir(folder, { recursive: true });

/** What a portrait stands on in its card (cards.css); a film has no transparency. */
const GROUND = "#f0e9da";
const FPS = 12;
/** A sentence as shapes of the mouth, each for two pictures: how far open, how wide. It begins and ends as the portrait. */
const SENTENCE = "0:-1 0:-1 0.3:0 0.74:1 0.3:0 0.14:-1 0.5:0 1:0 0.3:1 0:0 0:0 0.5:1 0.3:-1 0.74:0 0.14:0 0.5:1 0.3:0 0:0 0:-1 0:-1"
  .split(" ")
  .map((shape) => shape.split(":").map(Number));
/** While it pauses, the eyes shut. */
const BLINKS = [9, 10];

const frameOf = (open: number, wide: number, blink: boolean) =>
  FRAMES.find((frame) => frame.blink === blink && frame.open === open && (blink || frame.wide === wide));

for (const character of characters) {
  const drawn = (open: number, wide: number, blink: boolean) => {
    const frame = frameOf(open, wide, blink);
    if (!frame) throw new Error("there is no such mouth");
    return sharp(Buffer.from(frameSvg(character, frame))).resize(240, 240);
  };
  await drawn(0, -1, false)
    .webp({ quality: 82 })
    .toFile(join(folder, `${character.id}.webp`));
  for (const [at, [open = 0, wide = 0]] of SENTENCE.entries()) {
    const picture = drawn(open, wide, BLINKS.includes(at)).flatten({ background: GROUND });
    await picture.png().toFile(join(scratch, `${at}.png`));
  }
  const codec = ["-c:v", "libx264", "-preset", "veryslow", "-crf", "26", "-pix_fmt", "yuv420p", "-movflags", "+faststart"];
  const pictures = ["-framerate", String(FPS / 2), "-i", "%d.png", "-r", String(FPS)];
  await run(await ffmpeg(), ["-v", "error", "-y", ...pictures, ...codec, join(folder, `${character.id}.mp4`)], {
    cwd: scratch,
    mend: "see ffmpeg's message",
  });
}
await rm(scratch, { recursive: true });
