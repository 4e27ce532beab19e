import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

const LOCALES = join(ROOT, "locales");
const LIST = join(LOCALES, "languages.ts");

/** The pretended language: every file of English under the name of `xx`, and one line in the list. */
function newLanguage(): Map<string, string> {
  const english = readdirSync(join(LOCALES, "en"), { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const files = english.map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name);
    return [path.replace(`${LOCALES}/en/`, `${LOCALES}/xx/`), readFileSync(path, "utf8").replaceAll('"en/', '"xx/')];
  });
  return new Map([...files, [LIST, `${readFileSync(LIST, "utf8")}export * as xx from "./xx/index.ts";\n`]]);
}

const config = ts.getParsedCommandLineOfConfigFile(
  join(ROOT, "tsconfig.json"),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
);
if (!config) throw new Error("tsconfig.json cannot be read");
const { options, fileNames } = config;

const parsed = new Map<string, ts.SourceFile | undefined>();

/** A compiler's file system in which some files stand over those on the disk; what is on the disk is parsed once. */
function hostOver(over: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.getSourceFile = (path, version) => {
    if (over.has(path)) return getSourceFile(path, version);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version));
    return parsed.get(path);
  };
  host.fileExists = (path) => over.has(path) || fileExists(path);
  host.readFile = (path) => over.get(path) ?? readFile(path);
  host.directoryExists = (path) => [...over.keys()].some((file) => file.startsWith(`${path}/`)) || (directoryExists?.(path) ?? true);
  return host;
}

/** What the compiler says of these files, and of those that are put over the disk's. */
function errorsOf(roots: readonly string[], over: ReadonlyMap<string, string>, isChecked = (_path: string) => true): string[] {
  const program = ts.createProgram([...new Set([...roots, ...over.keys()])], options, hostOver(over));
  const checked = [...roots.filter(isChecked), ...over.keys()].flatMap((path) => program.getSourceFile(path) ?? []);
  return checked
    .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    .map(({ file, messageText }) => `${file?.fileName.replace(`${ROOT}/`, "")}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
}

const isConcerned = (path: string): boolean => /\/locales\/|\blang\b/.test(readFileSync(path, "utf8"));
const ofLocales = fileNames.filter((name) => name.startsWith(`${LOCALES}/`));

it("a language is a folder and one line: whatever knows of languages compiles with it", () => {
  const language = newLanguage();
  expect([...language.keys()].filter((path) => !path.startsWith(`${LOCALES}/xx/`))).toEqual([LIST]);
  expect(errorsOf(fileNames, language, isConcerned)).toEqual([]);
});

/** Each of these is taken out of the new language; the compiler names it where. */
const LACKS: [what: string, path: string, word: RegExp, message: RegExp][] = [
  ["an error", "errors.ts", /^ {2}"file\.corrupted".*\n/m, /xx\/errors\.ts: .*'"file\.corrupted"' is missing/],
  ["a mail", "mail.ts", /^ {2}reset: \{(?:\n {4}.*)+\n {2}\},\n/m, /xx\/mail\.ts: .*'reset' is missing/],
  ["a page's word", "details.ts", /^ {2}uploadAtOnce:.*\n/m, /xx\/details\.ts: .*'uploadAtOnce' is missing/],
  ["a section", "messages.ts", /^ {2}consent,\n/m, /xx\/messages\.ts: .*'consent' is missing/],
  ["a tool's word", "tools/link-to-video.ts", /^ {2}label:.*\n/m, /xx\/tools\/link-to-video\.ts: .*'label' is missing/],
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

function change(language: Map<string, string>, path: string, how: (text: string) => string): void {
  const file = `${LOCALES}/xx/${path}`;
  const before = typed(path, language.get(file) ?? "");
  const after = how(before);
  if (after === before) throw new Error(`${path} has nothing to change`);
  language.set(file, after);
}

describe("the compiler names what a language lacks", () => {
  let said = "";
  beforeAll(() => {
    const language = newLanguage();
    for (const [, path, word] of LACKS) change(language, path, (text) => text.replace(word, ""));
    change(language, SUPERFLUOUS, (text) => text.replace("= {", '= {\n  extra: "…",'));
    said = errorsOf(ofLocales, language).join("\n");
  });

  it.each(LACKS)("%s", (_what, _path, _word, message) => expect(said).toMatch(message));
  it("and a word that English does not have", () => expect(said).toMatch(/xx\/account\.ts: .*'extra' does not exist/));
});

it("the compiler names a file that is not there at all", () => {
  const names = ["messages", "tools/link-to-video", "tools/ai-video-ads"];
  const language = newLanguage();
  for (const name of names) language.delete(`${LOCALES}/xx/${name}.ts`);
  const said = errorsOf(ofLocales, language).join("\n");
  for (const name of names) expect(said).toMatch(new RegExp(`missing .*"xx/${name}"`));
});
