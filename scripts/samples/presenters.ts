import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { characters } from "../../workers/media/engines/presenter/drawn/characters.ts";
import { frameSvg } from "../../workers/media/engines/presenter/drawn/frame.ts";
import { FRAMES } from "../../workers/media/engines/presenter/frames.ts";
import { MEDIA, ROOT } from "../setup/paths.ts";

/** Draws each presenter's portrait again (they are committed): `node scripts/samples/presenters.ts`. */
type Sharp = (input: Buffer) => {
  resize(width: number, height: number): { webp(options: { quality: number }): { toFile(path: string): Promise<unknown> } };
};
const sharp = createRequire(join(MEDIA, "package.json"))("sharp") as Sharp;
const folder = join(ROOT, "public/samples/presenters");
await mkdir(folder, { recursive: true });
const [smile] = FRAMES.filter(({ blink }) => !blink);
for (const character of characters) {
  if (!smile) continue;
  await sharp(Buffer.from(frameSvg(character, smile)))
    .resize(240, 240)
    .webp({ quality: 82 })
    .toFile(join(folder, `${character.id}.webp`));
}
