import { parseArgs } from "node:util";
import { videoSettings, type VideoSettings } from "../../trpc/contract/settings.ts";

/** A tool other than the one for ads: what it makes goes into the folder `out`. */
export interface ToolOptions {
  slug: string;
  stage?: string;
  /** `name=value`, of its input. */
  words: string[];
  out: string;
}

export interface MakeOptions {
  /** null: an ad is made. */
  tool: ToolOptions | null;
  link: string;
  sample: boolean;
  out: string;
  settings: Partial<VideoSettings>;
}

const USAGE = `Usage: npm run make -- URL --out ad.mp4 [--lang en|zh] [--ratio 9:16|16:9|1:1] [--length 15|20|30|45|60]
                        [--template NAME] [--voice NAME] [--avatar NAME] [--music STYLE]
       npm run make -- --sample --out ad.mp4
       npm run make -- --tool SLUG --out FOLDER name=value ... [--stage NAME]`;

/** Reads the command line; throws an Error that says how to call it. */
export function readOptions(args: string[]): MakeOptions {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: "boolean" },
      tool: text,
      stage: text,
      out: text,
      lang: text,
      ratio: text,
      length: text,
      template: text,
      voice: text,
      avatar: text,
      music: text,
    },
  });
  const { sample = false, out, lang, length, tool: slug, stage, ...rest } = values;
  const [link = ""] = positionals;
  if (!out || (!sample && !link && !slug)) throw new Error(USAGE);
  const tool = slug ? { slug, stage, words: positionals, out } : null;
  const settings = videoSettings.partial().safeParse({
    ...rest,
    ...(lang ? { language: lang } : {}),
    ...(length ? { length: Number(length) } : {}),
  });
  if (!settings.success) {
    const [issue] = settings.error.issues;
    throw new Error(`--${issue?.path.join(".")}: ${issue?.message}\n\n${USAGE}`);
  }
  return { tool, link, sample, out, settings: settings.data };
}
