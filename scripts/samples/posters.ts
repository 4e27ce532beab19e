import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LANGUAGES } from "../../timeline/brief.ts";
import { composePoster } from "../../timeline/poster/compose.ts";
import { POSTER_STYLES, type PosterStyleName } from "../../timeline/poster/style-names.ts";
import { posterSample } from "../../trpc/contract/rules/sample-films.ts";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { still } from "../../workers/media/render/still.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";
import { say } from "../setup/say.ts";

/** What each style of AI Image is chosen by, in each language (they are committed): `node scripts/samples/posters.ts [en|zh]`. */
const COFFEE = {
  en: "Slow mornings\nSingle-origin coffee, roasted in Leith every Tuesday\nOpen 7–15\n12 Shore Street",
  zh: "慢早晨\n单一产地咖啡，每周二现烤\n7–15 点营业\n海边街 12 号",
};
const SHORT_COFFEE = {
  en: "Slow mornings\nSingle-origin coffee, roasted every Tuesday\nOpen 7–15",
  zh: "慢早晨\n单一产地咖啡，每周二现烤\n7–15 点营业",
};
const PROMPTS: Readonly<Record<PosterStyleName, { en: string; zh: string; seed: number }>> = {
  swiss: { ...SHORT_COFFEE, seed: 0 },
  bauhaus: { ...COFFEE, seed: 0 },
  deco: { ...COFFEE, seed: 0 },
  editorial: { ...SHORT_COFFEE, en: SHORT_COFFEE.en.replace("Slow mornings", "Unhurried"), seed: 0 },
  street: { ...SHORT_COFFEE, seed: 0 },
  woodtype: { ...COFFEE, seed: 0 },
  riso: { en: "Summer fair\nPrints, plants and pancakes\nSaturday", zh: "夏日市集\n版画、绿植和松饼\n星期六", seed: 0 },
  blueprint: {
    en: "Built to last\nOne hinge, no screws\nMade in one piece\nSpare parts for 20 years",
    zh: "经久耐用\n一个铰链，没有螺丝\n一体成型\n二十年供应配件",
    seed: 0,
  },
  contour: { en: "High ground\nFour days above the tree line\nJune", zh: "高处\n林线以上，四天\n六月", seed: 0 },
  dusk: { en: "Blue hour\nAn evening of jazz on the harbor\nFriday, 8 pm", zh: "蓝调时刻\n港口爵士之夜\n周五晚八点", seed: 0 },
  masthead: { en: "Now open\nThe corner bakery\nSeven days, from six\nMill Lane", zh: "开门啦\n街角面包店\n每天六点起\n磨坊巷", seed: 0 },
  ticket: { en: "Night train\nOne evening of slow radio\nFriday, 9 pm\nHall 2", zh: "夜行列车\n慢电台之夜\n周五晚九点\n二号厅", seed: 0 },
};

const languages = LANGUAGES.filter((one) => process.argv.length < 3 || process.argv.includes(one));
const scratch = await mkdtemp(join(tmpdir(), "reelwright-posters-"));

/** A poster as the engine draws it, as a PNG. */
async function drawn(style: PosterStyleName, prompt: string, seed: number): Promise<string> {
  const document = composePoster({ id: style, prompt, style, ratio: "4:5", seed, picture: null, mark: "" });
  const [folder, out] = [await mkdtemp(join(scratch, "job-")), join(scratch, `${style}.png`)];
  const picture = { key: "picture", url: "http://files.invalid/picture", content_type: "image/png" };
  await still(
    { kind: "still", document, urls: {}, scale: 1, at: 0, picture },
    {
      folder,
      kept: undefined,
      signal: AbortSignal.timeout(60_000),
      egress: { allowed: [], ports: new Set() },
      progress: () => undefined,
      fetch: () => Promise.reject(new Error("a poster of words reads no file")),
      put: (_target, path) => copyFile(path, out),
    },
  );
  return out;
}

try {
  for (const [language, style] of languages.flatMap((one) => POSTER_STYLES.map((name) => [one, name] as const))) {
    const { seed, [language]: prompt } = PROMPTS[style];
    const out = join(ROOT, `public${posterSample(style, language)}`);
    await mkdir(dirname(out), { recursive: true });
    const small = ["-vf", "scale=360:450:flags=lanczos", "-c:v", "libwebp", "-quality", "82", "-compression_level", "6"];
    await run(await ffmpeg(), ["-v", "error", "-y", "-i", await drawn(style, prompt, seed), ...small, out], {
      cwd: scratch,
      mend: "see ffmpeg's message",
    });
    say(`✓ ${style} (${language})`);
  }
} finally {
  await closeBrowser();
  await rm(scratch, { recursive: true, force: true });
}
