import { readFile } from "node:fs/promises";
import { createWorker, type Worker } from "tesseract.js";
import { weight } from "../../weights/resolve.ts";

/** Tesseract's: text wherever it stands, in no order. */
const SPARSE = "11";
/** How sure it has to be of a word, 0…100; of shorter ones more so. */
const [SURE, SURER] = [60, 80];
const SHORT = 3;

async function open(): Promise<Worker> {
  const [english, chinese] = await Promise.all([weight("readEnglish"), weight("readChinese")]);
  const read = async (code: string, path: string) => ({ code, data: await readFile(path) });
  const langs = await Promise.all([read("eng", english), read("chi_sim", chinese)]);
  const worker = await createWorker(langs, 1, { cacheMethod: "none", errorHandler: () => undefined });
  await worker.setParameters({ tessedit_pageseg_mode: SPARSE as never });
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
        return line ? [line] : [];
      }),
    ),
  );
}
