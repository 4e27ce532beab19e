import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { makeWithTool } from "../make/tool.ts";
import { connect } from "../run/client.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";
import { say } from "../setup/say.ts";

/**
 * Makes what the tool box shows of each tool: by the tool itself, at a running product, from the sample bottle's files or from
 * words. Films are small and mute (they are committed): `PORT=8787 node scripts/samples/tools.ts [name …]`.
 */
const origin = `http://127.0.0.1:${process.env.PORT ?? 8787}`;
const folder = join(ROOT, "public/samples/tools");
const bottle = (file: string): string => join(ROOT, "public/samples/bottle", file);

interface Sample {
  slug: string;
  /** Its input, as `npm run make -- --tool` takes it. */
  words: readonly string[];
  stage?: string;
  /** What it is of: by the ending of what the tool makes. */
  ending: string;
  /** Filter that shows what it was made from, too: input 0 is the result, 1 what the tool keeps of before, or this file of the bottle's. */
  beside?: { file: string; filter: string };
  /** What of a film is shown; absent: all of it. */
  part?: string;
}

/** Where captions stand, large enough to be read in a small picture. */
const LOWER = "crop=iw/2:ih/2:iw/4:ih/2,scale=480:270:flags=lanczos";
/** Left half before, right half after, a line between. */
const HALVES =
  `[1:v]${LOWER},crop=iw/2:ih:0:0[left];[0:v]${LOWER},crop=iw/2:ih:iw/2:0[right];` +
  "[left][right]hstack=shortest=1,drawbox=x=239:w=2:h=ih:color=white:t=fill";
/** The same of a detail: what is enlarged is seen as large as what it was made from. */
const DETAIL =
  "[1:v]crop=240:270:520:330,scale=480:540:flags=neighbor,crop=iw/2:ih:0:0[left];" +
  "[0:v]crop=480:540:1040:660,crop=iw/2:ih:iw/2:0[right];[left][right]hstack=shortest=1,drawbox=x=239:w=2:h=ih:color=white:t=fill";
/** A picture, its left half as it came, its right half cut out. */
const CUT_OUT =
  "[1:v]crop=iw/2:ih:0:0[left];[0:v]crop=iw/2:ih:iw/2:0,format=rgba[right];color=c=0xe9e2d2,format=rgba[ground];" +
  "[ground][right]scale2ref[ground][right];[ground][right]overlay=shortest=1[cut];[left][cut]hstack,scale=-2:512";

const SAMPLES: Readonly<Record<string, Sample>> = {
  "create-ai-video": {
    slug: "create-ai-video",
    words: ["prompt=Slow mornings\nRoasted on Tuesday\nOpen at seven", "style=riso", "seconds=6", "ratio=9:16", "seed=4"],
    ending: ".mp4",
  },
  "zh/create-ai-video": {
    slug: "create-ai-video",
    words: ["prompt=慢早晨\n周二现烤\n七点开门", "style=riso", "seconds=6", "ratio=9:16", "seed=4"],
    ending: ".mp4",
  },
  "image-to-videos": {
    slug: "image-to-videos",
    words: ["pictures=sample:bottle/outdoors.jpg", "move=orbit", "seconds=5"],
    ending: ".mp4",
  },
  veo3: {
    slug: "veo3",
    words: [
      "prompt=Blue hour\nJazz on the harbor\nDoors at nine",
      "style=dusk",
      "model=built-in/motion",
      "seconds=6",
      "ratio=9:16",
      "seed=2",
    ],
    ending: ".mp4",
  },
  "zh/veo3": {
    slug: "veo3",
    words: ["prompt=蓝调时刻\n港口爵士\n九点入场", "style=dusk", "model=built-in/motion", "seconds=6", "ratio=9:16", "seed=2"],
    ending: ".mp4",
  },
  "video-translation": {
    slug: "video-translation",
    words: ["video=sample:bottle/talking.mp4", "from=en", "to=zh", "target=@ZH", "under=music", "show=burned"],
    ending: ".mp4",
    part: LOWER,
  },
  "subtitles-remover": {
    slug: "subtitles-remover",
    words: ["videos=sample:bottle/captioned.mp4", "quality=basic"],
    stage: "preview",
    ending: ".mp4",
    beside: { file: "captioned.mp4", filter: HALVES },
  },
  "video-enhancer": {
    slug: "video-enhancer",
    words: ["video=sample:bottle/turning.mp4", "times=2", "sharpen=strong"],
    stage: "preview",
    ending: ".mp4",
    beside: { file: "turning.mp4", filter: DETAIL },
  },
  "video-cut": { slug: "video-cut", words: ["video=sample:bottle/captioned.mp4", "spans=0:01.5-0:04"], ending: ".mp4" },
  "video-downloader": {
    slug: "video-downloader",
    words: [`address=${origin}/samples/bottle/turning.mp4`, "rights=yes"],
    ending: ".mp4",
  },
  "mp3-downloader": { slug: "mp3-downloader", words: [`address=${origin}/samples/bottle/talking.mp4`, "rights=yes"], ending: ".mp3" },
  "video-avatar": {
    slug: "video-avatar",
    words: ["avatar=mia", "script=The bakery on Mill Street opens at seven. Come while the bread is warm.", "voice=af_heart"],
    stage: "render",
    ending: ".mp4",
  },
  "zh/video-avatar": {
    slug: "video-avatar",
    words: ["avatar=lin", "script=街角的面包店早上七点开门，趁面包还热着，来吃早餐吧，咖啡也是现磨的。", "voice=zf_xiaoxiao"],
    stage: "render",
    ending: ".mp4",
  },
  "background-remover": {
    slug: "background-remover",
    words: ["pictures=sample:bottle/kitchen.jpg"],
    ending: ".png",
    beside: { file: "kitchen.jpg", filter: CUT_OUT },
  },
  // Its lines are quoted by app/library/sample-text.ts.
  "video-to-script": { slug: "video-to-script", words: ["videos=sample:bottle/talking.mp4"], ending: ".md" },
};

const SMALL = "scale='if(gt(iw,ih),480,-2)':'if(gt(iw,ih),-2,512)':flags=lanczos";
const CODEC = ["-an", "-c:v", "libx264", "-preset", "veryslow", "-crf", "29", "-pix_fmt", "yuv420p", "-movflags", "+faststart"];
const STILL = ["-frames:v", "1", "-c:v", "libwebp", "-quality", "72", "-compression_level", "6"];

const scratch = await mkdtemp(join(tmpdir(), "reelwright-tool-samples-"));
const convert = async (...args: string[]) =>
  run(await ffmpeg(), ["-v", "error", "-y", ...args], { cwd: scratch, mend: "see ffmpeg's message" });

/** The picture or the small film of what was made, and of a film the frame that stands for it. */
async function kept(name: string, files: readonly string[], { ending, beside, part = SMALL }: Sample): Promise<void> {
  const out = join(folder, name);
  const before = files.find((file) => basename(file).startsWith("before-"));
  const made = files.find((file) => file.endsWith(ending) && file !== before);
  if (!made) throw new Error(`${name}: ${files.join(", ")}`);
  const inputs = ["-i", made, ...(beside ? ["-i", before ?? bottle(beside.file)] : [])];
  const filter = beside ? ["-filter_complex", beside.filter] : ["-vf", part];
  if (ending === ".png") return void (await convert(...inputs, ...filter, ...STILL, `${out}.webp`));
  if (ending === ".md") return say(await readFile(made, "utf8"));
  if (ending === ".mp3") return copyFile(made, `${out}.mp3`);
  await convert(...inputs, "-t", "8", ...filter, "-r", "24", ...CODEC, `${out}.mp4`);
  await convert("-ss", "1.6", "-i", `${out}.mp4`, "-vf", "thumbnail=12", ...STILL, `${out}.webp`);
}

try {
  await mkdir(join(folder, "zh"), { recursive: true });
  const chinese = join(scratch, "zh.srt");
  const { TRANSLATED_SAMPLE } = await import("../../app/translation/sample.ts");
  await writeFile(chinese, TRANSLATED_SAMPLE.target);
  for (const [name, sample] of Object.entries(SAMPLES)) {
    if (process.argv.length > 2 && !process.argv.includes(name)) continue;
    const { client } = await connect(origin, { lang: name.startsWith("zh/") ? "zh" : "en" });
    const words = sample.words.map((word) => word.replace("@ZH", `@${chinese}`));
    const out = join(scratch, name.replace("/", "-"));
    const { files } = await makeWithTool(client, origin, { slug: sample.slug, stage: sample.stage, words, out });
    await kept(name, files, sample);
    say(`✓ ${name}`);
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
