import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { wav } from "../../workers/media/engines/sound/wav.ts";
import { speak } from "../../workers/media/engines/speech/speak.ts";
import { SAMPLE_RATE } from "../../workers/media/engines/speech/synthesis.ts";
import { sampleLine, voices } from "../../workers/media/engines/speech/voices.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";

/** Records each voice's sample again (they are committed): `node scripts/samples/voices.ts`. */
const folder = join(ROOT, "public/samples/voices");
const scratch = await mkdtemp(join(tmpdir(), "reelwright-voices-"));
await mkdir(folder, { recursive: true });
for (const voice of voices) {
  const { samples } = await speak(sampleLine(voice), voice, 1, () => undefined);
  const file = join(scratch, `${voice.id}.wav`);
  await writeFile(file, wav([samples], SAMPLE_RATE));
  await run(await ffmpeg(), ["-v", "error", "-y", "-i", file, "-ac", "1", "-b:a", "48k", join(folder, `${voice.id}.mp3`)], {
    cwd: scratch,
    mend: "see ffmpeg's message",
  });
}
await rm(scratch, { recursive: true });
