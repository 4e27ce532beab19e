import { fill } from "../../../locales/fill.ts";
import { factsOf, type Language, type MessageKey, sharedWords } from "../../../locales/index.ts";
import { quantities } from "../../../locales/quantity.ts";
import { saidIn } from "./said.ts";
import { UNSEEN } from "./unseen.ts";
import { ERROR_TABLE, type ErrorRow } from "./error-codes.ts";

/** Codes that mean success (spec §7 Handling). */
const SUCCESS_CODES = [0, 100, 200] as const;

/** Whether a response code means success (spec §7 Handling). */
export const isSuccess = (code: number): boolean => (SUCCESS_CODES as readonly number[]).includes(code);

const byCode = new Map<number, ErrorRow>(ERROR_TABLE.map((row) => [row.code, row]));
const rows: readonly ErrorRow[] = ERROR_TABLE;
const byKey = new Map<MessageKey, ErrorRow>(
  rows.flatMap((row) => [row.key, ...(row.also ?? [])].map((key): [MessageKey, ErrorRow] => [key, row])),
);

/** A code that we do not know is shown as a warning with the server's own msg (spec §8 Any other code). */
const unknownCode = (code: number): ErrorRow => ({ code, name: "UNKNOWN", key: "system.error", kind: "toast" });

/** How to treat a response code that is not a success. */
export const errorOf = (code: number): ErrorRow => byCode.get(code) ?? unknownCode(code);

/** The code that carries a message; null for messages of form checks, which never cross the wire. */
export const codeOf = (key: MessageKey): number | null => byKey.get(key)?.code ?? null;

/** A message in a language, its `{{values}}` filled in as plain text; a missing value is left as written. */
export const messageText = (key: MessageKey, language: Language, params: Record<string, string | number> = {}): string => {
  const counted = Object.entries(quantities(params, factsOf(language).tag));
  const values = counted.map(([name, value]) => [name, saidIn(language, String(value)).replace(UNSEEN, " ")]);
  return fill(sharedWords(language).errors[key], Object.fromEntries(values));
};
