import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEMPLATES } from "../../timeline/brief.ts";
import { compose } from "../../timeline/compose/compose.ts";
import { fixtureBrief } from "../../timeline/fixtures/brief.ts";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { makeFiles } from "../../workers/media/render/fixture.ts";
import { renderLocally } from "../../workers/media/render/local.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";
import { say } from "../setup/say.ts";

/** Films each template with the sample bottle, small and mute (they are committed): `node scripts/samples/films.ts`. */
const folder = join(ROOT, "public/samples/templates");
const scratch = await mkdtemp(join(tmpdir(), "reelwright-films-"));
const files = join(scratch, "files");
await mkdir(folder, { recursive: true });
const convert = async (...args: string[]) =>
  run(await ffmpeg(), ["-v", "error", "-y", ...args], { cwd: scratch, mend: "see ffmpeg's message" });

try {
  await makeFiles(files);
  for (const template of TEMPLATES) {
    const document = compose(fixtureBrief({ template, ratio: "9:16", language: "en" }));
    const { video } = await renderLocally(document, { files, folder: join(scratch, template), scale: 0.5, fps: 24 });
    const small = [
      "-t",
      "9",
      "-an",
      "-vf",
      "scale=288:512:flags=lanczos",
      "-c:v",
      "libx264",
      "-preset",
      "slow",
      "-crf",
      "29",
      "-pix_fmt",
      "yuv420p",
      "-movflags",
      "+faststart",
    ];
    await convert("-i", video, ...small, join(folder, `${template}.mp4`));
    await convert(
      "-ss",
      "1.6",
      "-i",
      video,
      "-frames:v",
      "1",
      "-vf",
      "scale=288:512:flags=lanczos",
      "-c:v",
      "libwebp",
      "-quality",
      "72",
      "-compression_level",
      "6",
      join(folder, `${template}.webp`),
    );
    say(`✓ ${template}`);
  }
} finally {
  await closeBrowser();
  await rm(scratch, { recursive: true, force: true });
}
