import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fitLines } from "../../timeline/dub/fit.ts";
import { readSubtitles } from "../../timeline/subtitles/read.ts";
import { TALKING_LINES } from "../../app/translation/sample.ts";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { dubLocally } from "../../workers/media/engines/dub/local.ts";
import { compose } from "../../workers/media/engines/music/engine.ts";
import { RATE } from "../../workers/media/engines/music/score.ts";
import { wav } from "../../workers/media/engines/sound/wav.ts";
import { speak } from "../../workers/media/engines/speech/speak.ts";
import { SAMPLE_RATE } from "../../workers/media/engines/speech/synthesis.ts";
import { voices } from "../../workers/media/engines/speech/voices.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";

/** Lets the film of the bottle talk over music, with subtitles (it is committed): `node scripts/samples/talking.ts`. */
const folder = await mkdtemp(join(tmpdir(), "reelwright-talking-"));
const path = (name: string): string => join(folder, name);
const read = readSubtitles(TALKING_LINES);
const voice = voices.find(({ id }) => id === "am_michael");
if ("fault" in read || !voice) throw new Error("the sample has no lines or no voice");
const { cues } = read;
const [bottle, out] = ["turning", "talking"].map((name) => join(ROOT, `public/samples/bottle/${name}.mp4`));
const SECONDS = 7.8;

await writeFile(path("music.wav"), wav(compose({ style: "acoustic", duration: SECONDS, seed: 5 }).channels, RATE));
const joined = ["-map", "0:v", "-map", "1:a", "-vf", "scale=640:360:flags=lanczos", "-c:v", "libx264", "-preset", "slow", "-crf", "30"];
const sound = ["-af", "loudnorm=I=-20:TP=-2", "-ar", "48000", "-c:a", "aac", "-b:a", "128k", "-t", String(SECONDS)];
await run(await ffmpeg(), ["-v", "error", "-y", "-i", bottle ?? "", "-i", path("music.wav"), ...joined, ...sound, path("film.mp4")], {
  cwd: folder,
  mend: "see ffmpeg's message",
});
const spoken = [];
for (const [n, { start, end, text }] of cues.entries()) {
  const { samples, duration } = await speak(text, voice, 1, () => undefined);
  await writeFile(path(`${n}.wav`), wav([samples], SAMPLE_RATE));
  spoken.push({ start, end, spoken: duration });
}
const lines = fitLines(spoken, SECONDS);
const made = await dubLocally(
  { lines, under: "quiet", subtitles: cues, show: "soft", language: "en" },
  { film: path("film.mp4"), voices: cues.map((_, n) => path(`${n}.wav`)), out: out ?? "", folder },
);
console.log(lines, made);
await rm(folder, { recursive: true });
