/**
 * Pulls frames without encoding: `node workers/media/render/frames.ts BRIEF.json --at 0.5,2,4 --out DIR [--scale 0.5]`.
 * `--sheet N` answers one contact sheet of N evenly spaced frames instead. `fixture:en:9:16:kinetic` stands for our own bottle.
 */
import { mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { RATIOS, TEMPLATES, type AdBrief } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { documentDuration } from "../../../timeline/document.ts";
import { fixtureBrief } from "../../../timeline/fixtures/brief.ts";
import { makeFiles } from "./fixture.ts";
import { seconds } from "../../../timeline/time.ts";
import { closeBrowser } from "./browser.ts";
import { openSession } from "./session.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: "string" },
    out: { type: "string", default: "frames" },
    scale: { type: "string", default: "0.5" },
    sheet: { type: "string" },
    files: { type: "string" },
    with: { type: "string", default: "" },
  },
});

const has = (part: string) => values.with.split(",").includes(part);

function fixture(name: string): AdBrief {
  const [, language, across, down, template] = name.split(":");
  return fixtureBrief({
    template: TEMPLATES.find((t) => t === template) ?? "kinetic",
    ratio: RATIOS.find((r) => r === `${across}:${down}`) ?? "9:16",
    language: language === "zh" ? "zh" : "en",
    presenter: has("presenter"),
    cutout: !has("no-cutout"),
    price: !has("no-price"),
    voice: !has("silent"),
    pictures: has("one") ? 1 : 4,
  });
}

async function pull(name: string, out: string) {
  const own = name.startsWith("fixture:");
  const files = resolve(values.files ?? (own ? join(out, ".files") : dirname(name)));
  if (own) await makeFiles(files);
  const document = compose(own ? fixture(name) : (JSON.parse(await readFile(name, "utf8")) as AdBrief));
  const assets = new Map(Object.entries(document.assets).map(([id, asset]) => [id, join(files, asset.url)]));
  const length = seconds(documentDuration(document));
  const count = Number(values.sheet ?? 0);
  const times = values.at?.split(",").map(Number) ?? Array.from({ length: count || 8 }, (_, i) => ((i + 0.5) * length) / (count || 8));
  const mount = { assets, folder: out, progress: () => {} };
  await using session = await openSession(document, mount, { scale: Number(values.scale), signal: AbortSignal.timeout(120_000) });
  const label = basename(name, ".json").replaceAll(":", "-") + (values.with ? `-${values.with.replaceAll(",", "-")}` : "");
  if (count) return void (await session.call("sheet", times, `${label}.png`));
  for (const at of times) await session.call("still", at, { type: "image/png", name: `${label}-${at.toFixed(2).replace(".", "_")}.png` });
}

const out = resolve(values.out);
await mkdir(out, { recursive: true });
for (const name of positionals) await pull(name, out);
await closeBrowser();
