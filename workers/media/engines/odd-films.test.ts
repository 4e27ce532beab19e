import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeVideo, probed } from "../testing/decoded.ts";
import { type FileOrigin, openFileOrigin } from "../testing/file-origin.ts";
import { cutFilm } from "./cut/engine.ts";
import { openFilm } from "./cut/film.ts";
import { downloadMedia } from "./download/engine.ts";
import { dubLocally } from "./dub/local.ts";
import { enhance } from "./enhance/engine.ts";
import { erase } from "./erase/engine.ts";
import { film } from "./footage/testing.ts";
import { study } from "./study/engine.ts";

const { signal } = new AbortController();
const how = { signal, progress: () => undefined };
const RECIPE = {
  deinterlace: false,
  stabilise: false,
  denoise: "off",
  deblock: false,
  times: 1,
  sharpen: "off",
  colour: "off",
  rate: null,
  quiet: true,
  loudness: true,
} as const;

/** Music of ours, and nobody who speaks or sings. */
const MUSIC = join(import.meta.dirname, "../../../public/samples/music/acoustic.mp3");

let folder = "";
let origin: FileOrigin;
beforeAll(async () => {
  origin = await openFileOrigin();
  folder = await mkdtemp(join(tmpdir(), "odd-"));
});
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true, force: true });
});

const [W, H] = [160, 96];
/** Red on top, grey in the middle, blue below: colours of a plain screen, as R, G, B. */
const BANDS = [
  [180, 40, 40],
  [128, 128, 128],
  [40, 60, 180],
] as const;
const bands = BANDS.map(([r, g, b], n) => {
  const colour = [r, g, b].map((one) => one.toString(16).padStart(2, "0")).join("");
  return `drawbox=y=${(n * H) / 3}:h=${H / 3}:c=0x${colour}:t=fill`;
});
const picture = (seconds: number, rate = 25): string[] => [
  "-f",
  "lavfi",
  "-i",
  `color=s=${W}x${H}:r=${rate}:d=${seconds},format=gbrp,${bands.join(",")},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709`,
];
const tone = (seconds: number): string[] => ["-f", "lavfi", "-i", `sine=f=440:d=${seconds}`];
const X264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "10", "-colorspace", "bt709"];
/** The same bands as a film of ten bits with the tones of a bright screen. */
const bright = (transfer: "smpte2084" | "arib-std-b67"): string[] => [
  "-vf",
  `zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020:t=${transfer}:m=bt2020nc:r=tv:npl=203,format=yuv420p10le`,
  "-c:v",
  "libx265",
  "-preset",
  "ultrafast",
  "-x265-params",
  "log-level=none",
  "-crf",
  "10",
  "-color_primaries",
  "bt2020",
  "-color_trc",
  transfer,
  "-colorspace",
  "bt2020nc",
];
const turned = async (name: string, ...args: string[]): Promise<string> =>
  film(folder, "-display_rotation", "180", "-i", await film(folder, ...args, `plain-${name}`), "-c", "copy", name);

const ODD = {
  "PQ, ten bits": () => film(folder, ...picture(1), ...tone(1), ...bright("smpte2084"), "-c:a", "aac", "pq.mp4"),
  "HLG, ten bits": () => film(folder, ...picture(1), ...tone(1), ...bright("arib-std-b67"), "-c:a", "aac", "hlg.mp4"),
  "HEVC, upside down by its header": () =>
    turned("turned.mp4", ...picture(1), ...tone(1), "-vf", "vflip", "-c:v", "libx265", "-x265-params", "log-level=none", "-c:a", "aac"),
  "an uneven rate": () =>
    film(
      folder,
      ...picture(1),
      ...tone(1),
      "-vf",
      "select='not(eq(mod(n\\,7)\\,3))'",
      "-fps_mode",
      "vfr",
      ...X264,
      "-c:a",
      "aac",
      "vfr.mp4",
    ),
  "5.1 sound": () =>
    film(
      folder,
      ...picture(1),
      "-f",
      "lavfi",
      "-i",
      "aevalsrc=0.1*sin(2764*t)|0|0.2*sin(1000*t)|0|0|0:c=5.1:d=1",
      ...X264,
      "-c:a",
      "aac",
      "51.mp4",
    ),
  "HEVC, upside down, an uneven rate and music in 5.1": () =>
    turned(
      "all.mp4",
      ...picture(1),
      "-i",
      MUSIC,
      "-vf",
      "vflip,select='not(eq(mod(n\\,7)\\,3))'",
      "-fps_mode",
      "vfr",
      "-af",
      "pan=5.1|FL=c0|FR=c0|FC=c0|LFE=0*c0|BL=c0|BR=c0",
      "-c:v",
      "libx265",
      "-x265-params",
      "log-level=none",
      "-c:a",
      "aac",
      "-t",
      "1",
    ),
  "one picture": () => film(folder, ...picture(1), "-frames:v", "1", ...X264, "one.mp4"),
  "one picture without a rate": () => film(folder, ...picture(1), "-frames:v", "1", "-fps_mode", "passthrough", ...X264, "none.mkv"),
} satisfies Record<string, () => Promise<string>>;
type Odd = keyof typeof ODD;

/** How far the bands of a film's first picture are from what they should be, in levels at most. */
async function offBands(path: string): Promise<number> {
  const filters = "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=area,format=gbrp,scale=1:3:flags=area";
  const rgb = await decodeVideo(path, filters, "rgb24");
  return Math.max(...BANDS.flat().map((level, at) => Math.abs((rgb[at] ?? 0) - level)));
}
/** What is washed out, too dark or of other primaries is off by far more. */
const NEAR = 16;

const at = (name: string): string => join(folder, `${name}.mp4`);
const pair = (name: string) => ({ before: at(`${name}-before`), after: at(`${name}-after`) });
const BOX = { x: 0.1, y: 0.4, width: 0.3, height: 0.2, start: 0, end: 9, what: "text" as const };

/** What each engine makes of a film: the file to look at. */
const TOOLS = {
  enhance: async (source: string) => {
    await enhance({ recipe: RECIPE, span: null }, { source, ...pair("enhance") }, how);
    return at("enhance-after");
  },
  erase: async (source: string) => {
    await erase({ boxes: [BOX], follows: false, span: null }, { source, ...pair("erase") }, how);
    return at("erase-after");
  },
  cut: async (source: string) => {
    const opened = await openFilm(source, signal);
    const start = opened.map.packets.length > 1 ? opened.map.end * 0.3 : 0;
    return (await cutFilm(opened, [{ start, end: opened.map.end }], "cut", { folder, ...how })).path;
  },
  dub: async (source: string) => {
    const shown = { under: "music", show: "none", language: "en", lines: [], subtitles: [] } as const;
    await dubLocally(shown, { film: source, voices: [], out: at("dub"), folder: await mkdtemp(join(folder, "dub-")) });
    return at("dub");
  },
  download: async (source: string) => {
    origin.files.set("/film", await readFile(source));
    const media = { key: "k", url: "http://files.invalid", content_type: "" };
    const job = { kind: "download", address: `${origin.url}/film`, take: "video", max_seconds: 60, media, poster: null } as const;
    const egress = { allowed: [`${origin.url}/`], ports: new Set<number>() };
    return (await downloadMedia(job, { ...how, egress, folder: await mkdtemp(join(folder, "download-")) })).path;
  },
};

describe("a film with", () => {
  it.each<[Odd, keyof typeof TOOLS]>([
    ["PQ, ten bits", "enhance"],
    ["HLG, ten bits", "erase"],
    ["PQ, ten bits", "cut"],
    ["HEVC, upside down by its header", "enhance"],
    ["HEVC, upside down by its header", "cut"],
    ["an uneven rate", "erase"],
    ["an uneven rate", "dub"],
    ["5.1 sound", "enhance"],
    ["5.1 sound", "dub"],
    ["one picture", "enhance"],
    ["one picture", "cut"],
    ["one picture", "dub"],
    ["one picture without a rate", "erase"],
    ["one picture without a rate", "enhance"],
    ["one picture without a rate", "cut"],
    ["one picture without a rate", "dub"],
    ["one picture without a rate", "download"],
    ["HEVC, upside down, an uneven rate and music in 5.1", "enhance"],
    ["HEVC, upside down, an uneven rate and music in 5.1", "erase"],
    ["HEVC, upside down, an uneven rate and music in 5.1", "cut"],
    ["HEVC, upside down, an uneven rate and music in 5.1", "dub"],
    ["HEVC, upside down, an uneven rate and music in 5.1", "download"],
  ])("%s is shown as it was by: %s", async (odd, tool) => {
    const made = await TOOLS[tool](await ODD[odd]());
    expect(await offBands(made)).toBeLessThan(NEAR);
    const { streams } = await probed(made);
    const shown = streams.find(({ codec_type }) => codec_type === "video");
    // A dub copies the picture as it is (decision 102).
    const codec_name = tool === "dub" && odd.startsWith("HEVC") ? "hevc" : "h264";
    expect(shown).toMatchObject({ codec_name, width: W, height: H, pix_fmt: "yuv420p" });
    expect(streams.some(({ codec_type }) => codec_type === "audio")).toBe(!odd.startsWith("one picture"));
  });

  it.each<[Odd, number]>([
    ["HEVC, upside down, an uneven rate and music in 5.1", 1],
    ["one picture without a rate", 0.04],
  ])("%s is told of as one scene that stands still", async (odd, seconds) => {
    const told = await study(await ODD[odd](), join(folder, "sheet.jpg"), how);
    expect(told.scenes).toMatchObject([{ start: 0, faces: 0 }]);
    expect(told.duration).toBeCloseTo(seconds, 1);
  });

  it("HLG is told of by a sheet of its own colours", async () => {
    await study(await ODD["HLG, ten bits"](), join(folder, "sheet.jpg"), how);
    const { data, info } = await sharp(join(folder, "sheet.jpg")).raw().toBuffer({ resolveWithObject: true });
    const middle = (n: number): number => (Math.round((info.height * (2 * n + 1)) / 6) * info.width + info.width / 2) * 3;
    const seen = BANDS.flatMap((_, n) => [...data.subarray(middle(n), middle(n) + 3)]);
    expect(Math.max(...BANDS.flat().map((level, n) => Math.abs((seen[n] ?? 0) - level)))).toBeLessThan(NEAR);
  });
});
