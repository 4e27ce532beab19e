import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FONTS } from "../../../timeline/fonts.ts";
import type { JobHandler } from "../protocol/handler.ts";
import { discardPage, renderPage } from "./browser.ts";

/** The faces that papers are set in: a Latin and a Chinese one. */
const FAMILIES = new Set(["Instrument Sans", "Noto Sans SC"]);

const faces = FONTS.filter(({ family, letters }) => FAMILIES.has(family) && letters === undefined)
  .map(
    ({ family, file, weights, range }) =>
      `@font-face{font-family:"${family}";src:url(/font/${file}) format("woff2");font-weight:${weights};${range ? `unicode-range:${range};` : ""}}`,
  )
  .join("\n");

/** Prints a page as PDF. The page stands under the renderer's own policy: scripts, frames and pictures of it are dead. */
export const paper: JobHandler<"paper"> = async ({ html, pdf }, context) => {
  const { page } = await renderPage(context.signal);
  try {
    await page.setContent(html, { waitUntil: "load" });
    await page.addStyleTag({ content: faces });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const bytes = await page.pdf({ format: "A4", printBackground: true });
    const path = join(context.folder, "paper.pdf");
    await writeFile(path, bytes);
    await context.put(pdf, path);
    return { bytes: bytes.length, engine: "reelwright-chromium" };
  } finally {
    await discardPage(page);
  }
};
