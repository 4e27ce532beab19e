import { parseArgs } from "node:util";
import { videoSettings, type VideoSettings } from "../../trpc/contract/settings.ts";

export interface MakeOptions {
  link: string;
  sample: boolean;
  out: string;
  settings: Partial<VideoSettings>;
}

const USAGE = `Usage: npm run make -- URL --out ad.mp4 [--lang en|zh] [--ratio 9:16|16:9|1:1] [--length 15|20|30|45|60]
                        [--template NAME] [--voice NAME] [--avatar NAME] [--music STYLE]
       npm run make -- --sample --out ad.mp4`;

/** Reads the command line; throws an Error that says how to call it. */
export function readOptions(args: string[]): MakeOptions {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: "boolean" },
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
  const { sample = false, out, lang, length, ...rest } = values;
  const [link = ""] = positionals;
  if (!out || (!sample && !link)) throw new Error(USAGE);
  const settings = videoSettings.partial().safeParse({
    ...rest,
    ...(lang ? { language: lang } : {}),
    ...(length ? { length: Number(length) } : {}),
  });
  if (!settings.success) {
    const [issue] = settings.error.issues;
    throw new Error(`--${issue?.path.join(".")}: ${issue?.message}\n\n${USAGE}`);
  }
  return { link, sample, out, settings: settings.data };
}
