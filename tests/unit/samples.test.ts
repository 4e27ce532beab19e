import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { sampleText } from "../../app/library/sample-text.ts";
import type { ToolSlug } from "../../app/library/tools.ts";
import { ROOT } from "../../scripts/setup/paths.ts";
import { LANGUAGES } from "../../locales/index.ts";
import { TEMPLATES } from "../../timeline/brief.ts";
import { BUILT_TOOLS } from "../../trpc/contract/tools/app.ts";
import { POSTER_STYLES } from "../../timeline/poster/style-names.ts";
import { posterSample, sampleFilm, toolSample } from "../../trpc/contract/rules/sample-films.ts";
import { DRAWN_AVATARS } from "../../trpc/contract/rules/avatars.ts";
import { MUSIC_STYLES } from "../../trpc/contract/settings.ts";

it.each(MUSIC_STYLES.filter((style) => style !== "none"))("%s can be heard before it is chosen", async (style) => {
  const { size } = await stat(join(ROOT, `public/samples/music/${style}.mp3`));
  // 12 seconds at 72 kbit/s.
  expect(size).toBeGreaterThan(90_000);
});

it.each(Object.keys(DRAWN_AVATARS))("%s can be seen moving before it speaks", async (name) => {
  for (const kind of ["webp", "mp4"]) {
    expect((await stat(join(ROOT, `public/samples/presenters/${name}.${kind}`))).size).toBeGreaterThan(1000);
  }
});

it.each(TEMPLATES.flatMap((template) => LANGUAGES.map((lang) => [template, lang] as const)))(
  "%s has a film and its poster in the language %s, of its own",
  async (template, lang) => {
    const { video, poster } = sampleFilm(template, lang);
    for (const file of [video, poster]) expect((await stat(join(ROOT, "public", file))).size).toBeGreaterThan(1000);
    const others = LANGUAGES.filter((one) => one !== lang).map((one) => sampleFilm(template, one).video);
    expect(others).not.toContain(video);
  },
);

it.each(POSTER_STYLES)("the style %s can be seen before it is chosen, in words of each language", async (style) => {
  const files = LANGUAGES.map((lang) => posterSample(style, lang));
  expect(new Set(files).size).toBe(LANGUAGES.length);
  for (const file of files) expect(await sharp(join(ROOT, "public", file)).metadata()).toMatchObject({ width: 360, height: 450 });
});

const SAMPLES = BUILT_TOOLS.flatMap(({ slug, box }) => (box?.sample ? [[slug, box.sample] as const] : []));

it("every tool that runs without a key shows something that it made, and no other tool's", () => {
  const without = BUILT_TOOLS.filter(({ box, work }) => !box?.sample && work.standsOn === undefined).map(({ slug }) => slug);
  expect(without).toEqual([]);
  const ads = SAMPLES.filter(([, { kind }]) => kind === "ad").map(([slug]) => slug);
  expect(ads.toSorted()).toEqual(["ai-video-ads", "link-to-video"]);
  for (const [slug, sample] of SAMPLES) if ("name" in sample && sample.name.startsWith("tools/")) expect(sample.name).toBe(`tools/${slug}`);
});

it.each(SAMPLES)("the sample of %s is there, in the shape that its page says", async (slug, sample) => {
  for (const lang of LANGUAGES) {
    if (sample.kind === "text") expect(sampleText(slug as ToolSlug, lang)).toMatch(/\d.*\n/);
    if (!("name" in sample)) continue;
    const at = join(ROOT, `public${toolSample(sample.name, { worded: "worded" in sample, lang })}`);
    const endings = { film: ["mp4", "webp"], picture: ["webp"], sound: ["mp3"] }[sample.kind];
    for (const ending of endings) expect((await stat(`${at}.${ending}`)).size, ending).toBeGreaterThan(1000);
    if ("width" in sample) expect(await sharp(`${at}.webp`).metadata()).toMatchObject({ width: sample.width, height: sample.height });
  }
});
