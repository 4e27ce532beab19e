import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/setup/paths.ts";
import { LANGUAGES } from "../../locales/index.ts";
import { TEMPLATES } from "../../timeline/brief.ts";
import { sampleFilm } from "../../trpc/contract/rules/sample-films.ts";
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
