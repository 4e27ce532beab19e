import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import ts from "typescript";

const APP = resolve(import.meta.dirname, "../../app");
/** Attributes that people read or hear. */
const READ_OUT = new Set(["title", "alt", "placeholder", "aria-label", "aria-description", "label", "legend", "hint", "text"]);
const LETTERS = /\p{L}{2}/u;

export interface Sources {
  /** Every string literal. */
  literals: Set<string>;
  /** Every template literal, with its holes matching one part of a key. */
  patterns: RegExp[];
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

function visit(node: ts.Node, file: string, into: Sources): void {
  if (isHardCoded(node)) into.hardCoded.push(`${file}: ${node.getText().trim()}`);
  if (ts.isStringLiteralLike(node)) into.literals.add(node.text);
  if (ts.isTemplateExpression(node)) into.patterns.push(patternOf(node));
  ts.forEachChild(node, (child) => visit(child, file, into));
}

/** What the pages' sources say, read as syntax. */
export function readSources(): Sources {
  const into: Sources = { literals: new Set(), patterns: [], hardCoded: [] };
  for (const entry of readdirSync(APP, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.|\.d\.ts$/.test(entry.name) || path.startsWith(join(APP, "i18n")))
      continue;
    visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true), relative(APP, path), into);
  }
  return into;
}
