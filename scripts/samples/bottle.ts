import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { closeUp, kitchen, outdoors, packshot } from "../../timeline/fixtures/bottle.ts";
import { LOOK } from "../../timeline/fixtures/brief.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import { ROOT } from "../setup/paths.ts";

/** Draws the sample shop's pictures again (they are committed): `node scripts/samples/bottle.ts`. */
const SIDE = 1400;
const folder = join(ROOT, "public/samples/bottle");
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
for (const [name, draw] of Object.entries({ packshot, kitchen, outdoors, closeup: closeUp })) {
  const picture = draw(LOOK).replace(
    "<svg ",
    `<svg style="width:${SIDE}px;height:${SIDE}px;display:block" preserveAspectRatio="xMidYMid slice" `,
  );
  await page.setContent(`<body style="margin:0">${picture}</body>`);
  await writeFile(join(folder, `${name}.jpg`), await page.screenshot({ type: "jpeg", quality: 86 }));
}
await browser.close();
