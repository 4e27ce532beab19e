import { copyFile, mkdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { createWorker, PSM, type Worker } from "tesseract.js";
import { cacheFolder } from "../../weights/cache.ts";
import { weight } from "../../weights/resolve.ts";

/** How sure it has to be of a word, 0…100; of shorter ones more so. */
const [SURE, SURER] = [60, 80];
const SHORT = 3;
/** A line of one or two signs is a speck; two Chinese ones may be a word. */
const LETTERS = /(?:[\p{L}\p{N}].*){3}|\p{Script=Han}{2}/u;
/** Edges in a picture that are taken for the simplest Chinese signs. */
const STROKES = /^[一二三丨丶丿\s]+$/;

/** Tesseract reads its languages from one folder; each comes in a package of its own. */
async function languages(): Promise<string> {
  const folder = join(cacheFolder(), "tesseract");
  await mkdir(folder, { recursive: true });
  for (const path of await Promise.all([weight("readEnglish"), weight("readChinese")])) {
    const draft = join(folder, `${basename(path)}.${process.pid}`);
    await copyFile(path, draft);
    await rename(draft, join(folder, basename(path)));
  }
  return folder;
}

async function open(): Promise<Worker> {
  const how = { langPath: await languages(), cacheMethod: "none", gzip: true, errorHandler: () => undefined };
  const worker = await createWorker(["eng", "chi_sim"], 1, how);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: "100" });
  return worker;
}

let opened: Promise<Worker> | undefined;

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const isWord = (text: string, sure: number): boolean =>
  /[\p{L}\p{N}]/u.test(text) && sure >= (text.length < SHORT && !isChinese(text) ? SURER : SURE);

/** The words that stand in a picture (PNG or JPEG bytes), a line each; Chinese signs stand together. */
export async function readText(picture: Buffer): Promise<string[]> {
  const { data } = await (await (opened ??= open())).recognize(picture, {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ words }) => {
        const told = words.filter(({ text, confidence }) => isWord(text, confidence)).map(({ text }) => text);
        const line = told.join(" ").replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
        return LETTERS.test(line) && !STROKES.test(line) ? [line] : [];
      }),
    ),
  );
}
