import { execFileSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import type { JobContext } from "../../protocol/handler.ts";
import { provenance } from "./handler.ts";

const MADE = {
  generator: "Reelwright",
  model: "Typographic posters (built-in/poster)",
  at: "2026-11-26T12:29:26.103Z",
  source: "compositeWithTrainedAlgorithmicMedia",
} as const;

/** A packet as another program leaves it in a file. */
const OLD =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Somebody else"/></rdf:RDF></x:xmpmeta>';

let folder = "";
let program = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "provenance-"));
  program = await ffmpeg();
});
afterAll(() => rm(folder, { recursive: true }));

/** Where the file lies once what made it is inside. */
async function signed(name: string, content_type: string): Promise<string> {
  const out = join(folder, `signed-${name}`);
  const context: JobContext = {
    folder,
    signal: new AbortController().signal,
    egress: {} as JobContext["egress"],
    fetch: async () => join(folder, name),
    put: async (_target, path) => copyFile(path, out),
    progress: () => undefined,
  };
  const at = { key: name, url: "http://files.test/x" };
  await provenance({ kind: "provenance", file: at, made: MADE, mark: "", signed: { ...at, content_type } }, context);
  return out;
}

/** The packet as readers that are not ours find it: libvips in pictures, FFmpeg in films. */
async function readBack(path: string): Promise<string> {
  if (!path.endsWith("mp4")) return (await sharp(path).metadata()).xmp?.toString() ?? "";
  const said = execFileSync(program, ["-v", "error", "-export_xmp", "1", "-i", path, "-f", "ffmetadata", "-"]).toString();
  return said.replaceAll(/\\([=;#\\\n])/g, "$1");
}

const attribute = (packet: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(packet)?.[1];

function expectSaid(packet: string): void {
  expect(attribute(packet, "xmp:CreatorTool")).toBe(MADE.generator);
  expect(attribute(packet, "Iptc4xmpExt:AISystemUsed")).toBe(MADE.model);
  expect(attribute(packet, "xmp:CreateDate")).toBe(MADE.at);
  expect(attribute(packet, "Iptc4xmpExt:DigitalSourceType")).toBe(`http://cv.iptc.org/newscodes/digitalsourcetype/${MADE.source}`);
}

const KINDS = {
  png: ["png", {}],
  "png without its background": ["png", { alpha: true }],
  jpeg: ["jpeg", {}],
  webp: ["webp", {}],
  "webp without its background": ["webp", { alpha: true }],
  "webp without loss": ["webp", { lossless: true }],
} as const;

it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])("another reader finds generator, model, time and source type: %s", async (kind) => {
  const [format, how] = KINDS[kind];
  const background = "alpha" in how ? { r: 200, g: 40, b: 20, alpha: 0.4 } : "#a04020";
  const name = `${kind.replaceAll(" ", "-")}.${format}`;
  const picture = sharp({ create: { width: 64, height: 48, channels: "alpha" in how ? 4 : 3, background } });
  await picture.toFormat(format, "lossless" in how ? { lossless: true } : {}).toFile(join(folder, name));
  expectSaid(await readBack(await signed(name, `image/${format}`)));
});

it.each(["png", "jpeg", "webp"] as const)("what another program had said of a picture is not said beside it: %s", async (format) => {
  const name = `old.${format}`;
  await sharp({ create: { width: 64, height: 48, channels: 3, background: "#204060" } })
    .withXmp(OLD)
    .toFormat(format)
    .toFile(join(folder, name));
  const path = await signed(name, `image/${format}`);
  expectSaid(await readBack(path));
  expect((await readFile(path)).includes("Somebody else")).toBe(false);
  const pixels = (file: string) => sharp(file).raw().toBuffer();
  expect((await pixels(path)).equals(await pixels(join(folder, name)))).toBe(true);
});

it("another reader finds generator, model, time and source type: mp4", async () => {
  const film = join(folder, "film.mp4");
  execFileSync(program, ["-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=64x64:rate=10:duration=0.5", "-pix_fmt", "yuv420p", film]);
  expectSaid(await readBack(await signed("film.mp4", "video/mp4")));
});
