import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { bottle, kitchen } from "../../timeline/fixtures/bottle.ts";
import { LOOK } from "../../timeline/fixtures/brief.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";
import { run } from "../setup/command.ts";
import { ROOT } from "../setup/paths.ts";

/**
 * Films the sample bottle (the film is committed): on a turntable, its lid unscrewed, beside a steaming mug. `node
 * scripts/samples/bottle-film.ts`.
 */
const [WIDTH, HEIGHT, FPS, SHOT] = [1280, 720, 30, 2.6] as const;
const frames = Math.round(SHOT * FPS);

/** The bottle turned by an angle: what is printed on it goes round with it. */
function turned(angle: number): string {
  const [x, across] = [500 + 196 * Math.sin(angle), Math.cos(angle)];
  const shown = across > 0.05 ? 1 : 0;
  return bottle(LOOK)
    .replace("translate(500 920) rotate(-90)", `translate(${x.toFixed(2)} 920) scale(${Math.max(0.05, across).toFixed(4)} 1) rotate(-90)`)
    .replace(
      '<circle cx="500" cy="1300" r="26"',
      `<ellipse opacity="${shown}" cx="${x.toFixed(2)}" cy="1300" rx="${(26 * Math.max(0, across)).toFixed(2)}" ry="26"`,
    )
    .replace("/></g>\n  <g transform", `/></g>\n  <g opacity="${shown}" transform`);
}

const stage = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`;
const ground = (light: number) =>
  `<defs><radialGradient id="pool" cx="${(0.3 + light * 0.4).toFixed(4)}" cy=".42" r=".8"><stop offset="0" stop-color="#efe6d6"/><stop offset=".5" stop-color="#cfc1a8"/><stop offset="1" stop-color="#8d7f69"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#pool)"/>`;
const shade = (x: number, y: number, w: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${w * 0.13}" fill="#000" opacity=".42" style="filter:blur(12px)"/>`;

const turntable = (t: number) =>
  stage(
    `${ground(t)}${shade(640, 672, 150)}<g transform="translate(${(640 - 500 * 0.44).toFixed(2)} 10) scale(.44)">${turned(-1.5 + t * 3)}</g>`,
  );

/** The lid rises and turns; its ridges run round it. */
function unscrewed(t: number): string {
  const lift = Math.max(0, t - 0.15) * 150;
  const whole = bottle(LOOK);
  const [from, to] = [whole.indexOf('<path d="M378 160'), whole.indexOf('<g clip-path="url(#body)">')];
  const ridges = Array.from({ length: 15 }, (_, i) => 388 + ((i * 15.4 + t * 120) % 231));
  const lid = `<path d="M378 160 Q378 122 416 122 L584 122 Q622 122 622 160 L622 306 L378 306 Z" fill="url(#lid)"/>${ridges.map((x) => `<rect x="${x.toFixed(1)}" y="196" width="5" height="96" fill="#000" opacity=".45"/>`).join("")}<rect x="400" y="132" width="60" height="10" rx="5" fill="#fff" opacity=".35"/>`;
  const rim = '<rect x="412" y="286" width="176" height="20" rx="6" fill="url(#steel)"/>';
  return `${whole.slice(0, from)}${rim}<g transform="translate(0 ${(-lift).toFixed(2)})">${lid}</g>${whole.slice(to)}`;
}
const lid = (t: number) =>
  stage(`${ground(1 - t)}<g transform="translate(${640 - 500 * 0.98} ${40 + t * 26}) scale(.98)">${unscrewed(t)}</g>`);

const steam = (t: number) =>
  Array.from({ length: 7 }, (_, i) => {
    const rise = (t * 1.4 + i / 7) % 1;
    const x = 455 + Math.sin(i * 2.1 + rise * 5) * (18 + rise * 46);
    return `<ellipse cx="${x.toFixed(1)}" cy="${(985 - rise * 420).toFixed(1)}" rx="${(22 + rise * 52).toFixed(1)}" ry="${(34 + rise * 70).toFixed(1)}" fill="#fff" opacity="${(0.8 * Math.sin(rise * Math.PI)).toFixed(3)}" style="filter:blur(18px)"/>`;
  }).join("");
function morning(t: number): string {
  const scale = 0.5 + t * 0.03;
  const inside = kitchen(LOOK)
    .replace(/^<svg[^>]*>/, "")
    .replace("</svg>", `${steam(t)}</svg>`)
    .replace("</svg>", "");
  // The room goes on beyond the square that the picture shows.
  const room =
    '<rect x="-1200" width="1300" height="1600" fill="#f3e9dc"/><rect x="1500" width="1300" height="1600" fill="#c9b49b"/><rect x="-1200" y="1170" width="4000" height="430" fill="url(#wood)"/>';
  return stage(
    `<g transform="translate(${(640 - 900 * scale).toFixed(2)} ${(400 - 860 * scale).toFixed(2)}) scale(${scale.toFixed(4)})">${room}${inside}</g>`,
  );
}

const scratch = await mkdtemp(join(tmpdir(), "reelwright-bottle-film-"));
const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
const shots = [turntable, lid, morning].flatMap((draw) => Array.from({ length: frames }, (_, i) => draw(i / (frames - 1))));
for (const [i, drawn] of shots.entries()) {
  await page.setContent(`<body style="margin:0">${drawn}</body>`);
  await page.screenshot({ type: "jpeg", quality: 94, path: join(scratch, `${String(i).padStart(4, "0")}.jpg`) });
}
await browser.close();
const encode = [
  "-c:v",
  "libx264",
  "-preset",
  "veryslow",
  "-crf",
  "26",
  "-pix_fmt",
  "yuv420p",
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-movflags",
  "+faststart",
];
await run(
  await ffmpeg(),
  [
    "-v",
    "error",
    "-y",
    "-framerate",
    String(FPS),
    "-i",
    join(scratch, "%04d.jpg"),
    "-vf",
    "scale=out_color_matrix=bt709:out_range=tv",
    ...encode,
    join(ROOT, "public/samples/bottle/turning.mp4"),
  ],
  { cwd: scratch, mend: "see ffmpeg's message" },
);
await rm(scratch, { recursive: true, force: true });
