import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compiled } from "../../scripts/test/compiler.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const { include } = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8")) as { include: string[] };

type Language = Map<string, string>;

/** The pretended language: the text of every file of English, under its path in `locales/xx`. */
const newLanguage = (): Language => {
  const english = join(ROOT, "locales/en");
  const files = readdirSync(english, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  return new Map(files.map((path) => [path, readFileSync(join(english, path), "utf8").replaceAll('"en/', '"xx/')]));
};

/** A copy of what the compiler is told to read, beside the repository's packages. */
let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "reelwright-language-"));
  const isSource = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const name of ["tsconfig.json", ...include]) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  const list = join(copy, "locales/languages.ts");
  writeFileSync(list, `${readFileSync(list, "utf8")}export * as xx from "./xx/index.ts";\n`);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the compiler says of these folders with the language beside the others, one error a line. */
async function errorsWith(language: Language, folders: readonly string[]): Promise<string[]> {
  const folder = join(copy, "locales/xx");
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of language) {
    cpSync(join(copy, "locales/en", path), join(folder, path));
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(copy, "tsconfig.xx.json"), JSON.stringify({ extends: "./tsconfig.json", include: folders }));
  return compiled("tsconfig.xx.json", copy);
}

it("a language is a folder and one line: everything compiles with it", async () => {
  expect(await errorsWith(newLanguage(), include)).toEqual([]);
});

/** Each of these is taken out of the new language; the compiler names it where. */
const LACKS: [what: string, path: string, word: RegExp, message: RegExp][] = [
  ["an error", "errors.ts", /^ {2}"file\.corrupted".*\n/m, /xx\/errors\.ts.*'"file\.corrupted"' is missing/],
  ["a mail", "mail.ts", /^ {2}reset: \{(?:\n {4}.*)+\n {2}\},\n/m, /xx\/mail\.ts.*'reset' is missing/],
  ["a page's word", "details.ts", /^ {2}uploadAtOnce:.*\n/m, /xx\/details\.ts.*'uploadAtOnce' is missing/],
  ["a section", "messages.ts", /^ {2}consent,\n/m, /xx\/messages\.ts.*'consent' is missing/],
  ["a tool's word", "tools/link-to-video.ts", /^ {2}label:.*\n/m, /xx\/tools\/link-to-video\.ts.*'label' is missing/],
];
const SUPERFLUOUS = "account.ts";

/** A file of the language, typed by English as a translation is. */
function typed(path: string, text: string): string {
  const up = path.includes("/") ? "../" : "";
  return text.replace(
    /export const (\w+) = /,
    (_all, name: string) =>
      `import type { ${name} as english } from "${up}../en/${path}";\n` +
      `export const ${name}: import("${up}../translated.ts").Translated<typeof english> = `,
  );
}

function change(language: Language, path: string, how: (text: string) => string): void {
  const before = typed(path, language.get(path) ?? "");
  const after = how(before);
  if (after === before) throw new Error(`${path} has nothing to change`);
  language.set(path, after);
}

describe("the compiler names what a language lacks", () => {
  let said = "";
  beforeAll(async () => {
    const language = newLanguage();
    for (const [, path, word] of LACKS) change(language, path, (text) => text.replace(word, ""));
    change(language, SUPERFLUOUS, (text) => text.replace("= {", '= {\n  extra: "…",'));
    said = (await errorsWith(language, ["locales"])).join("\n");
  });

  it.each(LACKS)("%s", (_what, _path, _word, message) => expect(said).toMatch(message));
  it("and a word that English does not have", () => expect(said).toMatch(/xx\/account\.ts.*'extra' does not exist/));
});

it("the compiler names a file that is not there at all", async () => {
  const names = ["messages", "tools/link-to-video", "tools/ai-video-ads"];
  const language = newLanguage();
  for (const name of names) language.delete(`${name}.ts`);
  const said = (await errorsWith(language, ["locales"])).join("\n");
  for (const name of names) expect(said).toMatch(new RegExp(`missing .*"xx/${name}"`));
});
