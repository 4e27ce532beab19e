import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { compose, STYLES } from "../../workers/media/engines/music/engine.ts";
import { RATE } from "../../workers/media/engines/music/score.ts";
import { wav } from "../../workers/media/engines/sound/wav.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";

/** Seconds of a sample. */
const LENGTH = 12;

/** Plays a piece of each style again, as an ad would have it (they are committed): `node scripts/samples/music.ts`. */
const folder = join(ROOT, "public/samples/music");
const scratch = await mkdtemp(join(tmpdir(), "reelwright-music-"));
await mkdir(folder, { recursive: true });
for (const style of STYLES.keys()) {
  const file = join(scratch, `${style}.wav`);
  await writeFile(file, wav(compose({ style, duration: LENGTH, seed: 7 }).channels, RATE));
  const level = `loudnorm=I=-16:TP=-1.5,afade=t=out:st=${LENGTH - 0.6}:d=0.6`;
  await run(await ffmpeg(), ["-v", "error", "-y", "-i", file, "-af", level, "-ar", "44100", "-b:a", "72k", join(folder, `${style}.mp3`)], {
    cwd: scratch,
    mend: "see ffmpeg's message",
  });
}
await rm(scratch, { recursive: true });
