import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LANGUAGES, TEMPLATES } from "../../timeline/brief.ts";
import { compose } from "../../timeline/compose/compose.ts";
import { fixtureBrief } from "../../timeline/fixtures/brief.ts";
import { sampleFilm } from "../../trpc/contract/rules/sample-films.ts";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { makeFiles } from "../../workers/media/render/fixture.ts";
import { renderLocally } from "../../workers/media/render/local.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";
import { say } from "../setup/say.ts";

/** Films each template with the sample bottle, small and mute (they are committed): `node scripts/samples/films.ts [en|zh]`. */
const folder = join(ROOT, "public");
const languages = LANGUAGES.filter((one) => process.argv.length < 3 || process.argv.includes(one));
const scratch = await mkdtemp(join(tmpdir(), "reelwright-films-"));
const files = join(scratch, "files");
const convert = async (...args: string[]) =>
  run(await ffmpeg(), ["-v", "error", "-y", ...args], { cwd: scratch, mend: "see ffmpeg's message" });

try {
  await makeFiles(files);
  for (const [language, template] of languages.flatMap((one) => TEMPLATES.map((name) => [one, name] as const))) {
    const out = sampleFilm(template, language);
    await mkdir(dirname(join(folder, out.video)), { recursive: true });
    const document = compose(fixtureBrief({ template, ratio: "9:16", language }));
    const { video } = await renderLocally(document, {
      files,
      folder: join(scratch, language, template),
      scale: 0.5,
      rate: { num: 24, den: 1 },
    });
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
    await convert("-i", video, ...small, join(folder, out.video));
    await convert(
      "-ss",
      "1.6",
      "-i",
      video,
      "-frames:v",
      "1",
      "-vf",
      // Of the next half second the frame that is most like the others: none of a passage.
      "thumbnail=12,scale=288:512:flags=lanczos",
      "-c:v",
      "libwebp",
      "-quality",
      "72",
      "-compression_level",
      "6",
      join(folder, out.poster),
    );
    say(`✓ ${template} (${language})`);
  }
} finally {
  await closeBrowser();
  await rm(scratch, { recursive: true, force: true });
}
