import { z } from "zod";
import type { Language } from "../../locales/index.ts";
import { messageText } from "../../trpc/contract/rules/errors.ts";
import { tooFew } from "../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { textOf, textsOf } from "../http/form.ts";
import type { Problem } from "../http/problem.ts";
import { rowFieldName, rowNumbers } from "./rows.ts";
import { type FieldShape, fieldsOf } from "./schema.ts";

/** The rows of a table, whose columns are posted one beside the other; one in which no number was typed is none. */
function rowsOf(form: FormData, name: string, columns: readonly FieldShape[]): unknown[] {
  const posted = columns.map((column) => ({ column, texts: textsOf(form, cellName(name, column.name)) }));
  const count = Math.max(0, ...posted.map(({ texts }) => texts.length));
  const isTyped = (at: number): boolean => posted.some(({ column, texts }) => column.type === "number" && (texts[at] ?? "").trim() !== "");
  return Array.from({ length: count }, (_, at) => at)
    .filter(isTyped)
    .map((at) => Object.fromEntries(posted.map(({ column: { name: of, type }, texts }) => [of, cellValue(type, texts[at] ?? "")])));
}

/** How a form names a column of a table. */
export const cellName = (table: string, column: string): string => `${table}.${column}`;

const numberOf = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));
const cellValue = (type: FieldShape["type"], text: string): unknown => (type === "number" ? numberOf(text) : text);

/** The rows of a list whose fields are named by the row's number. */
const numbered = (form: FormData, numbers: readonly string[], { name, columns = [] }: FieldShape): unknown[] =>
  numbers.map((at) => valuesOf(form, columns, (column) => rowFieldName(name, at, column)));

function valueOf(form: FormData, field: FieldShape): unknown {
  const { name, type, columns = [] } = field;
  if (type === "rows") {
    const numbers = rowNumbers(form, name);
    return numbers ? numbered(form, numbers, field) : rowsOf(form, name, columns);
  }
  if (type === "boolean") return form.has(name);
  if (type === "choices") return textsOf(form, name);
  if (type === "files") return [...new Set(textsOf(form, name))];
  if (type === "file") return textsOf(form, name).at(-1);
  const text = textOf(form, name);
  if (type === "number") return numberOf(text);
  return form.has(name) ? text : undefined;
}

/** The values of fields, by the names that they have in the schema; `named`: those that they have in the form. */
const valuesOf = (
  form: FormData,
  fields: readonly FieldShape[],
  named: (name: string) => string = (name) => name,
): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(form, { ...field, name: named(field.name) });
      return value === undefined ? [] : [[field.name, value]];
    }),
  );

/** A posted form as a tool's input, not checked yet: each field by the type that the input's schema gives it. */
export const inputFrom = (input: z.ZodType, form: FormData): Record<string, unknown> => valuesOf(form, fieldsOf(input));

/** A file that is none of the library's and of no task was typed as an address. */
function saidOfFiles(issue: z.core.$ZodIssue, value: unknown, purpose: UploadPurpose, language: Language): string {
  const count = Array.isArray(value) ? value.length : 0;
  if (issue.code === "too_small") {
    const { key, params } = tooFew(purpose, { min: Number(issue.minimum), count });
    return messageText(key, language, params);
  }
  if (issue.code === "too_big") return messageText("file.tooMany", language, { max: Number(issue.maximum), count });
  return messageText(issue.code === "invalid_format" ? "link.formatIncorrect" : "form.incomplete", language);
}

function said(issue: z.core.$ZodIssue, value: unknown, purpose: UploadPurpose | undefined, language: Language): string {
  if (purpose) return saidOfFiles(issue, value, purpose, language);
  if (issue.code === "too_big" && issue.origin === "string") {
    return messageText("form.tooLong", language, { length: Array.from(String(value)).length, max: Number(issue.maximum) });
  }
  if (issue.code === "too_big" || (issue.code === "too_small" && issue.origin === "number"))
    return messageText("form.outOfRange", language);
  return messageText("form.incomplete", language);
}

/** What is wrong with an input, each at its field; empty where it may be sent. */
export function problemsIn(input: z.ZodType, given: Record<string, unknown>, language: Language): Problem[] {
  const { error } = input.safeParse(given);
  const fields = fieldsOf(input);
  return (error?.issues ?? []).map((issue) => {
    const [field = "", at = "0", column = ""] = issue.path.map(String);
    const own = fields.find(({ name }) => name === field);
    const inRow = own?.columns?.find(({ name }) => name === column);
    if (!inRow || inRow.type === "number") return { field, text: said(issue, given[field], own?.purpose, language) };
    const row = z.array(z.record(z.string(), z.unknown())).safeParse(given[field]).data?.[Number(at)];
    return { field: rowFieldName(field, at, column), text: said(issue, row?.[column], inRow.purpose, language) };
  });
}
