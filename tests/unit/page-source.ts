import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import ts from "typescript";

const APP = resolve(import.meta.dirname, "../../app");
/** Manifests name the words of their pages. */
const MANIFESTS = resolve(import.meta.dirname, "../../trpc/contract/tools");
/** Attributes that people read or hear. */
const READ_OUT = new Set(["title", "alt", "placeholder", "aria-label", "aria-description", "label", "legend", "hint", "text"]);
const LETTERS = /\p{L}{2}/u;

export interface Sources {
  /** Every string literal. */
  literals: Set<string>;
  /** Every template literal, with its holes matching one part of a key. */
  patterns: RegExp[];
  /** What follows the first hole of a template that begins with one: `.title` after a section said elsewhere (`pages.home`). */
  endings: Set<string>;
  /** Text in JSX that is written there rather than taken from the messages: `file: text`. */
  hardCoded: string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patternOf = (node: ts.TemplateExpression): RegExp =>
  new RegExp(`^${escaped(node.head.text)}${node.templateSpans.map(({ literal }) => `[^.]+${escaped(literal.text)}`).join("")}$`);

function isHardCoded(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return LETTERS.test(node.text);
  if (!ts.isStringLiteral(node) || !LETTERS.test(node.text)) return false;
  return ts.isJsxAttribute(node.parent) && READ_OUT.has(node.parent.name.getText());
}

const endingOf = ({ head, templateSpans: [first, ...more] }: ts.TemplateExpression): string | undefined =>
  head.text === "" && more.length === 0 && /^\.\w/.test(first?.literal.text ?? "") ? first?.literal.text : undefined;

function visit(node: ts.Node, file: string, into: Sources): void {
  if (isHardCoded(node)) into.hardCoded.push(`${file}: ${node.getText().trim()}`);
  if (ts.isStringLiteralLike(node)) into.literals.add(node.text);
  if (ts.isTemplateExpression(node)) {
    into.patterns.push(patternOf(node));
    const ending = endingOf(node);
    if (ending) into.endings.add(ending);
  }
  ts.forEachChild(node, (child) => visit(child, file, into));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** What the pages' sources say, read as syntax. */
export function readSources(): Sources {
  const into: Sources = { literals: new Set(), patterns: [], endings: new Set(), hardCoded: [] };
  for (const path of [APP, MANIFESTS].flatMap(filesIn)) {
    if (!/\.tsx?$/.test(path) || /\.test\.|\.d\.ts$/.test(path) || path.startsWith(join(APP, "i18n"))) continue;
    visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true), relative(APP, path), into);
  }
  return into;
}
