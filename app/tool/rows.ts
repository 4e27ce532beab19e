import { textsOf } from "../http/form.ts";
import type { FieldShape } from "./schema.ts";

/** The name of a control that is there once for each row of a list, and says the row's number. */
export const rowMark = (list: string): string => `${list}.at`;

/** The name of a field of one row. */
export const rowFieldName = (list: string, at: number | string, column: string): string => `${list}.${at}.${column}`;

/** The numbers of the rows that a form has, in their order; null: it has no such list. */
export const rowNumbers = (form: FormData, list: string): string[] | null =>
  form.has(rowMark(list)) ? textsOf(form, rowMark(list)).filter((text) => /^\d{1,2}$/.test(text)) : null;

/** The fields of every row, by their names in the form. */
export const rowFields = (form: FormData, { name, columns = [] }: Pick<FieldShape, "name" | "columns">): FieldShape[] =>
  (rowNumbers(form, name) ?? []).flatMap((at) => columns.map((column) => ({ ...column, name: rowFieldName(name, at, column.name) })));
